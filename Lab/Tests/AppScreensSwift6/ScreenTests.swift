import Foundation
import HeadlessDriver
import Testing

// The screens in this folder are app code. It is compiled twice, as Swift 5 and as Swift 6.

@MainActor
@Suite("Screens written as app code")
struct ScreenTests {
  private func icon(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image {
      $0.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  @Test("a table view controller shows its rows, and a tap selects one")
  func settings() throws {
    let host = HeadlessHost()
    host.imageNamed = { $0 == "sound" ? icon(20) : nil }
    let (device, screen) = TestDevice.showing(host: host) {
      SettingsViewController(rows: [
        .init(title: "Sound", value: "On", isChosen: true),
        .init(title: "Name", value: "Ann", isChosen: false),
      ])
    }
    var selected: [Int] = []
    screen.onSelect = { selected.append($0) }
    let cells = screen.tableView.visibleCells
    #expect(cells.map { $0.textLabel?.text } == ["Sound", "Name"])
    #expect(cells.map { $0.detailTextLabel?.text } == ["On", "Ann"])
    #expect(cells.map(\.accessoryType) == [.checkmark, .disclosureIndicator])
    let cell = try #require(cells.first)
    let picture = try #require(cell.imageView)
    let label = try #require(cell.textLabel)
    #expect(picture.frame.size == CGSize(width: 20, height: 20))
    #expect(label.frame.minX == picture.frame.maxX + 16, "the title lies over the image")
    #expect(cell.contentView.frame.width < cell.bounds.width, "the mark has no room")
    device.finger.tap(at: cells[1].convert(CGPoint(x: 50, y: 20), to: nil))
    #expect(selected == [1])
    #expect(screen.tableView.indexPathForSelectedRow == nil)
  }

  @Test("a view lays itself out in layoutSubviews, with border and shadow")
  func profile() throws {
    let (device, view) = TestDevice.showing(
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    ) { ProfileHeaderView(frame: .zero) }
    view.nameLabel.text = "Ann"
    view.frame.size = view.sizeThatFits(view.bounds.size)
    device.layOut()
    #expect(view.bounds.height == 140)
    #expect(view.avatarView.frame.minY == 36)
    #expect(view.avatarView.layer.cornerRadius == view.avatarView.bounds.width / 2)
    #expect(view.nameLabel.frame.maxX < view.followButton.frame.minX)
    #expect(view.followButton.frame.maxX == view.bounds.maxX - 16)
    let snapshot = ViewSnapshot(of: view, identifiers: SnapshotIdentifiers())
    let picture = SVGWriter().document(of: snapshot)
    #expect(picture.contains("stroke=\"#ffffff\""))
    #expect(picture.contains("fill=\"rgba(0,0,0,0.2)\" transform=\"translate(0 -3)\" filter="))
  }

  @Test("a subclass of a button has its own size, state, and subviews")
  func badge() {
    let (device, container) = TestDevice.showing { UIView() }
    let button = device.run { BadgeButton(frame: CGRect(x: 100, y: 100, width: 120, height: 44)) }
    container.addSubview(button)
    button.count = 3
    device.layOut()
    #expect(button.badgeLabel.frame == CGRect(x: 110, y: -10, width: 20, height: 20))
    #expect(button.title(for: .normal) == "Follow")
    #expect(button.buttonType == .custom)
    button.isHighlighted = true
    #expect(button.alpha == 0.5)
    let plain = device.run { UIButton(type: .custom) }
    plain.setTitle("Follow", for: .normal)
    #expect(button.intrinsicContentSize.width == plain.intrinsicContentSize.width + 24)
  }

  @Test("rows size themselves, and their cells are reused")
  func feed() throws {
    let (device, screen) = TestDevice.showing {
      FeedViewController(
        posts: (0..<60).map { String(repeating: "word ", count: $0 % 7 == 0 ? 60 : 4) })
    }
    let cells = screen.tableView.visibleCells.compactMap { $0 as? FeedCell }
    #expect(cells.count > 3)
    let (first, second) = (try #require(cells.first), cells[1])
    #expect(first.frame.height > second.frame.height)
    device.finger.fling(from: CGPoint(x: 180, y: 500), velocity: CGPoint(x: 0, y: -3000))
    device.settle()
    #expect(screen.tableView.contentOffset.y > 500)
    let later = screen.tableView.visibleCells.compactMap { $0 as? FeedCell }
    #expect(later.contains { $0.reuseCount > 0 })
    #expect(later.allSatisfy { $0.bodyLabel.text != nil })
  }

  @Test("a collection view controller shows a grid")
  func photos() throws {
    let (device, screen) = TestDevice.showing { PhotoGridViewController() }
    let cells = screen.collectionView.visibleCells
    #expect(cells.count == 9)
    #expect(cells[3].frame.minY == 110)
    device.finger.tap(at: cells[1].convert(CGPoint(x: 50, y: 50), to: nil))
    #expect(screen.selected == [1])
    #expect(cells[1].layer.borderWidth == 3)
  }

  @Test("shape layers keep their paths, and are in the picture")
  func shapes() {
    let (device, container) = TestDevice.showing { UIView() }
    let (ring, triangle) = device.run {
      (
        ProgressRingView(frame: CGRect(x: 10, y: 10, width: 60, height: 60)),
        TriangleView(frame: CGRect(x: 80, y: 10, width: 60, height: 60))
      )
    }
    container.addSubview(ring)
    container.addSubview(triangle)
    device.layOut()
    func picture() -> String {
      SVGWriter().document(
        of: ViewSnapshot(of: container, identifiers: SnapshotIdentifiers()))
    }
    #expect(!picture().contains("stroke-linecap=\"round\""), "an empty ring is drawn")
    ring.progress = 1
    #expect(picture().contains("stroke-linecap=\"round\""))
    #expect(picture().contains("M30 0L60 60L0 60Z"))
    #expect(triangle.shape.fillColor == UIColor.systemYellow.cgColor)
  }

  @Test("a refresh control begins with a long pull, and holds the list")
  func refresh() throws {
    let (device, screen) = TestDevice.showing { NewsViewController(style: .plain) }
    let control = try #require(screen.refreshControl)
    let table = try #require(screen.tableView)
    device.finger.drag(table, toOffset: -80)
    device.settle()
    #expect(screen.refreshCount == 0 && !control.isRefreshing)
    #expect(table.contentOffset.y == 0)

    device.finger.pull(table, toOffset: -130)
    #expect(screen.refreshCount == 1 && control.isRefreshing)
    device.finger.hold(0.2)
    device.finger.up()
    device.settle()
    #expect(table.contentOffset.y == -60, "the list doesn't rest below the control")
    #expect(table.contentInset.top == 0)

    device.run { screen.finish(with: "New") }
    device.settle()
    #expect(table.contentOffset.y == 0 && !control.isRefreshing)
    #expect(table.visibleCells.first?.textLabel?.text == "New")

    device.run { control.beginRefreshing() }
    #expect(screen.refreshCount == 1, "beginRefreshing sends no event")
    #expect(table.adjustedContentInset.top == 60 && table.contentOffset.y == 0)
    device.run { control.endRefreshing() }
    device.settle()
    #expect(table.adjustedContentInset.top == 0)
  }

  @Test("a header follows the offset by a key path")
  func stretchy() {
    let (device, screen) = TestDevice.showing { StretchyHeaderController() }
    #expect(screen.headerView.frame == CGRect(x: 0, y: -200, width: 375, height: 200))
    device.finger.pull(screen.scrollView, toOffset: -250)
    #expect(abs(screen.headerView.frame.height - 250) <= 0.5)
    device.finger.up()
    device.settle()
    #expect(screen.headerView.frame.height == 200)
  }

  @Test("a view observes with a string until it stops")
  func tracker() {
    let (device, list) = TestDevice.showing { UIScrollView() }
    list.contentSize.height = 3000
    let tracker = device.run { ScrollTrackerView() }
    tracker.scrollView = list
    list.contentOffset.y = 40
    #expect(tracker.offsets == [40])
    tracker.scrollView = nil
    list.contentOffset.y = 50
    #expect(tracker.offsets == [40])
    var mistakes: [String] = []
    device.host.onMistake = { mistakes.append($0) }
    device.run { list.removeObserver(tracker, forKeyPath: "contentOffset") }
    #expect(mistakes.count == 1)
  }

  @Test("an empty state shows a named image, and its button retries")
  func emptyState() {
    let host = HeadlessHost()
    host.imageNamed = { $0 == "tray" ? icon(40) : nil }
    var retries = 0
    let (device, view) = TestDevice.showing(host: host) {
      EmptyStateView(imageName: "tray", title: "Nothing here") { retries += 1 }
    }
    #expect(view.subviews.first?.bounds.size == CGSize(width: 40, height: 40))
    #expect(view.titleLabel.textColor == .placeholderText)
    device.finger.tap(at: view.retryButton.convert(CGPoint(x: 5, y: 5), to: nil))
    #expect(retries == 1)
  }

  @Test("pages turn one at a time")
  func onboarding() {
    let (device, screen) = TestDevice.showing {
      OnboardingViewController(colors: [.red, .green, .blue])
    }
    for page in 1...2 {
      device.finger.fling(from: CGPoint(x: 300, y: 300), velocity: CGPoint(x: -900, y: 0))
      device.settle()
      #expect(screen.currentPage == page)
    }
  }

  @Test("a custom layout places items in the shorter column")
  func timeline() {
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 4 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let source = Source()
    let (_, list) = TestDevice.showing(size: CGSize(width: 200, height: 400)) {
      () -> UICollectionView in
      let layout = TimelineLayout()
      layout.heights = [100, 40, 40, 40]
      let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      list.dataSource = source
      return list
    }
    #expect(list.visibleCells.map(\.frame.minX) == [0, 100, 100, 100])
    #expect(list.contentSize.height == 120)
  }

  @Test("tabs and stacks are subclassed")
  func tabs() throws {
    let (device, tabs) = TestDevice.showing { MainTabBarController(nibName: nil, bundle: nil) }
    let stack = try #require(tabs.selectedViewController as? MainNavigationController)
    #expect(stack.navigationBar.prefersLargeTitles)
    #expect(stack.topViewController?.title == "Feed")
    device.run { stack.pushViewController(UIViewController(), animated: true) }
    device.settle()
    #expect(stack.viewControllers.count == 2)
    #expect(stack.topViewController?.hidesBottomBarWhenPushed == true)
  }

  @Test("a toast comes and goes over the key window")
  func toast() throws {
    let (device, screen) = TestDevice.showing { UIViewController() }
    device.run { screen.showToast("Saved") }
    let label = try #require(device.window.subviews.last as? ToastLabel)
    #expect(label.alpha == 1 && label.layer.presentation()?.opacity == 0)
    device.advance(0.3)
    #expect(label.layer.presentation()?.opacity == 1)
    device.settle()
    #expect(label.superview == nil)
  }
}
