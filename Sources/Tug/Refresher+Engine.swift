/// What the engine asks of its control.
extension Refresher {
  func engineChangedState(from former: RefreshState, to state: RefreshState) {
    presenter.show(presentation)
    if former == .refreshing { signpost.end() }
    if state == .refreshing { signpost.begin(role) }
    observation.stateChanged(of: self)
    if hidesWhenNoMoreData, former == .noMoreData || state == .noMoreData { hiddenChanged() }
    owner?.refresherChanged(from: former, to: state)
    onStateChange?(former, state)
  }

  func engineShows(progress: Double) { presenter.show(progress: CGFloat(progress)) }

  /// - Parameters:
  ///   - frame: `nil` while the geometry is unusable.
  ///   - animated: whether an animation of the app's, if it is under way, moves the control, too.
  func enginePlaces(at frame: CGRect?, isPresent: Bool, animated: Bool) {
    let view = presenter.view
    let former = (view.frame, view.isVacant)
    if let frame, view.frame != frame {
      if animated {
        view.frame = frame
      } else {
        UIView.performWithoutAnimation { view.frame = frame }
      }
    }
    view.isVacant = !isPresent
    if let owner, former != (view.frame, !isPresent) {
      animated
        ? owner.refresherMoved(isPresent: isPresent)
        : UIView.performWithoutAnimation { owner.refresherMoved(isPresent: isPresent) }
    }
    guard engine.isRunning, trigger.pull?.overlaysContent == true else { return }
    // A list may add cells in front of it at any time.
    if view.superview?.subviews.last !== view { view.superview?.bringSubviewToFront(view) }
  }

  /// The user may start the control, or no longer may.
  func engineChangedInput() { presenter.inputChanged(presentation) }

  func engineReports(_ moment: RunMoment) {
    switch moment {
    case .willBegin: onWillBegin?()
    case .didBegin: onDidBegin?()
    case .willEnd: onWillEnd?()
    case .didEnd:
      presenter.runEnded()
      // The room for the reason goes.
      if state == .failed, presenter.fitsText { presenter.show(presentation) }
      onDidEnd?()
    }
  }

  func engineAsksToBegin() -> Bool { shouldBegin?() ?? true }

  func enginePerformsSecondStop() { trigger.pull?.secondStop?.action() }

  /// A run has a result, which nothing shows yet.
  func engineAccepts(_ outcome: RefreshOutcome, _ result: RefreshResult?) {
    presenter.outcome = outcome
    if outcome == .cancelled { presenter.isAwaited = false }
    guard outcome == .success || outcome == .noMoreData else { return }
    presenter.save(presenter.lastUpdatedTime.now())
    engine.attachment?.succeeded()
    if result?.endsData == true { engine.attachment?.endOfData() }
  }

  func engineAnnounces(_ outcome: RefreshOutcome) { presenter.announce(outcome) }

  func engineWarns(_ subject: RefreshWarning.Subject) { warn(subject) }

  /// The control is about to look at the content, outside of UIKit's own updates.
  func engineTimerFires() { engine.attachment?.measureItems() }
}

/// What the view tells its control.
extension Refresher {
  func viewWasTapped() { engine.send(.tapped) }

  /// A view that someone has taken out of the scroll view no longer controls it.
  func viewMovedToSuperview() {
    guard hasAppeared, let attachment = engine.attachment,
      presenter.view.superview !== attachment.scrollView
    else { return }
    attachment.leave()
  }

  /// A list that comes into a window has neither its size nor its safe area before its layout there.
  func viewMovedToWindow() {
    let isInWindow = presenter.view.window != nil
    isAwaitingLayout = isInWindow && !isAttaching
    if isAwaitingLayout { return presenter.view.setNeedsLayout() }
    engine.set(.inWindow, to: isInWindow)
    if !isInWindow { owner?.refresherLeftWindow() }
  }

  func viewWasLaidOut() {
    engine.attachment?.controlWasLaidOut()
    if presenter.fitsText, Double(extent) != engine.configuration.extent {
      extentChanged()
    }
    guard isAwaitingLayout, let scrollView = engine.attachment?.scrollView,
      !scrollView.bounds.isEmpty
    else { return }
    isAwaitingLayout = false
    engine.set(.inWindow, to: true)
    adoptSheet()
    warnOfRefreshControl()
  }

  /// Bars may have come or gone. There is no other notification of that.
  func viewChangedSafeArea() { engine.safeAreaChanged() }

  func viewChangedHidden() {
    hiddenChanged()
    // Users of MJRefresh end a load so. Nobody would see that one goes on, and it may refuse pulls.
    if isHidden, engine.state.isUnderWay, role == .load, engine.awaitsCallback, endsLoadWhenHidden {
      endRefreshing(.cancelled)
    }
  }

  func hiddenChanged() {
    presenter.view.hasLeft = hidesWhenNoMoreData && engine.state == .noMoreData
    engine.set(.hidden, to: isHidden || presenter.view.hasLeft)
    engine.attachment?.needsChanged()
  }

  func viewChangedTraits() {
    presenter.traitsChanged()
    presenter.showAll(presentation)
    extentChanged()
  }

  /// VoiceOver's double tap. Returns whether it did something.
  func viewWasActivated() -> Bool {
    guard presentation.canBegin, engineAsksToBegin() else { return false }
    presenter.isAwaited = true
    beginRefreshing()
    // Nothing waits for a run that was refused, or is over.
    presenter.isAwaited = isRefreshing
    return true
  }

  /// VoiceOver's swipe with three fingers, beyond the end of the content. Returns whether it did something.
  func viewWasScrolled(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard engine.isAtEnd, presentation.isMeant(by: direction) else { return false }
    return viewWasActivated()
  }
}
