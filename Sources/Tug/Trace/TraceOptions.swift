import RefreshCore

/// What a control is set to, in the trace format's words; always the same fields in the same order.
struct TraceOptions: Equatable {
  struct Field: Equatable {
    enum Value: Equatable {
      case flag(Bool)
      case number(Double)
      case text(String)
    }

    let key: String
    let value: Value

    init(_ key: String, _ value: Value) {
      self.key = key
      self.value = value
    }
  }

  let fields: [Field]

  /// -1 is the format's "none".
  @MainActor
  init(_ control: Refresher) {
    let (trigger, options) = (control.trigger, control.options)
    var fields = [
      Field("autoTriggerTimes", .number(Double(trigger.firesPerDrag ?? -1))),
      Field(Self.ignoredKey(control.edge), .number(Double(options.ignoredInset))),
      Field("showsWhenEmpty", .flag(options.showsWhenEmpty)),
      Field("minimumVisible", .number(options.minimumVisibleTime)),
      Field("dwell", .number(options.resultDwell)),
    ]
    fields += Self.shortContent(control.shortContent)
    switch trigger.kind {
    case .pull:
      fields.append(Field("triggerDistance", .number(Double(trigger.distance ?? -1))))
      fields.append(Field("restingExtent", .number(Double(trigger.restingExtent ?? -1))))
      fields.append(Field("automaticallyChangeAlpha", .flag(control.fadesWithPull)))
    case .automatic:
      fields.append(Self.reach(of: control))
      fields.append(Field("automaticallyRefresh", .flag(trigger.isAutomatic)))
      fields.append(Field("programmatic", .flag(trigger.firesOnProgrammaticScroll)))
      fields.append(Field("retries", .flag(trigger.retriesFailure)))
    }
    self.fields = fields
  }

  private static func ignoredKey(_ edge: Edge?) -> String {
    switch edge {
    case .top, nil: "ignoredTop"
    case .bottom: "ignoredBottom"
    case .leading, .trailing: "ignoredRight"
    }
  }

  private static func shortContent(_ short: ShortContent) -> [Field] {
    let (name, limit) =
      switch short {
      case .hide: ("hide", 0)
      case .pin: ("pin", 0)
      case .follow: ("follow", 0)
      case .fill(let limit): ("fill", limit)
      }
    return [
      Field("fillLimit", .number(Double(limit))), Field("shortContent", .text(name)),
    ]
  }

  /// Items are counted in the list, which no trace has: what they come to is points.
  @MainActor
  private static func reach(of control: Refresher) -> Field {
    guard let seat = control.seat else { return Field("triggerPercent", .number(1)) }
    let distance = control.trigger.loadDistance
    return switch distance.reach(in: seat.scrollView, at: seat.edge, seat.end) {
    case .percent(let percent): Field("triggerPercent", .number(percent.isFinite ? percent : 1))
    case .points(let points): Field("triggerPoints", .number(points.isFinite ? points : 0))
    case .viewports(let count): Field("triggerViewports", .number(count.isFinite ? count : 0))
    }
  }
}
