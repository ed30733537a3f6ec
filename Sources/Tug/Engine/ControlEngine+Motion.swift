import RefreshCore

// How a control opens and closes: by an animation of UIKit's, or on a path of its own.
extension ControlEngine {
  /// - Parameter run: named in the `.settled` that follows the animation, also if it is cut short,
  ///   by leaving the window for instance: the action of a refresh that has begun must run.
  func animate(
    _ motion: RefreshMotion, settling run: RefreshRun? = nil, _ changes: @escaping () -> Void
  ) {
    guard motion != .none || run != nil else { return changes() }
    let completion: (Bool) -> Void = { [weak self, weak attachment] _ in
      guard let self, self.attachment === attachment else { return }
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

  /// Opens or closes the control on a path of its own. It takes its room before the content moves there, and gives it back
  /// after the content has left it: content that rests beyond its edge would be corrected by UIKit.
  func carryOut(_ movement: RefreshMovement, _ attachment: Attachment) {
    guard let path = path(of: movement, attachment) else {
      move(hold: movement.hold, offset: movement.offset, attachment)
      present(attachment)
      return settle(movement.settling)
    }
    let opens = movement.hold.map { $0 > attachment.held } ?? false
    move(hold: opens ? movement.hold : nil, offset: nil, attachment)
    attachment.startMotion(
      path, settling: movement.settling,
      longestWait: durations.longestWait(movement.motion), for: self)
  }

  /// The path of the content; `nil` where nothing moves. A finger that holds the content out keeps it
  /// there.
  private func path(of movement: RefreshMovement, _ attachment: Attachment) -> OffsetPath? {
    let metrics = attachment.metrics
    guard isLive, isInWindow, metrics.isValid,
      attachment.scrollView?.isInBackground == false
    else { return nil }
    var target = movement.offset
    if target == nil, let hold = movement.hold, hold < attachment.held,
      attachment.scrollView?.isTracking == false
    {
      target = metrics.restingOffset(holding: hold, at: attachment.end)
    }
    return target.flatMap {
      durations.path(
        from: metrics.offset, velocity: attachment.contentVelocity,
        isBouncing: attachment.isBouncing, to: $0)
    }
  }

  /// Reports the end of a movement, however it ended: the action of a refresh that has begun must run.
  private func settle(_ run: RefreshRun?) {
    animation.ended(run)
    if let run, isLive { send(.settled(run)) }
  }
}

extension ControlEngine: ContentMotionClient {
  func contentMoves(to offset: Double) {
    guard let attachment else { return }
    move(hold: nil, offset: offset, attachment)
    present(attachment)
  }

  func contentMotionPassed(_ run: RefreshRun) { settle(run) }

  func contentMotionEnded(settling run: RefreshRun?) {
    guard let attachment else { return }
    move(hold: held, offset: nil, attachment)
    present(attachment)
    settle(run)
  }
}
