// Complaint numbers refer to docs/references/complaints.md.

import HeadlessDriver
import Testing

@testable import Tug

/// Complaints 15 and 16: lists without items, and lists whose items are others of the same height.
@MainActor
@Suite("Empty and other lists", .timeLimit(.minutes(10)))
struct EmptyListTests {
  private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    var count = 0
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
  }

  private let source = Source()

  private func makeTable(_ count: Int) -> (TestDevice, UITableView) {
    source.count = count
    return TestDevice.showing(size: CGSize(width: 400, height: 600)) { [source] in
      let table = UITableView(frame: .zero, style: .plain)
      (table.rowHeight, table.estimatedRowHeight) = (40, 0)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
      table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 30))
      table.dataSource = source
      return table
    }
  }

  private func add(
    to list: UIScrollView, on device: TestDevice, _ change: (Refresher) -> Void = { _ in },
    isPulled: Bool = false
  ) -> (Refresher, () -> Int) {
    var loads = 0
    let footer = device.run {
      let footer =
        isPulled
        ? Refresher.pullToLoad(.bare(44)) { (_: Refresher) in loads += 1 }
        : .auto(.bare(44)) { (_: Refresher) in loads += 1 }
      change(footer)
      list.tug.footer = footer
      return footer
    }
    return (footer, { loads })
  }

  @Test(
    "below a table with a header view and no rows, no footer shows or loads",
    arguments: [true, false])
  func table(isPulled: Bool) {
    let (device, table) = makeTable(0)
    let (footer, loads) = add(
      to: table, on: device, { $0.shortContent = .fill(limit: 3) }, isPulled: isPulled)
    device.advance(0.5)
    device.finger.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 200))
    device.advance(1)
    #expect(footer.view.isHidden && loads() == 0 && table.contentInset.bottom == 0)
    device.run {
      source.count = 3
      table.reloadData()
    }
    device.layOut()
    device.advance(0.5)
    #expect(!footer.view.isHidden)
    #expect(isPulled || loads() == 1)
    device.run {
      footer.endRefreshing()
      source.count = 0
      table.reloadData()
    }
    device.advance(0.5)
    #expect(footer.view.isHidden && loads() <= 1 && table.contentInset.bottom == 0)
  }

  @Test("a list that is scrolled before its first layout with a footer has no room below it")
  func scrolledAtOnce() {
    let (device, table) = makeTable(0)
    device.run {
      table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 2000))
    }
    device.layOut()
    device.run {
      table.tug.footer = .auto(.bare(44)) { (_: Refresher) in }
      table.setContentOffset(CGPoint(x: 0, y: 10), animated: false)
    }
    device.advance(0.5)
    #expect(table.contentInset.bottom == 0)
  }

  @Test("a control that asks for it shows below a list without items")
  func whenEmpty() {
    let (device, table) = makeTable(0)
    let (footer, _) = add(to: table, on: device, { $0.showsWhenEmpty = true })
    device.advance(0.5)
    #expect(!footer.view.isHidden)
  }

  @Test("a collection with a header and no items is empty, too")
  func collection() {
    final class Layout: UICollectionViewLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 400, height: 250) }
    }
    let (device, list) = TestDevice.showing(size: CGSize(width: 400, height: 600)) {
      [source] () -> UICollectionView in
      let list = UICollectionView(frame: .zero, collectionViewLayout: Layout())
      list.dataSource = source
      return list
    }
    let (footer, loads) = add(to: list, on: device, { $0.shortContent = .fill(limit: 3) })
    device.advance(0.5)
    #expect(footer.view.isHidden && loads() == 0)
  }

  @Test(
    "at the sides of a list without items, in either direction, it can be refreshed and no more",
    arguments: [Refresher.Edge.leading, .trailing], [true, false])
  func sides(edge: Refresher.Edge, isRightToLeft: Bool) {
    final class Layout: UICollectionViewLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 250, height: 600) }
    }
    let (device, list) = TestDevice.showing(size: CGSize(width: 400, height: 600)) {
      [source] () -> UICollectionView in
      let list = UICollectionView(frame: .zero, collectionViewLayout: Layout())
      list.dataSource = source
      return list
    }
    var runs = 0
    let control = device.run {
      let control = Refresher.pull(.bare(44)) { (_: Refresher) in runs += 1 }
      device.host.updateTraits { $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight }
      list.tug[edge] = control
      return control
    }
    device.advance(0.5)
    #expect(control.view.isHidden == (edge == .trailing))
    let way: CGFloat = (edge == .leading) == isRightToLeft ? -220 : 220
    device.finger.drag(
      from: CGPoint(x: 200 - way / 2, y: 300), to: CGPoint(x: 200 + way / 2, y: 300))
    device.advance(1)
    #expect(runs == (edge == .leading ? 1 : 0))
  }

  // MARK: Other rows of the same height

  enum Order: CaseIterable { case endThenReload, reloadThenEnd, cancelThenReload, nothing }

  @Test("a new query with a page of the same height is filled", arguments: Order.allCases)
  func refill(order: Order) {
    let (device, table) = makeTable(3)
    let (footer, loads) = add(to: table, on: device, { $0.shortContent = .fill(limit: 2) })
    device.advance(0.3)
    #expect(loads() == 1)
    device.run {
      if order == .reloadThenEnd { table.reloadData() }
      footer.endRefreshing(order == .cancelThenReload ? .cancelled : .success)
      if order == .endThenReload || order == .cancelThenReload { table.reloadData() }
    }
    device.advance(0.5)
    // Where a reload doesn't assign the same size, nothing may tell of it.
    let mayBeUnseen = !device.host.behavior.reloadsAssignContentSize
    if order == .nothing {
      #expect(loads() == 1, "nothing new, nothing to load")
    } else {
      #expect(loads() == 2 || mayBeUnseen && loads() == 1)
    }
    device.run {
      footer.endRefreshing()
      table.reloadData()
    }
    device.advance(0.5)
    #expect(loads() == 2 || mayBeUnseen && loads() == 1, "no more often than its limit")
  }

  @Test("an action's own empty page is followed by no other")
  func emptyPage() async {
    let (device, table) = makeTable(3)
    var loads = 0
    device.run {
      let footer = Refresher.auto(.bare(44)) { () async -> RefreshResult in
        loads += 1
        table.reloadData()
        return .success
      }
      footer.shortContent = .fill(limit: 5)
      table.tug.footer = footer
    }
    _ = await device.wait { loads > 0 }
    for _ in 0..<5 {
      device.advance(0.3)
      await Task.yield()
    }
    #expect(loads == 1)
  }
}
