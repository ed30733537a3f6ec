import Foundation
import Testing

@testable import HeadlessUIKit

/// Every character is 10 points wide; a wide character, 20.
private func lines(
  _ text: String, width: Double, maxLines: Int = 0,
  mode: NSLineBreakMode = .byTruncatingTail
) -> [String] {
  LineBreaker(
    maxWidth: width, maxLines: maxLines, mode: mode, advance: { $0.isWide ? 20 : 10 }
  ).lines(of: text).map(\.text)
}

@Suite("Line breaking")
struct LineBreakerTests {
  @Test(
    "lines break at spaces, between wide characters, at newlines, and inside long words",
    arguments: [
      ("pull to refresh", 80, ["pull to", "refresh"]),
      ("pull to refresh", 70, ["pull to", "refresh"]),
      ("pull to refresh", 150, ["pull to refresh"]),
      ("one  two", 50, ["one", "two"]),
      ("abcdefgh", 30, ["abc", "def", "gh"]),
      ("a abcdefgh", 40, ["a", "abcd", "efgh"]),
      ("下拉可以刷新", 60, ["下拉可", "以刷新"]),
      ("刷新，完成", 40, ["刷", "新，", "完成"]),
      ("go 刷新", 50, ["go 刷", "新"]),
      ("a\nb\n\nc", 100, ["a", "b", "", "c"]),
      ("line\r\nnext", 100, ["line", "next"]),
      ("", 100, [""]),
      ("abc", 5, ["a", "b", "c"]),
      ("hard\u{A0}space here", 100, ["hard\u{A0}space", "here"]),
    ])
  func breaking(text: String, width: Double, expected: [String]) {
    #expect(lines(text, width: width) == expected)
  }

  @Test(
    "text that doesn't fit in the last line is truncated with an ellipsis, or clipped",
    arguments: [
      ("pull to refresh", 80, 1, NSLineBreakMode.byTruncatingTail, ["pull to…"]),
      ("pull to refresh", 60, 1, .byTruncatingTail, ["pull…"]),
      ("pull to refresh", 70, 1, .byWordWrapping, ["pull to"]),
      ("pull to refresh", 60, 2, .byTruncatingTail, ["pull", "to re…"]),
      ("one\ntwo", 100, 1, .byTruncatingTail, ["one…"]),
      ("fits", 40, 1, .byTruncatingTail, ["fits"]),
      ("wide", 5, 1, .byTruncatingTail, ["…"]),
    ])
  func truncating(
    text: String, width: Double, maxLines: Int, mode: NSLineBreakMode, expected: [String]
  ) {
    #expect(lines(text, width: width, maxLines: maxLines, mode: mode) == expected)
  }

  @Test("no line is wider than the maximum width, for any text", arguments: [25.0, 37, 60, 111])
  func noLineIsTooWide(width: Double) {
    let text = "Pull 下拉 to refresh, or a-very-long-word 加载更多。 Ünïcödé  end"
    let breaker = LineBreaker(
      maxWidth: width, maxLines: 0, mode: .byTruncatingTail, advance: { $0.isWide ? 20 : 10 })
    let broken = breaker.lines(of: text)
    #expect(broken.allSatisfy { $0.width <= width })
    let visible = { (text: String) in text.filter { !$0.isWhitespace } }
    #expect(visible(broken.map(\.text).joined()) == visible(text))
  }
}
