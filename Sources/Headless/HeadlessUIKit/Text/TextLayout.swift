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
