import SeededRandom

/// Changes a trace line by line and number by number. libFuzzer changes bytes, and most of the results
/// aren't JSON.
struct LineMutator {
  private var generator: SplitMix64
  private var lines: [ArraySlice<UInt8>]

  init(_ input: [UInt8], seed: UInt32) {
    generator = SplitMix64(seed: UInt64(seed))
    lines = input.split(separator: UInt8(ascii: "\n"))
  }

  mutating func mutate() -> [UInt8] {
    for _ in 0...Int.random(in: 0..<4, using: &generator) { changeOnce() }
    return Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }

  private mutating func changeOnce() {
    guard lines.count > 1 else { return insert() }
    let line = index
    switch Int.random(in: 0..<7, using: &generator) {
    case 0: lines.remove(at: line)
    case 1: lines.insert(lines[line], at: index)
    case 2: lines.swapAt(line, index)
    case 3: lines.removeSubrange(min(line, index)...line)
    case 4, 5: replaceNumber(in: line)
    default: insert()
    }
  }

  private var index: Int { mutating get { Int.random(in: lines.indices, using: &generator) } }

  private mutating func insert() {
    let word = Self.lines[Int.random(in: Self.lines.indices, using: &generator)]
    let place = Int.random(in: 0...lines.count, using: &generator)
    lines.insert(ArraySlice(word.utf8), at: place)
  }

  /// Replaces one of the numbers of a line by an interesting one.
  private mutating func replaceNumber(in line: Int) {
    let bytes = lines[line]
    let digits = bytes.indices.filter { Self.isOfNumber(bytes[$0]) }
    guard let hit = digits.randomElement(using: &generator),
      let number = Self.numbers.randomElement(using: &generator)
    else { return }
    let first = bytes[..<hit].lastIndex { !Self.isOfNumber($0) }.map { $0 + 1 } ?? bytes.startIndex
    let last = bytes[hit...].firstIndex { !Self.isOfNumber($0) } ?? bytes.endIndex
    lines[line] = ArraySlice(bytes[..<first] + Array(number.utf8) + bytes[last...])
  }

  private static func isOfNumber(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }

  private static let numbers = [
    "0", "-0.0", "1", "-1", "0.5", "-20", "-54", "-80", "-120.25", "44", "54", "375", "667",
    "1333", "1377", "2000", "5e-324", "1e-9", "1e15", "-1e300", "1.7976931348623157e308", "1e309",
  ]

  private static let lines = [
    #"{"control": "header"}"#, #"{"control": "backFooter", "subclass": "normal"}"#,
    #"{"control": "autoFooter", "onFire": "growEnd"}"#, #"{"control": "trailer"}"#,
    #"{"control": "autoHeader"}"#, #"{"control": "leading", "live": true}"#,
    #"{"op": "offset", "y": -80, "dragging": true}"#, #"{"op": "offset", "y": -60}"#,
    #"{"op": "offset", "y": 1377, "dragging": false, "decelerating": true}"#,
    #"{"op": "offset", "x": 1700, "y": 0}"#, #"{"op": "setOffset", "y": 0}"#,
    #"{"op": "pan", "state": "began"}"#, #"{"op": "pan", "state": "ended", "dragging": false}"#,
    #"{"op": "contentSize", "h": 100}"#, #"{"op": "inset", "t": 64, "b": 44}"#,
    #"{"op": "safeArea", "t": 47, "b": 34}"#, #"{"op": "begin"}"#, #"{"op": "end"}"#,
    #"{"op": "endNoMore"}"#, #"{"op": "resetNoMore"}"#, #"{"op": "fail"}"#, #"{"op": "tap"}"#,
    #"{"op": "hidden", "v": true}"#, #"{"op": "hidden", "v": false}"#,
    #"{"op": "interaction", "v": false}"#, #"{"op": "window", "v": false}"#,
    #"{"op": "window", "v": true}"#, #"{"op": "remove"}"#, #"{"op": "attach"}"#,
    #"{"op": "set", "key": "height", "v": 80}"#, #"{"op": "frame", "w": 667, "h": 375}"#,
    #"{"op": "ownInset", "t": 10}"#, #"{"op": "keep", "y": 20}"#, #"{"op": "settled"}"#,
    #"{"op": "elapsed"}"#, #"{"op": "barred", "v": true}"#, #"{"op": "cancel"}"#,
    #"{"control": "header", "physics": "untilRelease", "safeArea": [47, 0, 34, 0]}"#,
    #"{"op": "finger", "state": "down", "x": 180, "y": 330}"#,
    #"{"op": "finger", "state": "move", "y": 260, "dt": 0.05}"#,
    #"{"op": "finger", "state": "move", "y": -260, "dt": 0.2}"#,
    #"{"op": "finger", "state": "up"}"#,
    #"{"op": "tick", "dt": 0}"#, #"{"op": "tick", "dt": 0.25}"#, #"{"op": "tick", "dt": 3}"#,
  ]
}
