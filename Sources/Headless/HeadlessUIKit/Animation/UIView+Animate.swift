import Foundation

extension UIView {
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    var curve: TimingCurve {
      switch rawValue & (3 << 16) {
      case Self.curveEaseIn.rawValue: .easeIn
      case Self.curveEaseOut.rawValue: .easeOut
      case Self.curveLinear.rawValue: .linear
      default: .easeInOut
      }
    }
  }

  /// Animates changes to views.
  ///
  /// `animations` runs at once and sets the final values in the model; the displayed values follow
  /// over `duration` seconds. `completion` is called on the host's clock; without a duration, at
  /// its next turn. Outside of `HeadlessHost.run`, the host is that of the first changed view.
  ///
  /// Inside another animation block, the duration and the curve are those of the outer block unless
  /// `options` overrides them.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(duration, delay, options.curve, options, animations, completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(duration, 0, .easeInOut, [], animations, completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      duration, delay, .spring(damping: Double(dampingRatio)), options, animations, completion)
  }

  /// Runs `actionsWithoutAnimation` without animation, even inside an animation block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let host = HeadlessHost.current
    let wasEnabled = host.areAnimationsEnabled
    host.areAnimationsEnabled = false
    AnimationContext.with(nil, actionsWithoutAnimation)
    host.areAnimationsEnabled = wasEnabled
  }

  /// Sets whether animations are enabled. If they aren't, animations on this host finish at the
  /// next turn of its clock.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    HeadlessHost.current.areAnimationsEnabled = enabled
  }

  public class var areAnimationsEnabled: Bool { HeadlessHost.current.areAnimationsEnabled }

  /// The duration of the current animation block, in seconds; 0 outside a block.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationContext.current?.timing.duration ?? 0
  }

  private class func animate(
    _ duration: TimeInterval, _ delay: TimeInterval, _ curve: TimingCurve,
    _ options: AnimationOptions, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let host = HeadlessHost.current
    let isEnabled = host.areAnimationsEnabled
    let outer = AnimationContext.active(on: host)?.timing
    let ownDuration = isEnabled && duration.isFinite ? max(0, duration) : 0
    let wait = isEnabled && delay.isFinite ? max(0, delay) : 0
    let group = AnimationGroup(
      timing: AnimationTiming(
        start: host.time + wait,
        duration: options.contains(.overrideInheritedDuration)
          ? ownDuration : outer?.duration ?? ownDuration,
        curve: options.contains(.overrideInheritedCurve) ? curve : outer?.curve ?? curve),
      beginsFromCurrentState: options.contains(.beginFromCurrentState), host: host,
      completion: completion)
    AnimationContext.with(group) {
      animations()
      group.layOutScrollViews()
    }
    group.start()
  }
}
