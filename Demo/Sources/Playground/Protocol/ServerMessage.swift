import Foundation

/// The first message: the scenes and settings to choose from.
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
    /// The title of its group. Scenes of one group are adjacent.
    let group: String
    let title: String
    let summary: String
    /// The name of its source file, below `/source/`.
    let source: String
    /// The page about what the scene shows, as a path in the repository, if there is one.
    let article: String?
    /// Whether the scene loads from the feed.
    let feed: Bool
  }

  let t = "hello"
  let `protocol` = 1
  let scene: String
  let device: Device
  let scenes: [SceneEntry]
  /// The source file, below `/source/`, of each type of the scenes.
  let sources: [String: String]
  /// The available languages as BCP 47 codes.
  let languages: [String]
  /// Whether the server has the pages of the repository, below `/pages/`.
  let pages: Bool
}

/// The changes since the last frame.
struct FrameMessage: Encodable {
  let t = "frame"
  let n: Int
  /// Seconds of the session's clock.
  let time: Double
  /// Whether the frame has the whole tree, which replaces everything the page shows.
  let full: Bool
  let root: Int
  let set: [NodeChange]
  let remove: [Int]
  let panel: PanelChange
  /// Milliseconds of processor time for this session since the last frame.
  let work: Double
}

/// The recording since the last gesture began, as JSON lines.
struct TraceMessage: Encodable {
  let t = "trace"
  let text: String
}

/// The state of a trace that the page sent.
struct ReplayMessage: Encodable {
  enum State: String, Encodable {
    case playing, refused
    /// Everything was played, and the end stays on the phone.
    case ended
    /// The scene is back.
    case over
  }
  let t = "replay"
  let state: State
  /// Why the trace was refused.
  var reason: String?
}

/// The last message to a page that violated the protocol.
struct FaultMessage: Encodable {
  let t = "fault"
  let reason: String
}

extension Encodable {
  /// The message as one line of JSON.
  func jsonText() throws -> String {
    String(decoding: try JSONEncoder().encode(self), as: UTF8.self)
  }
}

/// A length or a factor, rounded to four decimals to keep messages short.
struct WireNumber: Encodable, Equatable {
  let value: Double
  init(_ value: Double) {
    let rounded = (value * 10_000).rounded() / 10_000
    // A number too large for this has no decimals.
    self.value = rounded.isFinite ? rounded : value.isFinite ? value : 0
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}
