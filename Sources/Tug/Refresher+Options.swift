import RefreshCore

/// What a control is set to, apart from its trigger.
struct RefresherOptions {
  var visibleExtent: CGFloat?
  var ignoredInset: CGFloat = 0
  var isEnabled = true
  var shortContent: ShortContent?
  var showsWhenEmpty = false
  var minimumVisibleTime: TimeInterval = 0
  var resultDwell: TimeInterval = 0
}

// MARK: - Lengths

extension Refresher {
  /// How long the control is along the scroll direction, in points: progress is 1 when all of it
  /// shows. The look's own length unless set; assign a negative number to go back to that.
  ///
  /// A control may change its length at any time: at rest it just does; fully open it opens on, or
  /// closes a little, in one short motion; scrolled away from, nothing on screen moves.
  public var visibleExtent: CGFloat {
    get { options.visibleExtent ?? indicator.usableExtent }
    set {
      options.visibleExtent = Trigger.isLength(newValue) ? newValue : nil
      extentChanged()
    }
  }

  /// How far to pull, and more, for letting go to refresh, in points. The resting extent unless set,
  /// which is also the least it can be. Assign a negative number to go back to that.
  public var triggerDistance: CGFloat {
    get { CGFloat(trigger.distances(extent: visibleExtent).triggerDistance) }
    set { set(\.trigger.distance, to: newValue >= 0 ? newValue : nil) }
  }

  /// How much of the control stays open while it refreshes, in points; all of it unless set. Assign a
  /// negative number to go back to that.
  public var restingExtent: CGFloat {
    get { CGFloat(trigger.distances(extent: visibleExtent).restingExtent) }
    set { set(\.trigger.restingExtent, to: newValue >= 0 ? newValue : nil) }
  }

  /// Points of the inset at its own edge that the control does not respect: it stands that much
  /// further out. Negative numbers bring it nearer to the content. 0 by default; a number that is not
  /// finite, or more than a million, counts as 0.
  ///
  /// Only its place changes, and not where it arms: the finger pulls as far as without.
  public var ignoredInset: CGFloat {
    get { options.ignoredInset }
    set { set(\.options.ignoredInset, to: Trigger.isLength(abs(newValue)) ? newValue : 0) }
  }

  /// The length of the look may have changed: it is asked again. Tug calls this after a change of the
  /// text size; call it when an indicator of your own changes its `extent`.
  public func extentChanged() {
    if !Trigger.isLength(indicator.extent) { warn(.length) }
    guard seat != nil, machine.extent != Double(visibleExtent) else { return }
    receive { .resized(Double($0.visibleExtent)) }
    guard machine.isWorking else { return place() }
    UIView.animate(
      withDuration: seconds(openingDuration), delay: 0,
      options: [.beginFromCurrentState, .allowUserInteraction],
      animations: { [self] in place() }, completion: nil)
  }
}

// MARK: - When it starts

extension Refresher {
  /// Off, the user cannot start it: it does not answer to pulling, scrolling and taps. On by default.
  /// What is under way goes on, and `beginRefreshing()` works.
  public var isEnabled: Bool {
    get { options.isEnabled }
    set {
      options.isEnabled = newValue
      listeningChanged()
    }
  }

  /// The app hides the control: it answers to nothing, and an automatic one holds no inset. The same
  /// as `view.isHidden`, but that also says so when there is nothing to be the end of.
  ///
  /// What is under way goes on, and the state stays: a hidden "no more data" is still there when the
  /// control is shown again.
  public var isHidden: Bool {
    get { container.isHiddenByApp }
    set { container.isHidden = newValue }
  }

  /// How near the end of the content must be for an automatic control to load; all of the control
  /// must show by default.
  public var loadDistance: LoadDistance {
    get { trigger.loadDistance }
    set { set(\.trigger.loadDistance, to: newValue) }
  }

  /// How often one drag may start an automatic control; 1 by default, `nil` is without limit. The
  /// next drag has all of them again.
  ///
  /// A control that is pulled starts once, and again in the same drag after it was pushed back; with
  /// `nil` also without that, when its refresh ends while it is still pulled out.
  public var firesPerDrag: Int? {
    get { trigger.firesPerDrag }
    set { set(\.trigger.firesPerDrag, to: newValue) }
  }

  /// Off, an automatic control starts only by a tap or by `beginRefreshing()`. On by default.
  public var isAutomatic: Bool {
    get { trigger.isAutomatic }
    set { set(\.trigger.isAutomatic, to: newValue) }
  }

  /// Whether an automatic control also loads when the app scrolls to the end. On by default.
  public var firesOnProgrammaticScroll: Bool {
    get { trigger.firesOnProgrammaticScroll }
    set { set(\.trigger.firesOnProgrammaticScroll, to: newValue) }
  }

  /// Whether scrolling to the end tries again, once in each drag, what has failed. Off by default:
  /// then only a tap does. A control that is pulled can always be pulled again.
  public var retriesFailureOncePerDrag: Bool {
    get { trigger.retriesFailure }
    set { set(\.trigger.retriesFailure, to: newValue) }
  }
}

// MARK: - What it shows

extension Refresher {
  /// What a control behind content does when that does not fill the screen. By default a control
  /// that is pulled is pinned to the end of the screen, an automatic one follows the content.
  public var shortContent: ShortContent {
    get { options.shortContent ?? settings.shortContent }
    set { set(\.options.shortContent, to: newValue) }
  }

  /// Whether a control behind content shows, and works, while there is no content. Off by default:
  /// there is nothing to be the end of.
  public var showsWhenEmpty: Bool {
    get { options.showsWhenEmpty }
    set { set(\.options.showsWhenEmpty, to: newValue) }
  }

  /// Whether a control that is pulled comes into sight by degrees, with the pull. Off by default.
  public var fadesWithPull: Bool {
    get { face.fadesWithPull }
    set {
      seat?.quiet.leave()
      face.fadesWithPull = newValue
      container.isShown = false
      showProgress()
    }
  }

  /// Seconds from the start of the action until the control closes, at least; 0 by default. For
  /// actions so fast that the control would only flicker.
  public var minimumVisibleTime: TimeInterval {
    get { options.minimumVisibleTime }
    set { set(\.options.minimumVisibleTime, to: newValue) }
  }

  /// Seconds for which the control stays open after the action, to say what came of it: the state is
  /// then `.succeeded`, `.noMoreData` or `.failed`. 0 by default: it closes at once.
  public var resultDwell: TimeInterval {
    get { options.resultDwell }
    set { set(\.options.resultDwell, to: newValue) }
  }

  /// As much of the control as the pull has brought out, where that is asked for.
  func fade() {
    guard face.fadesWithPull, trigger.kind == .pull, progress > 0 else { return }
    container.alpha = min(progress, 1)
  }
}

// MARK: - How the machine hears of it

extension Refresher {
  private func set<Value>(
    _ option: ReferenceWritableKeyPath<Refresher, Value>, to value: Value
  ) {
    self[keyPath: option] = value
    tune()
    contentChanged()
  }

  /// Hands the machine all that it can be set to.
  func tune() {
    seat?.quiet.leave()
    machine.set(settings, isBarred: isBarred, isHidden: isHidden)
    guard let seat else { return }
    defer { seat.recorder?.tuned(self) }
    switch trigger.kind {
    case .pull: machine.set(trigger.distances(extent: CGFloat(machine.extent)))
    case .automatic:
      let reach = trigger.loadDistance.reach(in: seat.scrollView, at: seat.edge, seat.end)
      machine.set(trigger.automatic(extent: CGFloat(machine.extent), reach: reach))
    }
  }

  private var settings: ControlSettings {
    let standard: ShortContent = trigger.kind == .pull ? .pin : .follow
    var settings = ControlSettings(shortContent: options.shortContent ?? standard)
    settings.showsWhenEmpty = options.showsWhenEmpty
    settings.ignoredInset = Double(options.ignoredInset)
    settings.rearmsInDrag = trigger.firesPerDrag == nil
    settings.timing = SessionTiming(
      minimumVisible: options.minimumVisibleTime, resultDwell: options.resultDwell)
    return settings
  }

  /// Whether what the user does is for this control.
  var isListening: Bool { options.isEnabled && !isHidden }

  /// It was shown, hidden, enabled or disabled.
  func listeningChanged() {
    tune()
    if !isListening { receive { _ in .disarmed } }
    contentChanged()
  }
}
