import Foundation

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
  fileprivate var neverEndsLine: Bool { "（「『【《([{".contains(self) }
  fileprivate var neverStartsLine: Bool { "、。，．！？：；）」』】》…,.!?:;)]}".contains(self) }
}
