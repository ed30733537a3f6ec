import Foundation
import HeadlessDriver
import Testing

@testable import Tug

/// A list that comes into its window before it has a size there, and before the safe area.
@MainActor
@Suite("The first layout in a window")
struct FirstLayoutTests {
  private final class ListScreen: UIViewController {
    let list = UIScrollView()
    var openings: [CGRect] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      list.contentInsetAdjustmentBehavior = .always
      list.contentSize = CGSize(width: 375, height: 2000)
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.frame = .zero
      list.frame = view.bounds
      view.addSubview(list)
      let header = Refresher.pull(.classic) { (_: Refresher) in }
      list.tug.header = header
      header.onWillBegin = { [weak self] in self?.noteOpening() }
      header.beginRefreshing()
    }

    private func noteOpening() { openings.append(list.bounds) }
  }

  @Test(
    "a refresh begun in viewDidLoad opens once, in a list with its size, below the bar",
    arguments: [UIKitBehavior.Arrival.immediate, .nextTurn],
    [UIKitBehavior.Arrival.immediate, .nextTurn])
  func beginInViewDidLoad(layout: UIKitBehavior.Arrival, safeArea: UIKitBehavior.Arrival) {
    let host = HeadlessHost()
    host.behavior.layoutArrival = layout
    host.behavior.safeAreaArrival = safeArea
    let (device, screen) = TestDevice.showing(
      safeArea: UIEdgeInsets(top: 88, left: 0, bottom: 0, right: 0), host: host
    ) { ListScreen() }
    device.advance(1)
    #expect(screen.openings.map(\.size) == [CGSize(width: 375, height: 667)])
    #expect(screen.list.tug.header?.state == .refreshing)
    #expect(screen.list.contentInset.top == 54 && screen.list.contentOffset.y == -142)
  }

  private final class Mirrored: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  @Test("a list that returns to its window goes on with what it waited for")
  func returns() {
    let screen = Screen()
    let header = screen.header(.classic)
    screen.host.run { screen.scrollView.removeFromSuperview() }
    screen.begin(header)
    #expect(header.state == .willRefresh)
    screen.attach()
    screen.advance(0.5)
    #expect(header.state == .refreshing && screen.offset == -54)
  }

  @Test(
    "a right-to-left list jumps to its start after the first layout, which loads nothing",
    arguments: [Refresher.Edge.leading, .trailing])
  func jumpsToStart(edge: Refresher.Edge) {
    let host = HeadlessHost()
    host.updateTraits { $0.layoutDirection = .rightToLeft }
    let grid = Grid(count: 40)
    var loads = 0
    let (device, view) = TestDevice.showing(host: host) { () -> UICollectionView in
      let layout = Mirrored()
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 100, height: 100)
      let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = grid
      view.tug[edge] = .auto(.classic) { (_: Refresher) in loads += 1 }
      return view
    }
    device.advance(1)
    #expect(view.contentOffset.x > 0, "the start is at the right")
    #expect(loads == 0)
  }
}
