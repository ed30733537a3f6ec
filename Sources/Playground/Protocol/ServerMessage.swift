import Foundation

/// The first message: what there is to choose from.
struct HelloMessage: Encodable {
  struct Device: Encodable {
    let width: Double
    let height: Double
    let scale: Double
    /// Top, left, bottom, right.
    let safeArea: [Double]
  }
  struct SceneEntry: Encodable {
    let id: String
    /// The title of its group; scenes of one group stand together.
    let group: String
    let title: String
    let summary: String
    /// The file that it is written in, below `/source/`.
    let source: String
  }

  let t = "hello"
  let `protocol` = 1
  let scene: String
  let device: Device
  let scenes: [SceneEntry]
  /// The types of the scenes, each with the file below `/source/` that it is written in.
  let sources: [String: String]
  /// The languages to choose from, as BCP 47 has them.
  let languages: [String]
}

/// What changed since the last frame that was sent.
struct FrameMessage: Encodable {
  let t = "frame"
  let n: Int
  /// Seconds on the session's clock.
  let time: Double
  /// The tree is sent whole, and what the page knew is void.
  let full: Bool
  let root: Int
  let set: [NodeChange]
  let remove: [Int]
  let panel: PanelChange
  /// Milliseconds that the processor was busy with this session since the frame before.
  let work: Double
}

/// What happened since the last gesture began, as JSON lines.
struct TraceMessage: Encodable {
  let t = "trace"
  let text: String
}

/// What became of a recording that was to be shown.
struct ReplayMessage: Encodable {
  enum State: String, Encodable {
    case playing, over, refused
  }
  let t = "replay"
  let state: State
  /// Why it was refused.
  var reason: String?
}

/// The last message to a client that broke the rules.
struct FaultMessage: Encodable {
  let t = "fault"
  let reason: String
}

extension Encodable {
  /// One line of JSON. Numbers are rounded to what a pixel can show, so that it stays short.
  func jsonText() throws -> String {
    String(decoding: try JSONEncoder().encode(self), as: UTF8.self)
  }
}

/// A length or factor as it goes over the wire: four digits after the point, no more.
struct WireNumber: Encodable, Equatable {
  let value: Double
  init(_ value: Double) {
    let rounded = (value * 10_000).rounded() / 10_000
    // A number too large for this has no digits after the point.
    self.value = rounded.isFinite ? rounded : value.isFinite ? value : 0
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}
