/// Something that the app does in a callback of a control.
package struct TraceReaction: Codable, Equatable, Sendable {
  package var at: Moment
  package var act: Act

  package init(at moment: Moment, _ act: Act) { (at, self.act) = (moment, act) }

  package enum Moment: String, Codable, CaseIterable, Sendable {
    case action, willBegin, didBegin, willEnd, didEnd, state
  }

  package enum Act: String, Codable, CaseIterable, Sendable {
    /// The app scrolls to a place inside the content, at once or in an animation.
    case jump, scrollTo
    case begin, end, endCancelled
    case hide, remove, replace, attach, move
    /// The other controls are told that there is no more data.
    case endOthers
  }
}
