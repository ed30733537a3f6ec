import Testing

@testable import Tug

@Suite("The input of a drag")
struct DragInputTests {
  @Test(
    "A step counts as a finger's, but that of a wheel within the range as a deceleration's",
    arguments: [
      (DragInput.fingers, ScrollCause.finger, false, ScrollCause.finger),
      (.fingers, .finger, true, .finger),
      (.fingers, .momentum, true, .momentum),
      (.fingers, .program, false, .program),
      (.pointer, .finger, false, .momentum),
      (.pointer, .finger, true, .finger),
      (.pointer, .momentum, false, .momentum),
      (.pointer, .program, true, .program),
    ])
  func cause(input: DragInput, cause: ScrollCause, isBeyondEdge: Bool, counts: ScrollCause) {
    #expect(input.effective(cause, isBeyondEdge: isBeyondEdge) == counts)
  }

  @Test("A notch of a wheel asks for a page only beyond the edge, a finger everywhere")
  func end() {
    #expect(DragInput.fingers.asksAtEnd(isBeyondEdge: false))
    #expect(DragInput.fingers.asksAtEnd(isBeyondEdge: true))
    #expect(!DragInput.pointer.asksAtEnd(isBeyondEdge: false))
    #expect(DragInput.pointer.asksAtEnd(isBeyondEdge: true))
  }

  @Test("A finger's step does not ask where the content is")
  func laziness() {
    var asked = 0
    func isBeyondEdge() -> Bool {
      asked += 1
      return true
    }
    _ = DragInput.fingers.effective(.finger, isBeyondEdge: isBeyondEdge())
    _ = DragInput.pointer.effective(.program, isBeyondEdge: isBeyondEdge())
    #expect(asked == 0)
  }
}
