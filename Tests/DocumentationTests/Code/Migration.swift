import Foundation
import HeadlessDriver
import Testing
import Tug
import TugSVPullToRefresh
import TugTrace

@MainActor
final class MigratingController: UIViewController {
  let tableView = UITableView(frame: .zero, style: .plain)

  func load() {}
  func loadMore() {}

  func fromSVPullToRefresh() {
    tableView.addPullToRefresh { [weak self] in self?.load() }
    tableView.addInfiniteScrolling { [weak self] in self?.loadMore() }
    // … and at the end of load()
    tableView.pullToRefreshView.stopAnimating()
  }
}

/// The first step of the page: Tug's controls, and the app's functions as they are.
@MainActor
final class FirstStepController: UIViewController {
  let tableView = UITableView(frame: .zero, style: .plain)

  func load() {}
  func loadMore() {}

  func fromMJRefresh(hasMore: Bool) {
    tableView.tug.header = .pull(callback: { [weak self] _ in self?.load() })
    tableView.tug.footer = .auto(callback: { [weak self] _ in self?.loadMore() })
    // … and where the work ends
    tableView.tug.header?.endRefreshing()
    tableView.tug.footer?.endRefreshing(hasMore ? .success : .noMoreData)
  }
}

@MainActor
final class MigratedController: UIViewController {
  let tableView = UITableView(frame: .zero, style: .plain)

  func load() async throws {}

  func fromMJRefresh() {
    tableView.tug.header = .pull { [weak self] in try await self?.load() }
  }

  func recorded() {
    let recorder = TraceRecorder(tableView, limit: 1000)
    // … something goes wrong …
    print(recorder.trace)  // or recorder.write { file.append($0) }, line by line
  }
}

/// The look and the options of every header of an app, in place of a subclass.
extension RefreshStyle {
  static let branded = RefreshStyle.classic.with {
    $0.showsLastUpdated = false
    $0.textColor = .systemIndigo
    $0[.pulling].title = "Let go"
  }
}

extension Refresher {
  static func branded(
    _ action: @escaping @MainActor () async throws -> Void
  ) -> Refresher {
    let header = Refresher.pull(.branded, action: action)
    header.trigger.pull?.fadesIn = true
    return header
  }
}

@MainActor
final class BrandedController: UIViewController {
  let tableView = UITableView(frame: .zero, style: .plain)

  func fromSubclass(_ feed: Feed) {
    tableView.tug.header = .branded { [feed] in try await feed.refresh() }
    tableView.tug.header = .pull(.branded) { [feed] in try await feed.refresh() }
  }
}

@MainActor
class NewsServer {
  // An implicit one can't be overridden where everything is on the main actor.
  init() {}

  func news(page: Int) async throws -> [String] { page > 2 ? [] : ["News of page \(page)"] }
}

final class NewsViewController: UIViewController, UITableViewDataSource {
  let tableView = UITableView(frame: .zero, style: .plain)
  private let server: NewsServer
  private var news: [String] = []
  private var nextPage = 0  // changes only with the list

  init(server: NewsServer) {
    self.server = server
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.dataSource = self
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "news")
    view.addSubview(tableView)
    // The actions hold the server for their requests, and the screen only weakly: leaving the
    // screen releases it, and cancels the request.
    tableView.tug.header = .pull { [weak self, server] in
      let news = try await server.news(page: 0)
      self?.show(news)
    }
    tableView.tug.footer = .auto { [weak self, server] in
      guard let nextPage = self?.nextPage else { return false }
      let more = try await server.news(page: nextPage)
      try Task.checkCancellation()  // a pull has begun a new list
      self?.append(more)
      return !more.isEmpty
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if news.isEmpty { tableView.tug.header?.beginRefreshing() }
  }

  private func show(_ news: [String]) {
    self.news = news
    nextPage = 1
    tableView.reloadData()
  }

  private func append(_ more: [String]) {
    news += more
    nextPage += 1
    tableView.reloadData()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    news.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "news", for: indexPath)
    cell.textLabel?.text = news[indexPath.row]
    return cell
  }
}

@MainActor
func warnings() {
  Refresher.warningHandler = { print($0) }
}

/// A server whose requests end only when they are canceled.
final class EndlessNewsServer: NewsServer {
  let request = EndlessRequest()

  override func news(page: Int) async throws -> [String] { try await request.load() }
}

/// A server that returns a page late, and also to a task that was canceled.
final class LateNewsServer: NewsServer {
  let gate = Gate<Void>()

  override func news(page: Int) async throws -> [String] {
    // A task of its own isn't canceled with the one that waits for it.
    if page > 0 { try await Task { [gate] in try await gate.wait() }.value }
    return try await super.news(page: page)
  }
}

@MainActor
@Suite("The migrated screen of the news")
struct NewsTests {
  @Test("is released when it goes during a load, and cancels its request")
  func leaving() async {
    let server = EndlessNewsServer()
    let device = TestDevice { NewsViewController(server: server) }
    await server.request.expectCancellation(byLeaving: device)
  }

  @Test("shows the first page, and the next one below it")
  func pages() async throws {
    let device = TestDevice { NewsViewController(server: NewsServer()) }
    let screen = try #require(device.window.rootViewController as? NewsViewController)
    let list = screen.tableView
    #expect(
      await device.wait {
        list.numberOfRows(inSection: 0) == 1 && list.tug.header?.state == .idle
      })
    device.run { list.tug.footer?.beginRefreshing() }
    #expect(await device.wait { list.numberOfRows(inSection: 0) == 2 })
  }

  @Test("doesn't append a page that comes after a refresh has begun")
  func lateOldPage() async throws {
    let server = LateNewsServer()
    let device = TestDevice { NewsViewController(server: server) }
    let screen = try #require(device.window.rootViewController as? NewsViewController)
    let list = screen.tableView
    let (header, footer) = (try #require(list.tug.header), try #require(list.tug.footer))
    #expect(
      await device.wait { list.numberOfRows(inSection: 0) == 1 && header.state == .idle })
    device.run { footer.beginRefreshing() }
    #expect(await device.wait { server.gate.waitingCount == 1 })
    device.run { header.beginRefreshing() }
    #expect(await device.wait { header.state == .idle && footer.state == .idle })

    server.gate.open()
    // By the end of another load, the late page has come, too.
    device.run { footer.beginRefreshing() }
    #expect(await device.wait { footer.state == .idle })
    #expect(list.numberOfRows(inSection: 0) == 2)
  }
}
