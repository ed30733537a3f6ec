import Foundation
import HeadlessDriver
import Testing

@testable import Tug

/// A scroll view that assigns a whole inset in each layout, as hosts of other frameworks do.
private final class HostScrollView: UIScrollView {
  var wholeInset: UIEdgeInsets?
  private(set) var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    if let wholeInset, contentInset != wholeInset { contentInset = wholeInset }
  }
}

/// A scroll view that never keeps the inset that it is given, to the third of a point.
private final class RoundingScrollView: UIScrollView {
  private var isUp = false

  override var contentInset: UIEdgeInsets {
    get { super.contentInset }
    set {
      isUp.toggle()
      var inset = newValue
      inset.top += isUp ? 1.0 / 3 : -1.0 / 3
      inset.bottom += isUp ? 1.0 / 3 : -1.0 / 3
      super.contentInset = inset
    }
  }
}

/// A scroll view whose safe area answers each inset, as those of search bars and large titles may.
private final class WaveringScrollView: UIScrollView {
  private var isUp = false
  private(set) var answers = 0
  var wave: CGFloat = 1.0 / 3
  var controller: UIViewController?

  override var contentInset: UIEdgeInsets {
    get { super.contentInset }
    set {
      super.contentInset = newValue
      guard answers < 10_000 else { return }
      answers += 1
      isUp.toggle()
      let bottom = isUp ? wave : 0
      controller?.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0)
      window?.layoutIfNeeded()
    }
  }
}

extension UIEdgeInsets {
  fileprivate init(top: CGFloat) { self.init(top: top, left: 0, bottom: 0, right: 0) }
}

@MainActor
@Suite("A scroll view that answers each inset", .timeLimit(.minutes(30)))
struct AnsweringScrollViewTests {
  private let host = HeadlessHost()
  private static let frame = CGRect(x: 0, y: 0, width: 375, height: 667)

  /// In a window, at the start of content of this height.
  ///
  /// - Returns: the window, which the test keeps: a scroll view in none has no layout and no frames.
  private func show(_ scrollView: UIScrollView, contentHeight: CGFloat = 2000) -> UIWindow {
    let window = UIWindow(frame: Self.frame)
    let controller = UIViewController()
    window.rootViewController = controller
    controller.view.addSubview(scrollView)
    scrollView.contentInsetAdjustmentBehavior = .always
    window.makeKeyAndVisible()
    scrollView.contentSize = CGSize(width: 375, height: contentHeight)
    return window
  }

  @Test(
    "a host that assigns its inset in each layout is answered once in a pass, and lays out little")
  func layoutHost() {
    var mistakes: [String] = []
    host.onMistake = { mistakes.append($0) }
    let (scrollView, header, window) = host.run {
      let scrollView = HostScrollView(frame: Self.frame)
      let window = show(scrollView)
      scrollView.wholeInset = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
      let header = Refresher.pull(.bare(54), callback: { _ in })
      scrollView.tug.header = header
      return (scrollView, header, window)
    }
    host.advance(by: 0.5)
    host.run { scrollView.contentOffset.y = -20 }
    host.run { header.beginRefreshing() }
    for _ in 0..<120 {
      let layouts = scrollView.layouts
      host.advance(by: host.frameInterval)
      // Eight for the exchange with the host, and two for the offset and the inset of a motion's step; more where
      // each inset moves the content.
      let limit = host.behavior.insetsKeepStart ? 40 : 10
      #expect(scrollView.layouts - layouts <= limit, "layouts in a frame, of 100 that are possible")
      #expect(scrollView.tug.contentInset.top == 20)
    }
    let layouts = scrollView.layouts
    host.advance(by: 5)
    #expect(scrollView.layouts - layouts <= 2, "it comes to rest")
    #expect(scrollView.contentInset.top == 74 || host.behavior.insetsKeepStart, "either may win")
    host.run { header.endRefreshing() }
    host.advance(by: 1)
    #expect(scrollView.contentInset.top == 20 && scrollView.contentOffset.y == -20)
    #expect(scrollView.tug.contentInset.top == 20 && header.state == .idle)
    #expect(mistakes == [])

    // The host assigns another inset while the control is open.
    host.run {
      scrollView.wholeInset = nil
      header.beginRefreshing()
    }
    host.advance(by: 1)
    #expect(scrollView.contentInset.top == 74 && scrollView.contentOffset.y == -74)
    host.run {
      scrollView.wholeInset = UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
      scrollView.setNeedsLayout()
    }
    host.advance(by: 1)
    host.run { header.endRefreshing() }
    host.advance(by: 1)
    #expect(scrollView.contentInset.top == 30 && scrollView.tug.contentInset.top == 30)
    #expect(mistakes == [])
    withExtendedLifetime(window) {}
  }

  @Test(
    "a host that assigns its inset in each layout doesn't hang with a footer below short content")
  func layoutHostOfShortContent() {
    var mistakes: [String] = []
    host.onMistake = { mistakes.append($0) }
    let (scrollView, controls, window) = host.run {
      let scrollView = HostScrollView(frame: Self.frame)
      let window = show(scrollView)
      window.deviceSafeAreaInsets = UIEdgeInsets(top: 0, left: 34.5, bottom: 34.5, right: 0)
      scrollView.wholeInset = UIEdgeInsets(top: 17.3, left: 17.3, bottom: 0, right: 17.3)
      let header = Refresher.pull(.bare(54), callback: { _ in })
      let footer = Refresher.pull(.bare(44), callback: { _ in })
      // In an animation of UIKit's, a layout follows each step of scrolling.
      (header.openingDuration, header.closingDuration) = (0.25, 0.4)
      scrollView.tug.arbitration = .parallel
      (scrollView.tug.header, scrollView.tug.footer) = (header, footer)
      return (scrollView, [header, footer], window)
    }
    host.advance(by: 0.5)
    host.run {
      controls[1].beginRefreshing()
      controls[0].beginRefreshing()
      scrollView.contentSize.height = 100
    }
    host.advance(by: 1)
    host.run { for control in controls { control.endRefreshing() } }
    host.advance(by: 5)
    #expect(mistakes == [], "an endless layout hangs the app")
    #expect(controls.allSatisfy { $0.state == .idle && $0.heldInset == 0 })
    #expect(scrollView.tug.contentInset.top == 17.3 && scrollView.contentInset.top == 17.3)
    #expect(host.scheduledCount == 0)
    withExtendedLifetime(window) {}
  }

  @Test("one that rounds each inset to a third of a point is left alone", arguments: [true, false])
  func rounding(isHeader: Bool) {
    let (scrollView, control, window) = host.run {
      let scrollView = RoundingScrollView(frame: Self.frame)
      let window = show(scrollView, contentHeight: 300)
      scrollView.contentInset = .zero
      let control = Refresher.pull(.bare(54), callback: { _ in })
      if isHeader { scrollView.tug.header = control } else { scrollView.tug.footer = control }
      return (scrollView, control, window)
    }
    let own = scrollView.tug.contentInset
    var writes = 0
    let observation = scrollView.observe(\.contentInset) { _, _ in
      MainActor.assumeIsolated { writes += 1 }
    }
    defer { observation.invalidate() }
    (control.openingDuration, control.closingDuration) = (0.25, 0.4)
    for _ in 0..<5 {
      host.run { control.beginRefreshing() }
      host.advance(by: 1)
      #expect(control.state == .refreshing)
      host.run { control.endRefreshing() }
      host.advance(by: 1)
      #expect(control.state == .idle && control.heldInset == 0)
    }
    #expect(writes <= 5 * 4)
    #expect(scrollView.tug.contentInset == own, "it is not the app's")
    withExtendedLifetime(window) {}
  }

  @Test(
    "one whose safe area answers each inset comes to an end in each turn, with one report",
    arguments: [1.0 / 3, 3] as [CGFloat])
  func safeArea(wave: CGFloat) {
    var warnings: [RefreshWarning] = []
    let (scrollView, footer, window) = host.run {
      Refresher.warningHandler = { warnings.append($0) }
      let scrollView = WaveringScrollView(frame: Self.frame)
      scrollView.wave = wave
      let window = show(scrollView, contentHeight: 300)
      scrollView.controller = window.rootViewController
      let footer = Refresher.pull(.bare(44), callback: { _ in })
      scrollView.tug.footer = footer
      return (scrollView, footer, window)
    }
    host.advance(by: 0.1)
    host.run { footer.beginRefreshing() }
    for _ in 0..<60 {
      let answers = scrollView.answers
      host.advance(by: host.frameInterval)
      #expect(scrollView.answers - answers <= 100, "in a frame")
    }
    #expect(footer.state == .refreshing)
    if wave < 0.5 {
      let answers = scrollView.answers
      host.advance(by: 1)
      #expect(scrollView.answers == answers, "less than half a point isn't followed for ever")
    }
    host.run { footer.endRefreshing() }
    host.advance(by: 1)
    #expect(footer.state == .idle && footer.heldInset == 0)
    #expect(scrollView.tug.contentInset == .zero && scrollView.contentInset == .zero)
    #expect(warnings.count <= 1 && warnings.allSatisfy { $0.subject == .contestedInset })
    host.run { scrollView.controller = nil }
    withExtendedLifetime(window) {}
  }

  @Test(
    "an observer that answers each inset by a pixel leaves the app's own inset as it is",
    arguments: [ScrollAnswer.Change.offset, .inset, .safeArea], [Refresher.Edge.top, .bottom])
  func pixel(change: ScrollAnswer.Change, edge: Refresher.Edge) {
    let screen = Screen(contentHeight: 300, contentInset: UIEdgeInsets(top: 20))
    let control = screen.host.run {
      let control = Refresher.pull(.bare(54)) { (_: Refresher) in }
      screen.scrollView.tug[edge] = control
      return control
    }
    let answer = ScrollAnswer(to: screen.scrollView, changing: change)
    for _ in 0..<5 {
      screen.begin(control)
      screen.advance(1)
      #expect(control.state == .refreshing && screen.scrollView.tug.contentInset.top == 20)
      screen.end(control)
      screen.advance(1)
      #expect(control.state == .idle && control.heldInset == 0)
    }
    // A header's room changes in each frame of a motion.
    let frames = edge == .top ? 2 * 30 : 0
    // A safe area that comes a turn later is answered in that turn, as often as the app likes.
    let isLate = change == .safeArea && screen.host.behavior.safeAreaArrival == .nextTurn
    #expect(answer.count > 0)
    #expect(isLate || answer.count <= 5 * (40 + frames), "\(answer.count): no end")
    #expect(screen.scrollView.tug.contentInset == UIEdgeInsets(top: 20))
    #expect(abs(screen.inset.top - 20) < 0.5 && abs(screen.inset.bottom) < 0.5)
  }
}
