import Foundation
import Testing
import Tug

/// As docs/accessibility.md has it.
private final class DocumentedController: UIViewController {
  let tableView = UITableView(frame: .zero, style: .plain)

  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    tableView.tug.accessibilityScroll(direction) || super.accessibilityScroll(direction)
  }
}

@MainActor
@Suite("docs/looks.md and docs/accessibility.md")
struct LooksDocumentTests {
  private struct Feed {
    func refresh() async throws {}
  }

  private struct Response {
    let date = Date(timeIntervalSince1970: 0)
  }

  private final class Store: LastUpdatedStore {
    var times: [String: Date] = [:]
    func lastUpdated(forKey key: String) -> Date? { times[key] }
    func setLastUpdated(_ date: Date?, forKey key: String) { times[key] = date }
  }

  @Test("what they show about styles and languages works as it stands there")
  func styles() {
    let screen = Screen()
    let (tableView, feed) = (screen.scrollView, Feed())
    screen.host.run {
      let look = Look.normal.title("Let go", for: .pulling).tint(.systemRed).timeHidden()
      tableView.tug.header = .pull(look) { try await feed.refresh() }
      tableView.tug.header?.style.setTitle("Let go", for: .pulling)
      tableView.tug.header?.style.spinnerStyle = .large
      TugLanguage.current = .german
      #expect(tableView.tug.header?.view.accessibilityValue == "Zum Aktualisieren ziehen")
      TugLanguage.current = .preferred
    }
    screen.pull(toOffset: -70)
    #expect(tableView.tug.header?.view.accessibilityValue == "Let go")
    screen.finger.cancel()
  }

  @Test("what they show about times works as it stands there")
  func times() {
    let screen = Screen()
    let (store, response) = (Store(), Response())
    let header = screen.host.run { Refresher.normal { (_: Refresher) in } }
    let words = { (date: Date) in "at \(Int(date.timeIntervalSince1970))" }
    screen.host.run {
      screen.scrollView.tug.header = header
      header.lastUpdatedStore = store
      header.lastUpdatedKey = "news"
      header.lastUpdated = response.date
      header.lastUpdatedFormat = { $0.map(words) ?? "Never" }
    }
    #expect(store.times == ["news": response.date])
    #expect(header.view.accessibilityValue == "Pull down to refresh, at 0")
  }

  @Test("the controller that they show passes a swipe on")
  func controller() {
    let screen = Screen()
    let controller = screen.host.run { DocumentedController() }
    screen.host.run {
      screen.window.rootViewController = controller
      controller.tableView.frame = screen.window.bounds
      controller.view.addSubview(controller.tableView)
      controller.tableView.tug.header = .normal { (_: Refresher) in }
      #expect(!controller.accessibilityScroll(.left))
      #expect(controller.accessibilityScroll(.up))
    }
    #expect(controller.tableView.tug.header?.isRefreshing == true)
  }

  @Test("every line of code in them is compiled here", arguments: ["looks", "accessibility"])
  func compiled(name: String) throws {
    let here = URL(filePath: #filePath)
    let file = here.deletingLastPathComponent().appending(path: "../../../docs/\(name).md")
    let document = try String(contentsOf: file.standardized, encoding: .utf8)
    let source = Set(lines(of: try String(contentsOf: here, encoding: .utf8)))
    var isCode = false
    var count = 0
    for line in document.components(separatedBy: "\n") {
      if line.hasPrefix("```") {
        isCode.toggle()
      } else if isCode, let code = lines(of: line).first {
        count += 1
        #expect(source.contains(code))
      }
    }
    #expect(count >= 3)
  }

  /// Without indents, comments and empty lines.
  private func lines(of text: String) -> [String] {
    text.components(separatedBy: "\n").compactMap { line in
      let code = line.components(separatedBy: "  //").first ?? ""
      let trimmed = code.trimmingCharacters(in: .whitespaces)
      return trimmed.isEmpty ? nil : trimmed
    }
  }
}
