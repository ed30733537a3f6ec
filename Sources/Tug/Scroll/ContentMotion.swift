/// Moves the content when a control opens or closes, one step for each frame.
///
/// An animation of `UIView` would lay out the list for the end of the movement at once: cells that leave
/// would go before they are out of sight, and pinned headers would jump. It would begin at rest after a
/// release, and its completion can be lost.
///
/// Whatever else moves the content (a finger, the app) takes over where it is: an opening ends, and a closing
/// waits until the content has come to rest. A change of geometry, such as a rotation, gives the motion another
/// target, toward which it goes on at its speed.
@MainActor
final class ContentMotion {
  private weak var scrollView: UIScrollView?
  private var frames: MotionLink?
  private var current: Current? {
    didSet { watch(isMoving) }
  }
  private var waiting: [Waiting] = [] {
    didSet { watch(isMoving) }
  }
  private let overdue: DelayedCall
  private var latestFrame: TimeInterval = 0
  private var backgroundObservers: [NotificationToken] = []
  private var release: ReleaseVelocity?

  private struct Current {
    var path: OffsetPath
    let axis: Axis
    /// The time at which the path starts.
    var start: TimeInterval
    /// The time of the last step.
    var latest: TimeInterval
    /// The run to name at the end.
    var run: RefreshRun?
    /// The time at which the run goes on, though the content has not arrived.
    let deadline: TimeInterval
    weak var client: ControlEngine?
    /// The offset after the last step, as the scroll view has rounded it.
    var offset: CGFloat
    /// The geometry that the path's target is for.
    var surroundings: ScrollGeometry.Surroundings
    /// The number of frames on the way in which the geometry has changed, and the time of the last of them.
    var redirections = 0
    var lastRedirection: TimeInterval?
  }

  /// A host that changes an inset in each frame may keep the content from its target for ever.
  private static let mostRedirections = 120

  /// A closing that waits until nothing else moves the content. Several controls may wait.
  private struct Waiting {
    let run: RefreshRun?
    weak var client: ControlEngine?
  }

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    overdue = DelayedCall(on: scrollView)
    frames = MotionLink(on: scrollView) { [weak self] in self?.frameCame(at: $0) ?? false }
  }

  // MARK: Motion

  /// Whether a motion is under way, or waits.
  var isMoving: Bool { current != nil || !waiting.isEmpty }
  /// Whether a motion is under way.
  var isMovingContent: Bool { current != nil }

  /// Starts a motion. The one before ends where it is.
  ///
  /// - Parameters:
  ///   - run: the run that goes on when the content has arrived; `nil` for the run that the motion of this
  ///     control before it would have named.
  ///   - longestWait: the seconds after which it goes on in any case.
  func start(
    _ path: OffsetPath, along axis: Axis, settling run: RefreshRun?, longestWait: TimeInterval,
    for client: ControlEngine
  ) {
    guard let scrollView else { return client.contentMotionEnded(settling: run, hasArrived: false) }
    let former = current?.client === client ? current : nil
    if former != nil { current = nil }
    stopWaiting(client)
    end()
    // What has ended may have led to a motion of another control, which is the newer one.
    guard !isMoving else { return client.contentMotionEnded(settling: run, hasArrived: false) }
    let now = CACurrentMediaTime()
    current = Current(
      path: path, axis: axis, start: now, latest: now, run: run ?? former?.run,
      deadline: run == nil ? former?.deadline ?? now : now + longestWait,
      client: client,
      offset: scrollView.contentOffset.coordinate(along: axis),
      surroundings: ScrollGeometry(scrollView).surroundings)
    // A bounce would go on beside the motion.
    step(to: path.offset(at: 0))
    frames?.start()
  }

  /// Waits until nothing else moves the content, and tells the client then. The motion before ends where it is.
  func wait(settling run: RefreshRun?, for client: ControlEngine) {
    if current?.client === client { current = nil }
    endMotion(hasArrived: false)
    guard current == nil else {
      return client.contentMotionEnded(settling: run, hasArrived: false)
    }
    stopWaiting(client)
    waiting.append(Waiting(run: run, client: client))
    lookAtFrames()
  }

  /// A drag needs no frames: its end is reported, and so is what moves the content after it.
  private func lookAtFrames() {
    if !waiting.isEmpty, !isDragged { frames?.start() }
  }

  private var isDragged: Bool {
    scrollView?.contentMover == .finger && scrollView?.isDragging == true
  }

  /// Whether a motion of this control is under way.
  func moves(for client: ControlEngine?) -> Bool {
    client != nil && current?.client === client
  }

  func isWaiting(for client: ControlEngine) -> Bool {
    index(of: client) != nil
  }

  // Loops, because each closure would ask the runtime whether it is on the main actor.

  private func index(of client: ControlEngine) -> Int? {
    for index in waiting.indices where waiting[index].client === client { return index }
    return nil
  }

  private func stopWaiting(_ client: ControlEngine) {
    if let index = index(of: client) { waiting.remove(at: index) }
  }

  /// Ends everything where it is.
  private func end() {
    endMotion(hasArrived: false)
    let ended = waiting
    waiting = []
    for each in ended { each.client?.contentMotionEnded(settling: each.run, hasArrived: false) }
  }

  private func endMotion(hasArrived: Bool) {
    guard let ended = current else { return }
    current = nil
    ended.client?.contentMotionEnded(settling: ended.run, hasArrived: hasArrived)
  }

  /// Ends the motion of this control at its target.
  func finish(for client: ControlEngine) {
    if let current, current.client === client { step(to: current.path.target) }
    if current?.client === client { endMotion(hasArrived: true) }
    guard let index = index(of: client) else { return }
    let run = waiting.remove(at: index).run
    client.contentMotionEnded(settling: run, hasArrived: false)
  }

  /// Forgets the motion of this control, which moves otherwise or leaves.
  ///
  /// - Returns: the run that waits for its end.
  func cancel(for client: ControlEngine) -> RefreshRun? {
    if let current, current.client === client {
      self.current = nil
      return current.run
    }
    guard let index = index(of: client) else { return nil }
    return waiting.remove(at: index).run
  }

  /// Lets whatever else has moved the content take over.
  ///
  /// - Parameter isCorrection: Whether UIKit may have corrected the offset after a change of geometry, which is no
  ///   scrolling.
  func contentScrolled(isCorrection: Bool) {
    lookAtFrames()
    guard let current, let scrollView, isValid(scrollView, current.axis) else { return }
    if isCorrection, scrollView.contentMover != .finger { geometryChanged() }
    guard self.current?.start == current.start,
      scrollView.contentOffset.coordinate(along: current.axis) != self.current?.offset
    else { return }
    giveWay()
  }

  /// Ends a motion where something else moves the content.
  func giveWay() {
    guard let ended = current else { return }
    current = nil
    ended.client?.contentMotionGaveWay(settling: ended.run)
  }

  /// Goes on toward the target in another geometry, from where the content is now.
  ///
  /// - Parameter isShifted: whether UIKit has moved the content along with the bars.
  func geometryChanged(isShifted: Bool = false) {
    guard var current, let scrollView, let client = current.client else { return }
    let geometry = ScrollGeometry(scrollView)
    guard isShifted || geometry.surroundings != current.surroundings else { return }
    // A layout may be invalid for a moment.
    guard geometry.metrics(along: current.axis).isValid else { return }
    guard let target = client.contentTarget else { return end() }
    // A rotation is an animation of its own, in which another motion would be lost.
    if geometry.surroundings.viewport != current.surroundings.viewport {
      step(to: target)
      return endMotion(hasArrived: true)
    }
    self.current?.surroundings = geometry.surroundings
    let offset = geometry.offset.coordinate(along: current.axis)
    guard abs(target - current.path.target) > 0.01 || offset != current.offset else { return }
    if current.lastRedirection != current.latest {
      current.redirections += 1
      current.lastRedirection = current.latest
    }
    guard current.redirections <= Self.mostRedirections else { return end() }
    // From the last step on: a host that changes an inset in each frame would hold up the content otherwise.
    current.path = current.path.redirected(
      shiftedBy: Double(offset - current.offset), to: target, at: current.latest - current.start,
      tolerance: MotionDurations.tolerance)
    (current.start, current.offset) = (current.latest, offset)
    current.surroundings = geometry.surroundings
    self.current = current
  }

  private func isValid(_ scrollView: UIScrollView, _ axis: Axis) -> Bool {
    ScrollGeometry(scrollView).metrics(along: axis).isValid
  }

  /// - Returns: whether another frame is needed.
  private func frameCame(at now: TimeInterval) -> Bool {
    latestFrame = now
    if !waiting.isEmpty { return lookForRest() }
    geometryChanged()
    guard let current, let scrollView else { return isMoving }
    // A finger that touches the content stops it, as it stops a bounce. A scroll of the app's has no step yet.
    let mover = scrollView.contentMover
    guard mover != .finger, mover != .app else {
      giveWay()
      return isMoving
    }
    // The time of the first frame may be that of a frame before the start.
    let time = max(0, now - current.start)
    self.current?.latest = current.start + time
    if isValid(scrollView, current.axis) { step(to: current.path.offset(at: time)) }
    if now >= current.deadline - 0.001, let run = self.current?.run {
      self.current?.run = nil
      current.client?.contentMotionPassed(run)
    }
    if current.path.isSettled(at: time), self.current?.start == current.start {
      endMotion(hasArrived: true)
    }
    return isMoving
  }

  /// - Returns: whether another frame is needed.
  private func lookForRest() -> Bool {
    for index in waiting.indices where waiting[index].client?.waitsToClose != true {
      let ended = waiting.remove(at: index)
      ended.client?.contentCameToRest(settling: ended.run)
      return isMoving
    }
    return !waiting.isEmpty && !isDragged
  }

  private func step(to offset: Double) {
    guard let client = current?.client, let scrollView else { return end() }
    client.contentMoves(to: offset)
    guard let axis = current?.axis else { return }
    current?.offset = scrollView.contentOffset.coordinate(along: axis)
    // A header's room follows the content.
    current?.surroundings = ScrollGeometry(scrollView).surroundings
  }

  // MARK: Without frames

  /// The seconds without a frame after which a motion is at its end, as in a window that is hidden.
  private static let longestPause = 0.5

  private func watch(_ isNeeded: Bool) {
    guard isNeeded == backgroundObservers.isEmpty else { return }
    watchBackground(isNeeded)
    isNeeded ? expectFrame() : overdue.cancel()
  }

  private func expectFrame() {
    let latest = latestFrame
    overdue.start(after: Self.longestPause) { [weak self] in
      guard let self, isMoving else { return }
      // A finger that rests on the content needs no frames.
      if latestFrame != latest || !waiting.isEmpty && isDragged { return expectFrame() }
      finishAll()
    }
  }

  /// The notifications after which there may be no more frames.
  private static let backgroundNotifications = [
    UIApplication.didEnterBackgroundNotification, UIScene.didEnterBackgroundNotification,
  ]

  /// Observes the end of the frames while a motion needs them: a motion that the background interrupts
  /// is at its end at once, and its run goes on.
  private func watchBackground(_ isNeeded: Bool) {
    guard isNeeded else {
      backgroundObservers = []
      return
    }
    backgroundObservers = Self.backgroundNotifications.map { name in
      // UIKit posts it on the main thread.
      NotificationToken(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          [weak self] _ in MainActor.assumeIsolated { self?.enteredBackground() }
        })
    }
  }

  /// The notification may be another scene's.
  private func enteredBackground() {
    if scrollView?.isInBackground == true { finishAll() }
  }

  private func finishAll() {
    let waiting = waiting
    if let client = current?.client { finish(for: client) }
    for each in waiting {
      if let client = each.client { finish(for: client) }
    }
    frames?.stop()
  }

  // MARK: Velocity

  /// The finger was lifted.
  func noteRelease() {
    guard let scrollView else {
      release = nil
      return
    }
    release = ReleaseVelocity(scrollView)
  }

  /// The drag is over, however it ended.
  func dragEnded() { if !waiting.isEmpty { frames?.start() } }

  /// The velocity of the content, in points per second: of the motion, of the bounce after a release beyond the
  /// edge, or of a deceleration. 0 for any other scrolling.
  func velocity(along axis: Axis) -> Double {
    let now = CACurrentMediaTime()
    if let current, current.axis == axis { return current.path.velocity(at: now - current.start) }
    guard let release, let scrollView, scrollView.isDecelerating else { return 0 }
    let offset = Double(scrollView.contentOffset.coordinate(along: axis))
    return isBouncing(along: axis)
      ? release.bounce(along: axis, at: now) : release.deceleration(along: axis, at: offset)
  }

  /// Whether the content bounces after a release beyond the edge.
  func isBouncing(along axis: Axis) -> Bool {
    guard let release, current == nil, scrollView?.isDecelerating == true else { return false }
    return release.isBounce(along: axis)
  }
}
