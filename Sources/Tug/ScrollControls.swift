/// The controls of one scroll view, one at each edge.
///
/// Assigning `nil` or another control removes the previous one, and its inset with it. A control
/// that is attached elsewhere is removed from there first.
@preconcurrency @MainActor
public final class ScrollControls {
  let host: ScrollHost
  private var moment = 0
  /// The recorder of this scroll view. It observes every control, those too that are assigned later.
  package var recorder: (any ScrollRecorder)? {
    didSet {
      host.isRecorded = recorder != nil
      host.each { $0.engine.observe(by: recorder?.observer(of: $0)) }
    }
  }

  private var extras: [AnyObject] = []
  private var controls: EdgeControls { host.controls }
  var scrollView: UIScrollView? { host.scrollView }

  package init(_ scrollView: UIScrollView) { host = ScrollHost(scrollView) }

  /// The rules for controls of one scroll view that would run at the same time.
  public typealias Arbitration = Tug.Arbitration

  // MARK: Controls

  /// The control above the content. Shows when the content is pulled down.
  public var header: Refresher? {
    get { controls[.top] }
    set { place(newValue, at: .top) }
  }

  /// The control below the content.
  public var footer: Refresher? {
    get { controls[.bottom] }
    set { place(newValue, at: .bottom) }
  }

  /// The control before content that scrolls sideways: on its left, or on its right in a
  /// right-to-left layout. Shows when the content is pulled away from that side.
  public var leading: Refresher? {
    get { controls[.leading] }
    set { place(newValue, at: .leading) }
  }

  /// The control after content that scrolls sideways: on its right, or on its left in a
  /// right-to-left layout.
  public var trailing: Refresher? {
    get { controls[.trailing] }
    set { place(newValue, at: .trailing) }
  }

  /// The rules for controls that would run at the same time. The default is `.automatic`.
  public var arbitration = Arbitration.automatic {
    didSet { if arbitration != oldValue { controls.arbitrate(by: arbitration) } }
  }

  /// The app's own content inset: `scrollView.contentInset` without the insets of open controls.
  ///
  /// Use it in place of `scrollView.contentInset`, which also contains the insets of open controls.
  /// <doc:Insets> describes how Tug interprets a value that is assigned to that one directly. A
  /// side that is not finite, or beyond 1e12 points, is ignored.
  public var contentInset: UIEdgeInsets {
    get { host.ledger.own }
    set {
      let former = host.ledger.own
      host.ledger.own = newValue
      if host.ledger.own != former { host.contentChanged() }
    }
  }

  /// The control at an edge.
  package subscript(edge: Refresher.Edge) -> Refresher? {
    get { controls[edge] }
    set { place(newValue, at: edge) }
  }

  private func place(_ control: Refresher?, at edge: Refresher.Edge) {
    if control !== controls[edge] { replace(with: control, at: edge) }
  }

  /// Changes who stands at an edge.
  ///
  /// The places change first, in one step that runs no code of the app's: whatever the app does when it hears of it
  /// finds every control in one place, or in none. Each line after that may run the app's code.
  private func replace(with control: Refresher?, at edge: Refresher.Edge) {
    guard let scrollView else { return }
    host.adoptDirection()
    let former = controls[edge]
    let formerControls = control?.controls
    let sides = (former?.engine.attachment?.side, control?.engine.attachment?.side)
    let isHalted = host.motion.moves(for: former?.engine)
    let isHaltedThere = formerControls?.host.motion.moves(for: control?.engine) ?? false
    let tellFormer = former?.leave()
    let tellOfMove = control === former ? nil : control?.leave()
    (formerControls ?? self).forget(control)
    host[edge] = control
    host.ledger.adoptAppChanges()
    let place = control.map { _ in host.makeAttachment(to: self, at: edge) }
    if let place { control?.take(place) }
    if control != nil { host.observe() }
    former?.leaveView(of: scrollView)
    control?.leaveView(of: formerControls?.scrollView)
    placesChanged(at: sides.0, isHalted: isHalted)
    formerControls?.placesChanged(at: sides.1, isHalted: isHaltedThere)
    tellFormer?()
    tellOfMove?()
    guard let control, let place, host.isPlace(place) else { return }
    control.appear(at: place)
    guard host.isPlace(place) else { return }
    if let recorder { control.engine.observe(by: recorder.observer(of: control)) }
    controls.arbitrate(by: arbitration)
  }

  private func forget(_ control: Refresher?) {
    guard let control else { return }
    for edge in Refresher.Edge.allCases where controls[edge] === control { host[edge] = nil }
  }

  private func placesChanged(at side: InsetSide?, isHalted: Bool) {
    host.placesChanged(at: side, isHalted: isHalted)
    controls.arbitrate(by: arbitration)
  }

  /// The object of a type that another module keeps for the scroll view, made at its first use.
  package func extra<Extra: AnyObject>(_ make: (UIScrollView?) -> Extra) -> Extra {
    for case let extra as Extra in extras { return extra }
    let extra = make(scrollView)
    extras.append(extra)
    return extra
  }

  // MARK: What controls tell

  /// The state of the control at this edge changed, or its run began or closed.
  func activityChanged(at edge: Refresher.Edge) {
    moment += 1
    controls[edge]?.noteRun(at: moment)
    if let control = controls[edge], control.state == .refreshing {
      controls.cancelOthers(for: control, by: arbitration)
    }
    controls.arbitrate(by: arbitration)
  }

  /// The action of the control at this edge succeeded. New data makes the end of the old data, and its failure, a thing of the past.
  ///
  /// What was said of them since the refresh began is about the new data.
  func succeeded(at edge: Refresher.Edge) {
    if let control = controls[edge] { controls.reset(after: control) }
  }

  /// The refresh at this edge says that there is no more data.
  func endOfData(at edge: Refresher.Edge) {
    switch controls[edge]?.role {
    case .load:
      moment += 1
      controls[edge]?.report.noteEnd(at: moment)
    case .refresh: controls.eachReset { $0.endRefreshing(.noMoreData) }
    case nil: break
    }
  }

  /// The control at this edge is of another kind now.
  func attachAgain(at edge: Refresher.Edge) { replace(with: controls[edge], at: edge) }

  /// Takes the control at this edge away.
  func remove(from edge: Refresher.Edge) { place(nil, at: edge) }
}

extension ScrollControls {
  /// Starts the control at the end toward which a three-finger swipe of VoiceOver scrolls, once the
  /// content is at that end.
  ///
  /// UIKit asks the focused element, then the scroll view, which pages. When that cannot go further, it
  /// asks the scroll view's superviews and view controllers. Answer there:
  ///
  /// ```swift
  /// override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
  ///   tableView.tug.accessibilityScroll(direction) || super.accessibilityScroll(direction)
  /// }
  /// ```
  ///
  /// - Returns: `false` if there is no control to start.
  public func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    var isAnswered = false
    host.each { isAnswered = isAnswered || $0.viewWasScrolled(direction) }
    return isAnswered
  }
}
