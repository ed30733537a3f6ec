import Foundation

/// The positioned lines of a label's text. Lengths are in points.
public struct TextLayout: Equatable, Sendable {
  public struct Line: Equatable, Sendable {
    public let string: String
    /// The top-left corner, relative to that of the label.
    public let x: Double
    public let y: Double
    public let width: Double
  }

  public let lines: [Line]
  public let font: UIFont
  public let lineHeight: Double
  /// The distance from the top of a line to its baseline.
  public let baseline: Double
}

/// The properties that determine a layout, except for its size.
struct TextStyle: Equatable {
  var text = ""
  var font = UIFont.systemFont(ofSize: 17)
  var alignment = NSTextAlignment.natural
  var mode = NSLineBreakMode.byTruncatingTail
  /// The maximum number of lines; 0 for no limit.
  var maxLines = 1
}

/// The layout of one text, cached while the text and the size are unchanged.
@MainActor
struct TextLayoutCache {
  /// The host's metrics are read when a layout is created, so they must be set before the labels
  /// are.
  let host: HeadlessHost
  var style = TextStyle() {
    didSet {
      guard style != oldValue else { return }
      host.reportChange()
      brokenLines = []
      placed = nil
    }
  }

  private var brokenLines: [(key: BreakKey, lines: [LineBreaker.Line])] = []
  private var placed: (key: PlaceKey, layout: TextLayout)?

  init(host: HeadlessHost) { self.host = host }

  private struct BreakKey: Equatable {
    var width: Double
    var maxLines: Int
  }

  private struct PlaceKey: Equatable {
    var size: CGSize
    var direction: UIUserInterfaceLayoutDirection
  }

  /// The smallest size, in whole pixels, that contains the text in lines of at most `maxWidth`.
  mutating func size(maxWidth: Double) -> CGSize {
    guard !style.text.isEmpty else { return .zero }
    let lines = brokenLines(BreakKey(width: maxWidth, maxLines: style.maxLines))
    let width = lines.reduce(0) { max($0, $1.width) }
    return CGSize(width: roundedUp(width), height: roundedUp(Double(lines.count) * lineHeight))
  }

  /// The lines in a label of this size: centered vertically, and at most as many as fit.
  mutating func layout(
    in size: CGSize, direction: UIUserInterfaceLayoutDirection
  ) -> TextLayout {
    let key = PlaceKey(size: size, direction: direction)
    if let placed, placed.key == key { return placed.layout }
    let layout = place(key)
    placed = (key, layout)
    return layout
  }

  private mutating func place(_ key: PlaceKey) -> TextLayout {
    let (width, height) = (Double(key.size.width), Double(key.size.height))
    let lines = style.text.isEmpty ? [] : brokenLines(breakKey(width, height))
    let top = roundedToPixel((height - Double(lines.count) * lineHeight) / 2)
    let share = alignmentShare(key.direction)
    return TextLayout(
      lines: lines.enumerated().map { index, line in
        TextLayout.Line(
          string: line.text, x: roundedToPixel((width - line.width) * share),
          y: top + Double(index) * lineHeight, width: line.width)
      },
      font: style.font, lineHeight: lineHeight,
      baseline: host.fontMetrics.ascender * Double(style.font.pointSize))
  }

  private func breakKey(_ width: Double, _ height: Double) -> BreakKey {
    // A tolerance of half a pixel: a height rounded to pixels still contains the lines it was
    // computed for.
    let tolerance = 0.5 / Double(host.screen.scale)
    let lines = (height + tolerance) / lineHeight
    // One line for NaN, and for a font whose size is 0 or negative.
    let room = lines >= 1 ? Int(min(lines, 1e6)) : 1
    return BreakKey(
      width: width, maxLines: style.maxLines <= 0 ? room : min(room, style.maxLines))
  }

  private var lineHeight: Double { host.fontMetrics.lineHeight * Double(style.font.pointSize) }

  /// The fraction of the free width to the left of a line.
  private func alignmentShare(_ direction: UIUserInterfaceLayoutDirection) -> Double {
    switch style.alignment {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .natural, .justified: direction == .rightToLeft ? 1 : 0
    }
  }

  private mutating func brokenLines(_ key: BreakKey) -> [LineBreaker.Line] {
    if let known = brokenLines.first(where: { $0.key == key }) { return known.lines }
    let (metrics, font) = (host.fontMetrics, style.font)
    let breaker = LineBreaker(
      maxWidth: key.width, maxLines: key.maxLines, mode: style.mode,
      advance: { metrics.advance(of: $0, weight: font.weight) * Double(font.pointSize) })
    let lines = breaker.lines(of: style.text)
    // One for the intrinsic size, one for the current size, and others for a changing size.
    if brokenLines.count >= 4 { brokenLines.removeFirst() }
    brokenLines.append((key, lines))
    return lines
  }

  private func roundedUp(_ value: Double) -> CGFloat {
    let scale = Double(host.screen.scale)
    return CGFloat(((value - 1e-6) * scale).rounded(.up) / scale)
  }

  private func roundedToPixel(_ value: Double) -> Double {
    let scale = Double(host.screen.scale)
    return (value * scale).rounded(.down) / scale
  }
}

/// A line breaker that breaks at spaces, between Chinese, Japanese, and Korean characters, and at
/// newlines. A word that is wider than a line is broken anywhere.
struct LineBreaker {
  struct Line: Equatable {
    var text: String
    var width: Double
  }

  /// The maximum width of a line, in points.
  let maxWidth: Double
  /// The maximum number of lines; 0 for no limit.
  let maxLines: Int
  let mode: NSLineBreakMode
  /// The width of a character, in points.
  let advance: (Character) -> Double

  func lines(of text: String) -> [Line] {
    var lines: [Line] = []
    let paragraphs = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, paragraph) in paragraphs.enumerated() {
      let isLast = index == paragraphs.count - 1
      guard add(Paragraph(paragraph, advance), isLast: isLast, to: &lines) else { break }
    }
    return lines
  }

  /// Adds the lines of a paragraph. Returns `false` if the maximum number of lines is reached.
  private func add(_ paragraph: Paragraph, isLast: Bool, to lines: inout [Line]) -> Bool {
    var start = 0
    repeat {
      let end = paragraph.lineEnd(from: start, maxWidth: maxWidth)
      let isCut = end < paragraph.count || !isLast
      if lines.count + 1 == maxLines {
        let isTruncated = isCut && mode.truncates
        lines.append(
          isTruncated ? truncated(paragraph, from: start) : paragraph.line(from: start, to: end))
        return false
      }
      lines.append(paragraph.line(from: start, to: end))
      start = end
    } while start < paragraph.count
    return true
  }

  /// The line with as many characters as fit before an ellipsis, which is always included.
  private func truncated(_ paragraph: Paragraph, from start: Int) -> Line {
    let room = maxWidth - advance("…")
    var end = start
    var width = 0.0
    while end < paragraph.count, width + paragraph.widths[end] <= room + Paragraph.tolerance {
      width += paragraph.widths[end]
      end += 1
    }
    let line = paragraph.line(from: start, to: end)
    return Line(text: line.text + "…", width: line.width + advance("…"))
  }
}

/// The characters between two newlines, with their widths.
private struct Paragraph {
  let characters: [Character]
  let widths: [Double]
  var count: Int { characters.count }

  /// A sum of widths can differ in its last bits from a width measured as a whole.
  static let tolerance = 1e-6

  init(_ text: Substring, _ advance: (Character) -> Double) {
    characters = Array(text)
    widths = characters.map(advance)
  }

  /// The start of the next line. Trailing spaces extend beyond the edge.
  func lineEnd(from start: Int, maxWidth: Double) -> Int {
    var width = 0.0
    var lastBreak = start
    for index in start..<count {
      if index > start, canBreak(before: index) { lastBreak = index }
      width += widths[index]
      guard width > maxWidth + Self.tolerance, !characters[index].isWhitespace else { continue }
      if lastBreak > start { return lastBreak }
      return max(index, start + 1)
    }
    return count
  }

  private func canBreak(before index: Int) -> Bool {
    let (previous, next) = (characters[index - 1], characters[index])
    if next.isWhitespace || next.neverStartsLine || previous.neverEndsLine { return false }
    return previous.isBreakingSpace || previous.isWide || next.isWide
  }

  /// The line without its trailing spaces.
  func line(from start: Int, to end: Int) -> LineBreaker.Line {
    var end = end
    while end > start, characters[end - 1].isWhitespace { end -= 1 }
    return LineBreaker.Line(
      text: String(characters[start..<end]), width: widths[start..<end].reduce(0, +))
  }
}

extension Character {
  fileprivate var isBreakingSpace: Bool { isWhitespace && self != "\u{A0}" }

  // Punctuation stays with the text that it opens or closes.
  fileprivate var neverEndsLine: Bool { Self.opening.contains(self) }
  fileprivate var neverStartsLine: Bool { Self.closing.contains(self) }

  private static let opening = Set("（「『【《([{")
  private static let closing = Set("、。，．！？：；）」』】》…,.!?:;)]}")
}
