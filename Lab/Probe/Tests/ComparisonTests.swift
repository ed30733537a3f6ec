import Testing

@testable import ProbeSteps

@MainActor
@Suite("A comparison with a recording")
struct ComparisonTests {
  private let heard = ProbeLog.Step(
    name: "animated-offset",
    events: [
      ProbeEvent(time: 0, kind: .act, name: "by10"),
      ProbeEvent(time: 0.1, kind: .observed, name: "contentOffset", values: [0, 4]),
      ProbeEvent(time: 0.2, kind: .observed, name: "contentOffset", values: [0, 7]),
      ProbeEvent(time: 0.3, kind: .observed, name: "contentOffset", values: [0, 10]),
      ProbeEvent(time: 0.3, kind: .delegate, name: "didEndScrollingAnimation", values: [0, 10]),
    ])

  private func differences(_ lines: String, complete: Bool = false) throws -> [String] {
    let recording = try Recording("system test\nstep animated-offset\n\(lines)\n")
    return Comparison.differences(of: heard, from: recording.steps[0], isComplete: complete)
  }

  @Test("finds an event that is missing, out of order, too far off, or too late")
  func documented() throws {
    #expect(
      try differences(
        "0 do by10\n* observed contentOffset 0 10\n* delegate didEndScrollingAnimation"
      )
      .isEmpty)
    for wrong in [
      "* delegate didScroll",
      "* delegate didEndScrollingAnimation\n* observed contentOffset",
      "* delegate didEndScrollingAnimation 0 12",
      "0.1 delegate didEndScrollingAnimation",
      "* delegate didEndScrollingAnimation 0 10 0",
      "* do by10\nnever delegate didEndScrollingAnimation",
    ] { #expect(try differences(wrong).count == 1, "\(wrong)") }
    #expect(try differences("within 3 0.3\n0.1 delegate didEndScrollingAnimation 0 12").isEmpty)
  }

  @Test("of a device finds an event too many as well, and leaves out the frames of a motion")
  func complete() throws {
    let recorded = """
      0 do by10
      0.1 observed contentOffset 0 4
      0.3 observed contentOffset 0 10
      0.3 delegate didEndScrollingAnimation 0 10
      """
    #expect(try differences(recorded, complete: true).isEmpty)
    #expect(try differences(recorded + "\n0.3 read offset 10", complete: true).count == 1)
    #expect(try differences("0 do by10\n0.1 observed contentOffset 0 4", complete: true).count == 1)
    #expect(try differences("unfinished", complete: true).isEmpty, "nobody lifted a finger")
  }

  @Test(
    "refuses a file with a line that it can't read",
    arguments: [
      "* delegate didScroll", "step a b", "step a\n* telegram didScroll",
      "step a\nwithin 1", "step a\nnever didScroll", "step a\n0 do go far", "step a\n0 do",
    ])
  func unreadable(_ text: String) {
    #expect(throws: Recording.Unreadable.self) { try Recording(text) }
  }
}
