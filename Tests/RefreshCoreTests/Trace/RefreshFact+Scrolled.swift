import RefreshCore

extension RefreshFact {
  static func scrolled(isDragging: Bool) -> RefreshFact {
    .scrolled(isDragging ? .finger : .momentum)
  }
}
