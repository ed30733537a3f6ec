// MARK: - Appearance

extension Refresher {
  /// The view that the style made. Most of what there is to change about it is in `style`.
  public var indicator: any RefreshIndicator { presenter.indicator }

  /// The appearance of the control. Can be changed at any time:
  ///
  /// ```swift
  /// header.style[.pulling].title = "Let go"
  /// ```
  ///
  /// A style with another indicator replaces the indicator.
  public var style: RefreshStyle {
    get { presenter.style }
    set {
      presenter.style = newValue
      presenter.showAll(presentation)
      extentChanged()
    }
  }

  /// The haptic feedback when the content is pulled past the trigger distance. The default is `nil`: no
  /// feedback, as with the system's own control.
  public var feedback: UIImpactFeedbackGenerator.FeedbackStyle? {
    get { presenter.feedback }
    set { presenter.feedback = newValue }
  }

  /// Reads the length of the indicator again.
  ///
  /// Call it when an indicator of your own changes its `extent`. Tug calls it after a change of style or
  /// text size.
  public func invalidateExtent() { extentChanged() }
}

// MARK: - The time of the last success

extension Refresher {
  /// The time of the last success; `nil` if there was none.
  ///
  /// Kept in `lastUpdatedStore` if there is a `lastUpdatedKey`, otherwise in memory. Assign it to show a
  /// time of the server's, or one that the app keeps elsewhere.
  public var lastUpdated: Date? {
    get { presenter.lastUpdatedTime.value }
    set { change(\.value, to: newValue) }
  }

  /// The name under which `lastUpdated` is kept across launches. The default is `nil`, for none. Two lists
  /// must not share one.
  public var lastUpdatedKey: String? {
    get { presenter.lastUpdatedTime.key }
    set { change(\.key, to: newValue) }
  }

  /// The store of times. The default is the standard user defaults.
  public var lastUpdatedStore: UserDefaults {
    get { presenter.lastUpdatedTime.store }
    set { change(\.store, to: newValue) }
  }

  /// The whole line for a time, or for none yet. The default is `nil`: the words of the user's language,
  /// such as "Last updated: Today 9:41", with the date on any other day.
  public var lastUpdatedFormat: (@MainActor (Date?) -> String)? {
    get { presenter.lastUpdatedTime.format }
    set { change(\.format, to: newValue) }
  }

  private func change<Value>(
    _ property: WritableKeyPath<LastUpdatedTime, Value>, to value: Value
  ) {
    presenter.lastUpdatedTime[keyPath: property] = value
    presenter.show(presentation)
  }
}
