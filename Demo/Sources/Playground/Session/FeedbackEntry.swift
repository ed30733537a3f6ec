import Tug

/// What a phone gives without showing it: a haptic pulse, or words of VoiceOver.
struct FeedbackEntry: Equatable, Encodable {
  enum Kind: String, Encodable {
    case haptic, spoken
  }
  let kind: Kind
  /// The style of the pulse, or the words.
  let text: String
}

extension HeadlessHost {
  /// Removes and returns the feedback since the last call.
  func takeFeedback() -> [FeedbackEntry] {
    let (felt, spoken) = (haptics.impacts, accessibility.announcements)
    haptics.impacts = []
    accessibility.posts = []
    return felt.map { FeedbackEntry(kind: .haptic, text: "\($0.style)") }
      + spoken.map { FeedbackEntry(kind: .spoken, text: $0) }
  }
}
