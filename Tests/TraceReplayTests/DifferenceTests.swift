// Complaint numbers refer to docs/references/complaints.md.
// Defect numbers refer to docs/references/mjrefresh-defects.md.

import Foundation
import Testing
import TraceReplay

/// Tug's behavior where it differs from MJRefresh's: the tests that docs/replay-differences.md names.
@Suite("Tug's behavior where it differs from MJRefresh's")
@MainActor
struct DifferenceTests {
  /// The states after each of these events, beginning with that of the setup.
  private func play(_ config: String, _ events: String...) throws -> [SeenState] {
    let session = TraceSession()
    var states: [SeenState] = []
    for line in [config] + events {
      try session.play(Data("{\(line)}".utf8)) { states.append(SeenState(line: $0)) }
    }
    return states
  }

  private let header = #""control":"header""#
  private let auto = #""control":"autoFooter""#
  private let back = #""control":"backFooter""#

  // MARK: Ends

  @Test(
    "MJRefresh defect 4: a refresh ended before it has opened never runs its action",
    arguments: ["header", "backFooter", "trailer"])
  func endsWhileOpening(control: String) throws {
    let states = try play(
      #""control":"\#(control)""#, #""op":"begin""#, #""op":"tick","dt":0.1"#, #""op":"end""#,
      #""op":"tick","dt":1"#)
    #expect(
      states.map { $0["state"] } == ["idle", "refreshing", "refreshing", "refreshing", "idle"])
    #expect(states[4]["fired"] == "0" && states[4]["insetTop"] == "0")
    #expect(states[4]["insetBottom"] == "0")
  }

  @Test("an end without a running refresh has no effect on a pull or on “no more data”")
  func straightEnd() throws {
    let pull = try play(
      header, #""op":"offset","y":-60,"dragging":true"#, #""op":"end""#, #""op":"tick","dt":0"#)
    #expect(pull.last?["state"] == "pulling")
    let noMore = try play(
      auto, #""op":"endNoMore""#, #""op":"tick","dt":0"#, #""op":"end""#, #""op":"tick","dt":0"#)
    #expect(noMore.last?["state"] == "noMore")
  }

  @Test("a refresh that ends during a pull shows the progress of that pull")
  func endsUnderPull() throws {
    let states = try play(
      header, #""op":"begin""#, #""op":"tick","dt":0.3"#,
      #""op":"offset","y":-81,"dragging":true"#, #""op":"end""#, #""op":"tick","dt":1"#)
    #expect(states[3]["pullingPercent"] == "1" && states[5]["state"] == "idle")
    #expect(states[5]["pullingPercent"] == "1.5")
  }

  // MARK: Pulls

  @Test(
    "a jump away from the edge disarms a pull",
    arguments: [("header", -60.0, 100.0), ("backFooter", 1380, 900)])
  func jumpsAway(control: String, armed: Double, away: Double) throws {
    let states = try play(
      #""control":"\#(control)""#, #""op":"offset","y":\#(armed),"dragging":true"#,
      #""op":"offset","y":\#(away),"dragging":true"#, #""op":"offset","y":0,"dragging":false"#,
      #""op":"offset","y":1333"#)
    #expect(states.dropFirst().map { $0["state"] } == ["pulling", "idle", "idle", "idle"])
    #expect(states[2]["pullingPercent"] == "0" && states[4]["fired"] == "0")
  }

  @Test("a pull whose gesture is canceled starts nothing")
  func cancelledPull() throws {
    let states = try play(
      header, #""op":"offset","y":-60,"dragging":true"#, #""op":"pan","state":"cancelled""#,
      #""op":"offset","y":-30,"dragging":false,"decelerating":true"#, #""op":"tick","dt":0.3"#)
    #expect(states[2]["state"] == "idle" && states[3]["state"] == "idle")
    #expect(states[4]["insetTop"] == "0" && states[4]["fired"] == "0")
  }

  @Test("a refresh of a collection view's header begins and ends at once, like any other")
  func collectionViews() throws {
    let states = try play(
      #"\#(header),"collectionViewAnimationBug":true"#, #""op":"begin""#, #""op":"tick","dt":0.3"#,
      #""op":"end""#, #""op":"tick","dt":0"#)
    #expect(states[1]["insetTop"] == "54" && states[1]["offset"] == "-54")
    #expect(states[4]["insetTop"] == "0" && states[4]["offset"] == "0")
  }

  // MARK: Insets

  @Test("an inset set by the app is the app's, without a scroll in between and after the end")
  func freshInset() throws {
    let states = try play(
      header, #""op":"inset","t":64"#, #""op":"begin""#, #""op":"tick","dt":0.3"#, #""op":"end""#,
      #""op":"tick","dt":1"#)
    #expect(states[2]["insetTop"] == "118" && states[2]["offset"] == "-118")
    #expect(states[5]["insetTop"] == "64")
  }

  @Test("an inset that changes during a pull changes the percentage at once")
  func insetUnderPull() throws {
    let states = try play(
      header, #""op":"offset","y":-27,"dragging":true"#, #""op":"inset","t":-27"#)
    #expect(states[1]["pullingPercent"] == "0.5" && states[2]["pullingPercent"] == "1")
  }

  @Test("a safe area that changes during a refresh leaves no inset behind")
  func safeAreaWhileRefreshing() throws {
    let states = try play(
      #"\#(header),"safeArea":[44,0,0,0]"#, #""op":"begin""#, #""op":"tick","dt":0.3"#,
      #""op":"safeArea","t":91"#, #""op":"offset","y":-20,"dragging":true"#, #""op":"end""#,
      #""op":"tick","dt":1"#)
    #expect(states[4]["insetTop"] == "0" && states[6]["insetTop"] == "0")
  }

  @Test(
    "MJRefresh defect 6: a removed control gives its inset back and is idle",
    arguments: ["header", "backFooter", "autoFooter"])
  func removal(control: String) throws {
    let states = try play(
      #""control":"\#(control)","contentInset":[10,0,20,0]"#, #""op":"begin""#,
      #""op":"tick","dt":0.3"#, #""op":"remove""#)
    #expect(states[2]["state"] == "refreshing" && states[3]["state"] == "idle")
    #expect(states[3]["insetTop"] == "10" && states[3]["insetBottom"] == "20")
  }

  @Test("content that grows during a refresh closes the gap above the footer")
  func contentGrows() throws {
    let states = try play(
      #"\#(back),"contentSize":[375,100]"#, #""op":"begin""#, #""op":"tick","dt":0.3"#,
      #""op":"contentSize","h":2000"#)
    #expect(states[2]["insetBottom"] == "611" && states[3]["insetBottom"] == "44")
  }

  // MARK: Positions

  @Test("a control has its position from the start, before it is in a window")
  func placedOffWindow() throws {
    let states = try play(#"\#(header),"window":false"#)
    #expect(states[0]["frameY"] == "-54")
  }

  // MARK: Automatic footers

  @Test("the percentage of an automatic footer is 1 while it refreshes, and then 0 again")
  func automaticPercentage() throws {
    let states = try play(
      auto, #""op":"offset","y":1377,"dragging":true"#, #""op":"end""#, #""op":"tick","dt":0"#)
    #expect(states.map { $0["pullingPercent"] } == ["0", "1", "1", "0"])
  }

  @Test("complaint 11: a bounce beyond the end without a finger doesn't load")
  func bounce() throws {
    let states = try play(
      auto, #""op":"offset","y":1377,"dragging":true"#, #""op":"end""#, #""op":"tick","dt":0"#,
      #""op":"offset","y":1380,"dragging":false,"decelerating":true"#)
    #expect(states[1]["fired"] == "1" && states[4]["fired"] == "1")
  }

  @Test("a drag that begins during a load has its own limit of loads")
  func budgetOfLaterDrag() throws {
    let states = try play(
      auto, #""op":"pan","state":"began""#, #""op":"offset","y":1377,"dragging":true"#,
      #""op":"pan","state":"ended""#, #""op":"pan","state":"began""#, #""op":"end""#,
      #""op":"tick","dt":0"#, #""op":"pan","state":"ended""#)
    #expect(states[6]["fired"] == "1" && states[7]["fired"] == "2")
  }

  @Test("a drag that has reached its limit of loads doesn't affect begin and the next scroll")
  func spentBudget() throws {
    let spent = [
      #""op":"pan","state":"began""#, #""op":"offset","y":1377,"dragging":true"#, #""op":"end""#,
      #""op":"tick","dt":0"#, #""op":"offset","y":1378,"dragging":true"#,
    ]
    let states = try play(
      auto, spent[0], spent[1], spent[2], spent[3], spent[4], #""op":"begin""#)
    #expect(states[5]["fired"] == "1" && states[6]["fired"] == "2")
    let glided = try play(
      auto, spent[0], spent[1], spent[2], spent[3], spent[4],
      #""op":"offset","y":1300,"dragging":false,"decelerating":true"#, #""op":"offset","y":1377"#)
    #expect(glided[7]["fired"] == "2")
  }

  @Test("with automatic loading off, a footer doesn't load at the end of a drag")
  func switchedOff() throws {
    let states = try play(
      #"\#(auto),"automaticallyRefresh":false,"subclass":"normal""#,
      #""op":"pan","state":"began""#, #""op":"offset","y":1400,"dragging":true"#,
      #""op":"pan","state":"ended""#, #""op":"tap""#)
    #expect(states[3]["fired"] == "0" && states[4]["fired"] == "1")
  }

  @Test("MJRefresh defect 6: the inset of an automatic footer follows its height")
  func height() throws {
    let states = try play(
      auto, #""op":"set","key":"height","v":80"#, #""op":"offset","y":1377,"dragging":true"#,
      #""op":"hidden","v":true"#, #""op":"hidden","v":false"#)
    #expect(states.map { $0["insetBottom"] } == ["44", "80", "80", "0", "80"])
    #expect(states[2]["fired"] == "0")
  }

  @Test("a hidden footer keeps “no more data”")
  func hiddenNoMore() throws {
    let states = try play(
      auto, #""op":"endNoMore""#, #""op":"tick","dt":0"#, #""op":"hidden","v":true"#,
      #""op":"hidden","v":false"#)
    #expect(states[3]["state"] == "noMore" && states[4]["state"] == "noMore")
  }

  @Test("MJRefresh defect 8: begin is refused after “no more data”")
  func beginAfterNoMore() throws {
    let states = try play(auto, #""op":"endNoMore""#, #""op":"tick","dt":0"#, #""op":"begin""#)
    #expect(states[3]["state"] == "noMore" && states[3]["fired"] == "0")
  }

  // MARK: More on pulls and positions

  @Test(
    "a control hidden or disabled during a pull is disarmed",
    arguments: [#""op":"hidden","v":true"#, #""op":"interaction","v":false"#])
  func disarmed(event: String) throws {
    let states = try play(header, #""op":"offset","y":-60,"dragging":true"#, event)
    #expect(states[1]["state"] == "pulling" && states[2]["state"] == "idle")
  }

  @Test("the percentage is 0 when the control is out of view")
  func percentageOutOfSight() throws {
    let states = try play(
      header, #""op":"offset","y":-27,"dragging":true"#, #""op":"offset","y":100"#)
    #expect(states.map { $0["pullingPercent"] } == ["0", "0.5", "0"])
  }

  @Test("a load that ends under the finger doesn't begin again by itself")
  func endsUnderFinger() throws {
    let states = try play(
      #"\#(back),"rows":20"#, #""op":"begin""#, #""op":"tick","dt":0.3"#, #""op":"rows","n":40"#,
      #""op":"pan","state":"began""#, #""op":"offset","y":1400,"dragging":true"#, #""op":"end""#,
      #""op":"tick","dt":0"#, #""op":"offset","y":1390,"dragging":false,"decelerating":true"#)
    #expect(states[7]["state"] == "idle" && states[8]["state"] == "idle")
  }

  @Test(
    "a disabled footer still follows the end of the content",
    arguments: ["autoFooter", "backFooter"])
  func disabledFooter(control: String) throws {
    let states = try play(
      #""control":"\#(control)""#, #""op":"interaction","v":false"#,
      #""op":"contentSize","h":1800"#)
    #expect(states[2]["frameY"] == "1800")
  }

  @Test("a changed ignored inset moves the control at once")
  func ignoredInset() throws {
    let states = try play(
      #"\#(back),"ignoredBottom":30"#, #""op":"set","key":"ignoredBottom","v":0"#)
    #expect(states.map { $0["frameY"] } == ["2030", "2000"])
  }
}
