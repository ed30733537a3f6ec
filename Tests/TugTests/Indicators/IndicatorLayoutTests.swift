import Foundation
import Testing

@testable import Tug

@MainActor
@Suite("The layout of the indicators")
struct IndicatorLayoutTests {
  private nonisolated static let states: [RefreshState] = [
    .idle, .pulling, .willRefresh, .refreshing, .noMoreData, .failed,
  ]

  @Test(
    "is 54 points long in pulled controls, 44 in automatic ones",
    arguments: [(Refresher.TriggerKind.pull, 54), (.auto, 44)] as [(Refresher.TriggerKind, CGFloat)]
  )
  func extent(trigger: Refresher.TriggerKind, extent: CGFloat) {
    HeadlessHost().run {
      #expect(ClassicIndicator(trigger: trigger).extent == extent)
      #expect(TextIndicator(trigger: trigger).extent == extent)
    }
  }

  @Test(
    "keeps arrow, spinner, and text apart and inside the control",
    arguments: [320, 375, 768] as [CGFloat], states)
  func apart(width: CGFloat, state: RefreshState) {
    let host = HeadlessHost()
    host.fontMetrics = ProportionalFontMetrics()
    host.run {
      for (edge, trigger) in [
        (Refresher.Edge.top, Refresher.TriggerKind.pull), (.bottom, .pull), (.bottom, .auto),
      ]
      where trigger == .pull || state != .pulling {
        let indicator = ClassicIndicator(trigger: trigger)
        indicator.frame = CGRect(x: 0, y: 0, width: width, height: indicator.extent)
        indicator.prepare(for: edge, trigger: trigger)
        indicator.show(.of(state, at: edge, trigger, subtitle: "12/31/26, 11:59 PM"))
        indicator.layoutIfNeeded()
        expectOrder(indicator)
      }
    }
  }

  private func expectOrder(_ indicator: ClassicIndicator) {
    let labels = [indicator.stateLabel, indicator.subtitleLabel].filter { !$0.isHidden }
    let signs = [indicator.arrowView, indicator.spinner].filter { !$0.isHidden }
    for label in labels {
      let textWidth = label.sizeThatFits(indicator.bounds.size).width
      let frame = label.convert(label.bounds, to: indicator)
      #expect(frame.midX == indicator.bounds.midX, "the text is centered")
      #expect(textWidth <= frame.width, "the text isn't truncated")
      #expect(indicator.bounds.contains(frame))
      for sign in signs {
        #expect(sign.center.x + sign.bounds.width / 2 < frame.midX - textWidth / 2)
      }
    }
    for sign in signs {
      #expect(sign.center.x - sign.bounds.width / 2 >= 0)
      #expect(sign.center.y == indicator.bounds.midY)
    }
    if labels.count == 2 { #expect(labels[0].frame.maxY <= labels[1].frame.minY) }
  }

  @Test("follows a rotation of the screen")
  func rotation() {
    let screen = Screen()
    let header = screen.host.run { Refresher.pull(.classic) { (_: Refresher) in } }
    screen.host.run { screen.scrollView.tug.header = header }
    let indicator = header.indicator as! ClassicIndicator
    for width in [375, 667, 320] as [CGFloat] {
      screen.host.run { screen.scrollView.frame.size.width = width }
      screen.host.layoutWindows()
      #expect(indicator.bounds.size == CGSize(width: width, height: 54))
      expectOrder(indicator)
    }
  }
}

@MainActor
@Suite("The view of a control")
struct RefresherViewTests {
  @Test("a slow drag that starts on the footer scrolls the list")
  func slowDrag() {
    let screen = Screen(contentHeight: 640)
    let footer = screen.footer(.classic)
    #expect(footer.view.frame.minY == 640)
    screen.finger.down(at: CGPoint(x: 180, y: 655))
    screen.advance(0.5)
    for _ in 0..<10 { screen.drag(by: -5) }
    #expect(screen.scrollView.isDragging)
    #expect(screen.offset > 10)
    screen.finger.up()
  }

  @Test("a tap on a footer that is idle or has failed loads; a tap beside it doesn't")
  func tap() {
    let screen = Screen(contentHeight: 600)
    var runs = 0
    let footer = screen.footer(.classic) { _ in runs += 1 }
    screen.finger.tap(at: CGPoint(x: 180, y: 300))
    #expect(runs == 0)
    screen.finger.tap(at: CGPoint(x: 180, y: 620))
    #expect(runs == 1)
    screen.end(footer, .failure(Trouble()))
    screen.finger.tap(at: CGPoint(x: 180, y: 620))
    #expect(runs == 2)
  }
}
