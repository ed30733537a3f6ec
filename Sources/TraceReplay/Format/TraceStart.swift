@_spi(Trace) import RefreshCore
@_spi(Trace) import Tug

/// In the middle of which doings a recording begins.
struct TraceStart: Decodable, Sendable {
  private(set) var moment = MachineMoment()

  private static let names: Set<String> = [
    "stage", "outcome", "progress", "held", "closing", "lastOffset", "reached",
    "loadedLength", "firesLeft", "mayRetry",
    "dragStart", "pulledAway", "fills",
  ]

  init(from decoder: any Decoder) throws {
    let fields = try TraceFields(decoder)
    try fields.allow(Self.names, in: "\"start\"")
    if let stage = try fields.named("stage", MachineMoment.Stage.allCases, \.name) {
      moment.stage = stage
    }
    if let outcome = try fields.named("outcome", RefreshOutcome.all, \.name) {
      moment.outcome = outcome
    }
    moment.progress = try fields.length("progress") ?? 0
    moment.held = try fields.number("held") ?? 0
    moment.isClosing = try fields.flag("closing") ?? false
    moment.lastOffset = try fields.number("lastOffset")
    moment.wasReached = try fields.flag("reached") ?? false
    moment.loadedLength = try fields.number("loadedLength")
    let fires = try fields.integer("firesLeft") ?? -1
    moment.firesLeft = fires < 0 ? nil : fires
    moment.mayRetry = try fields.flag("mayRetry") ?? false
    moment.dragStart = try fields.number("dragStart")
    moment.pulledAway = try fields.flag("pulledAway") ?? false
    moment.fills = max(0, try fields.integer("fills") ?? 0)
  }
}

extension RefreshOutcome {
  fileprivate static let all: [RefreshOutcome] = [.success, .noMoreData, .failure, .cancelled]
}

extension TraceFields {
  /// One of the names that these values have.
  fileprivate func named<Value>(
    _ field: String, _ values: [Value], _ name: (Value) -> String
  ) throws -> Value? {
    guard let text = try text(field) else { return nil }
    guard let value = values.first(where: { name($0) == text }) else {
      throw TraceError("\"\(text)\" is nothing that \"\(field)\" can be")
    }
    return value
  }
}
