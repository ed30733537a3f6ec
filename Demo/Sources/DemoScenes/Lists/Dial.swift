/// A button with several values, one of which it shows.
struct Dial {
  let values: [String]
  /// The position of the first value to show. The default is 0.
  var start = 0
  let onTurn: (Int) -> Void

  var title: String { values[start] }
}
