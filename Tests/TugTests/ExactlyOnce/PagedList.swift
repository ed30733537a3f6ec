import Foundation
import HeadlessDriver
import Testing

@testable import Tug

/// A list that loads page after page, and requests the page after the last one it has: an extra
/// request asks for the same page twice.
@MainActor
final class PagedList: NSObject {
  let device: TestDevice
  let scrollView: UIScrollView
  let kind: Kind
  let pageSize: Int
  let arrival: Arrival
  /// The seconds from the action to its rows and its end; 0 is within the action.
  let delay: TimeInterval
  private let wait: FrameTimer

  /// The page that each run of the action requested. The first page is there from the start.
  private(set) var asked: [Int] = []
  private(set) var delivered = 1
  var lastPage = 5
  fileprivate var rows: Int

  enum Kind: CaseIterable {
    case table
    /// Rows of 30 to 130 points, with estimates that are too large or too small.
    case shrinkingTable, growingTable
    case collection
  }

  init(
    _ kind: Kind, pageSize: Int = 12, _ arrival: Arrival = .reloadThenEnd,
    after delay: TimeInterval = 0, size: CGSize = CGSize(width: 375, height: 667)
  ) {
    self.kind = kind
    self.pageSize = pageSize
    self.arrival = arrival
    self.delay = delay
    rows = pageSize
    let host = HeadlessHost()
    let scrollView = host.run { Self.list(kind) }
    self.scrollView = scrollView
    wait = host.run { FrameTimer(on: scrollView) }
    device = TestDevice(size: size, host: host) { scrollView }
    super.init()
    (scrollView as? UICollectionView)?.dataSource = self
    (scrollView as? UITableView)?.dataSource = self
    (scrollView as? UITableView)?.delegate = self
    device.advance(0)
  }

  private static func list(_ kind: Kind) -> UIScrollView {
    switch kind {
    case .table, .shrinkingTable, .growingTable:
      let table = UITableView(frame: .zero, style: .plain)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.estimatedRowHeight = [.shrinkingTable: 220, .growingTable: 20][kind] ?? 0
      return table
    case .collection:
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 170, height: 140)
      let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      return view
    }
  }

  static func height(_ row: Int) -> CGFloat { CGFloat(30 + (row * 37) % 101) }

  var host: HeadlessHost { device.host }
  var footer: Refresher { scrollView.tug.footer! }
  var isDone: Bool { delivered == lastPage }
  /// Every page once, in order.
  var isInOrder: Bool { asked == Array(1..<1 + asked.count) }

  /// The action: records the requested page, and delivers it later.
  func load() {
    asked.append(delivered)
    guard delay > 0 else { return arrive() }
    wait.start(delay) { [weak self] in self?.arrive() }
  }

  func attach(_ footer: Footer) {
    device.run {
      scrollView.tug.header = .pull(.bare(54)) { (_: Refresher) in }
      scrollView.tug.footer = footer.make { [weak self] _ in self?.load() }
    }
  }
}

// MARK: - Arrival of a page

enum Arrival: CaseIterable {
  case reloadThenEnd, endThenReload
  /// In an animated batch.
  case batchThenEnd, endThenBatch, endInBatch, endInCompletion
  /// More rows, fewer, and more again, in one turn.
  case flickerThenEnd, endThenFlicker
  /// The same over several turns.
  case slowFlickerThenEnd, endThenSlowFlicker
  /// The rows arrive a turn after the end.
  case endThenLater

  /// Whether enough time passes between the end and the rows that, by all a control can know,
  /// another request would be right.
  var endsEarly: Bool { self == .endThenLater || self == .endThenSlowFlicker }
}

extension PagedList {
  private func end() { footer.endRefreshing(delivered + 1 >= lastPage ? .noMoreData : .success) }

  private var full: Int { (delivered + 1) * pageSize }

  private func arrive() {
    let (before, after) = (rows, full)
    let flicker = [after, before - 2, after]
    switch arrival {
    case .reloadThenEnd:
      reload(after)
      end()
    case .endThenReload:
      end()
      reload(after)
    case .batchThenEnd:
      insert(after)
      end()
    case .endThenBatch:
      end()
      insert(after)
    case .endInBatch:
      insert(after, within: end)
    case .endInCompletion:
      return insert(after) { [self] in
        end()
        delivered += 1
      }
    case .flickerThenEnd:
      for count in flicker { reload(count) }
      end()
    case .endThenFlicker:
      end()
      for count in flicker { reload(count) }
    case .slowFlickerThenEnd:
      return reloadSlowly(flicker) { [self] in
        end()
        delivered += 1
      }
    case .endThenSlowFlicker:
      end()
      return reloadSlowly(flicker) { [self] in delivered += 1 }
    case .endThenLater:
      end()
      return reloadSlowly([after]) { [self] in delivered += 1 }
    }
    delivered += 1
  }

  private func reloadSlowly(_ counts: [Int], then done: @escaping () -> Void) {
    guard let count = counts.first else { return done() }
    wait.start(0.02) { [weak self] in
      self?.reload(count)
      self?.reloadSlowly(Array(counts.dropFirst()), then: done)
    }
  }

  func reload(_ count: Int) {
    rows = count
    (scrollView as? UITableView)?.reloadData()
    (scrollView as? UICollectionView)?.reloadData()
    scrollView.layoutIfNeeded()
  }

  private func insert(
    _ count: Int, within: @escaping () -> Void = {}, completion: @escaping () -> Void = {}
  ) {
    let added = (rows..<count).map { IndexPath(item: $0, section: 0) }
    if let table = scrollView as? UITableView {
      table.performBatchUpdates {
        self.rows = count
        table.insertRows(at: added, with: .fade)
        within()
      } completion: { _ in
        completion()
      }
    }
    if let collection = scrollView as? UICollectionView {
      collection.performBatchUpdates {
        self.rows = count
        collection.insertItems(at: added)
        within()
      } completion: { _ in
        completion()
      }
    }
  }
}

// MARK: - Kinds of footers

enum Footer: CaseIterable {
  case auto, early, items, viewport, unlimited, filling, pulled

  @MainActor
  func make(action: @escaping RefreshCallback) -> Refresher {
    switch self {
    case .pulled: return .pull(.bare(44), callback: action)
    case .early: return .auto(.bare(44), options: .init(distance: .percent(-10)), callback: action)
    case .unlimited:
      return .auto(.bare(44), options: .init(maximumTriggersPerDrag: nil), callback: action)
    case .auto, .items, .viewport, .filling:
      let footer = Refresher.auto(.bare(44), callback: action)
      if self == .items { footer.trigger.auto?.distance = .items(3) }
      if self == .viewport { footer.trigger.auto?.distance = .viewports(1) }
      if self == .filling { footer.shortContent = .fill(limit: 20) }
      return footer
    }
  }
}

// MARK: - Users

extension PagedList {
  enum Gesture: CaseIterable { case drag, fling, slowDrag, hardFling }

  func swipe(_ gesture: Gesture) {
    let (start, finger) = (CGPoint(x: 180, y: 600), device.finger)
    switch gesture {
    case .drag: finger.drag(from: start, to: CGPoint(x: 180, y: 60), duration: 0.4)
    case .slowDrag: finger.drag(from: start, to: CGPoint(x: 180, y: 200), duration: 1)
    case .fling: finger.fling(from: start, velocity: CGPoint(x: 0, y: -3000))
    case .hardFling: finger.fling(from: start, velocity: CGPoint(x: 0, y: -9000), duration: 0.05)
    }
    device.settle(limit: 6)
  }

  /// Scrolls to the end of all pages and slightly beyond.
  func swipeToTheEnd(rounds: Int = 24) {
    for round in 0..<rounds {
      swipe(Gesture.allCases[round % 4])
      if isDone { break }
    }
    for gesture in Gesture.allCases.prefix(2) { swipe(gesture) }
  }
}

// MARK: - Rows

extension PagedList: UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
  }
  func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
    kind == .table ? 70 : Self.height(path.row)
  }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { rows }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }
}
