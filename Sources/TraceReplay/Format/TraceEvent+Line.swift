extension TraceEvent {
  /// The event as a line of a trace: what it is read from.
  var line: String {
    var line = JSONLine()
    line.add("op", text: name)
    addFields(to: &line)
    if case .on(let index, _) = self { line.add("on", index) }
    return line.end()
  }

  private func addFields(to line: inout JSONLine) {
    switch self {
    case .offset(let x, let y, let dragging, let decelerating):
      line.add(["x": x, "y": y])
      if let dragging { line.add("dragging", dragging) }
      if let decelerating { line.add("decelerating", decelerating) }
    case .setOffset(let x, let y), .keep(let x, let y): line.add(["x": x, "y": y])
    case .pan(let state, let dragging):
      line.add("state", text: state.rawValue)
      if let dragging { line.add("dragging", dragging) }
    case .contentSize(let width, let height), .frame(let width, let height):
      line.add(["w": width, "h": height])
    case .inset(let top, let left, let bottom, let right),
      .safeArea(let top, let left, let bottom, let right),
      .ownInset(let top, let left, let bottom, let right):
      line.add(["t": top, "l": left, "b": bottom, "r": right])
    case .hidden(let flag), .interaction(let flag), .window(let flag), .barred(let flag),
      .rightToLeft(let flag):
      line.add("v", flag)
    case .rows(let count): line.add("n", count)
    case .height(let height):
      line.add("key", text: "height")
      line.add("v", height)
    case .option(let option):
      line.add("key", text: option.name)
      option.add("v", to: &line)
    case .finish(let how): line.add("v", text: how.rawValue)
    case .tick(let seconds): line.add("dt", seconds)
    case .on(_, let event): event.addFields(to: &line)
    case .begin, .end, .endNoMore, .resetNoMore, .remove, .attach, .tap, .settled, .elapsed, .fail,
      .cancel, .replace, .late:
      break
    }
  }

  /// Whether it is for one control, and not for the scroll view.
  var isOfControl: Bool {
    switch self {
    case .offset, .setOffset, .pan, .contentSize, .inset, .safeArea, .window, .rows, .tick, .frame,
      .ownInset, .keep, .rightToLeft:
      false
    case .begin, .end, .endNoMore, .resetNoMore, .hidden, .interaction, .remove, .attach, .tap,
      .height, .option, .settled, .elapsed, .fail, .cancel, .barred, .replace, .late, .finish, .on:
      true
    }
  }

  /// Its `op`.
  var name: String {
    switch self {
    case .offset: "offset"
    case .setOffset: "setOffset"
    case .pan: "pan"
    case .contentSize: "contentSize"
    case .inset: "inset"
    case .safeArea: "safeArea"
    case .begin: "begin"
    case .end: "end"
    case .endNoMore: "endNoMore"
    case .resetNoMore: "resetNoMore"
    case .hidden: "hidden"
    case .interaction: "interaction"
    case .window: "window"
    case .rows: "rows"
    case .remove: "remove"
    case .attach: "attach"
    case .tap: "tap"
    case .height, .option: "set"
    case .frame: "frame"
    case .ownInset: "ownInset"
    case .keep: "keep"
    case .settled: "settled"
    case .elapsed: "elapsed"
    case .fail: "fail"
    case .cancel: "cancel"
    case .barred: "barred"
    case .replace: "replace"
    case .late: "late"
    case .finish: "finish"
    case .rightToLeft: "rightToLeft"
    case .tick: "tick"
    case .on(_, let event): event.name
    }
  }
}

extension JSONLine {
  /// Those that are there.
  fileprivate mutating func add(_ numbers: KeyValuePairs<String, Double?>) {
    for (name, number) in numbers {
      if let number { add(name, number) }
    }
  }
}

extension TraceOption {
  var name: String {
    switch self {
    case .automaticallyRefresh: "automaticallyRefresh"
    case .triggerPercent: "triggerPercent"
    case .autoTriggerTimes: "autoTriggerTimes"
    case .paging: "paging"
    case .ignoredTop: "ignoredTop"
    case .ignoredBottom: "ignoredBottom"
    case .ignoredRight: "ignoredRight"
    case .automaticallyChangeAlpha: "automaticallyChangeAlpha"
    case .collectionViewAnimationBug: "collectionViewAnimationBug"
    case .animationDisabled: "animationDisabled"
    case .triggerPoints: "triggerPoints"
    case .triggerViewports: "triggerViewports"
    case .triggerDistance: "triggerDistance"
    case .restingExtent: "restingExtent"
    case .shortContent: "shortContent"
    case .fillLimit: "fillLimit"
    case .showsWhenEmpty: "showsWhenEmpty"
    case .programmatic: "programmatic"
    case .retries: "retries"
    case .minimumVisible: "minimumVisible"
    case .dwell: "dwell"
    }
  }

  /// Its value, under this name.
  func add(_ name: String, to line: inout JSONLine) {
    switch self {
    case .automaticallyRefresh(let flag), .paging(let flag), .automaticallyChangeAlpha(let flag),
      .collectionViewAnimationBug(let flag), .animationDisabled(let flag),
      .showsWhenEmpty(let flag), .programmatic(let flag), .retries(let flag):
      line.add(name, flag)
    case .triggerPercent(let number), .ignoredTop(let number), .ignoredBottom(let number),
      .ignoredRight(let number), .triggerPoints(let number), .triggerViewports(let number),
      .triggerDistance(let number), .restingExtent(let number), .minimumVisible(let number),
      .dwell(let number):
      line.add(name, number)
    case .autoTriggerTimes(let count), .fillLimit(let count): line.add(name, count)
    case .shortContent(let short): line.add(name, text: short.rawValue)
    }
  }
}
