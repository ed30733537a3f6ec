import DemoScenes
import Foundation
import HeadlessDriver
import Testing
import Tug

@testable import Playground

@MainActor
@Suite("The phone of a session", .timeLimit(.minutes(30)))
struct SessionPhoneTests {
  private let watched = WatchedScene()
  private let session: PlaygroundSession

  init() throws {
    session = PlaygroundSession(
      SessionConfiguration(feedURL: URL(filePath: "/"), scene: watched.scene(.firstSteps)))
    _ = session.nextFrame()
  }

  @Test("rotates in an animation with another safe area, also while refreshing")
  func turning() throws {
    try session.handle(.begin(control: "header"))
    session.pass(1)
    try session.handle(
      .resize(width: 667, height: 375, safeArea: .init(left: 47, bottom: 21, right: 47)))
    session.pass(1)
    #expect(session.window.bounds.size == CGSize(width: 667, height: 375))
    #expect(session.window.safeAreaInsets.left == 47)
    let scrollView = try #require(session.window.firstScrollView)
    #expect(scrollView.tug.header?.state == .refreshing)
    #expect(scrollView.contentOffset.y == -scrollView.adjustedContentInset.top)
    let hello = session.hello
    #expect(hello.device.safeArea == [0, 47, 21, 47])
  }

  @Test("keeps its safe area and its language when the scene changes")
  func sceneChange() throws {
    try session.handle(.resize(width: 390, height: 844, safeArea: .init(top: 47, bottom: 34)))
    session.pass(1)
    try session.handle(.settings(PhoneSettings(language: "fr")))
    for scene in ["languages", "outcomes"] {
      try session.handle(.scene(scene))
      session.pass(1)
      #expect(session.window.deviceSafeAreaInsets.top == 47)
      session.host.run { #expect(TugLanguage.current.code == "fr") }
    }
  }

  @Test("reports haptics and VoiceOver's announcements among the callbacks, each once")
  func feedback() throws {
    try session.handle(.scene("haptics"))
    try session.handle(.settings(PhoneSettings(voiceOver: true)))
    session.pass(1)
    _ = session.nextFrame()
    try session.handle(.pointer(.down, id: 1, x: 100, y: 200, time: 0))
    for step in 1...20 {
      try session.handle(
        .pointer(.move, id: 1, x: 100, y: 200 + Double(step) * 12, time: Double(step) * 16))
      session.pass(1.0 / 60)
    }
    try session.handle(.pointer(.up, id: 1, x: 100, y: 440, time: 400))
    session.pass(1)
    let texts = session.nextFrame()?.panel.callbacks?.map(\.text) ?? []
    #expect(texts.filter { $0.hasPrefix("Haptic:") } == ["Haptic: light"])
    #expect(texts.contains("VoiceOver: “Refreshing…”"))
    session.pass(0.1)
    session.pictureChanged()
    let later = session.nextFrame()?.panel.callbacks?.map(\.text) ?? []
    #expect(!later.contains { $0.hasPrefix("Haptic:") || $0.hasPrefix("VoiceOver:") })
  }

  @Test("keeps the language that a scene chooses when other settings change")
  func language() throws {
    try session.handle(.settings(PhoneSettings(language: "de")))
    session.host.run {
      #expect(TugLanguage.current.code == "de")
      TugLanguage.current = TugLanguage(matching: ["ja"])!
    }
    try session.handle(.settings(PhoneSettings(dark: true, language: "de")))
    session.host.run { #expect(TugLanguage.current.code == "ja") }
    try session.handle(.settings(PhoneSettings(dark: true)))
    session.host.run { #expect(TugLanguage.current == .preferred) }
  }

  @Test("begins refreshing; a missing control is ignored, an unknown one is a fault")
  func begin() throws {
    try session.handle(.begin(control: "leading"))
    #expect(throws: ProtocolFault("no such control: lid")) {
      try session.handle(.begin(control: "lid"))
    }
    try session.handle(.begin(control: "header"))
    session.pass(1)
    #expect(session.window.firstScrollView?.tug.header?.state == .refreshing)
  }

  @Test("reports the frame of its scroll view and the threshold of each control")
  func geometry() throws {
    try session.handle(.scene("first-steps"))
    let panel = try #require(session.nextFrame()?.panel)
    let numbers = { (values: [Double]) in values.map { WireNumber($0) } }
    #expect(panel.viewport == numbers([0, 0, 375, 667]))
    let controls = try #require(panel.controls)
    #expect(controls.map(\.side) == ["top", "bottom"])
    #expect(controls.map(\.length) == numbers([60, 44]))
    #expect(controls.map(\.threshold) == numbers([60, 44]))
  }
}

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
