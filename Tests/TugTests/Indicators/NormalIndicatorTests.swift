import Foundation
import HeadlessDriver
import Testing

@testable import Tug

@MainActor
@Suite("The normal style")
struct NormalIndicatorTests {
  private func look(_ control: Refresher) throws -> NormalIndicator {
    try #require(control.indicator as? NormalIndicator)
  }

  /// What the user sees of an indicator.
  private func seen(_ indicator: NormalIndicator) -> [String] {
    var seen: [String] = []
    if let view = indicator.spokes, !view.isHidden { seen.append("spokes") }
    if let view = indicator.spinner, !view.isHidden, view.isAnimating { seen.append("spinner") }
    if let view = indicator.failureSign, !view.isHidden { seen.append("sign") }
    if let view = indicator.checkSign, !view.isHidden { seen.append("check") }
    guard let message = indicator.message, !message.isHidden else { return seen }
    for label in [message.titleLabel, message.detailLabel].compactMap(\.self) where !label.isHidden {
      seen.append(label.text ?? "")
    }
    if let button = message.button, !button.isHidden { seen.append("[\(button.label.text ?? "")]") }
    return seen
  }

  private func alphas(_ indicator: NormalIndicator) -> [CGFloat] {
    indicator.spokes?.subviews.map(\.alpha) ?? []
  }

  @Test("at rest there is no view that nobody has seen yet")
  func rest() throws {
    let screen = Screen()
    for control in [screen.footer(.normal), screen.header(.normal)] {
      #expect(try look(control).subviews.isEmpty)
    }
  }

  @Test("a header is 60 points long, its eight spokes come from a fifth of the pull to all of it")
  func spokes() throws {
    let screen = Screen()
    let header = screen.header(.normal)
    let indicator = try look(header)
    #expect(header.view.bounds.height == 60)
    screen.pull(toOffset: -11)
    #expect(indicator.spokes == nil)
    screen.pull(toOffset: -37)
    #expect(alphas(indicator).prefix(4).allSatisfy { $0 > 0.99 })
    #expect(alphas(indicator).suffix(3).allSatisfy { $0 == 0 })
    screen.pull(toOffset: -61)
    #expect(header.state == .pulling && alphas(indicator) == Array(repeating: 1, count: 8))
    #expect(seen(indicator) == ["spokes"])
    screen.host.layoutWindows()
    let spokes = try #require(indicator.spokes)
    #expect(spokes.center == CGPoint(x: 187.5, y: 30) && spokes.bounds.width == 20)
  }

  @Test("past the trigger it grows for a moment; with Reduce Motion it only fades in")
  func pulse() throws {
    for isReduced in [false, true] {
      let screen = Screen()
      screen.host.accessibility.isReduceMotionEnabled = isReduced
      let indicator = try look(screen.header(.normal))
      screen.pull(toOffset: -36)
      let (partly, whole) = (alphas(indicator), indicator.spokes?.alpha ?? 0)
      #expect((Set(partly).count == 1) == isReduced, "\(partly)")
      #expect(isReduced ? whole > 0.4 && whole < 0.6 : whole == 1)
      screen.drag(by: 60)
      var sizes: [CGFloat] = []
      for _ in 0..<20 {
        let spokes = try #require(indicator.spokes)
        sizes.append((spokes.layer.presentation() ?? spokes.layer).affineTransform().a)
        screen.advance(screen.host.frameInterval)
      }
      let largest = sizes.max() ?? 0
      if isReduced { #expect(largest == 1) } else { #expect(largest > 1.05 && largest < 1.13) }
      #expect(sizes.last == 1)
    }
  }

  @Test("a run shows the system's spinner, and closes at once without a mark")
  func run() throws {
    let screen = Screen()
    let header = screen.header(.normal)
    let indicator = try look(header)
    screen.pull(toOffset: -80)
    screen.letGo()
    screen.advance(0.5)
    #expect(seen(indicator) == ["spinner"] && indicator.spinner?.color == .secondaryLabel)
    #expect(screen.offset == -60)
    screen.end(header)
    #expect(indicator.checkSign == nil && seen(indicator).isEmpty)
    screen.advance(1)
    #expect(screen.offset == 0 && indicator.checkSign == nil)
    screen.pull(toOffset: -40)
    #expect(seen(indicator) == ["spokes"])
  }

  @Test("a checkmark of 16 points shows while the result stays, and as the control closes")
  func check() throws {
    let screen = Screen()
    let header = screen.header(.normal.with { $0.tintColor = .systemRed })
    let indicator = try look(header)
    header.resultDuration = 1
    screen.begin(header)
    screen.advance(0.5)
    #expect(indicator.spinner?.color == .systemRed)
    screen.end(header)
    screen.advance(0.5)
    #expect(seen(indicator) == ["check"] && indicator.checkSign?.bounds.width == 16)
    screen.advance(0.55)
    #expect(seen(indicator) == ["check"])
    screen.advance(1)
    #expect(seen(indicator) != ["check"])
  }

  @Test("a failure shows a sign, that it failed, and the whole reason, 8 points apart and centered")
  func failure() throws {
    let screen = Screen()
    screen.host.fontMetrics = ProportionalFontMetrics()
    let header = screen.header(.normal)
    let indicator = try look(header)
    screen.begin(header)
    screen.advance(0.5)
    screen.end(header, .failure(LongOutage()))
    screen.advance(0.5)
    #expect(seen(indicator) == ["sign", "Couldn’t refresh", LongOutage.text])
    #expect(screen.inset.top == indicator.extent && indicator.extent > 110)
    let sign = try #require(indicator.failureSign)
    let message = try #require(indicator.message)
    let labels = [message.titleLabel, message.detailLabel].compactMap(\.self)
    let frames = [sign.frame] + labels.map { $0.convert($0.bounds, to: indicator) }
    #expect(frames.allSatisfy { abs($0.midX - 187.5) < 0.6 && $0.minX >= 16 })
    #expect(frames[1].minY - frames[0].maxY == 8 && frames[2].minY - frames[1].maxY == 8)
    let (above, below) = (frames[0].minY, indicator.bounds.height - frames[2].maxY)
    #expect(abs(above - below) <= 1, "not centered: \(above) above, \(below) below")
    screen.advance(4)
    #expect(screen.offset == 0 && header.view.bounds.height == 60, "the reason's room stays")
    screen.pull(toOffset: -40)
    #expect(seen(indicator) == ["spokes"] && header.state == .failed)
  }

  @Test("that it failed is a title, without the mark before how to try again", arguments: TugLanguage.all)
  func failedTitle(language: TugLanguage) throws {
    let screen = Screen()
    screen.host.run { TugLanguage.current = language }
    for control in [screen.header(.normal), screen.footer(.normal)] {
      screen.begin(control)
      screen.advance(0.5)
      screen.end(control, .failure(Outage()))
      screen.advance(0.5)
      let title = try #require(try look(control).message?.titleLabel?.text)
      #expect(title.last?.isPunctuation == false, "\(title)")
      #expect(!title.isEmpty && language.texts.failed(control.presentation.role).hasPrefix(title))
    }
  }

  @Test("an automatic footer is 44 points long and empty; its spinner comes after 0.3 seconds")
  func footer() throws {
    let screen = Screen()
    let footer = screen.footer(.normal)
    let indicator = try look(footer)
    #expect(footer.view.bounds.height == 44 && seen(indicator).isEmpty)
    screen.begin(footer)
    let spinner = try #require(indicator.spinner)
    func opacity() -> Float { (spinner.layer.presentation() ?? spinner.layer).opacity }
    screen.advance(0.25)
    #expect(opacity() == 0)
    screen.advance(0.5)
    #expect(opacity() == 1 && seen(indicator) == ["spinner"])
    screen.end(footer)
    screen.advance(0.1)
    #expect(seen(indicator).isEmpty)
    screen.begin(footer)
    screen.end(footer, .noMoreData)
    screen.advance(1)
    #expect(seen(indicator).isEmpty && footer.view.bounds.height == 44)
    #expect(footer.view.accessibilityLabel == "No more items")
    screen.host.run { footer.style[.noMoreData].title = "The end" }
    #expect(seen(indicator) == ["The end"])
  }

  @Test("a footer that failed says why, and has a button of 44 points that a tap anywhere presses")
  func retry() throws {
    let screen = Screen()
    let footer = screen.footer(.normal)
    let indicator = try look(footer)
    screen.begin(footer)
    screen.end(footer, .failure(Outage()))
    screen.advance(1)
    #expect(
      seen(indicator) == ["sign", "Couldn’t load", "The server sleeps", "[Try again]"])
    let button = try #require(indicator.message?.button)
    #expect(button.bounds.height == 44 && button.backgroundColor == .tertiarySystemFill)
    #expect(button.label.textColor == .label)
    #expect(indicator.bounds.contains(button.convert(button.bounds, to: indicator)))
    footer.view.recognizeTap()
    #expect(footer.isRefreshing && seen(indicator) == ["spinner"])
    #expect(footer.view.accessibilityUserInputLabels == ["Load more"])
  }

  @Test("a footer that only a tap starts has a button")
  func manual() throws {
    let screen = Screen()
    let footer = screen.footer(.normal)
    screen.host.run { footer.trigger.auto?.causes = [] }
    #expect(seen(try look(footer)) == ["[Load more]"])
    screen.host.run { footer.style[.idle].title = "Older" }
    #expect(seen(try look(footer)) == ["[Older]"])
    screen.host.run { footer.trigger.auto?.causes = .all }
    #expect(seen(try look(footer)) == ["Older"])
  }

  @Test("a pulled footer shows what a header does, and nothing at the end of the data")
  func pulledFooter() throws {
    let screen = Screen(contentHeight: 700)
    let footer = screen.host.run { Refresher.pullToLoad(.normal, callback: { _ in }) }
    screen.host.run { screen.scrollView.tug.footer = footer }
    let indicator = try look(footer)
    #expect(footer.view.bounds.height == 60)
    screen.begin(footer)
    screen.advance(0.5)
    #expect(seen(indicator) == ["spinner"])
    screen.end(footer, .failure(Outage()))
    screen.advance(0.5)
    #expect(seen(indicator) == ["sign", "Couldn’t load", "The server sleeps"])
    screen.advance(4)
    screen.begin(footer)
    screen.advance(0.5)
    screen.end(footer, .noMoreData)
    screen.advance(1)
    #expect(seen(indicator).isEmpty)
  }

  @Test("an app's own titles and subtitles show, and the control keeps its length as they change")
  func ownTitles() throws {
    let screen = Screen()
    let header = screen.header(
      .normal.with {
        $0[.idle].title = "Down"
        $0[.pulling].title = "Let\ngo"
        $0[.refreshing].subtitle = "News"
      })
    let indicator = try look(header)
    let extent = header.view.bounds.height
    #expect(extent > 60)
    screen.pull(toOffset: -40)
    #expect(seen(indicator) == ["spokes", "Down"])
    screen.pull(toOffset: -120)
    #expect(header.state == .pulling && seen(indicator) == ["spokes", "Let\ngo"])
    #expect(header.view.bounds.height == extent)
    screen.letGo()
    #expect(seen(indicator) == ["spinner", "News"])
    screen.host.run { header.style[.refreshing].isTitleHidden = true }
    #expect(seen(indicator) == ["spinner", "News"])
  }

  @Test("the time is off; asked for, it shows 6 points below the spinner")
  func time() throws {
    let screen = Screen()
    let header = screen.header(.normal)
    #expect(header.view.accessibilityValue == "Not updated yet")
    screen.pull(toOffset: -40)
    #expect(seen(try look(header)) == ["spokes"])
    screen.host.run { header.style.showsLastUpdated = true }
    let indicator = try look(header)
    #expect(seen(indicator) == ["spokes", "Not updated yet"])
    screen.host.layoutWindows()
    let label = try #require(indicator.message?.detailLabel)
    let spokes = try #require(indicator.spokes)
    #expect(label.convert(label.bounds, to: indicator).minY - (spokes.center.y + 10) == 6)
    #expect(label.font.pointSize == 13 && header.view.bounds.height == 60)
  }

  @Test("sides have icons only", arguments: [Refresher.Edge.leading, .trailing], [false, true])
  func sides(edge: Refresher.Edge, isRightToLeft: Bool) {
    HeadlessHost().run {
      for trigger in [Refresher.TriggerKind.pull, .auto] {
        let direction: UIUserInterfaceLayoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        for state in RefreshState.allCases {
          let indicator = NormalIndicator(trigger: trigger)
          indicator.apply(.normal)
          indicator.prepare(for: edge, trigger: trigger)
          indicator.frame = CGRect(x: 0, y: 0, width: 60, height: 300)
          indicator.show(
            .of(state, at: edge, trigger, subtitle: "The server sleeps", direction: direction))
          #expect(indicator.extent == 60 && seen(indicator).count <= 1, "\(state)")
          #expect(indicator.message == nil, "\(state) has text at a side")
          for view in indicator.subviews where !view.isHidden {
            #expect(view.center == CGPoint(x: 30, y: 150), "\(state) is off center")
          }
        }
      }
    }
  }

  @Test("text is at most 480 points wide, on an iPad, too")
  func wide() throws {
    let message = HeadlessHost().run {
      let indicator = NormalIndicator(trigger: .pull)
      indicator.apply(.normal)
      indicator.frame = CGRect(x: 0, y: 0, width: 1024, height: 120)
      indicator.show(.of(.failed, subtitle: LongOutage.text + LongOutage.text))
      indicator.layoutIfNeeded()
      return indicator.message
    }
    let label = try #require(message?.detailLabel)
    #expect(label.bounds.width <= 480 && label.bounds.width > 400)
    #expect(abs(label.frame.midX - 496) < 1)
  }
}

private struct LongOutage: LocalizedError {
  static let text =
    "The server of the news answered that it is being looked after, and asks for your patience "
    + "until tomorrow morning, when everything will be as it was before."
  var errorDescription: String? { Self.text }
}
