/// A main-actor closure that code without isolation calls at every step of a scroll.
///
/// `MainActor.assumeIsolated` takes the runtime about 600 instructions; comparing the thread with the
/// one on which the main actor made the closure takes ten. On any other thread the runtime is asked,
/// and stops the program as ever.
struct MainThreadClosure<Subject: Sendable>: Sendable {
  private let body: @MainActor (Subject) -> Void
  /// The same closure without its isolation. `assumeIsolated` makes the same cast at each call.
  private let checkedBody: @Sendable (Subject) -> Void
  private let thread = Self.currentThread

  @MainActor
  init(_ body: @escaping @MainActor (Subject) -> Void) {
    self.body = body
    checkedBody = unsafeBitCast(body, to: (@Sendable (Subject) -> Void).self)
  }

  func callAsFunction(_ subject: Subject) {
    guard Self.currentThread == thread else {
      return MainActor.assumeIsolated { body(subject) }
    }
    checkedBody(subject)
  }

  /// A number to compare. On Apple's platforms the thread is a pointer.
  private static var currentThread: Int { Int(bitPattern: pthread_self()) }
}
