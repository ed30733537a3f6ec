import Foundation

/// A text in lines, each in its place: what a label draws. Lengths are points.
public struct TextLayout: Equatable, Sendable {
  public struct Line: Equatable, Sendable {
    public let string: String
    /// The top left corner, from the top left corner of the label.
    public let x: Double
    public let y: Double
    public let width: Double
  }

  public let lines: [Line]
  public let font: UIFont
  public let lineHeight: Double
  /// From the top of a line to its baseline.
  public let baseline: Double
}

/// Everything that a layout depends on, but for the room it gets.
struct TextStyle: Equatable {
  var text = ""
  var font = UIFont.systemFont(ofSize: 17)
  var alignment = NSTextAlignment.natural
  var mode = NSLineBreakMode.byTruncatingTail
  /// 0: as many as the text needs.
  var maxLines = 1
}

/// Lays out one text, and keeps what it found for as long as the text and the room stay the same.
@MainActor
struct TextLayouter {
  /// The host's metrics are read when a layout is made: a host gets them before its labels.
  let host: HeadlessHost
  var style = TextStyle() {
    didSet {
      guard style != oldValue else { return }
      host.noteChange()
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

  /// The smallest size that holds the text in lines of at most `maxWidth`, in whole pixels.
  mutating func size(maxWidth: Double) -> CGSize {
    guard !style.text.isEmpty else { return .zero }
    let lines = brokenLines(BreakKey(width: maxWidth, maxLines: style.maxLines))
    let width = lines.reduce(0) { max($0, $1.width) }
    return CGSize(width: roundedUp(width), height: roundedUp(Double(lines.count) * lineHeight))
  }

  /// The lines in a label of this size: centred in its height, and no more than have room in it.
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
    // Half a pixel of tolerance: a height that was rounded to pixels holds the lines it was made for.
    let tolerance = 0.5 / Double(host.screen.scale)
    let room = max(1, Int(min((height + tolerance) / lineHeight, 1e6)))
    return BreakKey(
      width: width, maxLines: style.maxLines == 0 ? room : min(room, style.maxLines))
  }

  private var lineHeight: Double { host.fontMetrics.lineHeight * Double(style.font.pointSize) }

  /// How much of the free width lies left of a line.
  private func alignmentShare(_ direction: UIUserInterfaceLayoutDirection) -> Double {
    switch style.alignment {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .natural: direction == .rightToLeft ? 1 : 0
    }
  }

  private mutating func brokenLines(_ key: BreakKey) -> [LineBreaker.Line] {
    if let known = brokenLines.first(where: { $0.key == key }) { return known.lines }
    let (metrics, font) = (host.fontMetrics, style.font)
    let breaker = LineBreaker(
      maxWidth: key.width, maxLines: key.maxLines, mode: style.mode,
      advance: { metrics.advance(of: $0, weight: font.weight) * Double(font.pointSize) })
    let lines = breaker.lines(of: style.text)
    // One for its own size, one for the room it has, and those of a size that changes.
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
