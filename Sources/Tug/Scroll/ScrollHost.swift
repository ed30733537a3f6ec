/// What the controls of one scroll view share: its geometry, the events that it brings them, and the changes that
/// they make in it.
///
/// An event begins in an observation of the scroll view, and ends with every control having been sent it. What a
/// control writes goes through `write(at:)`, and is no event for that control.
@MainActor
final class ScrollHost {
  private(set) weak var scrollView: UIScrollView?
  let ledger: InsetLedger
  let motion: ContentMotion
  private let bounce: AlwaysBounceOverride
  private let fastPath: ScrollFastPath
  private var restorations = RestorationLimit()
  private var direction: UIUserInterfaceLayoutDirection
  private var observer: ScrollObserver?
  private(set) var controls = EdgeControls()
  private var activity = Activity.none
  private var drag = DragInput.fingers
  private var title = LargeTitle()
  /// Whether the items of the content have changed since a control has asked for them.
  private var hasStaleItems = false
  private var isWithoutItems = false
  /// The number of times that the app has moved the content.
  private(set) var appScrolls = 0
  /// Whether the app has moved the content last.
  private(set) var isPlacedByApp = false
  private var shift = ShiftWatch()
  private var watch: OffsetWatch?
  private(set) lazy var secondLook = scrollView.map { FrameTimer(on: $0) }
  /// The geometry of the current step, until something else than a control of this scroll view changes it.
  private var stepGeometry: ScrollGeometry?
  private var hasWrittenInStep = false
  /// Whether a recorder observes the controls. It misses no step: none is skipped.
  var isRecorded = false

  /// What Tug itself does with the scroll view.
  enum Activity {
    case none
    /// A control changes the inset or the offset.
    case writing
    /// The content is kept in place, which is no scrolling.
    case keepingPosition
  }

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    ledger = InsetLedger(scrollView)
    motion = ContentMotion(scrollView)
    bounce = AlwaysBounceOverride(scrollView)
    fastPath = ScrollFastPath(scrollView)
    direction = scrollView.effectiveUserInterfaceLayoutDirection
    ledger.client = self
  }

  deinit {
    // Controls that someone still holds must not go on as if they were on screen.
    let remaining = controls.all
    guard !remaining.isEmpty else { return }
    Task { @MainActor in
      // One that stands in another scroll view by now has left this one.
      for control in remaining where control.engine.attachment?.scrollView == nil {
        control.leave()?()
      }
    }
  }
}

// MARK: - The controls

extension ScrollHost {
  /// Whether anyone holds a part of the inset, or may.
  var hasControls: Bool { !controls.isEmpty }

  subscript(edge: Refresher.Edge) -> Refresher? {
    get { controls[edge] }
    set {
      controls[edge] = newValue
      hasStaleItems = true
    }
  }

  /// Always in the same order.
  func each(_ body: (Refresher) -> Void) { controls.each(body) }

  /// Whether the control of this attachment has its place.
  func isPlace(_ attachment: Attachment) -> Bool {
    controls[attachment.edge]?.engine.attachment === attachment
  }

  func makeAttachment(to face: ScrollControls, at edge: Refresher.Edge) -> Attachment {
    Attachment(to: face, at: edge, direction)
  }

  /// Begins to observe, with the first control. What has changed before is no change that the content answers.
  func observe() {
    guard observer == nil, let scrollView else { return }
    shift = ShiftWatch()
    fastPath.note(read(scrollView))
    observer = ScrollObserver(scrollView, for: self, fastPath: fastPath)
  }

  /// Makes the scroll view what its controls need by now.
  ///
  /// - Parameters:
  ///   - side: the side that a control has left, with all that it held.
  ///   - isHalted: whether it has left in the middle of its motion.
  func placesChanged(at side: InsetSide?, isHalted: Bool) {
    var isHeld = false
    controls.each { isHeld = isHeld || $0.engine.held != 0 && $0.engine.attachment?.side == side }
    if let side, !isHeld { write(at: nil) { ledger.hold(0, at: side) } }
    if isHalted { restContent() }
    needsChanged()
    // Content that may no longer bounce moves at once, which is no step of a control that has left.
    noteGeometry()
    if controls.isEmpty { observer = nil }
    if controls[.top] == nil { scrollView?.keepPullInSheet(false) }
  }

  /// Takes back content that a motion has left beyond the edge.
  private func restContent() {
    guard let scrollView, !motion.isMoving, scrollView.contentMover == nil else { return }
    let geometry = read(scrollView)
    let (x, y) = (geometry.metrics(along: .horizontal), geometry.metrics(along: .vertical))
    guard x.isValid, y.isValid, geometry.isBeyondEdge else { return }
    let rest = CGPoint(x: x.restingOffset, y: y.restingOffset)
    write(at: nil) { scrollView.setContentOffset(rest, animated: false) }
  }

  /// The layout direction may change at any time, without a notification: the controls have followed it
  /// when the next drag begins, at the latest. All sides are given up before one is taken.
  func adoptDirection() {
    guard let now = scrollView?.effectiveUserInterfaceLayoutDirection, now != direction else {
      return
    }
    direction = now
    controls.each { $0.engine.attachment?.turn(to: now) }
    needsChanged()
    controls.each { $0.turned() }
  }
}

// MARK: - What the observer observes

extension ScrollHost {
  /// The content offset was assigned, in a step that is not inert.
  func scrolled(by cause: ScrollCause) {
    guard let scrollView else { return }
    if activity == .writing {
      watch?.note(scrollView.contentOffset)
      return
    }
    if takeBackShift(of: scrollView) { return }
    if motion.isMoving {
      // What gives way to the app asks who has moved the content.
      let now = read(scrollView)
      if activity != .keepingPosition { noteMover(cause, now) }
      motion.contentScrolled(isCorrection: now.surroundings != fastPath.latest.surroundings)
    }
    var now = read(scrollView)
    if activity == .keepingPosition {
      note(now)
      return sendToAll(.repositioned)
    }
    // UIKit ends each change of the insets, the content, or the frame with an assignment of the offset,
    // before it reports the change. That is no scrolling, unless a finger moves the content, too.
    let former = fastPath.latest
    if now.surroundings != former.surroundings {
      let moves = now.offset != former.offset
      // What the change has left of the controls' part of the inset.
      ledger.adoptAppChanges()
      contentChanged()
      if cause == .program || !moves { return }
    }
    noteMover(cause, now)
    if now.surroundings == former.surroundings { measureItems() }
    // The footer of a list that turns out to be without items has given back its room.
    if now.isWithoutItems != isWithoutItems { now = read(scrollView) }
    note(now)
    if scrollView.isPinched { sendToAll(.dragCancelled) }
    (stepGeometry, hasWrittenInStep) = (now, false)
    let cause = drag.effective(cause, isBeyondEdge: now.isBeyondEdge)
    controls.each { $0.engine.send(.scrolled(cause)) }
    let geometry = stepGeometry
    stepGeometry = nil
    if let geometry, !hasWrittenInStep { beginFastPath(geometry, by: cause) }
  }

  func catchUp() {
    guard observer != nil, activity == .none, let scrollView,
      scrollView.contentOffset != fastPath.latest.offset, !fastPath.take(scrollView)
    else { return }
    scrolled(by: scrollView.scrollCause)
  }

  private func noteMover(_ cause: ScrollCause, _ now: ScrollGeometry) {
    let former = fastPath.latest
    guard now.offset != former.offset, now.surroundings == former.surroundings || cause != .program
    else { return }
    isPlacedByApp = cause == .program
    if isPlacedByApp { appScrolls += 1 }
  }

  func insetChanged() {
    switch ledger.contentInsetChanged() {
    case .own: if isGeometryStale { contentChanged() }
    case .adopted: contentChanged()
    case .restored: ledgerRestored()
    }
  }

  /// Whether an inset that the ledger ignored, because no layout has it, is gone.
  private var isGeometryStale: Bool {
    guard activity != .writing, !ledger.isWriting, let scrollView else { return false }
    return read(scrollView).surroundings != fastPath.latest.surroundings
  }

  /// The content size was assigned, whether or not it changed.
  func contentReplaced() {
    sendToAll(.contentReplaced)
    contentChanged()
  }

  func contentChanged() {
    stepGeometry = nil
    noteGeometry()
    adoptDirection()
    hasStaleItems = true
    motion.geometryChanged()
    passDragsOn()
    controls.each { $0.contentChanged() }
  }

  func panChanged(to state: UIGestureRecognizer.State) {
    guard let scrollView else { return }
    switch state {
    case .began:
      drag = DragInput(of: scrollView)
      adoptDirection()
      hasStaleItems = true
      measureItems()
      sendToAll(.dragBegan)
    case .ended:
      motion.noteRelease()
      measureItems()
      let asks =
        drag.asksAtEnd(isBeyondEdge: read(scrollView).isBeyondEdge) && !scrollView.isPinched
      sendToAll(asks ? .dragEnded : .dragCancelled)
      motion.dragEnded()
    case .cancelled, .failed:
      sendToAll(.dragCancelled)
      motion.dragEnded()
    case .possible, .changed: break
    @unknown default: break
    }
  }

  /// Asks for the items that controls count, and whether there are any. Not in the observation of the content size,
  /// where UIKit may be in the middle of its update.
  func measureItems() {
    guard hasStaleItems, let scrollView else { return }
    hasStaleItems = false
    if scrollView.isWithoutItems != isWithoutItems {
      isWithoutItems.toggle()
      stepGeometry = nil
      note(read(scrollView))
      sendToAll(.contentChanged)
    }
    var countsItems = false
    controls.each { countsItems = countsItems || $0.countsItems }
    guard countsItems else { return }
    // The items belong to the content before the current step.
    stepGeometry = fastPath.latest
    controls.each { $0.measureItems() }
    stepGeometry = nil
  }

  func controlWasLaidOut() {
    if activity == .none, let size = scrollView?.bounds.size, !(size.width + size.height).isNaN,
      size != fastPath.latest.surroundings.viewport
    {
      contentChanged()
    }
    measureItems()
  }

  private func read(_ scrollView: UIScrollView) -> ScrollGeometry {
    var geometry = ScrollGeometry(scrollView)
    // A copy, because an app may override what it reads.
    var title = title
    geometry.title = title.extent(in: scrollView, geometry)
    self.title = title
    geometry.isWithoutItems = isWithoutItems
    return geometry
  }

  private func note(_ geometry: ScrollGeometry, byControl: Bool = false) {
    noteShift(to: geometry, byControl: byControl)
    fastPath.note(geometry)
  }

  private func noteShift(to geometry: ScrollGeometry, byControl: Bool) {
    let former = Double(fastPath.latest.surroundings.bars)
    let bars = Double(geometry.surroundings.bars)
    guard shift.mayChange(from: former, to: bars) else { return }
    shift.note(
      from: former, to: bars, at: Double(geometry.offset.y), byControl: byControl,
      isInWindow: scrollView?.window != nil, time: CACurrentMediaTime())
  }

  /// Puts content back that a control has moved, or moves, and that UIKit has shifted since.
  private func takeBackShift(of scrollView: UIScrollView) -> Bool {
    guard activity == .none, shift.isAwaited, !scrollView.isTracking else { return false }
    let now = read(scrollView)
    guard now.offset != fastPath.latest.offset,
      let offset = shift.end(
        at: Double(now.offset.y), bars: Double(now.surroundings.bars),
        isMoving: motion.isMovingContent, time: CACurrentMediaTime())
    else { return false }
    if title.isGone, motion.isMovingContent {
      // The content moves up into the place of the title, and the motion with it.
      note(now)
      motion.geometryChanged(isShifted: true)
      return true
    }
    write(at: nil) {
      scrollView.setContentOffset(CGPoint(x: now.offset.x, y: CGFloat(offset)), animated: false)
    }
    return true
  }

  private func sendToAll(_ event: RefreshEvent) {
    stepGeometry = nil
    controls.each { $0.engine.send(event) }
  }

  private func noteGeometry() {
    if let scrollView { note(read(scrollView)) }
  }

  private func passDragsOn() {
    guard let scrollView else { return }
    let geometry = read(scrollView)
    bounce.passDragsOn(geometry, along: .horizontal)
    bounce.passDragsOn(geometry, along: .vertical)
  }

  /// Any step may end a motion.
  private func beginFastPath(_ geometry: ScrollGeometry, by cause: ScrollCause) {
    let x = bounce.passDragsOn(geometry, along: .horizontal)
    let y = bounce.passDragsOn(geometry, along: .vertical)
    guard !isRecorded, !motion.isMoving, !geometry.isPaging, !title.isAwaited else { return }
    fastPath.begin(geometry)
    fastPath.narrow(to: x, along: .horizontal)
    fastPath.narrow(to: y, along: .vertical)
    controls.each { control in
      guard let edge = control.edge else { return }
      let engine = control.engine
      fastPath.add(engine, along: edge.axis, engine.inertRange(by: cause, geometry))
    }
  }
}

extension ScrollHost {
  /// What the controls hold was put back, a frame after someone had removed it. Under a finger the content stays
  /// where it is.
  func ledgerRestored() {
    let movesBack = restorations.allowsMovement(at: CACurrentMediaTime())
    if movesBack, scrollView?.isTracking == false {
      sendToAll(.insetRestored)
    } else {
      contentChanged()
    }
  }

  /// Someone insists on an inset, which stays without what the controls hold.
  func ledgerConceded() {
    controls.each { if $0.heldInset != 0 { $0.warn(.contestedInset) } }
    contentChanged()
  }
}

// MARK: - What controls do

extension ScrollHost {
  func perform(_ activity: Activity, _ body: () -> Void) {
    let former = self.activity
    self.activity = activity
    body()
    self.activity = former
  }

  /// Moves the content as part of an activity. For replays.
  func perform(_ activity: Activity, at offset: CGPoint) {
    perform(activity) { scrollView?.contentOffset = offset }
  }

  /// The current geometry; `nil` once the scroll view is gone.
  var geometry: ScrollGeometry? {
    if let stepGeometry { return stepGeometry }
    guard let scrollView else { return nil }
    return read(scrollView)
  }

  /// Ends the fast path: something other than an inert step is about to happen.
  func endFastPath() { fastPath.end() }

  /// The progress of a pull in steps of the fast path.
  func skippedProgress(of client: ControlEngine) -> Double? {
    fastPath.progress(of: client)
  }

  /// Performs a control's own changes of the scroll view, without passing them to that control as events. The other
  /// controls are sent one `.contentChanged` afterwards.
  func write(at edge: Refresher.Edge?, _ changes: () -> Void) {
    guard let former = beginWriting() else { return }
    changes()
    endWriting(at: edge, since: former)
  }

  private func beginWriting() -> (geometry: ScrollGeometry, activity: Activity)? {
    guard let scrollView else { return nil }
    let former = (stepGeometry ?? read(scrollView), activity)
    activity = .writing
    return former
  }

  private func endWriting(
    at edge: Refresher.Edge?, since state: (geometry: ScrollGeometry, activity: Activity)
  ) {
    activity = state.activity
    guard let scrollView else { return }
    let former = state.geometry
    let now = read(scrollView)
    // In a step, what follows reads the geometry that the control has made.
    if stepGeometry != nil { (stepGeometry, hasWrittenInStep) = (now, true) }
    note(now, byControl: true)
    guard now != former else { return }
    if now.offset != former.offset { isPlacedByApp = false }
    let moves = now.surroundings == former.surroundings
    // The motion of another control goes on in it. What moves the content next may be the app.
    let writer = edge == nil ? nil : controls[edge ?? .top]?.engine
    if !moves, !motion.moves(for: writer) {
      motion.geometryChanged()
    }
    controls.each { control in
      guard control.edge != edge else { return }
      if moves { control.engine.send(.repositioned) } else { control.contentChanged() }
    }
  }

  /// The last other offset that the content had during the changes, though another one may have replaced it.
  func offsetSeen(during changes: () -> Void) -> CGPoint? {
    guard let scrollView else { return nil }
    watch = OffsetWatch(since: scrollView.contentOffset)
    defer { watch = nil }
    changes()
    return watch?.seen
  }

  /// The app has moved the content while a control did.
  func appScrolled() {
    isPlacedByApp = true
    appScrolls += 1
    motion.giveWay()
  }

  /// A control can be used now, or can't be any more. Each line may run the app's code, which may place controls.
  func needsChanged() {
    bounce.setPulled(at: controls.pulledEnds(along: .vertical), along: .vertical)
    bounce.setPulled(at: controls.pulledEnds(along: .horizontal), along: .horizontal)
    passDragsOn()
  }
}

/// The last other offset that the content has had since a moment.
private struct OffsetWatch {
  private let former: CGPoint
  private(set) var seen: CGPoint?

  init(since former: CGPoint) { self.former = former }

  mutating func note(_ offset: CGPoint) {
    if offset != former { seen = offset }
  }
}
