import Foundation
import Testing

@testable import HeadlessUIKit

/// With `FixedFontMetrics`, a character of a 20-point font is 10 points wide, and a line is 24
/// points high.
@MainActor
@Suite("UILabel")
struct UILabelTests {
  let host = HeadlessHost()

  private func label(_ text: String?, lines: Int = 1) -> UILabel {
    host.run {
      let label = UILabel()
      label.font = .systemFont(ofSize: 20)
      label.text = text
      label.numberOfLines = lines
      return label
    }
  }

  private func layout(_ label: UILabel) -> TextLayout? {
    guard case .text(let layout, _) = label.content else { return nil }
    return layout
  }

  @Test(
    "fonts and heights that are no lengths leave a label one line",
    arguments: [.nan, 0, -10, .infinity, 1e300, -1e300] as [CGFloat])
  func oddLengths(value: CGFloat) {
    HeadlessHost().run {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      label.text = "one two three four five six seven"
      for lines in [0, 2, -1] {
        label.numberOfLines = lines
        for (size, height) in [(value, 50), (17, value), (value, value)] as [(CGFloat, CGFloat)] {
          label.font = .systemFont(ofSize: size)
          label.frame.size.height = height
          _ = label.sizeThatFits(CGSize(width: 100, height: height))
          label.layoutIfNeeded()
          #expect(label.text?.isEmpty == false)
        }
      }
      #expect(label.frame.height.isFinite)
    }
  }

  @Test("the defaults are UIKit's")
  func defaults() {
    let label = host.run { UILabel() }
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label)
    #expect(label.numberOfLines == 1)
    #expect(label.textAlignment == .natural)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.text == nil)
    #expect(!label.isUserInteractionEnabled)
  }

  @Test(
    "the fitting size contains the text",
    arguments: [
      ("pull to refresh", 1, 80.0, CGSize(width: 150, height: 24)),
      ("pull to refresh", 0, 80, CGSize(width: 70, height: 48)),
      ("pull to refresh", 0, 0, CGSize(width: 150, height: 24)),
      ("a b c d", 2, 20, CGSize(width: 20, height: 48)),
      ("", 0, 80, .zero),
    ])
  func fittingSize(text: String, lines: Int, width: CGFloat, expected: CGSize) {
    let size = label(text, lines: lines).sizeThatFits(CGSize(width: width, height: 1000))
    #expect(size == expected)
  }

  @Test("a size is rounded up to whole pixels")
  func pixels() {
    let label = label("abc")
    label.font = .systemFont(ofSize: 17.3)
    label.sizeToFit()
    #expect(label.bounds.size == CGSize(width: 26, height: 21))
    #expect(layout(label)?.lines.map(\.string) == ["abc"])
  }

  @Test(
    "lines are aligned horizontally, and centered vertically",
    arguments: [
      (NSTextAlignment.left, UITraitEnvironmentLayoutDirection.rightToLeft, 0.0),
      (.natural, .leftToRight, 0), (.natural, .rightToLeft, 70), (.center, .leftToRight, 35),
      (.right, .leftToRight, 70),
    ])
  func alignment(
    alignment: NSTextAlignment, direction: UITraitEnvironmentLayoutDirection, x: Double
  ) throws {
    host.updateTraits { $0.layoutDirection = direction }
    let label = label("abc")
    label.textAlignment = alignment
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    let line = try #require(layout(label)?.lines.first)
    #expect(line.x == x)
    #expect(line.y == 10)
    #expect(line.width == 30)
  }

  @Test("a label draws as many lines as fit, and at least one")
  func heightLimitsLines() {
    let label = label("a b c d", lines: 0)
    label.frame = CGRect(x: 0, y: 0, width: 20, height: 50)
    #expect(layout(label)?.lines.map(\.string) == ["a", "b…"])
    label.frame.size.height = 4
    #expect(layout(label)?.lines.map(\.string) == ["a…"])
    #expect(layout(label)?.lines.map(\.y) == [-10])
  }

  @Test("an attributed text sets the font and color of the label")
  func attributedText() {
    let label = label("x")
    label.attributedText = NSAttributedString(
      string: "abc",
      attributes: [.font: UIFont.boldSystemFont(ofSize: 30), .foregroundColor: UIColor.red])
    #expect(label.text == "abc")
    #expect(label.font == .boldSystemFont(ofSize: 30))
    #expect(label.textColor == .red)
    #expect(label.attributedText?.string == "abc")
    label.attributedText = nil
    #expect(label.text == nil)
  }

  @Test("narrow letters have small widths, bold letters large ones, and unknown ones the average")
  func proportionalMetrics() {
    let metrics = ProportionalFontMetrics()
    func width(_ character: Character, _ weight: UIFont.Weight = .regular) -> Double {
      metrics.advance(of: character, weight: weight)
    }
    #expect(width("A") == 0.676)
    #expect(width("A", .semibold) == 0.724)
    #expect(width("i") < width("n") && width("n") < width("M"))
    #expect(width("n", .bold) > width("n"))
    #expect(width("é") == width("e"))
    #expect(width("刷") == 1)
    #expect(width("Ж") == 0.56)
    // As wide as browsers draw them: an arrow beside the words would run through them otherwise.
    #expect(width("ح") == 0.64)
    #expect(width("…") > 0.5)
  }
}

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
    "text that doesn't fit in the last line is truncated or clipped",
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
