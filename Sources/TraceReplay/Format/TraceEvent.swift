import Foundation

/// One thing that happens to the scroll view or its control. What is `nil` stays as it is.
enum TraceEvent: Decodable, Equatable, Sendable {
  case offset(x: Double?, y: Double?, dragging: Bool?, decelerating: Bool?)
  case setOffset(x: Double?, y: Double?)
  case pan(PanState, dragging: Bool?)
  case contentSize(width: Double?, height: Double?)
  case inset(top: Double?, left: Double?, bottom: Double?, right: Double?)
  case safeArea(top: Double?, left: Double?, bottom: Double?, right: Double?)
  case begin, end, endNoMore, resetNoMore
  case hidden(Bool)
  case interaction(Bool)
  case window(Bool)
  case rows(Int)
  case remove, attach, tap
  case height(Double)
  case option(TraceOption)
  case frame(width: Double?, height: Double?)
  case ownInset(top: Double?, left: Double?, bottom: Double?, right: Double?)
  case keep(x: Double?, y: Double?)
  case settled, elapsed, fail, cancel
  case barred(Bool)
  case replace, late
  case finish(Finish)
  case rightToLeft(Bool)
  case tick(Double)
  /// For one of the other controls, counted from 1.
  indirect case on(Int, TraceEvent)

  /// How an async action comes to its end.
  enum Finish: String, CaseIterable, Sendable {
    case moreData, noMoreData, error
  }

  enum PanState: String, Sendable {
    case possible, began, changed, ended, cancelled, failed
  }

  init(from decoder: any Decoder) throws {
    let fields = try TraceFields(decoder)
    let op = try needed(fields.text("op"), "op", for: "an event")
    guard let read = Self.readers[op] else { throw TraceError("there is no op \"\(op)\"") }
    try fields.allow(read.names.union(read.isOfControl ? ["op", "on"] : ["op"]), in: "\"\(op)\"")
    if !read.needsOne.isEmpty, !read.needsOne.contains(where: fields.has) {
      let names = read.needsOne.map { "\"\($0)\"" }.joined(separator: ", ")
      throw TraceError("\"\(op)\" needs a number: \(names)")
    }
    let event = try read.event(fields)
    let index = try fields.integer("on") ?? 0
    guard index >= 0 else { throw TraceError("\"on\" is negative") }
    self = index == 0 ? event : .on(index, event)
  }

  /// How an op is read: which fields it may have, and of which it needs one at least.
  private struct Reader: Sendable {
    var names: Set<String> = []
    var needsOne: [String] = []
    /// It may be for any of the controls.
    var isOfControl = false
    let event: @Sendable (TraceFields) throws -> TraceEvent

    init(
      _ needsOne: [String] = [], also names: Set<String> = [],
      _ event: @escaping @Sendable (TraceFields) throws -> TraceEvent
    ) {
      self.needsOne = needsOne
      self.names = names.union(needsOne)
      self.event = event
    }

    /// Of an event that one control hears.
    static func control(
      _ names: Set<String> = [], _ event: @escaping @Sendable (TraceFields) throws -> TraceEvent
    ) -> Reader {
      var reader = Reader(also: names, event)
      reader.isOfControl = true
      return reader
    }
  }

  private static let readers: [String: Reader] = [
    "offset": Reader(["x", "y"], also: ["dragging", "decelerating"]) {
      .offset(
        x: try $0.number("x"), y: try $0.number("y"), dragging: try $0.flag("dragging"),
        decelerating: try $0.flag("decelerating"))
    },
    "setOffset": Reader(["x", "y"]) { .setOffset(x: try $0.number("x"), y: try $0.number("y")) },
    "pan": Reader(also: ["state", "dragging"]) {
      .pan(
        try needed($0.choice("state", PanState.self), "state", for: "\"pan\""),
        dragging: try $0.flag("dragging"))
    },
    "contentSize": Reader(["w", "h"]) {
      .contentSize(width: try $0.length("w"), height: try $0.length("h"))
    },
    "inset": Reader(["t", "l", "b", "r"]) {
      .inset(
        top: try $0.number("t"), left: try $0.number("l"), bottom: try $0.number("b"),
        right: try $0.number("r"))
    },
    "safeArea": Reader(["t", "l", "b", "r"]) {
      .safeArea(
        top: try $0.number("t"), left: try $0.number("l"), bottom: try $0.number("b"),
        right: try $0.number("r"))
    },
    "frame": Reader(["w", "h"]) {
      .frame(width: try $0.length("w"), height: try $0.length("h"))
    },
    "ownInset": Reader(["t", "l", "b", "r"]) {
      .ownInset(
        top: try $0.number("t"), left: try $0.number("l"), bottom: try $0.number("b"),
        right: try $0.number("r"))
    },
    "keep": Reader(["x", "y"]) { .keep(x: try $0.number("x"), y: try $0.number("y")) },
    "barred": .control(["v"]) { .barred(try needed($0.flag("v"), "v", for: "\"barred\"")) },
    "settled": .control { _ in .settled },
    "elapsed": .control { _ in .elapsed },
    "fail": .control { _ in .fail },
    "cancel": .control { _ in .cancel },
    "replace": .control { _ in .replace },
    "late": .control { _ in .late },
    "finish": .control(["v"]) {
      .finish(try needed($0.choice("v", Finish.self), "v", for: "\"finish\""))
    },
    "rightToLeft": Reader(also: ["v"]) {
      .rightToLeft(try needed($0.flag("v"), "v", for: "\"rightToLeft\""))
    },
    "begin": .control { _ in .begin },
    "end": .control { _ in .end },
    "endNoMore": .control { _ in .endNoMore },
    "resetNoMore": .control { _ in .resetNoMore },
    "hidden": .control(["v"]) { .hidden(try needed($0.flag("v"), "v", for: "\"hidden\"")) },
    "interaction": .control(["v"]) {
      .interaction(try needed($0.flag("v"), "v", for: "\"interaction\""))
    },
    "window": Reader(also: ["v"]) { .window(try needed($0.flag("v"), "v", for: "\"window\"")) },
    "rows": Reader(["n"]) { .rows(try needed($0.integer("n"), "n", for: "\"rows\"")) },
    "remove": .control { _ in .remove },
    "attach": .control { _ in .attach },
    "tap": .control { _ in .tap },
    "set": .control(["key", "v"]) { fields in
      let key = try needed(fields.text("key"), "key", for: "\"set\"")
      if key == "height" {
        return .height(try needed(fields.length("v"), "v", for: "\"set\""))
      }
      return .option(try TraceOption(key: key, value: "v", in: fields))
    },
    "tick": Reader(["dt"]) {
      let seconds = try needed($0.number("dt"), "dt", for: "\"tick\"")
      guard seconds >= 0 else { throw TraceError("time does not go back: \"dt\" is negative") }
      return .tick(seconds)
    },
  ]
}
