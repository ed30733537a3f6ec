import Foundation

extension TraceTimeline {
  /// All traces, one below the other, as an SVG that follows the reader's light or dark setting.
  public var svg: String {
    let width = 1000.0
    let height = Double(panels.count) * TimelineDrawing.height + 10
    var body = ""
    for (index, panel) in panels.enumerated() {
      body +=
        "<g transform=\"translate(0 \(String(pixel: Double(index) * TimelineDrawing.height)))\">"
      body += TimelineDrawing(panel, width: width).svg + "</g>\n"
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Int(width)) \(Int(height))" \
      width="\(Int(width))" height="\(Int(height))" font-family="system-ui, sans-serif" \
      font-size="12">
      <style>\(Self.style)</style>
      <rect class="page" width="100%" height="100%"/>
      \(body)</svg>
      """
  }

  private static let style = """
    .page { fill: #fff } text { fill: #333 } .title { font-size: 14px; font-weight: 600 }
    .dim { fill: #666 } .grid { stroke: #e2e2e6 } .zero { stroke: #a4a4ac } .frame { stroke: #c8c8ce; fill: none }
    .offset { stroke: #0a58ca } .held { stroke: #8a4600; fill: #e08a2e55 } .progress { stroke: #6a35b5 }
    .run { stroke: #c4123f; fill: #c4123f } .run-text { fill: #a80f35; font-weight: 600 } .curve { fill: none }
    .idle { fill: #f0f0f3 } .pulling { fill: #ffe08a } .willRefresh { fill: #cfd8ff }
    .refreshing { fill: #9fd8ff } .succeeded { fill: #a8e6b0 } .noMore { fill: #d5d0c4 }
    .failed { fill: #ffb3ab } .wash { opacity: 0.3 }
    @media (prefers-color-scheme: dark) {
      .page { fill: #16161a } text { fill: #e6e6ea } .dim { fill: #a6a6b0 }
      .grid { stroke: #2e2e35 } .zero { stroke: #6c6c77 } .frame { stroke: #44444d }
      .offset { stroke: #6cb0ff } .held { stroke: #f0a860; fill: #e08a2e55 } .progress { stroke: #c39bff }
      .run { stroke: #ff6b88; fill: #ff6b88 } .run-text { fill: #ff8fa6 }
      .idle { fill: #2a2a30 } .pulling { fill: #6b5200 } .willRefresh { fill: #36407a }
      .refreshing { fill: #0d4f78 } .succeeded { fill: #1c5a2a } .noMore { fill: #4c483e }
      .failed { fill: #7a2a22 } .wash { opacity: 0.35 }
    }
    """
}

/// Draws one trace.
struct TimelineDrawing {
  static let height = 440.0

  private let panel: TimelinePanel
  private let time: TimelineScale
  private let left = 74.0
  private let right: Double

  init(_ panel: TimelinePanel, width: Double) {
    self.panel = panel
    right = width - 20
    time = TimelineScale(values: 0...max(panel.duration, 1e-3), start: left, end: right)
  }

  var svg: String {
    header + legend + washes + axis + bands + runs
      + plot(panel.offset, "offset, pt", "offset", 106, 258, ticks: 5)
      + plot(panel.held, "held, pt", "held", 278, 328, ticks: 3, isArea: true)
      + plot(panel.progress, "progress", "progress", 348, 398, ticks: 2)
  }

  private var header: String {
    let facts =
      "\(panel.eventCount) events, \(TimelineScale.text(panel.duration)) s, "
      + "\(panel.runs.count) run\(panel.runs.count == 1 ? "" : "s") of the action"
    return text(left, 24, panel.name, "title") + text(right, 24, facts, "dim", anchor: "end")
  }

  /// The names of the states, for bands too narrow to have one.
  private var legend: String {
    var seen: [String] = []
    for band in panel.bands where !seen.contains(band.state) { seen.append(band.state) }
    var (x, svg) = (left, "")
    for state in seen {
      svg += rect(x, 34, 12, 12, state) + text(x + 17, 44, state, "dim")
      x += 34 + Double(state.count) * 7
    }
    return svg
  }

  private var bands: String {
    var svg = text(left - 8, 66, "state", "dim", anchor: "end")
    svg += text(left - 8, 84, "action", "dim", anchor: "end")
    for band in panel.bands {
      let (start, end) = (time(band.start), time(band.end))
      svg += rect(start, 53, max(end - start, 1), 18, band.state)
      if end - start > Double(band.state.count) * 7 + 8 {
        svg += text((start + end) / 2, 66, band.state, anchor: "middle")
      }
    }
    return svg
  }

  /// The states again, pale, behind the curves.
  private var washes: String {
    panel.bands.filter { $0.state != "idle" }.map { band in
      let (start, end) = (time(band.start), time(band.end))
      return rect(start, 106, max(end - start, 1), 292, "\(band.state) wash")
    }.joined()
  }

  private var runs: String {
    var (svg, free) = ("", 0.0)
    for (index, run) in panel.runs.enumerated() {
      let (start, end) = (time(run.start), time(run.end ?? panel.duration))
      svg += "<path class=\"run\" d=\"M\(pair(start - 4, 75))h8l-4 9z\"/>"
      svg += line(start, 80, max(end, start), 80, "run", width: 2)
      svg += line(start, 84, start, 398, "run", width: 0.75, dash: true)
      if start >= free {
        svg += text(start + 7, 78, "\(index + 1)", "run-text", size: 10)
        free = start + 20
      }
    }
    return svg
  }

  private var axis: String {
    var svg = ""
    for second in time.ticks(10) {
      let x = time(second)
      svg += line(x, 106, x, 402, "grid")
      svg += text(x, 416, "\(TimelineScale.text(second)) s", "dim", anchor: "middle")
    }
    return svg
  }

  private func plot(
    _ curve: TimelineCurve, _ label: String, _ style: String, _ top: Double, _ bottom: Double,
    ticks: Int, isArea: Bool = false
  ) -> String {
    let range = curve.range
    let (low, high) = (min(range.lowerBound, 0), max(range.upperBound, style == "offset" ? 0 : 1))
    let margin = (high - low) * 0.06 + 1e-9
    let scale = TimelineScale(
      values: low - (low < 0 ? margin : 0)...high + margin, start: bottom, end: top)
    var svg = rect(left, top, right - left, bottom - top, "frame")
    svg += text(left, top - 5, label, size: 11)
    for value in scale.ticks(ticks) {
      let y = scale(value)
      svg += line(left, y, right, y, value == 0 ? "zero" : "grid")
      svg += text(left - 8, y + 4, TimelineScale.text(value), "dim", anchor: "end", size: 11)
    }
    return svg + path(curve, scale, style, isArea: isArea)
  }

  private func path(
    _ curve: TimelineCurve, _ scale: TimelineScale, _ style: String, isArea: Bool
  ) -> String {
    guard let first = curve.points.first, let last = curve.points.last else { return "" }
    var d = ""
    var former = scale(first.value)
    for point in curve.points {
      let (x, y) = (time(point.time), scale(point.value))
      // Held insets change at once.
      if isArea, !d.isEmpty { d += "L\(pair(x, former))" }
      d += (d.isEmpty ? "M" : "L") + pair(x, y)
      former = y
    }
    guard isArea else { return "<path class=\"\(style) curve\" stroke-width=\"1.5\" d=\"\(d)\"/>" }
    let base = scale(0)
    d += "L\(pair(time(last.time), base))L\(pair(time(first.time), base))Z"
    return "<path class=\"\(style)\" stroke-width=\"1\" d=\"\(d)\"/>"
  }
}

// MARK: - Elements

extension TimelineDrawing {
  private func pair(_ x: Double, _ y: Double) -> String {
    "\(String(pixel: x)) \(String(pixel: y))"
  }

  private func rect(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ style: String
  ) -> String {
    "<rect class=\"\(style)\" x=\"\(String(pixel: x))\" y=\"\(String(pixel: y))\" "
      + "width=\"\(String(pixel: width))\" height=\"\(String(pixel: height))\"/>"
  }

  private func line(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ style: String, width: Double = 1,
    dash: Bool = false
  ) -> String {
    "<path class=\"\(style)\" stroke-width=\"\(width)\"\(dash ? " stroke-dasharray=\"2 3\"" : "") "
      + "d=\"M\(pair(x1, y1))L\(pair(x2, y2))\"/>"
  }

  private func text(
    _ x: Double, _ y: Double, _ text: String, _ style: String = "", anchor: String = "start",
    size: Int? = nil
  ) -> String {
    let safe = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    return "<text class=\"\(style)\" x=\"\(String(pixel: x))\" y=\"\(String(pixel: y))\" "
      + "text-anchor=\"\(anchor)\"\(size.map { " font-size=\"\($0)\"" } ?? "")>\(safe)</text>"
  }
}

/// A linear map from values to pixels.
struct TimelineScale {
  let values: ClosedRange<Double>
  let start: Double
  let end: Double

  func callAsFunction(_ value: Double) -> Double {
    let length = values.upperBound - values.lowerBound
    guard length > 0 else { return start }
    return start + (value - values.lowerBound) / length * (end - start)
  }

  /// Round numbers in the range, at most about `count`.
  func ticks(_ count: Int) -> [Double] {
    let length = values.upperBound - values.lowerBound
    guard length > 0, length.isFinite else { return [values.lowerBound] }
    let rough = length / Double(max(1, count))
    let power = pow(10, log10(rough).rounded(.down))
    let step = [1, 2, 5, 10].map { $0 * power }.first { $0 >= rough * 0.999 } ?? rough
    let first = (values.lowerBound / step).rounded(.up)
    return (0...count).map { (first + Double($0)) * step }
      .filter { $0 <= values.upperBound + step * 1e-6 }
  }

  /// A label with at most three decimals.
  static func text(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
  }
}

extension String {
  /// A coordinate with at most one decimal.
  init(pixel value: Double) {
    let rounded = (value * 10).rounded() / 10
    self = Int(exactly: rounded).map(String.init) ?? "\(rounded)"
  }
}
