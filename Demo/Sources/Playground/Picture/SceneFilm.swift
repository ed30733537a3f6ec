import DemoScenes
import HeadlessDriver
import Tug

/// A scene at work, frame by frame, for a page that plays it without a server: the changes of the view
/// tree and of the scroll view's values, in the form of `docs/playground-protocol.md`.
public struct SceneFilm: Encodable, Sendable {
  struct Frame: Encodable, Sendable {
    /// Seconds since the beginning of the film.
    let time: WireNumber
    let set: [NodeChange]
    let remove: [Int]
    let panel: PanelChange
    /// The finger's place on the screen; `nil` while it's up.
    let finger: [WireNumber]?
  }

  let id: String
  let width: Double
  let height: Double
  /// The id of the window's node.
  let root: Int
  let frames: [Frame]
  /// The number of the frame that stands for the film.
  let posterFrame: Int
  /// The edge of the screen at which that frame has something to show: `top`, `left`, `bottom`, or `right`.
  public let posterEdge: String
  /// That frame as an SVG document.
  public let poster: String

  private enum CodingKeys: String, CodingKey {
    case id, width, height, root, frames, posterFrame, posterEdge
  }

  /// The film as a line of JSON.
  public func json() throws -> String { try jsonText() }

  /// Records a scene on a clock of its own.
  ///
  /// - Parameters:
  ///   - id: The id of the scene.
  ///   - steps: What the finger does; by default what `Scene.filmSteps` says.
  ///   - look: The settings of the phone.
  @MainActor
  public static func record(
    scene id: String, steps: String? = nil, look: ScenePicture.Look = .init()
  ) async throws -> SceneFilm {
    guard let scene = Scene.named(id) else { throw PictureFault.noScene(id) }
    let parts = try PictureStep.pictures(in: steps ?? scene.filmSteps)
    let hasPosterStep = parts.joined().contains { if case .poster = $0 { true } else { false } }
    let recorder = FilmRecorder(scene: scene, look, hasPosterStep: hasPosterStep)
    defer { recorder.close() }
    for step in parts.joined() { try await recorder.perform(step) }
    return recorder.film
  }
}

/// What a site says about all scenes.
public struct SceneCatalog: Encodable, Sendable {
  struct Entry: Encodable, Sendable {
    let id: String
    let group: String
    let title: String
    let summary: String
    let source: String
    let article: String?
  }

  let scenes: [Entry]
  /// The texts of the source files by name.
  let files: [String: String]
  /// The name of the file of each type.
  let types: [String: String]

  public init() {
    let sources = SceneSources.bundled
    scenes = Scene.all.map {
      Entry(
        id: $0.id, group: $0.group.title, title: $0.title, summary: $0.summary, source: $0.source,
        article: $0.article)
    }
    files = Dictionary(
      uniqueKeysWithValues: sources.names.compactMap { name in
        sources.text(of: name).map { (name, $0) }
      })
    types = sources.types
  }

  /// The ids of the scenes, in order.
  public var ids: [String] { scenes.map(\.id) }

  public func json() throws -> String { try jsonText() }
}
