import Foundation

/// A call after a delay on the clock of a host. Not in UIKit, where it is a `Timer`.
@preconcurrency @MainActor
public final class DelayedCall {
  private weak var host: HeadlessHost?
  private var timer: Int?

  /// Creates a call on the clock of a view's host. Nothing is scheduled at first.
  public init(on view: UIView) { host = view.host }

  /// Schedules the call, in place of the one before. Negative delays count as zero.
  public func start(after seconds: TimeInterval, _ call: @escaping @MainActor () -> Void) {
    cancel()
    timer = host?.schedule(after: seconds) { [weak self] in
      self?.timer = nil
      call()
    }
  }

  /// Cancels the call that is scheduled.
  public func cancel() {
    if let timer { host?.cancelTimer(timer) }
    timer = nil
  }
}
