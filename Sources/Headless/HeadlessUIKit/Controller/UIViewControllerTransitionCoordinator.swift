import Foundation

/// The state of a transition in progress.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  var isAnimated: Bool { get }
  /// Whether the transition began under a finger.
  var initiallyInteractive: Bool { get }
  var isInteractive: Bool { get }
  /// Whether the user canceled the transition.
  var isCancelled: Bool { get }
  /// The duration in seconds.
  var transitionDuration: TimeInterval { get }
  var containerView: UIView { get }
}

/// An object that runs animations alongside a transition of a container or a window.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs `animation` within the transition's animation, and `completion` when the transition ends.
  /// Returns `false` if the transition has already ended.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// The coordinator of one transition, which collects the animations and completion handlers.
final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  let isAnimated: Bool
  let initiallyInteractive: Bool
  private(set) var isInteractive: Bool
  private(set) var isCancelled = false
  let transitionDuration: TimeInterval
  let containerView: UIView
  private var phase = Phase.waiting
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  private enum Phase {
    case waiting, running, over
  }

  init(in containerView: UIView, duration: TimeInterval, isInteractive: Bool = false) {
    self.containerView = containerView
    transitionDuration = duration
    isAnimated = duration > 0
    self.isInteractive = isInteractive
    initiallyInteractive = isInteractive
  }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard phase != .over else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    if phase == .running { animation(self) } else { animations.append(animation) }
    return true
  }

  /// Runs the collected animations. Call it where the transition makes its own changes.
  func runAnimations() {
    phase = .running
    let due = animations
    animations = []
    for animation in due { animation(self) }
  }

  func endInteraction(isCancelled: Bool) {
    isInteractive = false
    self.isCancelled = isCancelled
  }

  func finish() {
    guard phase != .over else { return }
    phase = .over
    let due = completions
    completions = []
    for completion in due { completion(self) }
  }
}
