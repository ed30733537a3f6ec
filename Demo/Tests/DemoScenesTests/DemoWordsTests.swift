import HeadlessDriver
import Testing
import Tug

@testable import DemoScenes

@MainActor
@Suite("The words of the scenes")
struct DemoWordsTests {
  @Test("are as many in Chinese as in English, so that a row is about the same in both")
  func counts() {
    let lists: [(DemoWords) -> [String]] = [
      \.posts, \.people, \.subjects, \.messages, \.telephones, \.headlines, \.sections, \.articles,
      \.prices, \.places, \.dates, \.switches, \.values,
    ]
    for list in lists { #expect(list(.chinese).count == list(.english).count, "\(list(.english))") }
    for words in [DemoWords.english, .chinese] {
      #expect(words.headlines.count == words.sections.count, "a headline with another's section")
      #expect(words.switches.count == words.values.count, "a setting with another's value")
    }
    #expect(DemoWords.chinese.authors.count == DemoWords.english.authors.count)
    #expect(
      DemoWords.chinese.conversation.map(\.isOwn) == DemoWords.english.conversation.map(\.isOwn))
  }

  @Test(
    "are in the phone’s language where there are some, and else in English",
    arguments: [
      ("zh-Hans", "收件箱", "陈思远"), ("en", "Inbox", "Ada Brandt"), ("de", "Inbox", "Ada Brandt"),
    ])
  func language(code: String, title: String, sender: String) throws {
    let host = HeadlessHost()
    try host.run { TugLanguage.current = try #require(TugLanguage(matching: [code])) }
    let device = TestDevice(host: host) { LargeTitleViewController(environment: .sample) }
    device.advance(0.1)
    let screen = try #require(device.window.rootViewController as? LargeTitleViewController)
    #expect(screen.title == title)
    #expect(screen.rows.first?.hasPrefix(sender) == true)
  }
}
