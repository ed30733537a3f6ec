import DemoScenes
import Foundation
import Testing

@testable import Playground

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
