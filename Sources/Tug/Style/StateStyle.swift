extension RefreshStyle {
  /// The appearance of a control in one state.
  @preconcurrency @MainActor
  public struct StateStyle {
    /// The title. The default is `nil`: text in the app's language.
    public var title: String?
    /// The title with attributes of its own. Takes precedence over `title`.
    public var attributedTitle: NSAttributedString?
    /// Whether the title is hidden. VoiceOver still speaks it. The default is `false`.
    public var isTitleHidden = false
    /// The line below the title. The default is `nil`: the reason for a failure, or the time of the
    /// last success.
    public var subtitle: String?
    /// The line below the title with attributes of its own. Takes precedence over `subtitle`.
    public var attributedSubtitle: NSAttributedString?
    /// The color of the text, the arrow or sign, and the spinner. The default is `nil`: the colors
    /// of the style, and red for a failure of a style without colors.
    public var tintColor: UIColor?
    /// The color behind the control. The default is `nil`, for none.
    public var backgroundColor: UIColor?
    /// The images of an image sequence. The default is none.
    public var images: [UIImage] = []
    /// The duration of one loop of the images, in seconds. The default is `nil`: 0.1 for each
    /// image. A value that is not positive and finite counts as `nil`.
    public var imageDuration: TimeInterval?

    /// Makes a view that takes the place of the indicator, centered in the control.
    ///
    /// Called once for each control, when the view first shows. The view keeps its size, or takes the
    /// one that fits if it has none. The default is `nil`.
    public var makeView: (@MainActor () -> UIView)? {
      get { viewRecipe?.make }
      set { viewRecipe = newValue.map { Recipe(make: $0) } }
    }

    var viewRecipe: Recipe<UIView>?

    init() {}
  }
}

extension RefreshStyle.StateStyle {
  /// The title as text.
  var titleText: String? { attributedTitle?.string ?? title }
  var subtitleText: String? { attributedSubtitle?.string ?? subtitle }

  /// The time in which the images play once, in seconds.
  var loopDuration: TimeInterval {
    let given = imageDuration.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    return given ?? 0.1 * Double(images.count)
  }
}

extension RefreshStyle {
  /// The value in a state. A refresh that waits looks like one that runs, unless it has a value of its
  /// own.
  func value<Value>(_ value: (StateStyle) -> Value?, for state: RefreshState) -> Value? {
    if let own = value(self[state]) { return own }
    return switch state {
    case .willRefresh: value(self[.refreshing])
    case .idle, .pulling, .pullingFurther, .refreshing, .succeeded, .noMoreData, .failed: nil
    }
  }
}
