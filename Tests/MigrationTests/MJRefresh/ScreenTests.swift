import Foundation
import HeadlessDriver
import Testing

@testable import TugMJRefresh

// Screens as apps have them, moved by the import alone, beside the same screens written for Tug.

/// A header of an app's own, for all its lists.
private final class BrandHeader: MJRefreshStateHeader {
  private(set) var isBurning = false

  override func prepare() {
    super.prepare()
    mj_h = 60
    lastUpdatedTimeLabel?.isHidden = true
    setTitle("Pull for news", for: .idle)
  }

  override var state: MJRefreshState {
    didSet { if state != oldValue { isBurning = state == .refreshing } }
  }
}

/// The base class of an app's lists.
@MainActor
private class BaseList {
  let screen: MJScreen
  private(set) var rows: [Int] = []
  private(set) var page = 0

  init() {
    screen = MJScreen(content: 900)
    screen.run { addControls() }
  }

  func addControls() {}

  func reload() {
    (rows, page) = (Array(0..<20), 1)
    show()
  }

  func more() {
    rows += rows.count..<(rows.count + 20)
    page += 1
    show()
  }

  private func show() { screen.list.contentSize.height = CGFloat(rows.count) * 44 + 100 }
}

private final class MovedList: BaseList {
  override func addControls() {
    screen.list.mj_header = BrandHeader { [weak self] in
      self?.reload()
      self?.screen.list.mj_footer?.resetNoMoreData()
      self?.screen.list.mj_header?.endRefreshing()
    }
    screen.list.mj_footer = MJRefreshAutoNormalFooter { [weak self] in
      guard let self else { return }
      more()
      if page < 3 {
        screen.list.mj_footer?.endRefreshing()
      } else {
        screen.list.mj_footer?.endRefreshingWithNoMoreData()
      }
    }
  }
}

private final class OwnList: BaseList {
  override func addControls() {
    let header = Refresher.pull(callback: { [weak self] header in
      self?.reload()
      header.endRefreshing()
    })
    header.visibleExtent = 60
    (header.openingDuration, header.closingDuration) = (0.25, 0.4)
    screen.list.tug.header = header
    screen.list.tug.arbitration = .parallel
    let footer = Refresher.auto(callback: { [weak self] footer in
      guard let self else { return }
      more()
      footer.endRefreshing(page < 3 ? .success : .noMoreData)
    })
    footer.visibleExtent = 44
    screen.list.tug.footer = footer
  }
}

/// What a reactive library's extension does: events in, bindings out.
@MainActor
private struct Binder<Base: MJRefreshComponent> {
  let base: Base

  func refreshing(_ observer: @escaping () -> Void) { base.refreshingBlock = observer }

  func isRefreshing(_ value: Bool) {
    value ? base.beginRefreshing() : base.endRefreshing()
  }
}

@MainActor
@Suite("Screens that were moved by their import", .timeLimit(.minutes(10)))
struct ScreenTests {
  private func drive(_ list: BaseList) -> [String] {
    let screen = list.screen
    var seen: [String] = []
    func note() {
      seen.append(
        "\(list.rows.count) rows at \(screen.list.contentOffset.y), \(screen.held.top), "
          + "\(screen.held.bottom)")
    }
    screen.pull(by: 250)
    screen.letGo()
    screen.settle()
    note()
    for _ in 0..<4 {
      for _ in 0..<4 {
        screen.pull(by: -500)
        screen.letGo()
        screen.settle()
      }
      note()
    }
    return seen
  }

  @Test("a base class with a subclassed header does what the same screen of Tug's does")
  func baseClass() {
    let (moved, own) = (drive(MovedList()), drive(OwnList()))
    #expect(moved == own)
    #expect(moved.last?.hasPrefix("60 rows") == true, "\(moved)")
  }

  @Test("a subclassed header sees its states")
  func subclass() throws {
    let list = MovedList()
    let header = try #require(list.screen.list.mj_header as? BrandHeader)
    #expect(header.stateLabel?.text == "Pull for news" && header.stateLabel?.frame.height == 60)
    list.screen.pull(by: 250)
    list.screen.letGo()
    list.screen.device.advance(0.1)
    #expect(header.isBurning)
    list.screen.settle()
    #expect(!header.isBurning && list.rows.count == 20)
  }

  @Test("a footer that changes with the data, under a header of pictures")
  func changingFooter() {
    let screen = MJScreen()
    var loads = 0
    screen.run {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { _ in }
      screen.list.mj_header = MJRefreshGifHeader {}.setImages([image], for: .idle)
      screen.list.mj_footer = MJRefreshBackNormalFooter {}
    }
    #expect(screen.held.bottom == 0)
    screen.run { screen.list.mj_footer = MJRefreshAutoNormalFooter { loads += 1 } }
    #expect(screen.held.bottom == 44)
    screen.run { screen.list.mj_footer?.beginRefreshing() }
    screen.run { screen.list.mj_footer = MJRefreshBackNormalFooter {} }
    screen.settle()
    #expect(screen.held.bottom == 0 && loads == 1)
  }

  @Test("binders of a reactive library begin, end, and hear")
  func binders() {
    let screen = MJScreen()
    var events = 0
    let header = screen.run {
      let header = MJRefreshNormalHeader()
      screen.list.mj_header = header
      return header
    }
    let binder = Binder(base: header)
    binder.refreshing { events += 1 }
    screen.run { binder.isRefreshing(true) }
    screen.pass(1)
    #expect(events == 1 && header.isRefreshing)
    screen.run { binder.isRefreshing(false) }
    screen.settle()
    #expect(!header.isRefreshing && screen.held.top == 0)
  }
}
