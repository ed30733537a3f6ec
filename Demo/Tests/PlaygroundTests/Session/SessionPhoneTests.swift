import DemoScenes
import Foundation
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
    #expect(controls.map(\.length) == numbers([54, 44]))
    #expect(controls.map(\.threshold) == numbers([54, 44]))
  }
}
