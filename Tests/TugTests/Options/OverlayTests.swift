import Foundation
import HeadlessDriver
import Testing

@testable import Tug

@MainActor
@Suite("A control over the content", .timeLimit(.minutes(30)))
struct OverlayTests {
  private func header(on screen: Screen) -> Refresher {
    let header = screen.header(.bare(54))
    screen.host.run { header.trigger.pull?.overlaysContent = true }
    return header
  }

  /// The frame of the control in the window.
  private func frame(_ control: Refresher, on screen: Screen) -> CGRect {
    control.view.convert(control.view.bounds, to: screen.window)
  }

  private let safeArea = UIEdgeInsets(top: 64, left: 0, bottom: 34, right: 0)

  @Test(
    "pulled and released: the list returns to rest without an inset, and the control stays in view")
  func pulled() {
    let screen = Screen(safeArea: safeArea)
    let header = header(on: screen)
    screen.pull(toOffset: -64 - 80)
    #expect(header.state == .pulling)
    screen.letGo()
    screen.advance(2)
    #expect(header.state == .refreshing)
    #expect(screen.offset == -64 && screen.inset == .zero && header.heldInset == 0)
    #expect(frame(header, on: screen) == CGRect(x: 0, y: 64, width: 375, height: 54))
    screen.host.run { header.endRefreshing() }
    screen.advance(1)
    #expect(screen.offset == -64 && screen.inset == .zero && header.state == .idle)
    #expect(header.view.frame.maxY == 0, "at rest it is outside the content again")
  }

  @Test("begun by the app: the list does not move")
  func begun() {
    let screen = Screen(safeArea: safeArea)
    let header = header(on: screen)
    screen.scroll(to: 300)
    screen.host.run { header.beginRefreshing() }
    screen.advance(1)
    #expect(screen.offset == 300 && screen.inset == .zero)
    #expect(frame(header, on: screen).minY == 64)
    #expect(header.view.alpha == 1 && !header.view.isHidden)
  }

  @Test("stays at the edge of the view while the list is scrolled, by the app or by a finger")
  func scrolled() {
    let screen = Screen(safeArea: safeArea)
    let header = header(on: screen)
    screen.host.run { header.beginRefreshing() }
    screen.advance(1)
    for offset in [0, 37.5, 400, 1300] as [CGFloat] {
      screen.scroll(to: offset)
      #expect(frame(header, on: screen).minY == 64, "\(offset)")
    }
    screen.scroll(to: 500)
    screen.finger.grab(at: CGPoint(x: 180, y: 330), toward: CGPoint(x: 0, y: 1))
    for _ in 0..<20 {
      screen.drag(by: 7)
      #expect(frame(header, on: screen).minY == 64)
    }
    screen.letGo()
  }

  @Test("moves outward with a further pull, as far as the content does")
  func pulledFurther() {
    let screen = Screen()
    let header = header(on: screen)
    screen.host.run { header.beginRefreshing() }
    screen.advance(1)
    screen.pull(toOffset: -80)
    #expect(abs(frame(header, on: screen).maxY - 80) < 1)
    screen.letGo()
    screen.advance(2)
    #expect(frame(header, on: screen).minY == 0)
  }

  @Test("is in front of the rows, including those added later")
  func inFront() {
    let screen = Screen()
    let header = header(on: screen)
    let rows = screen.host.run {
      (0..<2).map { UIView(frame: CGRect(x: 0, y: CGFloat($0) * 44, width: 375, height: 44)) }
    }
    screen.host.run {
      screen.scrollView.addSubview(rows[0])
      header.beginRefreshing()
    }
    screen.advance(1)
    #expect(screen.scrollView.subviews.last === header.view)
    screen.host.run { screen.scrollView.addSubview(rows[1]) }
    screen.scroll(to: 10)
    #expect(screen.scrollView.subviews.last === header.view)
  }

  @Test("a footer over the content is at the lower edge of the view")
  func footer() {
    let screen = Screen(safeArea: safeArea)
    let footer = screen.host.run {
      var options = Refresher.PullOptions()
      options.overlaysContent = true
      let footer = Refresher.pull(.bare(44), options: options, callback: { _ in })
      screen.scrollView.tug.footer = footer
      return footer
    }
    screen.scroll(to: 600)
    screen.host.run { footer.beginRefreshing() }
    screen.advance(1)
    #expect(screen.offset == 600 && screen.inset == .zero)
    #expect(abs(frame(footer, on: screen).maxY - 633) < 0.001)
    screen.scroll(to: 100)
    #expect(abs(frame(footer, on: screen).maxY - 633) < 0.001)
    screen.host.run { footer.endRefreshing() }
    screen.advance(1)
    #expect(footer.view.frame.minY == 2000)
  }

  @Test("turned on while the control is open, it gives the inset back")
  func changed() {
    let screen = Screen()
    let header = screen.header(.bare(54))
    screen.host.run { header.beginRefreshing() }
    screen.advance(1)
    #expect(screen.inset.top == 54)
    screen.host.run { header.trigger.pull?.overlaysContent = true }
    screen.advance(1)
    #expect(screen.inset == .zero && screen.offset == 0)
    #expect(frame(header, on: screen).minY == 0)
    screen.host.run { header.endRefreshing() }
    screen.advance(1)
    #expect(screen.inset == .zero && screen.offset == 0 && header.state == .idle)
  }
}
