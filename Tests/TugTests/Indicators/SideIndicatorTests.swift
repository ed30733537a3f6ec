// Complaint numbers refer to docs/references/complaints.md.
// Defect numbers refer to docs/references/mjrefresh-defects.md.

import Foundation
import Testing

@testable import Tug

@MainActor
@Suite("Indicators at the sides", .replayed)
struct SideIndicatorTests {
  private typealias Direction = UIUserInterfaceLayoutDirection

  /// A normal indicator at a side, 60 × 300 points.
  private func indicator(
    _ state: RefreshState, at edge: Refresher.Edge, _ direction: UIUserInterfaceLayoutDirection,
    in language: TugLanguage = .english
  ) -> NormalIndicator {
    HeadlessHost().run {
      let indicator = NormalIndicator(trigger: .pull)
      indicator.apply(.normal)
      indicator.prepare(for: edge, trigger: .pull)
      indicator.frame = CGRect(x: 0, y: 0, width: indicator.extent, height: 300)
      indicator.show(.of(state, at: edge, direction: direction, in: language))
      indicator.layoutIfNeeded()
      return indicator
    }
  }

  private func labelFrame(_ indicator: NormalIndicator) -> CGRect {
    indicator.stateLabel.convert(indicator.stateLabel.bounds, to: indicator)
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

  private nonisolated static let places:
    [(Refresher.Edge, UIUserInterfaceLayoutDirection, isLeft: Bool)] = [
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
    let words = labelFrame(rest)
    #expect((rest.arrowView.center.x > words.midX) == isLeft)
    let arrow = rest.arrowView.frame
    #expect(!arrow.intersects(words) && rest.bounds.contains(arrow))
    #expect(rest.bounds.contains(words.insetBy(dx: 0.01, dy: 0.01)))
    #expect(words.height > words.width)
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
    let header = screen.header(.normal)
    screen.pull(toOffset: -70)
    screen.advance(0.3)
    screen.set { $0.layoutDirection = .rightToLeft }
    #expect(header.state == .pulling)
    #expect(abs((header.normal?.arrowView.transform.d ?? 0) + 1) < 1e-6)
    #expect((header.normal?.arrowView.center.x ?? 0) > 187.5)
  }

  @Test("text is rotated, and reads from the content's side")
  func turnedWords() {
    let (left, right) = (
      indicator(.idle, at: .leading, .leftToRight), indicator(.idle, at: .trailing, .leftToRight)
    )
    #expect(left.stateLabel.text == "Pull to refresh")
    #expect(abs(left.stateLabel.transform.b + 1) < 1e-9, "upward")
    #expect(abs(right.stateLabel.transform.b - 1) < 1e-9, "downward")
    let width = right.stateLabel.sizeThatFits(.zero).width
    #expect(labelFrame(right).height >= width, "the text isn't truncated")
  }

  @Test(
    "Chinese, Japanese, and Korean are set upright, one character a line",
    arguments: [
      (TugLanguage.simplifiedChinese, "滑\n动\n查\n看\n更\n多"), (.korean, "당\n겨\n서\n \n더\n \n보\n기"),
    ])
  func uprightWords(language: TugLanguage, words: String) {
    let indicator = indicator(.idle, at: .trailing, .leftToRight, in: language)
    #expect(indicator.stateLabel.text == words)
    #expect(indicator.stateLabel.transform == .identity)
    #expect(indicator.stateLabel.numberOfLines == 0)
    let lines = words.split(separator: "\n").count
    #expect(labelFrame(indicator).width == 14 && lines >= 6)
  }

  @Test(
    "letters decide the direction of the text, and punctuation takes its vertical form",
    arguments: [
      ("正在加载…", true), ("さらに読み込む", true), ("Loading…", false), ("加载 more", false),
      ("…", false), ("", false), ("טעינה", false),
    ])
  func script(text: String, isUpright: Bool) {
    #expect(VerticalText.standsUpright(text) == isUpright)
    #expect(VerticalText.stacked("载…ー") == "载\n︙\n丨")
  }

  @Test("a spinner takes the arrow's place, and images the place of both")
  func otherSigns() {
    let busy = indicator(.refreshing, at: .trailing, .leftToRight)
    #expect(busy.arrowView.isHidden && busy.spinner.isAnimating)
    #expect(busy.spinner.center.x < labelFrame(busy).minX)
    let alone = indicator(.noMoreData, at: .trailing, .leftToRight)
    #expect(abs(labelFrame(alone).midX - 30) < 0.01)
  }

  @Test("a control rotates with its scroll view, including its text and arrow")
  func attached() throws {
    let screen = Screen()
    screen.host.run { screen.scrollView.contentSize = CGSize(width: 1000, height: 667) }
    let leading = screen.host.run { Refresher.pull(.normal) { (_: Refresher) in } }
    screen.host.run { screen.scrollView.tug.leading = leading }
    screen.host.layoutWindows()
    let indicator = try #require(leading.normal)
    #expect(leading.view.frame.size == CGSize(width: 60, height: 667))
    #expect(indicator.bounds.size == CGSize(width: 60, height: 667))
    #expect(direction(indicator.arrowView).x == 1)
    screen.set { $0.layoutDirection = .rightToLeft }
    screen.host.run { screen.scrollView.contentSize.width = 1001 }
    #expect(direction(indicator.arrowView).x == -1)
  }
}
