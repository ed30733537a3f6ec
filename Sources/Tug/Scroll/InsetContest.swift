/// The limits of an exchange of insets with code that answers each of Tug's by its own.
///
/// An app that assigns a few insets in one turn of the main thread is answered at once. Code that never gives
/// in is answered in a few frames; then its inset stays until a control opens or closes.
struct InsetContest {
  private var answers = 0
  private var frames = 0

  /// The most answers in one turn. Each may cost a layout.
  private static let answersPerTurn = 32
  /// The number of frames in which the answers continue.
  private static let longest = 8

  /// Whether an answer is missing.
  var isExhausted: Bool { isOverInThisTurn || frames > Self.longest }

  /// Whether no more answers may be given in this turn.
  var isOverInThisTurn: Bool { answers > Self.answersPerTurn }

  /// Counts an answer, and returns whether it may be given in this turn.
  mutating func mayAnswer() -> Bool {
    answers += 1
    return answers <= Self.answersPerTurn
  }

  /// Begins another turn.
  ///
  /// - Parameter isWon: whether the inset is as Tug has written it.
  /// - Returns: whether there may be another answer.
  mutating func frameCame(isWon: Bool) -> Bool {
    answers = 0
    frames = isWon ? 0 : frames + 1
    return !isWon && frames <= Self.longest
  }

  /// Begins anew: a control opens, or has closed.
  mutating func renew() { frames = 0 }
}
