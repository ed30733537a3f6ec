import Testing

@testable import Tug

/// The texts of one control in one language: its VoiceOver name, and for each state the title and
/// the announcement on entering it.
///
/// Written by hand, from the user's point of view: a control pulled at the start of the axis
/// refreshes, every other one loads.
struct WordsTable: Sendable, CustomTestStringConvertible {
  struct Row: Sendable {
    let state: RefreshState
    let title: String
    /// What VoiceOver says when the state is entered.
    let announcement: String?
    /// VoiceOver's value, which doesn't tell how to pull.
    let value: String?

    /// - Parameters:
    ///   - isAnnounced: whether VoiceOver speaks when the state is entered.
    ///   - spoken: what it says, if not the title.
    init(
      _ state: RefreshState, _ title: String, isAnnounced: Bool = false, spoken: String? = nil
    ) {
      (self.state, self.title) = (state, title)
      announcement = spoken ?? (isAnnounced ? title : nil)
      let isSilent = [.idle, .pulling, .pullingFurther, .noMoreData].contains(state)
      value = isSilent ? nil : spoken ?? title
    }
  }

  let language: TugLanguage
  let edge: Refresher.Edge
  let trigger: Refresher.TriggerKind
  let name: String
  let rows: [Row]

  init(
    _ language: TugLanguage, _ edge: Refresher.Edge, _ trigger: Refresher.TriggerKind, name: String,
    _ rows: [Row]
  ) {
    (self.language, self.edge, self.trigger) = (language, edge, trigger)
    (self.name, self.rows) = (name, rows)
  }

  var testDescription: String { "\(language.code), \(edge), \(trigger)" }
  var isRightToLeft: Bool { language.code == "ar" }

  /// The tests' title for the second stop: the app's own text in any language.
  static let secondStop = "Camera"
}
