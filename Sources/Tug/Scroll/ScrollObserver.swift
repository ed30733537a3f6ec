/// Observes a scroll view and forwards its events.
@MainActor
final class ScrollObserver {
  private let observations: [NSKeyValueObservation]

  init(
    _ scrollView: UIScrollView, for client: ScrollHost,
    fastPath: ScrollFastPath
  ) {
    let step = MainThreadClosure { [weak client] (scrollView: UIScrollView) in
      // First of all: an inert step pays neither for the weak reference nor for the cause.
      if fastPath.take(scrollView) { return }
      client?.scrolled(by: scrollView.scrollCause)
    }
    // Declared as Sendable, which they are, and so not isolated: otherwise the compiler takes them for
    // main-actor closures, and checks that once more at each call.
    observations = [
      scrollView.observe(\.contentOffset) { @Sendable scrollView, _ in step(scrollView) },
      scrollView.observe(\.contentSize) { @Sendable [weak client] _, _ in
        MainActor.assumeIsolated { client?.contentReplaced() }
      },
      scrollView.observe(\.contentInset) { @Sendable [weak client] _, _ in
        MainActor.assumeIsolated { client?.insetChanged() }
      },
      scrollView.observe(\.frame) { @Sendable [weak client] _, _ in
        MainActor.assumeIsolated { client?.contentChanged() }
      },
      scrollView.panGestureRecognizer.observe(\.state) { @Sendable [weak client] pan, _ in
        MainActor.assumeIsolated { client?.panChanged(to: pan.state) }
      },
    ]
  }
}

extension DragInput {
  @MainActor
  init(of scrollView: UIScrollView) {
    // A scroll view tracks wheels and trackpads, too.
    self = scrollView.panGestureRecognizer.numberOfTouches > 0 ? .fingers : .pointer
  }
}

/// A main-actor closure that code without isolation calls at every step of a scroll.
///
/// `MainActor.assumeIsolated` takes the runtime about 600 instructions; comparing the thread with the
/// one on which the main actor made the closure takes ten. On any other thread the runtime is asked,
/// and stops the program as ever.
struct MainThreadClosure: Sendable {
  private let body: @MainActor (UIScrollView) -> Void
  /// The same closure without its isolation. `assumeIsolated` makes the same cast at each call.
  private let checkedBody: @Sendable (UIScrollView) -> Void
  private let thread = Self.currentThread

  @MainActor
  init(_ body: @escaping @MainActor (UIScrollView) -> Void) {
    self.body = body
    checkedBody = unsafeBitCast(body, to: (@Sendable (UIScrollView) -> Void).self)
  }

  func callAsFunction(_ scrollView: UIScrollView) {
    guard Self.currentThread == thread else {
      return MainActor.assumeIsolated { body(scrollView) }
    }
    checkedBody(scrollView)
  }

  /// A number to compare. On Apple's platforms the thread is a pointer.
  private static var currentThread: Int { Int(bitPattern: pthread_self()) }
}
