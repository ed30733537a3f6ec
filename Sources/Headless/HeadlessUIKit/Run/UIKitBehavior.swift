import Foundation

/// The behavior of UIKit where no recording decides, as settings of a host. Not in UIKit.
///
/// The default values are those of a device, as far as people who maintain libraries on devices know
/// them. The other values let a test check that code is correct either way.
public struct UIKitBehavior: Equatable, Sendable {
  // MARK: Observations

  /// Whether each change of the content size, the insets, the size, or the safe area of a scroll
  /// view ends with an assignment of the offset, which observers receive even if the offset doesn't
  /// change. The default is `true`; otherwise only a corrected offset is assigned.
  public var assignsOffsetAfterChanges = true

  /// Whether a change of `bounds`, `center`, or `transform` notifies the observers of `frame`. The
  /// default is `false`: only an assignment of `frame` does.
  public var boundsChangeFrame = false

  /// Whether views follow their superview's size by an assignment of `frame`. The default is `true`,
  /// as for autoresizing masks. If `false`, they get `bounds` and `center`, as under Auto Layout.
  public var autoresizesByFrame = true

  /// Whether a list that reloads assigns its content size, which observers receive even if it is the same. The
  /// default is `true`; otherwise only another size is assigned. No recording decides.
  public var reloadsAssignContentSize = true

  // MARK: Safe area

  /// Whether the subviews of a scroll view have no safe area at edges where the scroll view has
  /// added it to its inset. The default is `true`.
  public var scrollViewsConsumeSafeArea = true

  /// Whether a scroll view at rest keeps its distance to the safe area when the area changes, at any
  /// offset. The default is `true`, as recorded on iOS 26.1, at the next layout; otherwise it does so at
  /// its start and beyond it only, as may be up to iOS 18.
  public var keepsDistanceToSafeArea = true

  /// The moment when a window's safe area reaches its views. The default is `.immediate`.
  public var safeAreaArrival = Arrival.immediate

  /// The moment when a window that appears sizes and lays out its root view. The default is
  /// `.immediate`. With `.nextTurn`, the view is in the window before it has the window's size.
  public var layoutArrival = Arrival.immediate

  /// The time at which the system delivers a value.
  public enum Arrival: Sendable {
    case immediate
    /// At the next turn of the host's clock, after the code that is running.
    case nextTurn
  }

  // MARK: Scrolling

  /// Whether the offset is corrected before `adjustedContentInsetDidChange` and the delegate's
  /// `scrollViewDidChangeAdjustedContentInset`. The default is `true`.
  public var correctsOffsetBeforeInsetNotice = true

  /// Whether a change of geometry moves content that is pulled beyond its bottom or right edge back
  /// to the edge even under a finger. The default is `false`. No recording decides. A bar that the content
  /// moves is none.
  public var correctsEndUnderFinger = false

  /// Whether an assignment of `contentInset` moves content that a finger holds beyond its range into it. The
  /// default is `false`. It is likely, unless a flag that is on by default spares it.
  public var insetsClampUnderFinger = false

  /// Whether an assignment of `contentSize` does the same, as WebKit's own scroll view reports. The default
  /// is `false`.
  public var sizesClampUnderFinger = false

  /// Whether content at rest at its start stays at its start when the app assigns `contentInset`. The default
  /// is `false`: the content moves only into its range. One recording has it move along, in a list that
  /// may not have been laid out before.
  public var insetsKeepStart = false

  /// Whether `setContentOffset(_:animated:)` ends a deceleration, animated or not, and tells the delegate
  /// before it moves the content; and whether an animated one without a window, which is set at once, tells
  /// its end. The default is `true`, which is likely; otherwise only an unanimated one ends a deceleration,
  /// and neither tells.
  public var setOffsetsTellEnds = true

  /// Whether a wheel sets the flags and the state of the pan recognizer and calls the delegate like a drag,
  /// without touches. The default is `true`; otherwise it only assigns offsets.
  public var wheelsDrag = true

  /// The duration of a wheel's notch, in seconds. On a device, a notch seems to be animated over some
  /// 0.07 seconds. The default is 0, at once. Without `wheelsDrag`, it has no effect.
  public var wheelNotchDuration: TimeInterval = 0

  /// Whether a scroll view that leaves its window, in motion or at rest, moves to its range at once. The
  /// default is `true`, as recorded; otherwise it does so when it returns, if it was in motion.
  public var entersRangeWithoutWindow = true

  /// Whether a drag counts in the scroll view's own coordinates, so that content under a transform
  /// follows the finger. The default is `true`; otherwise a drag counts in the superview's.
  public var dragsInOwnCoordinates = true

  // MARK: Animation

  /// The calls of completion handlers of `UIView.animate`. The default is `.inTime`. See also
  /// `HeadlessHost.completionForAnimation`.
  public var completions = AnimationCompletion.inTime

  /// Whether the completion handler of an animation that changes nothing is called at the next turn
  /// of the clock, with `true`. The default is `false`: it takes its full duration.
  public var emptyAnimationsEndAtOnce = false

  /// Whether an animation block lays out the scroll views whose bounds it changes. The cells outside
  /// the final bounds are removed, and others move, with the block's duration. The default is
  /// `true`; otherwise the next layout does the same without animation.
  public var animationsLayOutScrollViews = true

  // MARK: Bars

  /// The place of large titles. The default is `.inContent`.
  public var largeTitles = LargeTitlePlacement.inContent

  /// Where a large title is drawn.
  public enum LargeTitlePlacement: Sendable {
    /// In the scroll view, above the content, once that has moved, as recorded on iOS 26.1. The safe
    /// area contains all of the title while a part of it is visible.
    case inContent
    /// In the navigation bar, as up to iOS 18. The bar's height and the safe area follow the content.
    case inBar
  }

  /// Whether a large title of iOS 26 leaves, and the bar is small, while `contentInset.top` is above zero. The
  /// default is `false`: the title stays above the content. No recording decides; before iOS 13 the bar was small.
  public var insetsHideLargeTitles = false

  /// Whether a search bar of automatic placement is docked at the bottom of the screen, where there is no
  /// tab bar, as recorded on iOS 26.1. The default is `false`: it is below the row of the bar.
  public var docksSearchBars = false

  public init() {}

  /// A device, as far as it is known.
  public static let device = UIKitBehavior()

  /// HeadlessUIKit as it was before these settings existed.
  public static let former: UIKitBehavior = {
    var behavior = UIKitBehavior()
    behavior.assignsOffsetAfterChanges = false
    behavior.boundsChangeFrame = true
    behavior.scrollViewsConsumeSafeArea = false
    behavior.keepsDistanceToSafeArea = false
    behavior.correctsOffsetBeforeInsetNotice = false
    behavior.wheelsDrag = false
    behavior.entersRangeWithoutWindow = false
    behavior.dragsInOwnCoordinates = false
    behavior.animationsLayOutScrollViews = false
    behavior.largeTitles = .inBar
    return behavior
  }()
}

/// The calls of an animation's completion handler. Not in UIKit, where each of them has been seen.
public enum AnimationCompletion: Equatable, Sendable {
  /// Once, at the end of the animation.
  case inTime
  /// Once, before `UIView.animate` returns, as for an animation in the background.
  case atOnce
  /// Once, after this fraction of the duration, with `false`, as for an animation that is replaced.
  case early(Double)
  /// At the end of the animation, and once more at the next turn of the clock.
  case twice
  /// Never, as for animations begun in an interactive transition that is canceled.
  case never
}

extension UIKitBehavior {
  /// A setting, and its other value.
  package struct Setting: Sendable {
    package let name: String
    let change: @Sendable (inout UIKitBehavior) -> Void
  }

  /// All settings but `completions`, whose values are those of single animations. For runs of a whole suite under other values, see `environmentVariable`.
  package static let settings = [
    Setting(name: "assignsOffsetAfterChanges") { $0.assignsOffsetAfterChanges = false },
    Setting(name: "boundsChangeFrame") { $0.boundsChangeFrame = true },
    Setting(name: "autoresizesByFrame") { $0.autoresizesByFrame = false },
    Setting(name: "reloadsAssignContentSize") { $0.reloadsAssignContentSize = false },
    Setting(name: "scrollViewsConsumeSafeArea") { $0.scrollViewsConsumeSafeArea = false },
    Setting(name: "keepsDistanceToSafeArea") { $0.keepsDistanceToSafeArea = false },
    Setting(name: "safeAreaArrival") { $0.safeAreaArrival = .nextTurn },
    Setting(name: "layoutArrival") { $0.layoutArrival = .nextTurn },
    Setting(name: "correctsOffsetBeforeInsetNotice") { $0.correctsOffsetBeforeInsetNotice = false },
    Setting(name: "correctsEndUnderFinger") { $0.correctsEndUnderFinger = true },
    Setting(name: "insetsClampUnderFinger") { $0.insetsClampUnderFinger = true },
    Setting(name: "sizesClampUnderFinger") { $0.sizesClampUnderFinger = true },
    Setting(name: "insetsKeepStart") { $0.insetsKeepStart = true },
    Setting(name: "setOffsetsTellEnds") { $0.setOffsetsTellEnds = false },
    Setting(name: "wheelsDrag") { $0.wheelsDrag = false },
    Setting(name: "wheelNotchDuration") { $0.wheelNotchDuration = 0.07 },
    Setting(name: "entersRangeWithoutWindow") { $0.entersRangeWithoutWindow = false },
    Setting(name: "dragsInOwnCoordinates") { $0.dragsInOwnCoordinates = false },
    Setting(name: "emptyAnimationsEndAtOnce") { $0.emptyAnimationsEndAtOnce = true },
    Setting(name: "animationsLayOutScrollViews") { $0.animationsLayOutScrollViews = false },
    Setting(name: "largeTitles") { $0.largeTitles = .inBar },
    Setting(name: "insetsHideLargeTitles") { $0.insetsHideLargeTitles = true },
    Setting(name: "docksSearchBars") { $0.docksSearchBars = true },
  ]

  /// The environment variable with the names of the settings that have their other value in every new host,
  /// with commas between them; or the number of a row of `rows`.
  package static let environmentVariable = "HEADLESS_UIKIT_BEHAVIOR"

  /// The behavior of a new host.
  static let ofNewHosts: UIKitBehavior = {
    let value = ProcessInfo.processInfo.environment[environmentVariable] ?? ""
    let row = Int(value).flatMap { rows.indices.contains($0) ? rows[$0] : nil }
    return device(with: row ?? value.split(separator: ",").map(String.init))
  }()

  package static func device(with names: [String]) -> UIKitBehavior {
    var behavior = UIKitBehavior.device
    behavior.change(names)
    return behavior
  }

  /// Gives settings their other values.
  package mutating func change(_ names: [String]) {
    for setting in Self.settings where names.contains(setting.name) { setting.change(&self) }
  }

  /// Sets of settings that have their other values, in which each two settings meet in all four combinations.
  ///
  /// Each setting is on in four of the seven rows after the first, and no two in the same ones: any two sets of four
  /// out of seven have an element in common, and each has one that the other lacks. In the first row none is on.
  package static let rows: [[String]] = {
    let columns = (0..<128).filter { $0.nonzeroBitCount == 4 }
    return [[]]
      + (0..<7).map { row in
        zip(settings, columns).filter { $1 >> row & 1 == 1 }.map(\.0.name)
      }
  }()
}
