import Foundation
import Tug
import WebServing

/// What happened since the last frame: the callbacks of the scroll view, the changes of the controls' states,
/// haptics, announcements, and mistakes of the app. The log keeps the newest fifty.
@MainActor
final class CallbackLog {
  private static let limit = 50
  private var entries: [CallbackEntry] = []
  private var count = 0

  func note(_ callback: String, of scrollView: UIScrollView) {
    let offset = scrollView.contentOffset
    let place = "(\(Self.short(offset.x)), \(Self.short(offset.y)))"
    add("\(callback) \(place)", at: scrollView.host.time)
  }

  /// Adds an entry for each control whose state has changed.
  func note(from old: [Panel.Control], to new: [Panel.Control], at time: TimeInterval) {
    for control in new {
      guard let before = old.first(where: { $0.name == control.name }),
        before.state != control.state
      else { continue }
      add("\(control.name) \(before.state) → \(control.state)", at: time)
    }
  }

  /// Adds an entry for each haptic, and for each announcement.
  func note(_ feedback: [FeedbackEntry], at time: TimeInterval) {
    for entry in feedback {
      switch entry.kind {
      case .haptic: add("Haptic: \(entry.text)", at: time)
      case .spoken: add("VoiceOver: “\(entry.text)”", at: time)
      }
    }
  }

  /// Adds an entry for what would crash or hang UIKit.
  func note(mistake: String, at time: TimeInterval) {
    add("Mistake: \(mistake.excerpt(200))", at: time)
  }

  private func add(_ text: String, at time: TimeInterval) {
    count += 1
    entries.append(CallbackEntry(n: count, time: WireNumber(time), text: text))
    if entries.count > Self.limit { entries.removeFirst(entries.count - Self.limit) }
  }

  /// The value with at most one decimal.
  private static func short(_ value: CGFloat) -> String {
    let rounded = (Double(value) * 10).rounded() / 10
    return Int(exactly: rounded).map(String.init) ?? String(rounded)
  }

  /// Removes and returns the entries.
  func take() -> [CallbackEntry] {
    defer { entries = [] }
    return entries
  }

  func clear() { entries = [] }
}

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
