import DemoScenes
import Foundation
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

extension Scene {
  /// What the finger does in the film of the scene, as steps of `tugtool picture --help`, and from which step on
  /// the film's picture in lists is of a control in which state: `poster failed`.
  public var filmSteps: String { Self.steps[id] ?? Self.usualSteps }

  static let usualSteps = "wait 0.4, pull 150, release, load"
  private static let both = "wait 0.4, pull 150, release, load, push 430, release, load"

  /// The scenes of which a pull at the top doesn't show what they are about.
  private static let steps: [String: String] = [
    "first-steps": both,
    "swiftui": both,
    "feed":
      "load, pull 150, release, load, poster refreshing, fling -3500, wait 1, fling -3500, load",
    "outcomes":
      "wait 0.4, pull 150, release, load, press Failure, wait 0.3, poster failed, pull 150, release, load, wait 1",
    "last-updated":
      "wait 0.4, pull 150, release, load, poster pulling, pull 150, release, load, wait 1",
    "durations": "wait 0.4, pull 150, release, load, press Both, wait 0.3, pull 150, release, load",
    "distances": "wait 0.4, pull 150, release, wait 0.8, press 120 tall, poster refreshing, load",
    "fade":
      "wait 0.3, press Fades, wait 0.3, pull 150, release, load, press MJRefresh, wait 0.3, pull 150, release, load",
    "ignored-inset":
      "wait 0.4, pull 150, release, load, press Behind it, wait 0.3, poster refreshing, pull 150, release, load",
    "haptics":
      "wait 0.3, press Medium, wait 0.3, poster pulling, pull 150, wait 0.4, pull -90, pull 90, wait 0.3, release, load",
    "swap":
      "wait 0.4, pull 150, release, wait 0.9, press Text, wait 0.6, poster refreshing, pull 150, release, wait 0.8, press None, wait 0.8",
    "while-dragging": "wait 0.4, pull 170, wait 1.6, release, load",
    "from-edge":
      "wait 0.4, push 260, release, wait 0.8, pull 400, wait 0.3, release, wait 0.8, pull 150, release, load",
    "second-stop":
      "wait 0.4, pull 150, release, load, poster pullingFurther, pull 150, pull 170, wait 0.4, release, wait 2",
    "hidden":
      "wait 0.4, pull 150, release, load, press Signed out, wait 0.4, pull 150, release, wait 0.8, push 430, release, wait 0.8",
    "short-content": "wait 0.4, push 160, release, load",
    "load-distance":
      "wait 0.4, press 1 screen, wait 0.4, push 200, release, load, fling -4000, wait 1.5, load",
    "budget":
      "wait 0.4, push 430, release, load, push 200, release, load, fling -4000, wait 1.5, load",
    "manual":
      "wait 0.3, press Fingers only, wait 0.3, press Scroll to the end, wait 1.2, push 60, release, load",
    "momentum": "wait 0.4, fling -3000, wait 2, push 60, release, load",
    "no-more-data":
      "wait 0.4, push 430, release, load, poster noMoreData, fling -4000, wait 2.2",
    "failure":
      "wait 0.4, poster failed, push 430, release, load, wait 0.4, tap 187 590, load, tap 187 590, load",
    "short-list": "wait 0.6, press Pin, wait 0.8, press Fill, load",
    "empty-list": "wait 0.8, pull 150, release, load, push 430, release, load",
    "paging":
      "wait 0.4, pull 170, release, load, fling -1500, wait 0.8, fling -1500, wait 0.8, fling -1500, wait 0.8, push 170, release, load",
    "footer-inset":
      "wait 0.4, push 420, release, wait 0.6, push 220, release, load, press Behind it, wait 0.3, fling -3000, wait 1.2, push 220, release, load",
    "slow-page": "wait 0.4, press Load a page, wait 1.2, pull 150, release, load, wait 2.5",
    "overlapping-pages": "wait 0.4, fling -4000, wait 1.6, load, fling -4000, wait 1.6, load",
    "page-retry": "wait 0.4, fling -4000, wait 1.6, load, wait 2",
    "older-messages": "wait 0.4, fling 4000, wait 1.6, pull 150, release, load",
    "edited-list":
      "wait 0.3, fling -4000, wait 1, press Like last, wait 0.6, press Delete last, load",
    "timeline-gap":
      "wait 0.4, pull 300, release, load, wait 0.4, tap 187 100, wait 2, pull 150, release, wait 0.6",
    "search":
      "wait 0.4, press City, wait 2, press Zebra, wait 2, press Offline, press Nature, wait 2, press Online, pull 150, release, load",
    "sides":
      "wait 0.4, slide 150, release, load, slide -290, release, wait 0.4, slide -290, release, wait 0.4, slide -290, release, load",
    "right-to-left": "wait 0.4, slide -150, release, load",
    "four-edges": "wait 0.4, pull 150, release, load, slide 150, release, load",
    "styled":
      "wait 0.4, pull 150, release, load, press Red arrow, wait 0.3, pull 150, release, load",
    "images": both,
    "spinner": both,
    "languages": "wait 0.6, press row-3, load, press row-2, load, pull 150, release, load",
    "large-title": "wait 0.4, pull 170, release, wait 0.5, push 200, release, load",
    "search-bar": "wait 0.4, pull 260, release, load",
    "tab-bar": "wait 0.8, tap 281 640, load, pull 150, release, load",
    "section-headers": "wait 0.4, pull 150, release, wait 0.6, push 300, release, load",
    "collection": both,
    "keyboard":
      "wait 0.4, pull 150, release, wait 0.6, press Keyboard, wait 1, press Keyboard, load",
    "size-change":
      "wait 0.4, pull 150, release, wait 0.6, press Narrow, poster refreshing, wait 0.8, press Whole, load",
    "push-and-pop":
      "wait 0.4, pull 150, release, wait 0.6, tap 180 300, wait 1.2, tap 40 42, load",
    "chat": "wait 0.4, fling 4000, wait 1.6, pull 150, release, load, pull 200, release, wait 0.8",
    "arbitration":
      "wait 0.4, press Parallel, wait 0.3, press Refresh, wait 0.6, press Load, load, load",
    "begin-and-end": "wait 0.6, press Begin, wait 1.2, press End, wait 1, press Twice, wait 1.2",
    "show-refreshing": "wait 0.4, load, pull 150, release, load",
    "scroll-events": "wait 0.4, pull 150, release, load, fling -2500, wait 2, fling 2500, wait 2",
    "mj-refresh": both,
    "sv-pull-to-refresh": both,
    "reveal":
      "wait 0.3, fling -2000, wait 1, press Scroll, wait 0.4, press Refresh, load",
    "veto":
      "wait 0.3, press Offline, wait 0.3, pull 150, release, wait 1, press Online, wait 0.3, pull 150, release, load",
  ]
}

extension ScenePicture {
  /// Draws a scene's screen frame by frame, with a disc at the finger.
  ///
  /// - Parameters:
  ///   - id: The id of the scene.
  ///   - steps: The steps, as for a picture. The film begins after the first bar. With `updated` among them, every
  ///     refresh of the film is at 9:41.
  ///   - interval: The frames of 1/60 s between two pictures, at least 1.
  ///   - look: The settings of the phone.
  /// - Returns: SVG documents.
  public static func film(
    scene id: String, steps: String, interval: Int, look: Look = Look()
  ) async throws -> [String] {
    let parts = try PictureStep.pictures(in: steps)
    return try await with(scene: id, look) { picture in
      for step in parts.first ?? [] { try await picture.perform(step) }
      let isTimeFixed = parts.joined().contains(.updated)
      let camera = Camera(picture, interval: max(1, interval), isTimeFixed: isTimeFixed)
      for step in parts.dropFirst().joined() { try await picture.perform(step) }
      return camera.stop()
    }
  }
}

/// Draws a picture every few frames.
@MainActor
private final class Camera {
  private var pictures: [String] = []
  private var frames = 0
  private var isRunning = true

  init(_ scene: ScenePicture, interval: Int, isTimeFixed: Bool) {
    let link = FrameLink(on: scene.device.window) { [weak self] in
      guard let self, isRunning else { return false }
      if isTimeFixed { scene.setTime() }
      if frames.isMultiple(of: interval) { pictures.append(Self.picture(of: scene)) }
      frames += 1
      return true
    }
    link.start()
  }

  func stop() -> [String] {
    isRunning = false
    return pictures
  }

  private static func picture(of scene: ScenePicture) -> String {
    let device = scene.device
    // A frame callback comes before the layout of its frame.
    device.host.layoutWindows()
    let snapshot = ViewSnapshot(of: device.window, identifiers: scene.identifiers)
    let turn = device.host.time.truncatingRemainder(dividingBy: 1)
    let document = SVGWriter(spinnerPhase: turn).document(of: snapshot)
    guard device.finger.isDown else { return document }
    let (x, y) = (device.finger.location.x, device.finger.location.y)
    let disc = "<circle cx=\"\(x)\" cy=\"\(y)\" r=\"22\" fill=\"#8e8e93\" fill-opacity=\"0.5\"/>"
    return document.replacing("</svg>\n", with: disc + "</svg>\n")
  }
}
