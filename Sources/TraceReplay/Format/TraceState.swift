import Foundation

/// What there is to see after an event, in the words of the trace format.
struct TraceState: Equatable, Sendable {
  var state = ""
  var pullingPercent = 0.0
  /// Along the control's axis.
  var offset = 0.0
  var inset = TraceInsetsSeen()
  var adjusted = TraceInsetsSeen()
  var frame = CGRect.zero
  var isHidden = false
  var alpha = 1.0
  var content = CGSize.zero
  var fired = 0
  var begun = 0
  var endBegan = 0
  var ended = 0
  var scrolling: String?
  var isInteractive = true
  /// Of controls with a label, an arrow and a spinner.
  var look: Look?
  var isHorizontal = false

  struct Look: Equatable, Sendable {
    var text = ""
    var arrow: Arrow?
    var isLoading = false
    var loadingAlpha = 1.0

    struct Arrow: Equatable, Sendable {
      var isHidden = false
      var isTurned = false
    }
  }
}

/// Insets as they are reported.
struct TraceInsetsSeen: Equatable, Sendable {
  var top = 0.0
  var left = 0.0
  var bottom = 0.0
  var right = 0.0
}

extension TraceState {
  /// One line of JSON, in the order in which the traces have it.
  var line: String {
    var line = JSONLine()
    line.add("state", text: state)
    line.add("pullingPercent", pullingPercent)
    line.add("offset", offset)
    line.add("insetTop", inset.top)
    line.add("insetBottom", inset.bottom)
    if isHorizontal {
      line.add("insetLeft", inset.left)
      line.add("insetRight", inset.right)
    }
    line.add("frameY", frame.minY)
    line.add("fired", fired)
    line.add("hidden", isHidden)
    line.add("alpha", alpha)
    line.add("begun", begun)
    line.add("endBegan", endBegan)
    line.add("ended", ended)
    line.add("frameH", frame.height)
    if isHorizontal {
      line.add("frameX", frame.minX)
      line.add("frameW", frame.width)
    }
    if adjusted != inset {
      line.add("adjusted", [adjusted.top, adjusted.left, adjusted.bottom, adjusted.right])
    }
    line.add("content", [content.width, content.height])
    if let scrolling { line.add("scrolling", text: scrolling) }
    if !isInteractive { line.add("scrollInteraction", false) }
    if let look {
      line.add("text", text: look.text)
      if let arrow = look.arrow {
        line.add("arrowHidden", arrow.isHidden)
        line.add("arrowTurned", arrow.isTurned)
      }
      line.add("loading", look.isLoading)
      line.add("loadingAlpha", look.loadingAlpha)
    }
    return line.end()
  }
}

/// Writes one flat object. A state is written after each of very many events, and an encoder that
/// works for any type takes many times as long.
private struct JSONLine {
  private var text = "{"

  private mutating func name(_ name: String) {
    if text.utf8.count > 1 { text += "," }
    text += "\"\(name)\":"
  }

  mutating func add(_ name: String, _ number: Double) {
    self.name(name)
    text += Self.shortest(number)
  }

  mutating func add(_ name: String, _ number: CGFloat) { add(name, Double(number)) }

  mutating func add(_ name: String, _ count: Int) {
    self.name(name)
    text += String(count)
  }

  mutating func add(_ name: String, _ flag: Bool) {
    self.name(name)
    text += flag ? "true" : "false"
  }

  mutating func add(_ name: String, text value: String) {
    self.name(name)
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case _ where scalar.value < 0x20:
        let hex = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }

  mutating func add(_ name: String, _ numbers: [Double]) {
    self.name(name)
    text += "[" + numbers.map(Self.shortest).joined(separator: ",") + "]"
  }

  mutating func add(_ name: String, _ numbers: [CGFloat]) { add(name, numbers.map { Double($0) }) }

  consuming func end() -> String { text + "}" }

  /// Whole numbers without a point, as the traces have them; −0 is 0.
  private static func shortest(_ number: Double) -> String {
    guard number != 0 else { return "0" }
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
