import HeadlessDriver
import Testing
import Tug

@testable import DemoScenes

@MainActor
@Suite("The chat")
struct ChatSceneTests {
  private let device = TestDevice(safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)) {
    Scene.chat.make(PlainScenesTests.environment)
  }

  private func list() throws -> UITableView {
    try #require(device.window.scrollView as? UITableView)
  }

  /// The texts of all rows, from the oldest to the newest, which scrolls the list.
  private func texts(_ list: UITableView) -> [String] {
    let place = list.contentOffset
    defer { list.contentOffset = place }
    return (0..<list.numberOfRows(inSection: 0)).map { row in
      list.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: false)
      list.layoutIfNeeded()
      let cell = list.cellForRow(at: IndexPath(row: row, section: 0))
      return cell?.contentView.label?.text ?? ""
    }
  }

  @Test(
    "begins with the newest messages, with room between the last one and the field for the next")
  func newest() throws {
    device.settle()
    let list = try list()
    let last = IndexPath(row: list.numberOfRows(inSection: 0) - 1, section: 0)
    let bubble = try #require(list.cellForRow(at: last)?.contentView.subviews.first)
    let end = bubble.convert(bubble.bounds, to: nil).maxY
    let bar = try #require(device.window.descendant(of: MessageBar.self))
    let top = bar.convert(bar.bounds, to: nil)
    #expect(top.minY - end >= 8 && top.minY - end < 20)
    #expect(
      top.maxY == device.window.bounds.maxY, "the bar leaves the home indicator without color")
    let snapshot = ViewSnapshot(of: device.window, identifiers: SnapshotIdentifiers())
    #expect(snapshot.texts.contains("Message") && snapshot.texts.contains("Mei Lin"))
  }

  @Test("puts the user’s own messages on the other side, in bubbles as wide as their words")
  func bubbles() throws {
    device.settle()
    let list = try list()
    var widths: Set<CGFloat> = []
    for case let cell as MessageCell in list.visibleCells {
      let bubble = try #require(cell.contentView.subviews.first)
      let label = try #require(bubble.label)
      let isOwn = bubble.backgroundColor == .systemBlue
      #expect(isOwn ? bubble.frame.maxX == list.bounds.width - 16 : bubble.frame.minX == 16)
      #expect(bubble.frame.width <= list.bounds.width * 0.75)
      let fitting = label.sizeThatFits(CGSize(width: label.bounds.width, height: 1000))
      #expect(fitting.height <= label.bounds.height && fitting.width <= label.bounds.width)
      widths.insert(bubble.frame.width)
    }
    #expect(widths.count > 4)
  }

  @Test("has bubbles that grow with the user’s text size")
  func textSize() throws {
    device.settle()
    let list = try list()
    let last = IndexPath(row: list.numberOfRows(inSection: 0) - 1, section: 0)
    func height() throws -> CGFloat {
      // The rows that come into view replace their estimated heights.
      for _ in 0..<4 {
        device.settle()
        list.scrollToRow(at: last, at: .bottom, animated: false)
      }
      device.settle()
      let cell = try #require(list.cellForRow(at: last))
      let label = try #require(cell.contentView.label)
      #expect(label.sizeThatFits(label.bounds.size).height <= label.bounds.height)
      return cell.frame.height
    }
    let before = try height()
    device.host.updateTraits { $0.preferredContentSizeCategory = .accessibilityLarge }
    #expect(try height() > before * 1.3)
    device.host.updateTraits { $0.preferredContentSizeCategory = .large }
    #expect(try height() == before)
  }

  @Test("loads each page above the last, without moving a message, and ends at the first message")
  func pages() async throws {
    device.settle()
    let list = try list()
    let header = try #require(list.tug.header)
    let all = DemoWords.english.conversation.map(\.text)
    for (count, end) in [(40, RefreshState.idle), (60, .idle), (80, .noMoreData)] {
      list.setContentOffset(CGPoint(x: 0, y: -list.adjustedContentInset.top), animated: false)
      list.layoutIfNeeded()
      let first = try #require(list.cellForRow(at: IndexPath(row: 0, section: 0)))
      let text = first.contentView.label?.text
      device.run { header.beginRefreshing() }
      device.advance(0.3)
      let place = first.convert(first.bounds, to: nil).minY
      await header.becomes(end)
      device.settle()
      #expect(list.numberOfRows(inSection: 0) == count)
      let moved = try #require(list.cellForRow(at: IndexPath(row: 20, section: 0)))
      #expect(moved.contentView.label?.text == text)
      #expect(moved.convert(moved.bounds, to: nil).minY == place, "it moved with the new page")
      #expect(texts(list) == all.suffix(count))
    }
  }

  @Test("has eighty different messages in either language, each from the same person in both")
  func conversation() {
    let (english, chinese) = (DemoWords.english.conversation, DemoWords.chinese.conversation)
    #expect(english.map(\.isOwn) == chinese.map(\.isOwn))
    for words in [english, chinese] {
      #expect(words.count == 80)
      #expect(Set(words.map(\.text)).count == words.count)
      #expect(words.allSatisfy { !$0.text.isEmpty && !$0.text.hasPrefix(">") })
    }
  }
}

extension UIView {
  fileprivate var label: UILabel? { descendant(of: UILabel.self) }

  fileprivate func descendant<View: UIView>(of type: View.Type) -> View? {
    self as? View ?? subviews.lazy.compactMap { $0.descendant(of: type) }.first
  }
}
