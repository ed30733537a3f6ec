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

/// Limits how often the content moves back to an open control, after the app has assigned a whole inset.
///
/// UIKit moves the content out of the inset that the app takes away. Moving it back requests a layout: an
/// app that assigns its inset in each layout would do so again, endlessly. Beyond the limit the inset is
/// still put back, and the content stays where UIKit has moved it.
struct RestorationLimit {
  /// The most movements without a pause between them. Apps assign several insets in one turn.
  private static let most = 8
  /// The time without an assigned inset after which they count from zero, in seconds.
  private static let pause: TimeInterval = 0.1
  private var count = 0
  private var latest = -TimeInterval.infinity

  /// Counts an inset that was put back, and returns whether the content may move, too.
  mutating func allowsMovement(at time: TimeInterval) -> Bool {
    if time - latest > Self.pause { count = 0 }
    latest = time
    count += 1
    return count <= Self.most
  }
}
