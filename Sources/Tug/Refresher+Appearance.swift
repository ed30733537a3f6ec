// MARK: - Appearance

extension Refresher {
  /// The view that the style created. Change `style` to change its appearance.
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

  /// The haptic feedback when the content is pulled past the trigger distance. The default is
  /// `.light`; `nil` is none. Only a control that is pulled has any.
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
  /// Saved in `lastUpdatedStore` if there is a `lastUpdatedKey`, otherwise kept in memory. Assign
  /// it to show a time from the server, or one that the app saves elsewhere.
  public var lastUpdated: Date? {
    get { presenter.lastUpdatedTime.value }
    set {
      presenter.save(newValue)
      presenter.show(presentation)
    }
  }

  /// The key under which `lastUpdated` is saved across launches. The default is `nil`: it isn't
  /// saved. Give each list a key of its own.
  public var lastUpdatedKey: String? {
    get { presenter.lastUpdatedTime.key }
    set { changeTime { $0.key = newValue } }
  }

  /// The user defaults in which `lastUpdated` is saved. The default is `UserDefaults.standard`.
  public var lastUpdatedStore: UserDefaults {
    get { presenter.lastUpdatedTime.store }
    set { changeTime { $0.store = newValue } }
  }

  /// A closure that returns the text for a time, or for `nil` if there is none yet. The default is
  /// `nil`: text in the app's language, such as "Last updated: 9:41 AM", with the day as the system
  /// writes it.
  public var lastUpdatedFormat: (@MainActor (Date?) -> String)? {
    get { presenter.lastUpdatedTime.format }
    set { changeTime { $0.format = newValue } }
  }

  private func changeTime(_ change: (LastUpdatedTime) -> Void) {
    change(presenter.lastUpdatedTime)
    presenter.show(presentation)
  }
}
