import Foundation

/// What is known about a transition under way.
@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  var isAnimated: Bool { get }
  /// A finger leads the transition, or has led it.
  var initiallyInteractive: Bool { get }
  var isInteractive: Bool { get }
  /// The user has taken it back.
  var isCancelled: Bool { get }
  /// Seconds.
  var transitionDuration: TimeInterval { get }
  var containerView: UIView { get }
}

/// Lets controllers do something along with a transition of their container, or of the window.
@MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Runs `animation` in the transition's own animation, and `completion` when that is over.
  /// True if it was taken on.
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

/// One transition: collects what is to go with it.
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

  /// To be called where the transition's own changes are made.
  func runAnimations() {
    phase = .running
    let due = animations
    animations = []
    for animation in due { animation(self) }
  }

  func fingerLeft(cancelling: Bool) {
    isInteractive = false
    isCancelled = cancelling
  }

  func finish() {
    guard phase != .over else { return }
    phase = .over
    let due = completions
    completions = []
    for completion in due { completion(self) }
  }
}
