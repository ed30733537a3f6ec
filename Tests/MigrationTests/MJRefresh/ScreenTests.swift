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

  /// What of the controls is compared beside the rows and the insets.
  var look: String { "" }

  func reload() {
    (rows, page) = (Array(0..<20), 1)
    show()
  }

  func more() {
    rows += rows.count..<(rows.count + 20)
    page += 1
    show()
  }

  fileprivate func show() { screen.list.contentSize.height = CGFloat(rows.count) * 44 + 100 }
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

// MARK: A header of pictures, and a footer that changes with the data

@MainActor
private enum Pictures {
  static let all = (1...4).map { number in
    UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30 + number)).image { _ in }
  }

  /// The number of the picture, or whether they play.
  static func word(_ view: UIImageView?) -> String {
    view?.isAnimating == true ? "plays" : view?.image.flatMap(all.firstIndex).map(String.init) ?? "none"
  }
}

private final class MovedPictures: BaseList {
  override func addControls() {
    screen.list.mj_header = MJRefreshGifHeader { [weak self] in
      self?.reload()
      self?.changeFooter()
      self?.screen.list.mj_header?.endRefreshing()
    }.setImages(Pictures.all, for: .idle).setImages(Pictures.all, for: .refreshing)
    changeFooter()
  }

  private func changeFooter() {
    let load = { [weak self] in
      self?.more()
      self?.changeFooter()
      self?.screen.list.mj_footer?.endRefreshing()
      return ()
    }
    // The second page comes by itself, others by a pull.
    screen.list.mj_footer =
      page == 1 ? MJRefreshAutoNormalFooter(refreshingBlock: load) : MJRefreshBackNormalFooter(refreshingBlock: load)
  }

  override var look: String { Pictures.word((screen.list.mj_header as? MJRefreshGifHeader)?.gifView) }
}

private final class OwnPictures: BaseList {
  override func addControls() {
    let style = RefreshStyle.images(idle: Pictures.all, refreshing: Pictures.all)
    let header = Refresher.pull(
      style,
      callback: { [weak self] header in
        self?.reload()
        self?.changeFooter()
        header.endRefreshing()
      })
    header.visibleExtent = 54
    (header.openingDuration, header.closingDuration) = (0.25, 0.4)
    screen.list.tug.header = header
    screen.list.tug.arbitration = .parallel
    changeFooter()
  }

  private func changeFooter() {
    let load: RefreshCallback = { [weak self] _ in
      self?.more()
      self?.changeFooter()
      self?.screen.list.tug.footer?.endRefreshing()
    }
    let footer = page == 1 ? Refresher.auto(callback: load) : .pullToLoad(callback: load)
    footer.visibleExtent = 44
    (footer.openingDuration, footer.closingDuration) = (0.25, 0.4)
    screen.list.tug.footer = footer
  }

  override var look: String { Pictures.word(screen.list.tug.header?.view.firstImageView) }
}

extension UIView {
  fileprivate var firstImageView: UIImageView? {
    self as? UIImageView ?? subviews.lazy.compactMap(\.firstImageView).first
  }
}

// MARK: Binders of a reactive library

/// What such a library's extension does: events in, bindings out.
@MainActor
private struct Binder<Base> {
  let base: Base
}

extension Binder where Base: MJRefreshComponent {
  func refreshing(_ observer: @escaping () -> Void) { base.refreshingBlock = observer }
  func isRefreshing(_ value: Bool) { value ? base.beginRefreshing() : base.endRefreshing() }
}

extension Binder where Base: MJRefreshFooter {
  func hasMore(_ value: Bool) { value ? base.endRefreshing() : base.endRefreshingWithNoMoreData() }
}

extension Binder where Base: Refresher {
  func isRefreshing(_ value: Bool) { value ? base.beginRefreshing() : base.endRefreshing() }
  func hasMore(_ value: Bool) { base.endRefreshing(value ? .success : .noMoreData) }
}

/// A list whose pages come through a model, which answers in the same turn.
private class BoundList: BaseList {
  var heard: [String] = []
  /// What the model publishes.
  var isRefreshing: (Bool) -> Void = { _ in }
  var hasMore: (Bool) -> Void = { _ in }

  func refreshed() {
    heard.append("refresh")
    reload()
    isRefreshing(false)
  }

  func loaded() {
    heard.append("load")
    more()
    hasMore(page < 3)
  }

  override var look: String { heard.joined(separator: " ") }
}

private final class MovedBoundList: BoundList {
  override func addControls() {
    let (header, footer) = (MJRefreshNormalHeader(), MJRefreshAutoNormalFooter())
    (screen.list.mj_header, screen.list.mj_footer) = (header, footer)
    Binder(base: header).refreshing { [weak self] in self?.refreshed() }
    Binder(base: footer).refreshing { [weak self] in self?.loaded() }
    isRefreshing = Binder(base: header).isRefreshing
    hasMore = Binder(base: footer).hasMore
    Binder(base: header).isRefreshing(true)
  }
}

private final class OwnBoundList: BoundList {
  override func addControls() {
    let header = Refresher.pull(callback: { [weak self] _ in self?.refreshed() })
    header.visibleExtent = 54
    (header.openingDuration, header.closingDuration) = (0.25, 0.4)
    let footer = Refresher.auto(callback: { [weak self] _ in self?.loaded() })
    footer.visibleExtent = 44
    footer.showsWhenEmpty = true
    (screen.list.tug.header, screen.list.tug.footer) = (header, footer)
    screen.list.tug.arbitration = .parallel
    isRefreshing = { [weak header] in if let header { Binder(base: header).isRefreshing($0) } }
    hasMore = { [weak footer] in if let footer { Binder(base: footer).hasMore($0) } }
    Binder(base: header).isRefreshing(true)
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
          + "\(screen.held.bottom), \(list.look)")
    }
    screen.settle()
    note()
    screen.pull(by: 60)
    note()
    screen.letGo()
    screen.settle()
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

  @Test("a header of pictures with a footer that changes does what the same screen of Tug's does")
  func pictures() {
    let (moved, own) = (drive(MovedPictures()), drive(OwnPictures()))
    // MJRefresh's has no picture before the first pull.
    #expect(moved.dropFirst() == own.dropFirst() && moved.count == own.count)
    #expect(moved.contains { $0.hasSuffix(" 1") || $0.hasSuffix(" 2") }, "a pull shows no picture: \(moved)")
    #expect(moved.last?.hasPrefix("200 rows") == true && moved.contains { $0.contains(", 44.0, ") }, "\(moved)")
  }

  @Test("a footer that is replaced while it loads gives its room back")
  func changingFooter() {
    let screen = MJScreen()
    var loads = 0
    screen.run { screen.list.mj_footer = MJRefreshAutoNormalFooter { loads += 1 } }
    screen.run { screen.list.mj_footer?.beginRefreshing() }
    screen.run { screen.list.mj_footer = MJRefreshBackNormalFooter {} }
    screen.settle()
    #expect(screen.held.bottom == 0 && loads == 1)
  }

  @Test("a screen with a reactive library's binders does what the same screen of Tug's does")
  func binders() {
    let (moved, own) = (drive(MovedBoundList()), drive(OwnBoundList()))
    #expect(moved == own)
    #expect(moved.last?.hasPrefix("60 rows") == true && moved.last?.contains("refresh load load") == true, "\(moved)")
  }
}
