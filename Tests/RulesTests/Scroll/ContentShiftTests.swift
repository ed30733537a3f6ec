import Testing

@testable import Tug

@Suite("Shifts of the content that nothing announces")
struct ContentShiftTests {
  // MARK: Bars

  private func afterBars(from former: Double, to bars: Double) -> AwaitedShift? {
    AwaitedShift(ofBarsFrom: former, to: bars, at: -50, byControl: true, time: 10)
  }

  @Test(
    "after bars have changed, a movement by as much is UIKit's, and any other is not",
    arguments: [
      (140.0, 88.0, 2.0, true), (140, 88, 2.9, true), (140, 88, 3.1, false), (140, 88, -50, false),
      (88, 140, -102, true), (88, 140, 2, false), (88, 140, 400, false),
    ])
  func bars(former: Double, bars: Double, now: Double, isShift: Bool) throws {
    let shift = try #require(afterBars(from: former, to: bars))
    #expect((shift.offset(before: now, bars: bars) == -50) == isShift)
    #expect(shift.offset(before: now, bars: former) == nil, "the bars have changed again")
  }

  @Test("bars that stay within a point shift nothing, and no shift is awaited for long")
  func none() throws {
    #expect(afterBars(from: 88, to: 88) == nil && afterBars(from: 88, to: 89) == nil)
    let shift = try #require(afterBars(from: 140, to: 88))
    #expect(!shift.isOver(at: 10.05) && shift.isOver(at: 10.06))
  }

  @Test("content that a control moves in between is shifted from there")
  func moved() throws {
    var shift = try #require(
      AwaitedShift(ofBarsFrom: 140, to: 88, at: -50, byControl: false, time: 10))
    #expect(!shift.isOfControl)
    shift.note(-20)
    #expect(shift.isOfControl && shift.offset(before: 32, bars: 88) == -20)
  }

  // MARK: Room

  @Test(
    "content that moves while room is taken has been taken along, put into range, or set by the app",
    arguments: [
      // Before 2,000 points of content in 800, with 88 points of bars and a room of 54: from -142 to 1,200.
      (-88.0, -88.0, 0.0, RoomShift.none), (-88, -142, 0, .withStart), (-88, -141.5, 0, .withStart),
      (300, 300, 0, .none), (300, 246, 0, .withStart), (300, 100, 0, .byApp),
      (-300, -142, 0, .intoRange), (1400, 1200, 0, .intoRange), (1400, 1100, 0, .byApp),
      (-88, -194, -52, .none), (300, 100, 52, .none),
    ])
  func room(offset: Double, now: Double, bars: Double, shift: RoomShift) {
    let metrics = AxisMetrics(
      offset: now, contentLength: 2000, viewportLength: 800, insetBefore: 142, insetAfter: 0,
      titleLength: 0, isPaging: false)
    #expect(RoomShift(from: offset, to: now, taken: 54, bars: bars, in: metrics) == shift)
  }
}
