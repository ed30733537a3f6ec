// How a control opens and closes: by an animation of UIKit's, or on a path of its own.
extension ControlEngine {
  /// - Parameter run: named in the `.settled` that follows the animation, also if it is cut short,
  ///   by leaving the window for instance: the action of a refresh that has begun must run.
  func animate(
    _ motion: RefreshMotion, settling run: RefreshRun? = nil, _ changes: @escaping () -> Void
  ) {
    guard motion != .none || run != nil else { return changes() }
    // An animation that another one has replaced says nothing about the run.
    let number = animation.begin(settling: run)
    let completion: (Bool) -> Void = { [weak self, weak attachment] _ in
      guard let self, self.attachment === attachment, animation.isLatest(number) else { return }
      settle(run)
    }
    if let run, isLive {
      animation.expect(run, within: durations.seconds(motion)) { completion(false) }
    }
    UIView.animate(
      withDuration: durations.seconds(motion), delay: 0,
      options: [.beginFromCurrentState, .allowUserInteraction], animations: changes,
      completion: run.map { _ in completion })
  }

  /// The metrics that an event meets. Another configuration meets an opening control as open, as in the middle of
  /// an animation of UIKit's: what the content has reached by now says nothing about its end.
  func metrics(for event: RefreshEvent, _ attachment: Attachment) -> AxisMetrics {
    var metrics = attachment.metrics
    if case .configured = event, contentMovement?.movement.motion == .opening,
      let target = contentTarget
    {
      metrics.offset = target
    }
    return metrics
  }

  /// Opens or closes the control, but never against what else moves the content.
  ///
  /// The app's scroll wins: a control opens where the content is then, and closes on the way. Under a finger, and
  /// while the content coasts, a closing waits, and gives back its room as far as it is out of sight.
  ///
  /// - Parameter scrolls: the number of the app's scrolls when the event came that the movement answers.
  func carryOut(_ movement: RefreshMovement, _ attachment: Attachment, since scrolls: Int) {
    var movement = movement
    // The app has ended the run before the control could open: only the closing is waited for.
    if movement.motion == .opening, movement.settling == closingRun { movement.settling = nil }
    guard isLive else {
      return durations.isSpring(movement) || movement.motion == .closing && waits(attachment)
        ? replay(movement, attachment) : animate(movement, attachment)
    }
    if movement.reveals, attachment.mover == .app || attachment.appScrolls != scrolls {
      let interrupted = attachment.cancelMotion(for: self)
      contentMovement = nil
      holdInPlace(attachment)
      present(attachment)
      return settle(movement.settling ?? interrupted)
    }
    guard movement.motion == .closing else { return start(movement, attachment) }
    // The page that the app has gone to during a load stays.
    if attachment.isPlacedByApp, attachment.appScrolls != scrollsAtBegin { movement.offset = nil }
    if movement.hold == nil, movement.offset == nil {
      // Nothing was open: a bounce goes on. But the room may be on its way, there or back.
      guard let former = contentMovement?.movement else { return settle(movement.settling) }
      movement.hold = former.hold.map { _ in held }
      if former.motion == .closing { movement.offset = former.offset }
      // What opens without room opens where it closes: the end, or the page, that it was on its way to.
      if former.motion == .opening, former.hold ?? 0 == 0 {
        movement.offset = target(of: former, attachment.metrics, attachment.end)
      }
    }
    waits(attachment) ? wait(for: movement, attachment) : start(movement, attachment)
  }

  private func start(_ movement: RefreshMovement, _ attachment: Attachment) {
    durations.isSpring(movement) ? spring(movement, attachment) : animate(movement, attachment)
  }

  /// Opens or closes the control by an animation of a fixed duration, in place of a motion on a path.
  private func animate(_ movement: RefreshMovement, _ attachment: Attachment) {
    let interrupted = attachment.cancelMotion(for: self)
    let hold = movement.hold ?? contentMovement.map { _ in held }
    contentMovement = nil
    animate(movement.motion, settling: movement.settling) { [self] in
      move(hold: hold, offset: offset(of: movement, attachment), attachment)
      present(attachment, inMovement: true)
    }
    if movement.settling == nil { settle(interrupted) }
  }

  /// Opens or closes the control on a path of its own.
  ///
  /// A header's room grows and shrinks with the part that is out. A footer takes its room before the content
  /// moves there, and gives it back afterwards. Content that rests beyond its edge would be corrected by UIKit.
  private func spring(_ movement: RefreshMovement, _ attachment: Attachment) {
    _ = animation.begin(settling: movement.settling)
    guard let path = path(of: movement, attachment) else {
      let interrupted = attachment.cancelMotion(for: self)
      let hold = movement.hold ?? contentMovement.map { _ in held }
      contentMovement = nil
      move(hold: hold, offset: offset(of: movement, attachment), attachment)
      present(attachment)
      return settle(movement.settling ?? interrupted)
    }
    guard takeRoom(for: movement, attachment) else {
      // Another movement, which the app's code or UIKit's correction has led to, may not know of the run.
      if contentMovement?.movement.settling != movement.settling { settle(movement.settling) }
      return
    }
    // A title may have left for the room.
    attachment.startMotion(
      self.path(of: movement, attachment) ?? path, settling: movement.settling,
      longestWait: durations.longestWait(movement.motion), for: self)
  }

  /// Takes all the room of a footer, and the part of a header's that is out: before the content moves, while
  /// a bounce keeps UIKit from correcting the offset.
  ///
  /// - Returns: whether the movement is still to be carried out, after the app has heard of the inset.
  @discardableResult
  private func takeRoom(for movement: RefreshMovement, _ attachment: Attachment) -> Bool {
    let metrics = attachment.metrics
    let new = ContentMovement(movement, metrics, tolerance: MotionDurations.tolerance)
    contentMovement = new
    let number = movements
    guard let hold = movement.hold, hold > attachment.held else { return true }
    let isHeader = attachment.end == .before && metrics.isValid
    let room = isHeader ? new.room(from: attachment.held, metrics) : hold
    move(hold: room, offset: nil, attachment)
    return isCurrent(number, attachment)
  }

  private func isCurrent(_ number: Int, _ attachment: Attachment) -> Bool {
    number == movements && self.attachment === attachment
  }

  /// Moves the content of a movement, and with it the room of a header. Each change may run the app's code, which
  /// may end the movement.
  private func follow(to offset: Double, _ attachment: Attachment) {
    var metrics = attachment.metrics
    guard attachment.end == .before, let current = contentMovement, current.movement.hold != nil,
      metrics.isValid, !attachment.lacksRoom
    else {
      return move(hold: nil, offset: offset, attachment)
    }
    let (held, number) = (attachment.held, movements)
    let opens = current.opens(from: held)
    metrics.offset = attachment.pixelAligned(offset)
    // The metrics include a title that the content will reveal, where it has been measured.
    if !opens || current.takesRoomFirst || metrics.titleLength > 0 {
      move(hold: current.room(from: held, metrics), offset: nil, attachment)
    } else {
      move(hold: nil, offset: metrics.offset, attachment)
      guard isCurrent(number, attachment) else { return }
      let room = current.room(from: held, attachment.metrics)
      guard room != held else { return }
      move(hold: room, offset: nil, attachment)
    }
    // UIKit corrects content that is out beyond the new room. Content whose room was taken away, and put back, is
    // open by now.
    if isCurrent(number, attachment) { move(hold: nil, offset: metrics.offset, attachment) }
  }

  // MARK: Waiting

  /// Whether something else moves the content, so that the control waits. Releasing the content may begin another
  /// run, which takes the room over.
  var waitsToClose: Bool {
    state.isArmed || isRunning || attachment.map { waits($0) } ?? false
  }

  /// Whether something else moves the content. A bounce is none: the motion goes on at its speed.
  private func waits(_ attachment: Attachment) -> Bool {
    guard isInWindow, attachment.metrics.isValid, attachment.scrollView?.isInBackground == false
    else {
      return false
    }
    switch attachment.mover {
    case .finger, .app: return true
    case .momentum: return !attachment.isBouncing
    case nil: return false
    }
  }

  private func wait(for movement: RefreshMovement, _ attachment: Attachment) {
    _ = animation.begin(settling: movement.settling)
    contentMovement = ContentMovement(
      movement, attachment.metrics, tolerance: MotionDurations.tolerance)
    attachment.wait(settling: movement.settling, for: self)
    // The content may be pulled out, which shows at once.
    move(hold: nil, offset: nil, attachment)
    giveRoom(attachment)
    present(attachment)
  }

  /// A run that has begun meanwhile holds the room.
  func forgetClosing(_ attachment: Attachment) {
    guard contentMovement?.movement.motion == .closing else { return }
    contentMovement = nil
    attachment.cancelMotion(for: self)
  }

  /// Gives back the room of a control that waits to close, as far as it is out of sight.
  func giveRoom(_ attachment: Attachment) {
    guard let current = contentMovement, current.movement.motion == .closing,
      isLive ? attachment.isWaiting(for: self) : waits(attachment)
    else { return }
    let metrics = attachment.metrics
    guard metrics.isValid else { return }
    let room = current.roomKept(
      at: attachment.end, from: attachment.held, most: mostRoom,
      isUnderFinger: attachment.mover == .finger, metrics)
    let number = movements
    if room != attachment.held { move(hold: room, offset: nil, attachment) }
    guard isCurrent(number, attachment), room == current.movement.hold else { return }
    contentMovement = nil
    settle(attachment.cancelMotion(for: self))
  }

  /// A recording says where the content goes, and when it has arrived.
  private func replay(_ movement: RefreshMovement, _ attachment: Attachment) {
    takeRoom(for: movement, attachment)
    if movement.motion == .closing, waits(attachment) {
      move(hold: nil, offset: nil, attachment)
      giveRoom(attachment)
      return present(attachment)
    }
    replayMove()
    present(attachment)
  }

  /// A recording has moved the content.
  func replayMove() {
    guard let attachment, contentMovement != nil else { return }
    let metrics = attachment.metrics
    guard metrics.isValid else { return }
    follow(to: metrics.offset, attachment)
    if let target = contentTarget, abs(target - metrics.offset) < MotionDurations.tolerance {
      endReplayedMove()
    }
    present(attachment)
  }

  func endReplayedMove() {
    guard let attachment, contentMovement != nil else { return }
    contentMovement = nil
    move(hold: held, offset: nil, attachment)
  }

  /// The path of the content; `nil` where nothing moves.
  private func path(of movement: RefreshMovement, _ attachment: Attachment) -> OffsetPath? {
    let metrics = attachment.metrics
    guard isInWindow, metrics.isValid,
      attachment.scrollView?.isInBackground == false
    else { return nil }
    let closes = movement.hold.map { $0 < attachment.held } ?? false
    guard movement.offset != nil || closes else { return nil }
    return target(of: movement, metrics, attachment.end).flatMap {
      durations.path(
        from: metrics.offset, velocity: attachment.contentVelocity,
        isBouncing: attachment.isBouncing, to: $0, at: attachment.end)
    }
  }

  /// The offset at which a movement ends: beside the open control, or where the content would rest without
  /// it.
  private func target(
    of movement: RefreshMovement, _ metrics: AxisMetrics, _ end: AxisEnd
  ) -> Double? {
    switch (movement.motion, movement.offset) {
    case (.opening, .some(let offset)): openOffset(metrics) ?? offset
    case (_, .some(let offset)): offset
    case (_, nil):
      movement.hold.map { pageOffset(metrics) ?? metrics.restingOffset(holding: $0, at: end) }
    }
  }

  /// The offset that a movement goes to at once; `nil` to leave the content to UIKit. What a header leaves is not
  /// left to it: bars that follow the content would take the room.
  private func offset(of movement: RefreshMovement, _ attachment: Attachment) -> Double? {
    guard movement.motion == .closing else { return movement.offset }
    // In the background, where nothing waits for the end of the app's scroll, it still wins.
    if attachment.mover == .app { return nil }
    if let offset = movement.offset { return offset }
    let metrics = attachment.metrics
    if let page = pageOffset(metrics) { return page }
    let isOut = attachment.end == .before && metrics.isValid && metrics.offset < metrics.firstOffset
    return isOut ? target(of: movement, metrics, .before) : nil
  }

  /// The page that a closing control leaves; `nil` where the scroll view doesn't page, or where the app has put the
  /// content.
  private func pageOffset(_ metrics: AxisMetrics) -> Double? {
    guard metrics.isPaging, attachment?.isPlacedByApp == false else { return nil }
    return closedOffset(metrics)
  }

  /// Reports the end of a movement, however it ended: the action of a refresh that has begun must run.
  private func settle(_ run: RefreshRun?) {
    animation.ended(run)
    if let run, isLive { send(.settled(run)) }
  }
}

// MARK: - What moves the content for the control

extension ControlEngine {
  /// The offset at which the motion ends in the geometry of this moment; `nil` if it has none.
  var contentTarget: Double? {
    guard let attachment, let movement = contentMovement?.movement else { return nil }
    let metrics = attachment.metrics
    // Content that leaves a header stays at its start, whatever its other end does.
    if movement.offset == nil, attachment.end == .before { return metrics.firstOffset }
    return target(of: movement, metrics, attachment.end)
  }

  /// Moves the content to an offset.
  func contentMoves(to offset: Double) {
    guard let attachment else { return }
    follow(to: offset, attachment)
    present(attachment)
  }

  /// The content has not arrived, but the run need not wait for it.
  func contentMotionPassed(_ run: RefreshRun) { settle(run) }

  /// The content has arrived, or stays where it is.
  func contentMotionEnded(settling run: RefreshRun?, hasArrived: Bool) {
    guard let attachment else { return }
    let movement = contentMovement?.movement
    contentMovement = nil
    // A change of the bars on the way finds an opening header out of sight, which needs no room there.
    let lacksHold = movement?.motion == .opening && held < movement?.hold ?? 0
    if hasArrived, !lacksHold {
      move(hold: held, offset: nil, attachment)
    } else {
      holdInPlace(attachment)
    }
    guard self.attachment === attachment else { return }
    if attachment.lacksRoom { move(hold: nil, offset: attachment.metrics.offset, attachment) }
    present(attachment)
    settle(run)
  }

  /// Something else moves the content.
  func contentMotionGaveWay(settling run: RefreshRun?) {
    guard let attachment, var movement = contentMovement?.movement, movement.motion == .closing,
      waits(attachment)
    else { return contentMotionEnded(settling: run, hasArrived: false) }
    movement.settling = run
    wait(for: movement, attachment)
  }

  /// Nothing moves the content that the control has waited for.
  func contentCameToRest(settling run: RefreshRun?) {
    guard let attachment, var movement = contentMovement?.movement else { return settle(run) }
    movement.settling = run
    if movement.hold == nil {
      // The page may be another one by now.
      movement.offset = pageOffset(attachment.metrics)
      guard movement.offset != nil else {
        contentMovement = nil
        return settle(run)
      }
    }
    start(movement, attachment)
  }
}
