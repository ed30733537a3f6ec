import RefreshCore

/// Hears what happens to a scroll view and passes it on. Nothing is decided here.
@MainActor
final class ScrollObserver {
  private let observations: [NSKeyValueObservation]

  init(
    _ scrollView: UIScrollView, tellsTo controls: ScrollControls, except quiet: QuietScroll
  ) {
    let step: @MainActor (UIScrollView) -> Void = { [weak controls] scrollView in
      // First of all: a quiet step pays neither for the weak reference nor for the cause.
      if quiet.takes(scrollView) { return }
      controls?.scrolled(by: scrollView.scrollCause)
    }
    let isolatedStep = OnMainThread(step)
    // Declared as what they are, Sendable and so of no actor: otherwise the compiler takes them for
    // main-actor closures, and checks that once more at each call.
    observations = [
      scrollView.observe(\.contentOffset) { @Sendable scrollView, _ in
        isolatedStep(scrollView)
      },
      scrollView.observe(\.contentSize) { @Sendable [weak controls] _, _ in
        MainActor.assumeIsolated { controls?.contentChanged() }
      },
      scrollView.observe(\.contentInset) { @Sendable [weak controls] _, _ in
        MainActor.assumeIsolated { controls?.insetChanged() }
      },
      scrollView.observe(\.frame) { @Sendable [weak controls] _, _ in
        MainActor.assumeIsolated { controls?.contentChanged() }
      },
      scrollView.panGestureRecognizer.observe(\.state) { @Sendable [weak controls] pan, _ in
        MainActor.assumeIsolated { controls?.panChanged(to: pan.state) }
      },
    ]
  }
}

/// `MainActor.assumeIsolated` for a call at every step of a scroll. The runtime takes 600 instructions
/// to find out that this is the main actor; that it is still the thread on which the main actor made
/// this, takes ten. On any other thread the runtime is asked, and stops the program as ever.
private struct OnMainThread<Subject: Sendable>: Sendable {
  private let body: @MainActor (Subject) -> Void
  /// The same closure without its isolation: `assumeIsolated` does the same, each time anew.
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

  /// A number to compare, whatever it is: on Apple's platforms it is a pointer.
  private static var currentThread: Int { Int(bitPattern: pthread_self()) }
}

extension UIScrollView {
  var scrollCause: ScrollCause {
    if isDragging { return .finger }
    return isDecelerating ? .momentum : .program
  }
}

extension ScrollControls {
  fileprivate func panChanged(to state: UIGestureRecognizer.State) {
    recorder?.panned(to: state)
    switch state {
    case .began: dragBegan()
    case .ended: dragEnded()
    case .possible, .changed, .cancelled, .failed: break
    @unknown default: break
    }
  }
}
