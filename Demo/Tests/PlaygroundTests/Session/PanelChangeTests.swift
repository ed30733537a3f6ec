import HeadlessDriver
import Testing

@testable import Playground

@Suite("A change of the panel")
struct PanelChangeTests {
  private var panel: Panel {
    var panel = Panel()
    panel.contentOffset = [WireNumber(0), WireNumber(-64)]
    panel.flags = ["dragging"]
    panel.controls = [
      .init(
        name: "header", state: "pulling", isAutomatic: false, canStart: true,
        progress: WireNumber(1.08),
        held: WireNumber(0), side: "top", length: WireNumber(54), threshold: WireNumber(64))
    ]
    return panel
  }

  @Test("is the whole panel at first")
  func whole() throws {
    let change = PanelChange(from: nil, to: panel, callbacks: [])
    #expect(!change.isEmpty)
    #expect(
      try change.sortedJSON() == """
        {"adjustedContentInset":[],"contentInset":[],"contentOffset":[0,-64],"contentSize":[],\
        "controls":[{"canStart":true,"held":0,"isAutomatic":false,"length":54,"name":"header","progress":1.08,"side":"top",\
        "state":"pulling","threshold":64}],"flags":["dragging"],"viewport":[]}
        """)
  }

  @Test("is empty for a panel that hasn't changed")
  func same() throws {
    let change = PanelChange(from: panel, to: panel, callbacks: [])
    #expect(change.isEmpty)
    #expect(try change.sortedJSON() == "{}")
  }

  @Test("has only the changed values")
  func parts() throws {
    var next = panel
    next.flags = []
    #expect(
      try PanelChange(from: panel, to: next, callbacks: []).sortedJSON() == #"{"flags":[]}"#)
    next = panel
    next.contentOffset[1] = WireNumber(0.5)
    let entry = CallbackEntry(n: 41, time: WireNumber(1.23), text: "scrollViewDidScroll (0, 0.5)")
    #expect(
      try PanelChange(from: panel, to: next, callbacks: [entry]).sortedJSON() == """
        {"callbacks":[{"n":41,"text":"scrollViewDidScroll (0, 0.5)","time":1.23}],\
        "contentOffset":[0,0.5]}
        """)
    #expect(!PanelChange(from: panel, to: panel, callbacks: [entry]).isEmpty)
  }

  @MainActor
  @Test("has the displayed offset while an animation moves the content, and an empty one after it")
  func shownOffset() throws {
    let (device, scrollView) = TestDevice.showing { UIScrollView() }
    device.run { scrollView.contentSize = CGSize(width: 300, height: 4000) }
    func panel() -> Panel { Panel(scrollView, in: device.window) }
    let before = panel()
    #expect(before.shownOffset.isEmpty)
    device.run { UIView.animate(withDuration: 0.4) { scrollView.contentOffset.y = 100 } }
    device.advance(0.2)
    let during = panel()
    #expect(during.contentOffset[1].value == 100)
    #expect(abs(try #require(during.shownOffset.last).value - 50) < 1, "halfway along the curve")
    #expect(!PanelChange(from: before, to: during, callbacks: []).isEmpty)
    device.advance(0.3)
    let after = PanelChange(from: during, to: panel(), callbacks: [])
    #expect(try after.sortedJSON() == #"{"shownOffset":[]}"#)
  }

  @MainActor
  @Test(
    "says which controls can be started: none that is hidden, disabled, at its end, or below nothing"
  )
  func canStart() throws {
    let (device, scrollView) = TestDevice.showing { UIScrollView() }
    device.run {
      scrollView.tug.header = .pull { () async in }
      scrollView.tug.footer = .auto { () async in .success }
    }
    device.advance(0)
    func started() -> [Bool] { Panel(scrollView, in: device.window).controls.map(\.canStart) }
    #expect(started() == [true, false], "the list is empty")
    device.run { scrollView.contentSize = CGSize(width: 300, height: 4000) }
    device.advance(0)
    #expect(started() == [true, true])
    device.run { scrollView.tug.footer?.endRefreshing(.noMoreData) }
    device.advance(0)
    #expect(started() == [true, false], "there is no more data")
    device.run { scrollView.tug.footer?.resetNoMoreData() }
    device.advance(0)
    #expect(started() == [true, true])
    device.run { scrollView.tug.header?.isHidden = true }
    device.run { scrollView.tug.footer?.isEnabled = false }
    device.advance(0)
    #expect(started() == [false, false])
  }
}
