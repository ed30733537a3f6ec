/// The appearance of a control: its indicator, and the values that the indicator shows.
///
/// Styles are values. Change a copy with `with(_:)`, or change the style of a control in place:
///
/// ```swift
/// tableView.tug.header = .pull(.normal.with { $0[.pulling].title = "Let go" }) { … }
/// tableView.tug.header?.style.tintColor = .systemRed
/// for state in RefreshState.allCases { tableView.tug.header?.style[state].subtitle = "News" }
/// ```
///
/// A value of `nil` is the indicator's default: text in the app's language
/// (`TugLanguage.current`), colors that adapt to dark mode, and fonts that scale with the text
/// size. An indicator of your own reads the values that it supports.
@preconcurrency @MainActor
public struct RefreshStyle {
  /// The color of the text, the arrow, and the spinner, unless one of them has its own. The default is
  /// `nil`: the system's label color for text, and its secondary one for the arrow and the spinner.
  public var tintColor: UIColor?
  /// The color of the text. The default is `nil`, the tint color.
  public var textColor: UIColor?
  /// The color of the subtitle. The default is `nil`, the text color.
  public var subtitleColor: UIColor?
  /// The color of the arrow of the classic style. The default is `nil`, the tint color.
  public var arrowColor: UIColor?
  /// The image in place of the arrow of the classic style, pointing down, for controls at every edge. The default is
  /// `nil`, Tug's own arrow. Only a template image takes the color of the arrow.
  public var arrowImage: UIImage?
  /// The color of the spinner. The default is `nil`, the tint color.
  public var spinnerColor: UIColor?
  /// The size of the spinner. The default is `.medium`.
  public var spinnerStyle = UIActivityIndicatorView.Style.medium

  /// The font of the title. Called again when the text size or another trait changes.
  ///
  /// The default is `nil`: the system's subheadline, and for the other styles 14 points and semibold, scaled with
  /// the text size.
  public var titleFont: (@MainActor (UITraitCollection) -> UIFont)?
  /// The font of the subtitle. Called again when the text size or another trait changes.
  ///
  /// The default is `nil`: the system's footnote, and for the other styles 12 points, scaled with the text size.
  public var subtitleFont: (@MainActor (UITraitCollection) -> UIFont)?

  /// The distance from the text to the middle of the arrow or spinner, or to the edge of an image, in
  /// points. The default is `nil`: 25, and 20 for an image. A value that is not finite counts as 0. The normal style
  /// has its text below, and ignores this.
  public var labelInset: CGFloat?

  /// Whether a control that refreshes shows the time of its last success. The default is `true`, and
  /// `false` for the normal and the text style. The normal style and a spinner speak it with VoiceOver.
  public var showsLastUpdated = true

  /// One for each state, or none at all.
  private var states: [StateStyle] = []
  /// Styles with the same indicator differ in their values only.
  let indicator: Indicator

  private init(_ indicator: Indicator) { self.indicator = indicator }

  /// The appearance in one state.
  public subscript(state: RefreshState) -> StateStyle {
    get { states.isEmpty ? StateStyle() : states[state.index] }
    set {
      if states.isEmpty {
        states = Array(repeating: StateStyle(), count: RefreshState.allCases.count)
      }
      states[state.index] = newValue
    }
  }

  /// Returns a changed copy.
  public func with(_ change: (inout RefreshStyle) -> Void) -> RefreshStyle {
    var copy = self
    change(&copy)
    return copy
  }
}

// MARK: - The styles of Tug

extension RefreshStyle {
  /// The default: a spinner that a pull draws spoke by spoke. Words show for a failure, and where the app sets a
  /// title or a subtitle.
  public static let normal = RefreshStyle(.normal).with { $0.showsLastUpdated = false }

  /// MJRefresh's look: an arrow, a spinner, a title, and in controls that refresh the time of the last success.
  public static let classic = RefreshStyle(.classic)

  /// A title alone.
  public static let text = RefreshStyle(.text).with { $0.showsLastUpdated = false }

  /// A spinner alone, which fades in with the pull.
  public static let spinner = RefreshStyle(.spinner)

  /// Images beside the title. Those of `.idle` follow the pull, the others play in a loop. The control
  /// grows to the height of the first image.
  ///
  /// - Parameters:
  ///   - idle: the images of the pull. The last one shows when the control is pulled out completely.
  ///   - pulling: played while releasing would refresh. Without any, the last image of `idle` shows.
  ///   - refreshing: played while refreshing. Without any, the last image of `idle` shows.
  public static func images(
    idle: [UIImage], pulling: [UIImage] = [], refreshing: [UIImage] = []
  ) -> RefreshStyle {
    RefreshStyle(.images).with {
      $0[.idle].images = idle
      $0[.pulling].images = pulling
      $0[.refreshing].images = refreshing
    }
  }

  /// The style of an indicator of your own.
  ///
  /// - Parameter makeIndicator: called once for each control.
  public static func custom(
    _ makeIndicator: @escaping @MainActor () -> any RefreshIndicator
  ) -> RefreshStyle {
    RefreshStyle(.custom(Recipe(make: makeIndicator)))
  }
}

extension RefreshStyle {
  /// The indicator of a style. `IndicatorFactory` makes it.
  enum Indicator: Equatable {
    case normal
    case classic
    case text
    case spinner
    case images
    case custom(Recipe<any RefreshIndicator>)
  }

  /// Makes an app's own indicator or view. An object, so that two of them can be told apart.
  final class Recipe<Product>: Sendable, Equatable {
    let make: @MainActor () -> Product
    init(make: @escaping @MainActor () -> Product) { self.make = make }
    static func == (one: Recipe, other: Recipe) -> Bool { one === other }
  }
}
