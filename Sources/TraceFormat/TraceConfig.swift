import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics  // CGPoint and CGSize are Codable there, and in Foundation elsewhere
#endif

/// The setup of a trace: a scroll view, and its controls with their options.
package struct TraceConfig: Codable, Equatable, Sendable {
  /// The control that an event without `on` is for.
  package var control: TraceControlConfig
  package var scrollView = TraceScrollViewConfig()

  package init(_ control: TraceControlConfig) { self.control = control }

  // The fields of both stand in one object.

  package init(from decoder: any Decoder) throws {
    control = try TraceControlConfig(from: decoder)
    scrollView = try TraceScrollViewConfig(from: decoder)
    try checkEdges()
    for (name, size) in [("frame", frame), ("contentSize", contentSize)]
    where size.width < 0 || size.height < 0 {
      throw TraceError("\"\(name)\" is negative")
    }
  }

  package func encode(to encoder: any Encoder) throws {
    try control.encode(to: encoder)
    try scrollView.encode(to: encoder)
  }

  /// All controls, in the order by which `on` counts them.
  package var controls: [TraceControlConfig] { [control] + (scrollView.also ?? []) }

  private func checkEdges() throws {
    var edges: Set<[Bool]> = []
    for kind in controls.map(\.kind)
    where !edges.insert([kind.isHorizontal, kind.isBefore]).inserted {
      throw TraceError("two controls cannot stand at the same edge: \(kind.rawValue)")
    }
  }

  /// Throws if the event is for a control that doesn't exist, or for another kind of scroll view.
  package func check(_ event: TraceEvent) throws {
    switch event {
    case .control(let index, _) where !controls.indices.contains(index):
      throw TraceError("there is no control \(index)")
    case .finger where scrollView.physics == nil, .trackpad where scrollView.physics == nil,
      .wheel where scrollView.physics == nil, .move(.scrollTo, _) where scrollView.physics == nil:
      throw TraceError("\"\(event.op)\" needs a config with \"physics\"")
    case .offset where scrollView.physics != nil, .pan where scrollView.physics != nil:
      throw TraceError("\"\(event.op)\" needs a config without \"physics\"")
    default: break
    }
  }
}

/// The setup of a scroll view. `nil` values have defaults.
package struct TraceScrollViewConfig: Codable, Equatable, Sendable {
  /// Whether this was recorded from a control of Tug's, so that nothing happens except what the
  /// events say.
  package var live: Bool?
  package var frame: CGSize?
  package var contentSize: CGSize?
  package var contentInset: TraceInsets?
  package var safeArea: TraceInsets?
  package var offset: CGPoint?
  package var window: Bool?
  package var rows: Int?
  /// Whether the scroll view is a list, whose rows make up its content. Without rows, its header view does.
  package var list: Bool?
  package var insetClamp: Bool?
  package var rightToLeft: Bool?
  package var start: TraceStart?
  package var also: [TraceControlConfig]?
  package var arbitration: ArbitrationName?
  package var physics: Physics?
  package var ending: Ending?
  package var faults: TraceFaults?

  package init() {}

  /// Which controls may work at the same time.
  package enum ArbitrationName: String, Codable, CaseIterable, Sendable {
    case exclusive, parallel, refreshCancelsLoad, automatic
  }

  /// The scroll view is moved by fingers, decelerates and bounces; otherwise its offset and its
  /// flags are set by events. The value is how long UIKit keeps `isDragging` set after a release.
  package enum Physics: String, Codable, CaseIterable, Sendable {
    case untilRelease, untilInertiaEnds
  }

  /// How the invariants are checked after the last event.
  package enum Ending: String, Codable, CaseIterable, Sendable {
    /// All runs are ended, and everything comes to rest.
    case rest
    /// The controls are removed.
    case remove
    /// The scroll view is released, in whatever state it is.
    case abandon
  }
}

// MARK: - Defaults

extension TraceConfig {
  package var isLive: Bool { scrollView.live ?? false }
  package var isInWindow: Bool { scrollView.window ?? true }
  package var clampsOffset: Bool { scrollView.insetClamp ?? !isLive }
  package var isList: Bool { scrollView.list ?? false }
  package var isRightToLeft: Bool { scrollView.rightToLeft ?? false }
  package var ending: TraceScrollViewConfig.Ending { scrollView.ending ?? .rest }
  package var contentInset: TraceInsets { scrollView.contentInset ?? TraceInsets() }
  package var safeArea: TraceInsets { scrollView.safeArea ?? TraceInsets() }
  package var frame: CGSize { scrollView.frame ?? CGSize(width: 375, height: 667) }

  package var contentSize: CGSize {
    scrollView.contentSize ?? CGSize(width: frame.width, height: 2000)
  }

  package var offset: CGPoint {
    scrollView.offset
      ?? CGPoint(x: -contentInset.left - safeArea.left, y: -contentInset.top - safeArea.top)
  }
}
