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
  /// The other controls of the scroll view.
  var others: [TraceState] = []

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
    addInset(to: &line)
    addControl(to: &line)
    if adjusted != inset {
      line.add("adjusted", [adjusted.top, adjusted.left, adjusted.bottom, adjusted.right])
    }
    line.add("content", [content.width, content.height])
    if let scrolling { line.add("scrolling", text: scrolling) }
    if !isInteractive { line.add("scrollInteraction", false) }
    look?.add(to: &line)
    if !others.isEmpty { line.add("also", objects: others.map(\.lineOfOther)) }
    return line.end()
  }

  /// What is the control's own.
  private var lineOfOther: String {
    var line = JSONLine()
    line.add("state", text: state)
    line.add("pullingPercent", pullingPercent)
    addControl(to: &line)
    look?.add(to: &line)
    return line.end()
  }

  private func addControl(to line: inout JSONLine) {
    line.add("frameY", frame.minY)
    line.add("fired", fired)
    line.add("hidden", isHidden)
    line.add("alpha", alpha)
    line.add("begun", begun)
    line.add("endBegan", endBegan)
    line.add("ended", ended)
    line.add("frameH", frame.height)
    guard isHorizontal else { return }
    line.add("frameX", frame.minX)
    line.add("frameW", frame.width)
  }

  private func addInset(to line: inout JSONLine) {
    line.add("insetTop", inset.top)
    line.add("insetBottom", inset.bottom)
    guard isHorizontal || others.contains(where: \.isHorizontal) else { return }
    line.add("insetLeft", inset.left)
    line.add("insetRight", inset.right)
  }
}

extension TraceState.Look {
  fileprivate func add(to line: inout JSONLine) {
    line.add("text", text: text)
    if let arrow {
      line.add("arrowHidden", arrow.isHidden)
      line.add("arrowTurned", arrow.isTurned)
    }
    line.add("loading", isLoading)
    line.add("loadingAlpha", loadingAlpha)
  }
}
