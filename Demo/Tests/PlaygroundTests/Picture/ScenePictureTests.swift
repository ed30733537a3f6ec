import DemoScenes
import Foundation
import Testing

@testable import Playground

#if canImport(FoundationXML)
  import FoundationXML
#endif

@MainActor
@Suite("The picture of a scene", .timeLimit(.minutes(30)))
struct ScenePictureTests {
  @Test(
    "shows the texts of the scene at that moment",
    arguments: [
      ("last-updated", "pull 130", "Release to refresh"),
      ("last-updated", "pull 30", "Pull down to refresh"),
      ("last-updated", "pull 130, release, wait 0.3", "Refreshing…"),
      ("feed", "load, end, load, end, load, end", "No more items"),
      ("feed", "load, fail, end, load", "Try again"),
      ("feed", "load, fail, end, load, serve, tap 187 590, load, end, load, end", "No more items"),
      ("last-updated", "updated, pull 30", "Last updated: 9:41\u{202F}AM"),
      ("short-content", "push 200", "Release to load more"),
      (
        "feed", "load, post, pull 130, release, wait 0.3, load", "Just now, and on top of the list."
      ),
      ("text-header", "", "18° and clear"),
    ])
  func texts(scene: String, steps: String, text: String) async throws {
    let svg = try await ScenePicture.svg(scene: scene, steps: steps, captions: [])
    let reading = try SVGReading(svg)
    #expect(reading.texts.contains(text))
    #expect(reading.root == ["width": "375", "height": "667"])
  }

  @Test("is the same each time")
  func repeatable() async throws {
    let first = try await ScenePicture.svg(scene: "text-header", steps: "pull 90", captions: [])
    let second = try await ScenePicture.svg(scene: "text-header", steps: "pull 90", captions: [])
    #expect(first == second)
  }

  @Test("is beside others with captions")
  func gallery() async throws {
    let svg = try await ScenePicture.svg(
      scene: "short-content", steps: "|push 200|", captions: ["At rest", "Tom & <Jerry>"])
    let texts = try SVGReading(svg).texts
    #expect(texts.contains("At rest"))
    #expect(texts.contains("Tom & <Jerry>"))
    #expect(texts.filter { $0 == "Draft 1" }.count == 3)
    #expect(texts.filter { $0 == "Release to load more" }.count == 2)
  }

  @Test("is one of many in a film, which begins after the first bar and shows the finger")
  func film() async throws {
    let pictures = try await ScenePicture.film(
      scene: "text-header", steps: "wait 1 | wait 0.5, pull 120, release, wait 0.2", interval: 6)
    #expect((15...17).contains(pictures.count))
    let texts = try pictures.map { try SVGReading($0).texts }
    #expect(texts.first?.contains("18° and clear") == true)
    #expect(texts.contains { $0.contains("Release to refresh") })
    #expect(pictures.contains { $0.contains("<circle") })
    #expect(pictures.last?.contains("<circle") == false)
  }

  @Test("is refused for an unknown scene or step")
  func faults() async {
    await #expect(throws: PictureFault.noScene("none")) {
      try await ScenePicture.svg(scene: "none", steps: "", captions: [])
    }
    await #expect(throws: PictureFault.badStep("jump")) {
      try await ScenePicture.svg(scene: "feed", steps: "jump", captions: [])
    }
  }
}

/// The texts and the size of an SVG document.
private final class SVGReading: NSObject, XMLParserDelegate {
  private(set) var texts: [String] = []
  private(set) var root: [String: String] = [:]
  private var isInText = false

  init(_ svg: String) throws {
    super.init()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = self
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    if name == "svg" { root = attributes.filter { ["width", "height"].contains($0.key) } }
    isInText = name == "text"
    if isInText { texts.append("") }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if isInText, let last = texts.indices.last { texts[last] += string }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    isInText = false
  }
}

@Suite("The steps of a picture")
struct PictureStepTests {
  @Test(
    "are read from words and numbers",
    arguments: [
      ("pull 130", .pull(130)), ("pull -12.5", .pull(-12.5)), ("push 40", .pull(-40)),
      ("slide 60", .slide(60)), ("post", .post), ("tap 180 620", .tap(x: 180, y: 620)),
      ("wait 0.5", .wait(0.5)), ("release", .release),
      ("poster failed", .poster(.failed)), ("load", .load), ("end", .end), ("fail", .fail),
      ("serve", .serve), ("updated", .updated),
      ("pull   130", .pull(130)),
    ] as [(String, PictureStep)])
  func steps(text: String, step: PictureStep) throws {
    #expect(try PictureStep(text) == step)
  }

  @Test(
    "are refused if they're unknown or out of range",
    arguments: [
      "", "pull", "pull 1 2", "pull far", "pull nan", "pull inf", "tap 1", "load 1", "Release",
      "shake", "poster", "poster happy", "release load", "wait -1", "wait 3601", "wait 1e300",
      "pull 1e300", "tap 1 1e30",
    ])
  func faults(text: String) {
    #expect(throws: PictureFault.badStep(text)) { try PictureStep(text) }
    #expect(PictureFault.badStep(text).description.contains("'\(text)' isn't a step"))
  }

  @Test("are separated by commas, pictures by bars")
  func pictures() throws {
    #expect(
      try PictureStep.pictures(in: "load, wait 1 |pull 130| |release,load") == [
        [.load, .wait(1)], [.pull(130)], [], [.release, .load],
      ])
    #expect(try PictureStep.pictures(in: "") == [[]])
    #expect(throws: PictureFault.badStep("jump")) { try PictureStep.pictures(in: "load | jump") }
  }
}

@MainActor
@Suite("The film of a scene", .serialized, .timeLimit(.minutes(30)))
struct SceneFilmTests {
  /// What a page reads of a film.
  private struct Reading: Decodable {
    struct Frame: Decodable {
      struct Panel: Decodable {
        struct Control: Decodable {
          let name: String
          let state: String
          let held: Double
        }
        struct Feedback: Decodable {
          let kind: String
          let text: String
        }
        let controls: [Control]?
        let feedback: [Feedback]?
      }
      let time: Double
      let panel: Panel
      let finger: [Double]?
    }
    let id: String
    let width: Double
    let root: Int
    let posterFrame: Int
    let frames: [Frame]

    init(_ film: SceneFilm) throws {
      self = try JSONDecoder().decode(Self.self, from: Data(film.json().utf8))
    }

    var states: [String] { frames.flatMap { ($0.panel.controls ?? []).map(\.state) } }
  }

  @Test("shows a control at work, in every scene", arguments: Scene.all.map(\.id))
  func everyScene(id: String) async throws {
    let film = try Reading(await SceneFilm.record(scene: id))
    #expect(film.frames.indices.contains(film.posterFrame))
    #expect(film.states.contains { $0 != "idle" }, "nothing happens in this film")
    let seconds = try #require(film.frames.last).time
    #expect(seconds > 2 && seconds < 25, "a film that takes \(seconds) s")
    let controls = film.frames.compactMap(\.panel.controls).last ?? []
    let header = controls.first { $0.name == "header" }
    #expect(header.map { $0.held == 0 } ?? true, "the film ends while a header is open")
  }

  @Test("begins with the whole screen, and has the finger's way")
  func finger() async throws {
    let film = try Reading(await SceneFilm.record(scene: "text-header"))
    #expect(film.frames.first?.time == 0)
    let fingers = film.frames.compactMap(\.finger)
    #expect(fingers.count > 20)
    #expect(zip(fingers, fingers.dropFirst()).allSatisfy { $0[1] <= $1[1] }, "the finger shakes")
    #expect(film.frames.last?.finger == nil)
  }

  @Test("is the same each time")
  func repeatable() async throws {
    let first = try await SceneFilm.record(scene: "chat")
    let second = try await SceneFilm.record(scene: "chat")
    #expect(first.poster == second.poster)
    let (one, other) = (try Reading(first), try Reading(second))
    #expect(one.frames.map(\.time) == other.frames.map(\.time))
  }

  @Test("has the pulses and the spoken words of the scene about them")
  func feedback() async throws {
    let film = try Reading(await SceneFilm.record(scene: "haptics"))
    let feedback = film.frames.flatMap { $0.panel.feedback ?? [] }
    #expect(feedback.contains { $0.kind == "haptic" && $0.text == "medium" })
    #expect(feedback.contains { $0.kind == "spoken" }, "VoiceOver says nothing")
  }

  @Test("of a scene that doesn't exist, or of a step that needs a server, is refused")
  func refused() async {
    await #expect(throws: PictureFault.noScene("nowhere")) {
      try await SceneFilm.record(scene: "nowhere")
    }
    await #expect(throws: PictureFault.noView("Absent")) {
      try await SceneFilm.record(scene: "first-steps", steps: "press Absent")
    }
    await #expect(throws: PictureFault.self) {
      try await SceneFilm.record(scene: "feed", steps: "fail")
    }
  }
}
