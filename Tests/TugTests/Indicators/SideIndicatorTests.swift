// Complaint numbers refer to docs/references/complaints.md.
// Defect numbers refer to docs/references/mjrefresh-defects.md.

import Foundation
import Testing

@testable import Tug

@MainActor
@Suite("Indicators at the sides", .replayed)
struct SideIndicatorTests {
  private typealias Direction = UIUserInterfaceLayoutDirection

  /// A classic indicator at a side, 60 × 300 points.
  private func indicator(
    _ state: RefreshState, at edge: Refresher.Edge, _ direction: UIUserInterfaceLayoutDirection,
    in language: TugLanguage = .english
  ) -> ClassicIndicator {
    HeadlessHost().run {
      let indicator = ClassicIndicator(trigger: .pull)
      indicator.apply(.classic)
      indicator.prepare(for: edge, trigger: .pull)
      indicator.frame = CGRect(x: 0, y: 0, width: indicator.extent, height: 300)
      indicator.show(.of(state, at: edge, direction: direction, in: language))
      indicator.layoutIfNeeded()
      return indicator
    }
  }

  /// The direction of the arrow, whose image points down.
  private func direction(_ view: UIView) -> CGPoint {
    let transform = view.transform
    return CGPoint(x: transform.c.rounded(), y: transform.d.rounded())
  }

  @Test("are 60 points long, and don't show the time")
  func extent() {
    let indicator = indicator(.idle, at: .trailing, .leftToRight)
    #expect(indicator.extent == 60)
    #expect(indicator.subtitleLabel.isHidden)
  }

  private nonisolated static let places: [(Refresher.Edge, UIUserInterfaceLayoutDirection, isLeft: Bool)] = [
    (.leading, .leftToRight, true), (.trailing, .leftToRight, false),
    (.leading, .rightToLeft, false), (.trailing, .rightToLeft, true),
  ]

  @Test(
    "complaint 24, MJRefresh defect 9: the arrow points to the content, in either layout direction",
    arguments: places)
  func arrow(edge: Refresher.Edge, layout: UIUserInterfaceLayoutDirection, isLeft: Bool) {
    let rest = indicator(.idle, at: edge, layout)
    let pulling = indicator(.pulling, at: edge, layout)
    let toContent: CGFloat = isLeft ? 1 : -1
    #expect(direction(rest.arrowView) == CGPoint(x: toContent, y: 0))
    #expect(direction(pulling.arrowView) == CGPoint(x: -toContent, y: 0))
    #expect(rest.bounds.contains(rest.arrowView.frame))
  }

  @Test("complaint 24: no image is mirrored, in either layout direction", arguments: places)
  func unflipped(edge: Refresher.Edge, layout: UIUserInterfaceLayoutDirection, isLeft: Bool) {
    for state in RefreshState.allCases {
      let indicator = indicator(state, at: edge, layout)
      var views: [UIView] = [indicator]
      while let view = views.popLast() {
        let transform = view.transform
        let determinant = transform.a * transform.d - transform.b * transform.c
        #expect(abs(determinant - 1) < 1e-9, "\(type(of: view))")
        views += view.subviews
      }
    }
  }

  @Test("complaint 24: a header mirrors the place of its arrow, and nothing else")
  func header() {
    let (left, right) = (
      indicator(.idle, at: .top, .leftToRight), indicator(.idle, at: .top, .rightToLeft)
    )
    for one in [left, right] { one.frame.size = CGSize(width: 375, height: 54) }
    for one in [left, right] { one.layoutIfNeeded() }
    #expect(left.arrowView.center.x < 100)
    #expect(left.arrowView.center.x + right.arrowView.center.x == 375)
    #expect(left.arrowView.transform == right.arrowView.transform)
    #expect(left.stateLabel.frame == right.stateLabel.frame)
  }

  @Test("MJRefresh defect 10: the arrow keeps its rotation when the layout direction flips")
  func turnKept() {
    let screen = Screen()
    let header = screen.header(.classic)
    screen.pull(toOffset: -70)
    screen.advance(0.3)
    screen.set { $0.layoutDirection = .rightToLeft }
    #expect(header.state == .pulling)
    #expect(abs((header.classic?.arrowView.transform.d ?? 0) + 1) < 1e-6)
    #expect((header.classic?.arrowView.center.x ?? 0) > 187.5)
  }

  @Test("the sign stands alone in the middle, and only the end of the data has a small text")
  func signAlone() {
    for state in RefreshState.allCases {
      let indicator = indicator(state, at: .trailing, .leftToRight)
      let signs = [indicator.arrowView, indicator.spinner, indicator.failureSign]
      let shown = signs.filter { !$0.isHidden }
      #expect(indicator.caption.isHidden == (state != .noMoreData), "\(state)")
      #expect(shown.count == (state == .noMoreData || state == .succeeded ? 0 : 1), "\(state)")
      for sign in shown { #expect(sign.center == CGPoint(x: 30, y: 150), "\(state)") }
    }
    let end = indicator(.noMoreData, at: .trailing, .leftToRight)
    #expect(end.stateLabel.text == "No more items" && end.stateLabel.transform == .identity)
    #expect(end.stateLabel.font.pointSize == 12)
  }

  @Test("the small text isn't cut, and its words aren't broken", arguments: TugLanguage.all)
  func smallText(language: TugLanguage) {
    let sizes: [UIContentSizeCategory] = [.extraSmall, .large, .accessibilityExtraExtraExtraLarge]
    for category in sizes {
      let host = HeadlessHost()
      host.fontMetrics = ProportionalFontMetrics()
      host.updateTraits { $0.preferredContentSizeCategory = category }
      host.run {
        for trigger in [Refresher.TriggerKind.pull, .auto] {
          for indicator in [ClassicIndicator(trigger: trigger), TextIndicator(trigger: trigger)] {
            indicator.prepare(for: .trailing, trigger: trigger)
            indicator.apply(.classic)
            indicator.show(.of(.noMoreData, at: .trailing, trigger, in: language))
            indicator.frame = CGRect(x: 0, y: 0, width: indicator.extent, height: 300)
            indicator.layoutIfNeeded()
            let words = indicator.caption.longestWord
            #expect(words <= indicator.stateLabel.frame.width, "\(category.rawValue)")
            let size = indicator.stateLabel.sizeThatFits(indicator.stateLabel.bounds.size)
            #expect(size.height <= 300 && size.width <= indicator.stateLabel.bounds.width)
          }
        }
      }
    }
  }

  @Test("a control rotates with its scroll view, including its text and arrow")
  func attached() throws {
    let screen = Screen()
    screen.host.run { screen.scrollView.contentSize = CGSize(width: 1000, height: 667) }
    let leading = screen.host.run { Refresher.pull(.classic) { (_: Refresher) in } }
    screen.host.run { screen.scrollView.tug.leading = leading }
    screen.host.layoutWindows()
    let indicator = try #require(leading.classic)
    #expect(leading.view.frame.size == CGSize(width: 60, height: 667))
    #expect(indicator.bounds.size == CGSize(width: 60, height: 667))
    #expect(direction(indicator.arrowView).x == 1)
    screen.set { $0.layoutDirection = .rightToLeft }
    screen.host.run { screen.scrollView.contentSize.width = 1001 }
    #expect(direction(indicator.arrowView).x == -1)
  }
}
