import Testing

@testable import Playground

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
