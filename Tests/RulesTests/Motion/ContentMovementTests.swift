import Testing

@testable import Tug

@Suite("The room of a header while its content moves")
struct ContentMovementTests {
  private static func metrics(_ offset: Double) -> AxisMetrics {
    AxisMetrics(
      offset: offset, contentLength: 2000, viewportLength: 667, insetBefore: 64, insetAfter: 34)
  }

  private static func movement(to hold: Double?, from offset: Double = -64) -> ContentMovement {
    let motion: RefreshMotion = hold == 0 ? .closing : .opening
    return ContentMovement(
      RefreshMovement(hold: hold, motion: motion), metrics(offset), tolerance: 0.5)
  }

  @Test(
    "grows with the part that is out, and shrinks with it, but never beyond what is held at the end",
    arguments: [
      // What is held at the end and now, the offset, and the room.
      (54.0, 0.0, -64.0, 0.0), (54, 0, -80, 16), (54, 0, -118, 54), (54, 0, -200, 54),
      (54, 30, -80, 30), (54, 30, 500, 30), (54, 54, -64, 54),
      (0, 54, -118, 54), (0, 54, -80, 16), (0, 54, -64, 0), (0, 54, 500, 0), (0, 30, -118, 30),
    ])
  func room(hold: Double, held: Double, offset: Double, expected: Double) {
    let movement = Self.movement(to: hold)
    #expect(movement.room(from: held, Self.metrics(offset)) == expected)
    #expect(movement.opens(from: held) == (hold >= held))
  }

  @Test("stays as it is in a movement that changes no inset")
  func unchanged() {
    let movement = Self.movement(to: nil)
    #expect(movement.room(from: 20, Self.metrics(-118)) == 20)
    #expect(!movement.opens(from: 20))
  }

  @Test("leaves no content beyond its edge by a rounding")
  func rounding() {
    let offset = -64 - 16.1
    let room = Self.movement(to: 54).room(from: 0, Self.metrics(offset))
    #expect(-64 - room <= offset && room - 16.1 < 0.001)
  }

  @Test(
    "is taken first by content at its start, or beyond it, and later by content that comes from farther down",
    arguments: [(-118.0, true), (-64, true), (-63.6, true), (-63, false), (500, false)])
  func order(offset: Double, first: Bool) {
    #expect(Self.movement(to: 54, from: offset).takesRoomFirst == first)
  }
}
