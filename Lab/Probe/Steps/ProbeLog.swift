#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// One thing that the probe did or heard: one line of its file.
struct ProbeEvent: Equatable {
  /// Where it came from.
  enum Kind: String {
    /// The probe did it.
    case act = "do"
    /// An observer was called.
    case observed
    /// The delegate was called.
    case delegate
    /// A view was told of its safe area.
    case safeArea
    /// A completion handler was called.
    case completed
    /// The probe read a value.
    case read
  }

  /// Seconds since the beginning of the step.
  var time: Double
  var kind: Kind
  /// One word.
  var name: String
  var values: [Double] = []

  var line: String {
    ([Self.text(time), kind.rawValue, name] + values.map(Self.text)).joined(separator: " ")
  }

  /// A number with at most three decimals.
  static func text(_ value: Double) -> String {
    guard value.isFinite, value.magnitude < 1e9 else { return "\(value)" }
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

/// What a probe heard in one step after the other.
@MainActor
final class ProbeLog {
  struct Step {
    let name: String
    var events: [ProbeEvent] = []
    /// Whether a gesture didn't come. What was heard until then stays.
    var isUnfinished = false
  }

  private(set) var steps: [Step] = []
  private var start: TimeInterval = 0

  func begin(_ step: String) {
    steps.append(Step(name: step))
    start = CACurrentMediaTime()
  }

  func leaveUnfinished() {
    if let last = steps.indices.last { steps[last].isUnfinished = true }
  }

  func add(_ kind: ProbeEvent.Kind, _ name: String, _ values: [CGFloat] = []) {
    guard let last = steps.indices.last else { return }
    steps[last].events.append(
      ProbeEvent(
        time: CACurrentMediaTime() - start, kind: kind, name: name, values: values.map(Double.init))
    )
  }

  /// Writes what the probe does, and does it.
  func act(_ name: String, _ body: () -> Void) {
    add(.act, name)
    body()
  }

  /// The file of a system.
  func text(for system: String) -> String {
    var lines = ["system \(system)"]
    for step in steps {
      lines += ["", "step \(step.name)"]
      if step.isUnfinished { lines.append("unfinished") }
      lines += step.events.map(\.line)
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension UIEdgeInsets {
  var numbers: [CGFloat] { [top, left, bottom, right] }
}
extension CGPoint {
  var numbers: [CGFloat] { [x, y] }
}
extension CGSize {
  var numbers: [CGFloat] { [width, height] }
}
extension CGRect {
  var numbers: [CGFloat] { origin.numbers + size.numbers }
}
extension Bool {
  var numbers: [CGFloat] { [self ? 1 : 0] }
}

/// A delegate and observer of a scroll view that writes down what it hears.
@MainActor
final class ProbeListener: NSObject {
  private let log: ProbeLog
  private var observations: [NSKeyValueObservation] = []

  /// Called inside of `scrollViewDidEndDragging`.
  var onRelease: ((UIScrollView) -> Void)?
  /// Called inside of the first `scrollViewDidScroll` after a release.
  var onFirstMove: ((UIScrollView) -> Void)?
  private var isReleased = false

  init(_ log: ProbeLog) {
    self.log = log
    super.init()
  }

  /// Becomes the delegate of a scroll view, and observes it.
  func listen(to scrollView: UIScrollView) {
    scrollView.delegate = self
    let log = log
    observations += [
      scrollView.observe(\.contentOffset) { @Sendable view, _ in
        MainActor.assumeIsolated { log.add(.observed, "contentOffset", view.contentOffset.numbers) }
      },
      scrollView.observe(\.contentSize) { @Sendable view, _ in
        MainActor.assumeIsolated { log.add(.observed, "contentSize", view.contentSize.numbers) }
      },
      scrollView.observe(\.contentInset) { @Sendable view, _ in
        MainActor.assumeIsolated { log.add(.observed, "contentInset", view.contentInset.numbers) }
      },
      scrollView.observe(\.frame) { @Sendable view, _ in
        MainActor.assumeIsolated { log.add(.observed, "frame", view.frame.numbers) }
      },
      scrollView.observe(\.bounds) { @Sendable view, _ in
        MainActor.assumeIsolated { log.add(.observed, "bounds", view.bounds.numbers) }
      },
      scrollView.panGestureRecognizer.observe(\.state) { @Sendable pan, _ in
        MainActor.assumeIsolated { log.add(.observed, "pan", [CGFloat(pan.state.rawValue)]) }
      },
    ]
  }

  func stop() {
    for observation in observations { observation.invalidate() }
    observations = []
  }

  /// The flags of a scroll view: tracking, dragging, decelerating.
  private func flags(_ scrollView: UIScrollView) -> [CGFloat] {
    scrollView.isTracking.numbers + scrollView.isDragging.numbers
      + scrollView.isDecelerating.numbers
  }
}

extension ProbeListener: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    log.add(.delegate, "didScroll", scrollView.contentOffset.numbers)
    guard isReleased else { return }
    isReleased = false
    onFirstMove?(scrollView)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    log.add(.delegate, "willBeginDragging", flags(scrollView))
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    log.add(.delegate, "willEndDragging", targetContentOffset.pointee.numbers)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    log.add(.delegate, "didEndDragging", decelerate.numbers)
    isReleased = true
    onRelease?(scrollView)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    log.add(.delegate, "willBeginDecelerating", flags(scrollView))
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    log.add(.delegate, "didEndDecelerating", flags(scrollView))
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    log.add(.delegate, "didEndScrollingAnimation", scrollView.contentOffset.numbers)
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    log.add(.delegate, "didChangeAdjustedContentInset", scrollView.adjustedContentInset.numbers)
  }
}

/// A subview of a scroll view that writes down what it is told of its safe area.
final class ProbeSafeAreaView: UIView {
  var log: ProbeLog?

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    log?.add(.safeArea, "subview", safeAreaInsets.numbers)
  }
}
