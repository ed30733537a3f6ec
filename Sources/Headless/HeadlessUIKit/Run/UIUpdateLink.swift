import Foundation

/// A range of frame rates in frames per second.
public struct CAFrameRateRange: Equatable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float?

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}

/// A point in the update of a frame at which actions run.
@preconcurrency @MainActor
public final class UIUpdateActionPhase {
  let order: Int

  private init(_ order: Int) { self.order = order }

  public static let afterUpdateScheduled = UIUpdateActionPhase(0)
  public static let beforeEventDispatch = UIUpdateActionPhase(1)
  public static let afterEventDispatch = UIUpdateActionPhase(2)
  public static let beforeCADisplayLinkDispatch = UIUpdateActionPhase(3)
  public static let afterCADisplayLinkDispatch = UIUpdateActionPhase(4)
  public static let beforeCATransactionCommit = UIUpdateActionPhase(5)
  public static let afterCATransactionCommit = UIUpdateActionPhase(6)
  public static let afterUpdateComplete = UIUpdateActionPhase(7)
}

/// The times of the update of a frame, in seconds on the host's clock.
@preconcurrency @MainActor
public final class UIUpdateInfo {
  /// The time for which the frame is drawn.
  public let modelTime: TimeInterval
  public let completionDeadlineTime: TimeInterval
  public let estimatedPresentationTime: TimeInterval

  init(at time: TimeInterval, frameInterval: TimeInterval) {
    modelTime = time
    completionDeadlineTime = time + frameInterval
    estimatedPresentationTime = time + frameInterval
  }
}

/// Actions that run in the frames of a view that is in a window.
///
/// The actions of one link run in the order of their phases, all before the layout of the frame. The
/// app must keep the link.
@preconcurrency @MainActor
public final class UIUpdateLink {
  private weak var view: UIView?
  private weak var host: HeadlessHost?
  private var actions: [(phase: UIUpdateActionPhase, handler: Handler)] = []
  private var current: UIUpdateInfo?

  public typealias Handler = (UIUpdateLink, UIUpdateInfo) -> Void

  /// Creates a link for the display of `view`, which is disabled at first.
  public init(view: UIView) {
    self.view = view
    host = view.host
    view.updateLinks.removeAll { $0.link == nil }
    view.updateLinks.append(WeakUpdateLink(link: self))
  }

  /// Creates a link with an action before the display links.
  public convenience init(view: UIView, actionHandler handler: @escaping Handler) {
    self.init(view: view)
    addAction(handler: handler)
  }

  /// Whether the actions run. The default is `false`.
  public var isEnabled = false {
    didSet { if isEnabled != oldValue { requestFrames() } }
  }

  /// Whether the link requests every frame. The default is `false`: its actions run in frames that
  /// something else requests.
  public var requiresContinuousUpdates = false {
    didSet { if requiresContinuousUpdates != oldValue { requestFrames() } }
  }

  /// The requested frame rate. Here without effect: frames come at the interval of the host.
  public var preferredFrameRateRange = CAFrameRateRange.default

  /// Adds an action before the display links.
  public func addAction(handler: @escaping Handler) {
    addAction(to: .beforeCADisplayLinkDispatch, handler: handler)
  }

  public func addAction(to phase: UIUpdateActionPhase, handler: @escaping Handler) {
    let index = actions.firstIndex { $0.phase.order > phase.order } ?? actions.endIndex
    actions.insert((phase, handler), at: index)
  }

  /// The update in progress; `nil` outside of an action.
  public func currentUpdateInfo() -> UIUpdateInfo? { current }

  /// Follows the view into a window, and out of it.
  func requestFrames() {
    guard let host else { return }
    let isActive = isEnabled && view?.window != nil
    if isActive, requiresContinuousUpdates {
      host.startFrames(for: self)
    } else {
      host.stopFrames(for: self)
    }
    host.watchFrames(for: self, isActive && !requiresContinuousUpdates)
  }
}

extension UIUpdateLink: FrameClient {
  func frame(at time: TimeInterval) {
    guard isEnabled, let host, let view, view.window != nil else { return requestFrames() }
    let info = UIUpdateInfo(at: time, frameInterval: host.frameInterval)
    current = info
    for action in actions where isEnabled { action.handler(self, info) }
    current = nil
  }
}

struct WeakUpdateLink {
  weak var link: UIUpdateLink?
}

/// A callback for each frame of the display. Not in UIKit, whose `CADisplayLink` takes a selector,
/// which isn't available here.
@preconcurrency @MainActor
public final class FrameLink {
  /// Weak, because the host retains a running link.
  private weak var host: HeadlessHost?
  private let onFrame: () -> Bool

  /// Creates a link, which is stopped at first.
  ///
  /// - Parameters:
  ///   - view: A view on the display that provides the frames.
  ///   - onFrame: The closure to call at each frame. It returns whether to continue.
  public init(on view: UIView, onFrame: @escaping () -> Bool) {
    host = view.host
    self.onFrame = onFrame
  }

  /// Starts the link with the next frame. A running link continues.
  public func start() { host?.startFrames(for: self) }

  /// Stops the link at once.
  public func stop() { host?.stopFrames(for: self) }
}

extension FrameLink: FrameClient {
  func frame(at time: TimeInterval) {
    if !onFrame() { host?.stopFrames(for: self) }
  }
}

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
