import Foundation
import Testing

@testable import Tug

@MainActor
@Suite("Options that aren't valid numbers", .timeLimit(.minutes(30)))
struct BadOptionTests {
  nonisolated static let values = BadGeometryTests.bad + BadGeometryTests.odd + [-100]

  @MainActor
  private static let options: [(name: String, set: (Refresher, CGFloat) -> Void)] = [
    ("visibleExtent", { $0.visibleExtent = $1 }),
    ("triggerDistance", { $0.trigger.pull?.triggerDistance = $1 }),
    ("restingExtent", { $0.trigger.pull?.restingExtent = $1 }),
    ("ignoredInset", { $0.ignoredInset = $1 }),
    ("percent", { $0.trigger.auto?.distance = .percent($1) }),
    ("points", { $0.trigger.auto?.distance = .points($1) }),
    ("viewports", { $0.trigger.auto?.distance = .viewports($1) }),
    ("minimumDuration", { $0.minimumDuration = $1 }),
    ("resultDuration", { $0.resultDuration = $1 }),
    ("openingDuration", { $0.openingDuration = $1 }),
    ("closingDuration", { $0.closingDuration = $1 }),
    ("labelInset", { $0.style.labelInset = $1 }),
    (
      "the style's extent",
      {
        ($0.indicator as? BareIndicator)?.extent = $1
        $0.invalidateExtent()
      }
    ),
  ]

  @Test(
    "don't trap, don't place a control, and can be corrected",
    arguments: GeometryScreen.Place.allCases, GeometryScreen.Phase.allCases)
  func options(place: GeometryScreen.Place, phase: GeometryScreen.Phase) {
    for option in Self.options {
      for value in Self.values {
        let screen = GeometryScreen(place, phase)
        let control = screen.control
        let what: Comment = "\(option.name) is \(value)"
        screen.host.run { option.set(control, value) }
        screen.host.advance(by: 0.2)
        #expect(screen.memory.isFinite && screen.memory.held <= 1e6, what)
        screen.host.run {
          control.endRefreshing()
          control.endRefreshing()
          control.resetNoMoreData()
          control.beginRefreshing()
        }
        screen.host.advance(by: 0.5)
        #expect(screen.memory.isFinite && screen.memory.held <= 1e6, what)
        #expect(screen.mistakes.isEmpty, what)
        screen.host.run { for view in screen.scrollView.subviews { view.removeFromSuperview() } }
        screen.host.advance(by: 0.6)
        #expect(screen.memory.held == 0 && control.state == .idle, what)
        #expect(screen.host.scheduledCount <= (option.name.hasSuffix("Duration") ? 1 : 0), what)
      }
    }
  }

  @Test("invalid counts are treated the same", arguments: [Int.min, -1, 0, Int.max])
  func counts(count: Int) {
    for place in GeometryScreen.Place.allCases {
      let screen = GeometryScreen(place)
      screen.host.run {
        screen.control.trigger.auto?.maximumTriggersPerDrag = count
        screen.control.trigger.auto?.distance = .items(count)
        screen.control.shortContent = .fill(limit: count)
        screen.scrollView.contentSize = CGSize(width: 100, height: 100)
      }
      screen.host.advance(by: 1)
      #expect(screen.memory.isFinite && screen.mistakes.isEmpty)
    }
  }

  @Test(
    "a control is created whatever its lengths are, and reports invalid ones", arguments: values)
  func made(value: CGFloat) {
    let screen = GeometryScreen(.header, extent: value)
    screen.host.run {
      screen.scrollView.tug.footer = .pull(
        .bare(value), options: .init(triggerDistance: value, restingExtent: value),
        callback: { _ in })
      screen.scrollView.tug.footer?.visibleExtent = value
      screen.scrollView.tug.footer?.beginRefreshing()
      screen.control.beginRefreshing()
    }
    screen.host.advance(by: 1)
    let inset = screen.scrollView.contentInset
    #expect(inset.top >= 8 && inset.top <= 1e6 && inset.bottom >= 16 && inset.bottom <= 1e6)
    #expect(screen.memory.isFinite && screen.mistakes.isEmpty)
    let isUsable = value >= 0 && value <= 1e6  // false for NaN
    #expect(screen.warnings.isEmpty == isUsable)
    #expect(screen.warnings.allSatisfy { $0.subject == .length })
  }

  @Test("every indicator, in a scroll view with invalid geometry", arguments: values)
  func styles(value: CGFloat) {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
    let styles: [RefreshStyle] = [
      .classic.with { $0.labelInset = value }, .text, .spinner,
      .images(idle: [image, image], refreshing: [image]).with { $0.labelInset = value },
    ]
    for style in styles {
      for isVertical in [true, false] {
        let screen = GeometryScreen(.header)
        screen.host.run {
          screen.scrollView.tug.header = .pull(style) { (_: Refresher) in }
          screen.scrollView.tug.leading = .pull(style) { (_: Refresher) in }
          screen.scrollView.tug.trailing = .auto(style) { (_: Refresher) -> Void in }
        }
        for part in BrokenScrollView.Part.allCases {
          screen.go(wrong: .init(part: part, value: value, isVertical: isVertical))
          screen.poke()
          screen.host.advance(by: 0.02)
          screen.host.run { screen.scrollView.tug.header?.beginRefreshing() }
          screen.host.advance(by: 0.1)
        }
        #expect(screen.mistakes.isEmpty)
      }
    }
  }
}
