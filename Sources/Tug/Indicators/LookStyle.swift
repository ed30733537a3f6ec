/// Words, colours, pictures and views of a control.
///
/// Assign to it through `Refresher.style` at any time. What is not set has the value of the look:
/// words in the app's language, colours that follow dark mode, fonts that follow the text size.
@MainActor
public struct LookStyle {
  /// The title and the line below it; the system’s label colours unless set.
  public var textColor: UIColor?
  /// The arrow; the system’s secondary label colour unless set.
  public var arrowColor: UIColor?
  /// The spinner; the system’s grey unless set.
  public var spinnerColor: UIColor?
  /// Medium unless set.
  public var spinnerStyle: UIActivityIndicatorView.Style?

  /// Called whenever the user's text size may have changed: a font for the title, such as
  /// `.preferredFont(forTextStyle: .footnote, compatibleWith: $0)`.
  public var titleFont: (@MainActor (UITraitCollection) -> UIFont)?
  /// Called whenever the user's text size may have changed: a font for the second line.
  public var subtitleFont: (@MainActor (UITraitCollection) -> UIFont)?

  /// From the text to the middle of arrow and spinner (25 points unless set), or to the edge of an
  /// image (20). What is not finite counts as 0.
  public var labelInset: CGFloat?

  /// States whose title does not show; VoiceOver says it all the same.
  public var hiddenTitles: Set<RefreshState> = []
  /// True leaves the time of the last success out.
  public var isTimeHidden = false

  var titles: [RefreshState: LookText] = [:]
  var subtitles: [RefreshState: LookText] = [:]
  var images: [RefreshState: ImageSequence] = [:]
  var views: [RefreshState: ViewRecipe] = [:]

  /// Nothing set: all as the look has it.
  public init() {}

  /// Text, arrow and spinner in one colour; `nil` for those of the look.
  public mutating func setTint(_ color: UIColor?) {
    (textColor, arrowColor, spinnerColor) = (color, color, color)
  }
}

/// Words with or without attributes.
enum LookText {
  case plain(String)
  case attributed(NSAttributedString)

  var string: String {
    switch self {
    case .plain(let string): string
    case .attributed(let attributed): attributed.string
    }
  }

  var attributed: NSAttributedString? {
    switch self {
    case .plain: nil
    case .attributed(let attributed): attributed
    }
  }
}

/// Images that are played over and over.
struct ImageSequence {
  let images: [UIImage]
  /// Seconds for all of them once.
  let duration: TimeInterval

  /// A duration that is not positive counts as none: a tenth of a second for each image.
  init(_ images: [UIImage], duration: TimeInterval?) {
    self.images = images
    let given = duration.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    self.duration = given ?? 0.1 * Double(images.count)
  }
}

/// Makes a view for one control, once; states that share a recipe share the view.
@MainActor
final class ViewRecipe {
  let make: () -> UIView
  init(_ make: @escaping () -> UIView) { self.make = make }
}

// MARK: - State by state

extension LookStyle {
  /// The app's own title; `nil` where the one of the app's language shows.
  public func title(for state: RefreshState) -> String? { value(titles, for: state)?.string }

  /// - Parameters:
  ///   - title: `nil` for the one of the app's language.
  ///   - states: all, when there are none.
  public mutating func setTitle(_ title: String?, for states: [RefreshState]) {
    titles.set(title.map { .plain($0) }, for: states)
  }

  /// A title with its own fonts and colours; for all states when none is named.
  public mutating func setTitle(_ title: NSAttributedString, for states: [RefreshState]) {
    titles.set(.attributed(title), for: states)
  }

  /// A title of the app’s own, `nil` for the one of the app’s language; for all states when none is
  /// named.
  public mutating func setTitle(_ title: String?, for states: RefreshState...) {
    setTitle(title, for: states)
  }

  /// A title with its own fonts and colours; for all states when none is named.
  public mutating func setTitle(_ title: NSAttributedString, for states: RefreshState...) {
    setTitle(title, for: states)
  }

  /// - Parameters:
  ///   - subtitle: the line below the title; `nil` for the time, or the reason of a failure.
  ///   - states: all, when there are none.
  public mutating func setSubtitle(_ subtitle: String?, for states: [RefreshState]) {
    subtitles.set(subtitle.map { .plain($0) }, for: states)
  }

  /// The line below the title, with its own fonts and colours; for all states when none is named.
  public mutating func setSubtitle(_ subtitle: NSAttributedString, for states: [RefreshState]) {
    subtitles.set(.attributed(subtitle), for: states)
  }

  /// The line below the title, `nil` for the time or the reason of a failure; for all states when none
  /// is named.
  public mutating func setSubtitle(_ subtitle: String?, for states: RefreshState...) {
    setSubtitle(subtitle, for: states)
  }

  /// The line below the title, with its own fonts and colours; for all states when none is named.
  public mutating func setSubtitle(_ subtitle: NSAttributedString, for states: RefreshState...) {
    setSubtitle(subtitle, for: states)
  }

  /// - Parameters:
  ///   - images: none to show none.
  ///   - duration: seconds for all images once; 0.1 each by default.
  ///   - state: the one in which they are shown.
  public mutating func setImages(
    _ images: [UIImage], duration: TimeInterval? = nil, for state: RefreshState
  ) {
    self.images[state] = images.isEmpty ? nil : ImageSequence(images, duration: duration)
  }

  /// - Parameters:
  ///   - states: all, when there are none.
  ///   - make: is called once, when the view shows first; `nil` brings the indicator back.
  public mutating func setView(
    for states: [RefreshState], make: (@MainActor () -> UIView)?
  ) {
    views.set(make.map { ViewRecipe($0) }, for: states)
  }

  /// A view in place of the indicator, made once, when it shows first; `nil` brings the indicator back.
  /// For all states when none is named.
  public mutating func setView(for states: RefreshState..., make: (@MainActor () -> UIView)?) {
    setView(for: states, make: make)
  }

  /// A refresh that waits for a window looks like one that runs, unless it has a look of its own.
  func value<Value>(_ values: [RefreshState: Value], for state: RefreshState) -> Value? {
    values[state] ?? (state == .willRefresh ? values[.refreshing] : nil)
  }
}

extension Dictionary where Key == RefreshState {
  fileprivate mutating func set(_ value: Value?, for states: [RefreshState]) {
    for state in states.isEmpty ? RefreshState.allCases : states { self[state] = value }
  }
}
