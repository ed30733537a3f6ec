import Foundation
import Testing

@testable import Tug

@MainActor
@Suite("The position and the inset of controls", .timeLimit(.minutes(30)), .replayed)
struct PlacementTests {
  private func header(on screen: Screen) -> Refresher {
    screen.host.run {
      let header = Refresher.pull(.classic) { (_: Refresher) in }
      screen.scrollView.tug.header = header
      return header
    }
  }

  private func refreshing(on screen: Screen) -> Refresher {
    let header = header(on: screen)
    screen.host.run { header.beginRefreshing() }
    screen.advance(0.5)
    return header
  }

  private func footer(on screen: Screen, _ trigger: Refresher.TriggerKind) -> Refresher {
    screen.host.run {
      let footer =
        trigger == .pull
        ? Refresher.pull(.classic) { (_: Refresher) in }
        : Refresher.auto(.classic) { (_: Refresher) in }
      screen.scrollView.tug.footer = footer
      return footer
    }
  }

  @Test(
    "a header and a footer at once hold both insets, and give both back", arguments: [true, false])
  func both(headerEndsFirst: Bool) {
    let own = UIEdgeInsets(top: 7, left: 0, bottom: 9, right: 0)
    let screen = Screen(contentHeight: 640, contentInset: own)
    let (header, footer) = (header(on: screen), footer(on: screen, .auto))
    screen.scrollView.tug.arbitration = .parallel
    screen.host.run {
      header.beginRefreshing()
      footer.beginRefreshing()
    }
    screen.advance(0.5)
    #expect(header.state == .refreshing && footer.state == .refreshing)
    #expect(screen.inset == UIEdgeInsets(top: 61, left: 0, bottom: 53, right: 0))
    #expect(screen.scrollView.tug.contentInset == own)
    screen.host.run { (headerEndsFirst ? header : footer).endRefreshing() }
    screen.advance(0.5)
    #expect(screen.inset.top == (headerEndsFirst ? 7 : 61))
    screen.host.run { (headerEndsFirst ? footer : header).endRefreshing() }
    screen.advance(0.5)
    #expect(screen.inset == UIEdgeInsets(top: 7, left: 0, bottom: 53, right: 0))
    screen.host.run { screen.scrollView.tug.footer = nil }
    #expect(screen.inset == own)
  }

  @Test("a header and a pulled footer at once give both insets back")
  func bothPulled() {
    let screen = Screen()
    let (header, footer) = (header(on: screen), footer(on: screen, .pull))
    screen.scrollView.tug.arbitration = .parallel
    screen.host.run {
      header.beginRefreshing()
      footer.beginRefreshing()
    }
    screen.advance(0.9)
    #expect(screen.offset == 1377, "the later one is in view")
    #expect(screen.inset.bottom == 44)
    screen.scroll(to: -54)
    #expect(screen.inset.top == 54)
    screen.host.run {
      header.endRefreshing()
      footer.endRefreshing()
    }
    screen.advance(1)
    #expect(screen.inset == .zero)
    #expect(screen.offset == 0)
  }

  @Test("with an inset at the side, a control is at the visible edge and as wide as the view")
  func horizontalInset() {
    let screen = Screen(
      contentInset: UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30),
      safeArea: UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 44))
    for control in [header(on: screen), footer(on: screen, .auto)] {
      #expect(control.view.frame.minX == -64)
      #expect(control.view.frame.width == 375)
      screen.host.run { screen.scrollView.contentInset.left = 0 }
      #expect(control.view.frame.minX == -44)
      screen.host.run { screen.scrollView.contentInset.left = 20 }
    }
    #expect(screen.inset.left == 20 && screen.inset.right == 30)
  }

  @Test(
    "a refresh begun far down scrolls the header into view",
    arguments: [300, 1333] as [CGFloat])
  func beginScrolledDown(offset: CGFloat) {
    let screen = Screen(safeArea: UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0))
    let header = header(on: screen)
    screen.scroll(to: offset)
    screen.host.run { header.beginRefreshing() }
    screen.advance(0.9)
    #expect(screen.offset == -118)
    #expect(screen.inset.top == 54)
    screen.host.run { header.endRefreshing() }
    screen.advance(0.5)
    #expect(screen.offset == -64)
  }

  @Test("a refresh that ends under the finger leaves neither an inset nor a jump")
  func endWhileDragging() {
    let screen = Screen()
    let header = refreshing(on: screen)
    screen.pull(toOffset: -80)
    let held = screen.offset
    screen.host.run { header.endRefreshing() }
    #expect(screen.offset == held, "the finger holds the content")
    screen.drag(by: -1)
    #expect(abs(screen.offset - held) <= 2, "the content leaves the finger")
    for _ in 0..<100 where screen.offset < -30 { screen.drag(by: -5) }
    #expect(header.state == .idle)
    screen.letGo()
    screen.advance(2)
    #expect(screen.inset == .zero)
    #expect(screen.offset == 0)
    #expect(header.state == .idle)
    #expect(screen.host.scheduledCount == 0)
  }

  @Test("a rotation while refreshing keeps state, position, and width")
  func rotation() {
    let screen = Screen()
    let header = refreshing(on: screen)
    for (size, width) in [
      (CGSize(width: 667, height: 375), 667), (CGSize(width: 320, height: 480), 320),
    ]
      as [(CGSize, CGFloat)]
    {
      screen.host.run { screen.scrollView.frame.size = size }
      screen.host.layoutWindows()
      #expect(header.state == .refreshing)
      #expect(header.view.frame == CGRect(x: 0, y: -54, width: width, height: 54))
      #expect(screen.inset.top == 54)
      #expect(screen.offset == -54)
    }
    screen.host.run { header.endRefreshing() }
    screen.advance(0.5)
    #expect(screen.inset == .zero)
  }

  @Test(
    "a footer stays at the end of its content as the content changes",
    arguments: [Refresher.TriggerKind.pull, .auto])
  func contentChanges(trigger: Refresher.TriggerKind) {
    let screen = Screen()
    let footer = footer(on: screen, trigger)
    for (content, position) in [(2000, 2000), (800, 800), (667, 667), (3000.5, 3000.5)]
      as [(CGFloat, CGFloat)]
    {
      screen.host.run { screen.scrollView.contentSize.height = content }
      #expect(footer.view.frame.minY == position)
    }
    screen.host.run { screen.scrollView.frame.size.height = 4000 }
    #expect(footer.view.frame.minY >= 3000.5)
  }

  @Test(
    "a bar that appears or disappears while refreshing leaves exactly the app's inset and the header's"
  )
  func safeAreaWhileRefreshing() {
    let screen = Screen(contentInset: UIEdgeInsets(top: 10.1, left: 0, bottom: 0, right: 0))
    let header = refreshing(on: screen)
    let held = screen.inset.top
    for top in [64, 20, 0, 88] as [CGFloat] {
      screen.host.run { screen.window.deviceSafeAreaInsets.top = top }
      screen.advance(0.1)
      #expect(abs(screen.inset.top - held) < 0.5, "up to the pixel of the offset")
      #expect(abs(screen.offset + (10.1 + 54 + top)) < 0.5)
      #expect(screen.scrollView.tug.contentInset.top == 10.1)
    }
    screen.host.run { header.endRefreshing() }
    screen.advance(0.5)
    #expect(screen.inset.top == 10.1)
  }

  @Test("an automatic footer is right below short content, where it can be seen and tapped")
  func autoFooterBelowShortContent() {
    let screen = Screen(
      contentHeight: 100, safeArea: UIEdgeInsets(top: 64, left: 0, bottom: 34, right: 0))
    let footer = footer(on: screen, .auto)
    #expect(footer.view.frame == CGRect(x: 0, y: 100, width: 375, height: 44))
    screen.finger.tap(at: CGPoint(x: 180, y: 64 + 120))
    #expect(footer.state == .refreshing)
  }

  @Test("the safe area moves the footer of short content")
  func safeAreaMovesFooter() {
    let screen = Screen(contentHeight: 100)
    let footer = footer(on: screen, .pull)
    #expect(footer.view.frame.minY == 667)
    screen.host.run { screen.window.deviceSafeAreaInsets.top = 64 }
    screen.advance(0)
    screen.host.run { screen.scrollView.tellsOfSafeArea() }
    #expect(footer.view.frame.minY == 603)
    screen.host.run { screen.window.deviceSafeAreaInsets.bottom = 34 }
    screen.advance(0)
    screen.host.run { screen.scrollView.tellsOfSafeArea() }
    #expect(footer.view.frame.minY == 569)
  }
}
