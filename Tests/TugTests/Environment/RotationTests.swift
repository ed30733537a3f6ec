// Complaint numbers refer to docs/references/complaints.md.

import Foundation
import HeadlessDriver
import Testing

@testable import Tug

@MainActor
@Suite("Controls on a phone that rotates", .timeLimit(.minutes(30)))
struct RotationTests {
  struct Rotation: CustomTestStringConvertible, Sendable {
    let bars: Bars
    let duration: TimeInterval
    let motion: ControlMotion
    var testDescription: String { "\(bars), \(duration) s, \(motion)" }

    static let all: [Rotation] = Bars.allCases.flatMap { bars in
      [0, 0.3].flatMap { duration in
        ControlMotion.allCases.map { Rotation(bars: bars, duration: duration, motion: $0) }
      }
    }
  }

  @Test(
    "complaint 6: rotated while refreshing, the list rests below the header in either orientation",
    arguments: Rotation.all)
  func refreshing(rotation: Rotation) {
    let (bars, duration) = (rotation.bars, rotation.duration)
    let own = UIEdgeInsets(top: 5, left: 0, bottom: 9, right: 0)
    let phone = Phone(bars, own: own)
    let start = phone.offset
    rotation.motion.apply(to: phone.header)
    phone.run { phone.header.beginRefreshing() }
    phone.roll(0.6)
    for _ in 0..<3 {
      for size in [Phone.landscape, Phone.portrait] {
        phone.newFilm()
        phone.turn(to: size, over: duration)
        phone.roll(0.4)
        #expect(phone.table.contentInset.top == 59)
        #expect(phone.offset == -phone.table.adjustedContentInset.top)
        #expect(phone.header.view.frame.width == size.width)
        if duration > 0 {
          #expect(phone.recording.isOneWay)
          #expect(
            phone.recording.largestStep <= OffsetRecording.step(phone.recording.way, in: duration))
        }
      }
    }
    #expect(phone.offset == start - 54)
    phone.run { phone.header.endRefreshing() }
    phone.roll(0.6)
    #expect(phone.offset == start && phone.table.contentInset == own)
  }

  @Test(
    "complaint 6: rotated while it opens or closes, it ends at its place",
    arguments: Bars.allCases, ControlMotion.allCases)
  func moving(bars: Bars, motion: ControlMotion) {
    let phone = Phone(bars)
    motion.apply(to: phone.header)
    phone.run { phone.header.beginRefreshing() }
    phone.roll(0.1)
    phone.turn(to: Phone.landscape)
    phone.roll(0.9)
    #expect(phone.table.contentInset.top == 54 && phone.list.headerRuns == 1)
    #expect(phone.offset == -phone.table.adjustedContentInset.top)
    phone.run { phone.header.endRefreshing() }
    phone.roll(0.1)
    phone.turn(to: Phone.portrait)
    phone.roll(0.6)
    #expect(phone.table.contentInset == .zero)
    #expect(phone.offset == -phone.table.adjustedContentInset.top)
    #expect(phone.table.adjustedContentInset.top == bars.top, "no search bar is half visible")
  }

  @Test(
    "rotated during a pull, with the finger still down or lifted, nothing is left behind",
    arguments: Bars.allCases, [false, true])
  func pulling(bars: Bars, isCancelled: Bool) {
    let phone = Phone(bars)
    phone.pull(to: phone.offset - bars.reserve - 40)
    phone.turn(to: Phone.landscape)
    if isCancelled { phone.finger.cancel() }
    phone.roll(0.5)
    phone.finger.up()
    phone.roll(1.5)
    #expect(phone.header.state == .idle && phone.list.headerRuns == 0)
    #expect(phone.table.contentInset == .zero)
    #expect(phone.offset == -phone.table.adjustedContentInset.top)
    #expect(phone.header.progress == 0)
    phone.turn(to: Phone.portrait)
    phone.roll(0.5)
    #expect(phone.offset == -phone.table.adjustedContentInset.top)
  }

  @Test(
    "rotated with a finger beyond the trigger, a release refreshes, or no inset is held")
  func armed() {
    let phone = Phone(.barAndTabs)
    phone.pull(to: -88 - 80)
    #expect(phone.header.state == .pulling)
    phone.turn(to: Phone.landscape)
    phone.roll(0.4)
    phone.finger.up()
    phone.roll(1)
    #expect(phone.table.contentInset.top == phone.header.heldInset)
    #expect(phone.offset == -phone.table.adjustedContentInset.top)
    #expect((phone.header.state == .refreshing) == (phone.list.headerRuns == 1))
  }

  @Test(
    "scrolled down while refreshing, the list moves in a rotation no farther than the bars do",
    arguments: Bars.allCases)
  func scrolled(bars: Bars) {
    let phone = Phone(bars)
    phone.run { phone.header.beginRefreshing() }
    phone.roll(0.4)
    phone.run { phone.table.contentOffset.y = 400 }
    phone.roll(0.1)
    // Content at rest keeps its distance to the safe area.
    let (offset, top) = (phone.offset, phone.table.safeAreaInsets.top)
    for size in [Phone.landscape, Phone.portrait] {
      phone.turn(to: size)
      phone.roll(0.4)
      phone.run { phone.table.tellsOfSafeArea() }
      let keeps = phone.device.host.behavior.keepsDistanceToSafeArea
      #expect(phone.offset == offset + (keeps ? top - phone.table.safeAreaInsets.top : 0))
      #expect(phone.table.contentInset == .zero)
    }
    phone.run { phone.header.endRefreshing() }
    phone.roll(0.6)
    #expect(phone.offset == offset)
  }

  @Test(
    "a refreshing footer stays at the end of the content when the phone rotates",
    arguments: [Bars.none, .bar88, .large140, .barAndTabs], [3, 60])
  func footer(bars: Bars, rows: Int) {
    let phone = Phone(bars) { $0.sections = [rows] }
    phone.run { phone.footer.beginRefreshing() }
    phone.roll(0.4)
    for size in [Phone.landscape, Phone.portrait] {
      phone.turn(to: size)
      phone.roll(0.4)
      let content = phone.table.contentSize.height
      let inset = phone.table.adjustedContentInset
      let free = size.height - inset.top - (inset.bottom - phone.footer.heldInset)
      #expect(abs(phone.footer.view.frame.minY - max(content, free)) < 0.51)
      #expect(phone.footer.heldInset == 44 + max(0, free - content))
    }
    phone.run { phone.footer.endRefreshing() }
    phone.roll(0.6)
    #expect(phone.table.contentInset == .zero)
  }

  @Test("resizing a window in steps, as on a desktop, moves the controls with it")
  func resized() {
    let phone = Phone(.bar88)
    phone.run { phone.header.beginRefreshing() }
    phone.roll(0.4)
    for width in stride(from: 375, through: 800, by: 25) {
      phone.turn(to: CGSize(width: CGFloat(width), height: 812), over: 0)
      phone.roll(1 / 60)
      #expect(phone.header.view.frame == CGRect(x: 0, y: -54, width: CGFloat(width), height: 54))
      #expect(phone.offset == -142)
    }
  }

  @Test("changing the height of a window moves the footer of a short list at once")
  func resizedShortList() {
    let phone = Phone(.bar64) { $0.sections = [3] }
    for height in [700, 500, 812] as [CGFloat] {
      phone.run { phone.device.window.frame.size.height = height }
      phone.device.host.layoutWindows()
      #expect(phone.offset == -64)
      #expect(phone.footer.view.frame.minY == height - 64)
    }
  }

  @Test(
    "changing the bottom safe area moves the footer of a short list at once",
    arguments: [false, true])
  func bottomSafeArea(isRefreshing: Bool) {
    let phone = Phone(.barAndTabs) { $0.sections = [3] }
    if isRefreshing { phone.run { phone.footer.beginRefreshing() } }
    phone.roll(0.4)
    for extra in [50, 120, 0] as [CGFloat] {
      phone.run { phone.list.additionalSafeAreaInsets.bottom = extra }
      phone.roll(0.1)
      phone.run { phone.table.tellsOfSafeArea() }
      let free = 812 - 88 - 83 - extra
      #expect(phone.footer.view.frame.minY == free)
      #expect(phone.footer.heldInset == (isRefreshing ? 44 + free - 132 : 0))
    }
  }

  @Test(
    "in landscape, side controls rest next to the notch",
    arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func sides(direction: UIUserInterfaceLayoutDirection) {
    let isRightToLeft = direction == .rightToLeft
    let host = HeadlessHost()
    host.updateTraits { $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight }
    var made: UIScrollView?
    let device = TestDevice(
      size: Phone.portrait, safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0),
      host: host
    ) {
      let controller = UIViewController()
      let view = UIScrollView(frame: controller.view.bounds)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.contentSize = CGSize(width: 3000, height: 200)
      controller.view.addSubview(view)
      view.tug.leading = .pull(.classic) { (_: Refresher) in }
      view.tug.trailing = .pull(.classic) { (_: Refresher) in }
      made = view
      return UINavigationController(rootViewController: controller)
    }
    let view = made!
    let inset = UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44)
    for (size, safeArea) in [(Phone.landscape, inset), (Phone.portrait, .zero)] {
      device.window.turn(to: size, safeAreaInsets: safeArea)
      device.settle()
      for control in [view.tug.leading!, view.tug.trailing!] {
        let isLeft = (control.edge == .leading) != isRightToLeft
        let rest = isLeft ? -safeArea.left : 3000 + safeArea.right - size.width
        device.run { view.contentOffset.x = rest }
        device.run { control.beginRefreshing() }
        device.settle()
        let place = control.view.convert(control.view.bounds, to: nil)
        let extent = place.width
        #expect(view.contentOffset.x == (isLeft ? rest - extent : rest + extent))
        #expect(place.minX == (isLeft ? safeArea.left : size.width - safeArea.right - extent))
        #expect(view.contentInset.left + view.contentInset.right == extent)
        device.run { control.endRefreshing() }
        device.settle()
        #expect(view.contentInset == .zero && view.contentOffset.x == rest)
      }
    }
  }
}
