import Foundation
import HeadlessDriver
import Observation
import Testing

@testable import Tug

/// What newer systems, and other controls of the system, do to a control.
@MainActor
@Suite("Newer systems")
struct SystemSettingTests {
  @Test("a refreshControl beside a header is reported once")
  func refreshControl() {
    let screen = Screen()
    var warnings: [RefreshWarning] = []
    screen.host.run {
      Refresher.warningHandler = { warnings.append($0) }
      screen.scrollView.refreshControl = UIRefreshControl()
    }
    _ = screen.header(.classic)
    screen.host.run { screen.scrollView.removeFromSuperview() }
    screen.attach()
    screen.advance(0.1)
    #expect(warnings.map(\.subject) == [.refreshControl])
    #expect(
      warnings.first?.description
        == "Tug, control at top: the scroll view has a refreshControl, too; both are pulled")
    _ = screen.footer(.classic)
    #expect(warnings.count == 1, "a footer has nothing to do with it")
  }

  @Test("an inner list with a header keeps its pull, and its setting returns with the last control")
  func transfers() {
    let screen = Screen()
    let inner = screen.host.run {
      let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 400))
      inner.contentSize = CGSize(width: 375, height: 1000)
      screen.scrollView.addSubview(inner)
      inner.tug.header = .pull(.classic) { (_: Refresher) in }
      return inner
    }
    #expect(!inner.transfersVerticalScrollingToParent)
    #expect(inner.transfersHorizontalScrollingToParent)
    screen.finger.grab(at: CGPoint(x: 180, y: 100), toward: CGPoint(x: 0, y: 1))
    screen.finger.move(by: CGPoint(x: 0, y: 200), over: 0.2)
    #expect(inner.tug.header?.state == .pulling && screen.offset == 0)
    screen.finger.up()
    screen.host.run { inner.tug.header = nil }
    #expect(inner.transfersVerticalScrollingToParent)
  }

  @Test(
    "an inner list passes drags on at an end without a control to pull, and keeps a control's",
    arguments: [Refresher.Edge.top, .bottom], [false, true])
  func passesOn(edge: Refresher.Edge, hasOther: Bool) {
    let screen = Screen()
    let inner = screen.host.run {
      let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 400))
      inner.contentSize = CGSize(width: 375, height: 1000)
      screen.scrollView.addSubview(inner)
      inner.tug[edge] = .pull(.classic) { (_: Refresher) in }
      if hasOther {
        inner.tug[edge == .top ? .bottom : .top] = .auto(.classic) { (_: Refresher) in }
      }
      return inner
    }
    for isAtStart in [true, false, true] {
      let rest =
        isAtStart ? -inner.adjustedContentInset.top : 600 + inner.adjustedContentInset.bottom
      screen.host.run { inner.contentOffset.y = rest }
      screen.finger.grab(
        at: CGPoint(x: 180, y: 200), toward: CGPoint(x: 0, y: isAtStart ? 1 : -1))
      screen.finger.move(by: CGPoint(x: 0, y: isAtStart ? 50 : -50), over: 0.2)
      let isPulled = isAtStart ? inner.contentOffset.y < rest : inner.contentOffset.y > rest
      let keeps = isAtStart == (edge == .top)
      #expect(isPulled == keeps && (screen.offset == 0) == keeps, "at the start: \(isAtStart)")
      screen.finger.cancel()
      screen.advance(2)
      screen.scroll(to: 0)
    }
    screen.host.run { inner.tug[edge] = nil }
    #expect(inner.transfersVerticalScrollingToParent)
  }

  @Test("whoever reads the state in observation tracking is told of its change, once")
  @available(iOS 17.0, macOS 14.0, *)
  func observed() {
    let screen = Screen()
    let header = screen.header(.classic)
    let changes = Count()
    let state = withObservationTracking {
      header.state
    } onChange: {
      MainActor.assumeIsolated { changes.value += 1 }
    }
    #expect(state == .idle && changes.value == 0)
    screen.begin(header)
    #expect(changes.value == 1)
    withObservationTracking {
      _ = header.isRefreshing
    } onChange: {
      MainActor.assumeIsolated { changes.value += 1 }
    }
    screen.end(header)
    #expect(changes.value == 2)
  }

  @Test("a sequence of images plays again when the app returns from the background")
  func background() {
    let screen = Screen()
    let images = (0..<3).map { _ in
      UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { _ in }
    }
    let header = screen.header(.images(idle: images, refreshing: images))
    let view = (header.indicator as? ImagesIndicator)?.imageView
    screen.begin(header)
    #expect(view?.isAnimating == true)
    screen.host.enterBackground()
    #expect(view?.isAnimating == false)
    screen.host.enterForeground()
    #expect(view?.isAnimating == true)
    screen.end(header)
    screen.host.enterForeground()
    #expect(view?.isAnimating == false, "at rest nothing plays")
  }

  @Test("the End key loads a page, and Home refreshes nothing")
  func keys() {
    let screen = Screen()
    let (header, footer) = (screen.header(.classic), screen.footer(.classic))
    screen.advance(0.1)
    let scrollView = screen.scrollView
    #expect(screen.host.run { scrollView.press(.keyboardEnd) })
    screen.advance(1)
    #expect(footer.state == .refreshing && header.state == .idle)
    screen.end(footer)
    screen.advance(1)
    #expect(screen.host.run { scrollView.press(.keyboardHome) })
    screen.advance(1)
    #expect(footer.state == .idle && header.state == .idle && screen.offset == 0)
  }

  @Test("a header works where the content bounces along its own axis only")
  func bounces() {
    let screen = Screen()
    let header = screen.header(.classic)
    screen.scrollView.bouncesHorizontally = false
    #expect(!screen.scrollView.bounces)
    screen.pull(toOffset: -80)
    screen.letGo()
    #expect(header.state == .refreshing)
  }

  @Test("an open control over the content leaves the views of edge effects where they are")
  func edgeEffects() {
    let host = HeadlessHost()
    host.showsScrollEdgeEffects = true
    let (device, list) = TestDevice.showing(host: host) { () -> UIScrollView in
      let list = UIScrollView()
      list.contentSize = CGSize(width: 375, height: 2000)
      let header = Refresher.pull(.classic) { (_: Refresher) in }
      header.trigger.pull?.overlaysContent = true
      list.tug.header = header
      return list
    }
    device.advance(0.1)
    device.run { list.tug.header?.beginRefreshing() }
    device.advance(0.5)
    let order = list.subviews
    device.run { list.contentOffset.y = 200 }
    device.advance(0.5)
    #expect(list.subviews == order, "the two do not fight for the front")
    #expect(list.tug.header?.state == .refreshing)
  }

  @MainActor
  private final class Count {
    var value = 0
  }
}
