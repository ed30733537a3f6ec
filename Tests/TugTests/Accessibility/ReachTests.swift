import Foundation
import HeadlessDriver
import Testing

@testable import Tug

/// Who cannot pull reaches a control, and begins what others could begin, no more.
@MainActor
@Suite("Who doesn't pull")
struct ReachTests {
  private func names(_ view: UIView) -> [String] {
    view.accessibilityCustomActions?.map(\.name) ?? []
  }

  @Test(
    "every technology finds a control at rest, and its words aren't drawn",
    arguments: AssistiveTechnology.allCases)
  func found(technology: AssistiveTechnology) {
    for isRunning in [true, false] {
      for fadesIn in [true, false] {
        let screen = Screen()
        screen.host.accessibility.isVoiceOverRunning = isRunning
        let header = screen.header(.classic)
        header.trigger.pull?.fadesIn = fadesIn
        let found = screen.host.accessibility.elements(in: screen.window, for: technology)
        #expect(found == [header.view], "\(technology) finds nothing")
        #expect(header.indicator.isHidden)
        screen.pull(toOffset: -70)
        screen.letGo()
        screen.advance(0.5)
        screen.end(header)
        screen.advance(1)
        #expect(screen.host.accessibility.elements(in: screen.window, for: technology) == found)
      }
    }
  }

  @Test("a control at rest takes no touches: a tap doesn't retry what nobody sees")
  func untouched() {
    let screen = Screen(contentInset: UIEdgeInsets(top: 80, left: 0, bottom: 0, right: 0))
    let header = screen.header(.classic)
    header.failureDuration = 0
    screen.begin(header)
    screen.advance(0.5)
    screen.end(header, .failure(Trouble()))
    screen.advance(1)
    #expect(header.state == .failed)
    screen.finger.tap(at: CGPoint(x: 180, y: 50))
    #expect(header.state == .failed, "a tap beside the list refreshed")
  }

  @Test("a disabled, hidden, or blocked control neither offers its action nor begins it")
  func gated() {
    let gates: [(String, @MainActor (Screen, Refresher, Bool) -> Void)] = [
      ("disabled", { _, header, isShut in header.isEnabled = !isShut }),
      ("hidden", { _, header, isShut in header.isHidden = isShut }),
      (
        "blocked",
        { screen, _, isShut in
          screen.scrollView.tug.arbitration = .exclusive
          let footer = screen.scrollView.tug.footer
          if isShut { footer?.beginRefreshing() } else { footer?.endRefreshing() }
        }
      ),
    ]
    for (name, gate) in gates {
      let screen = Screen()
      _ = VoiceOver(on: screen.host)
      let (header, footer) = (screen.header(.classic), screen.footer(.classic))
      #expect(names(screen.scrollView) == ["Refresh", "Load more"])
      let action = screen.scrollView.accessibilityCustomActions?.first
      screen.host.run { gate(screen, header, true) }
      screen.advance(0.5)
      #expect(names(header.view) == [] && !names(screen.scrollView).contains("Refresh"), "\(name)")
      #expect(header.view.accessibilityTraits.contains(.notEnabled), "\(name)")
      screen.host.run {
        #expect(!header.view.accessibilityActivate(), "\(name): a double tap")
        #expect(action?.actionHandler?(action!) == false, "\(name): an action kept from before")
        #expect(!header.view.accessibilityScroll(.up), "\(name): three fingers")
      }
      #expect(header.state == .idle, "\(name)")
      screen.host.run { gate(screen, header, false) }
      screen.advance(0.5)
      #expect(Set(names(screen.scrollView)) == ["Refresh", "Load more"], "\(name)")
      #expect(header.view.accessibilityTraits == .button, "\(name)")
      screen.host.run { #expect(header.view.accessibilityActivate()) }
      #expect(header.isRefreshing && footer.state == .idle)
    }
  }

  @Test(
    "below an empty list, a footer neither offers its action nor begins it",
    arguments: [Refresher.TriggerKind.auto, .pull])
  func vacant(trigger: Refresher.TriggerKind) {
    let screen = Screen()
    _ = VoiceOver(on: screen.host)
    let footer = screen.host.run {
      let footer: Refresher =
        trigger == .auto ? .auto(callback: { _ in }) : .pullToLoad(callback: { _ in })
      screen.scrollView.tug.footer = footer
      return footer
    }
    #expect(names(screen.scrollView) == ["Load more"])
    let action = screen.scrollView.accessibilityCustomActions?.first
    screen.host.run { screen.scrollView.contentSize.height = 0 }
    screen.advance(0.5)
    #expect(footer.view.isHidden && names(screen.scrollView) == [] && names(footer.view) == [])
    screen.host.run {
      #expect(!footer.view.accessibilityActivate(), "a double tap")
      #expect(action?.actionHandler?(action!) == false, "an action kept from before")
      #expect(!footer.view.accessibilityScroll(.down), "three fingers")
    }
    #expect(footer.state == .idle)
    screen.host.run { screen.scrollView.contentSize.height = 2000 }
    screen.advance(0.5)
    #expect(names(screen.scrollView) == ["Load more"])
    screen.host.run { #expect(footer.view.accessibilityActivate()) }
    #expect(footer.isRefreshing)
  }

  @Test("the app is asked before a double tap begins, as before a pull")
  func asked() {
    let screen = Screen()
    let header = screen.header(.classic)
    var questions = 0
    header.shouldBegin = {
      questions += 1
      return false
    }
    screen.host.run { #expect(!header.view.accessibilityActivate()) }
    #expect(header.state == .idle && questions == 1)
    header.shouldBegin = { true }
    screen.host.run { #expect(header.view.accessibilityActivate()) }
    #expect(header.isRefreshing)
  }

  @Test("the haptic of the second stop doesn't play on the way back")
  func wayBack() {
    let screen = Screen()
    let header = screen.header(.classic)
    header.trigger.pull?.secondStop = .init(distance: 90, title: "Camera") {}
    screen.host.run { header.feedback = .light }
    screen.pull(toOffset: -110)
    #expect(header.state == .pullingFurther)
    let played = screen.host.haptics.impacts.count
    while screen.offset < -75 { screen.drag(by: -2) }
    #expect(header.state == .pulling && screen.host.haptics.impacts.count == played)
    while screen.offset > -105 { screen.drag(by: 2) }
    #expect(screen.host.haptics.impacts.count == played + 1)
  }

  @Test("with Button Shapes, a title that can be tapped is underlined, and no other")
  func buttonShapes() throws {
    let screen = Screen()
    let (header, footer) = (screen.header(.classic), screen.footer(.classic))
    func isUnderlined(_ control: Refresher) -> Bool {
      let text = control.classic?.stateLabel.attributedText
      return text?.attributes(at: 0, effectiveRange: nil)[.underlineStyle] != nil
    }
    #expect(!isUnderlined(footer))
    screen.host.accessibility.buttonShapesEnabled = true
    #expect(isUnderlined(footer) && !isUnderlined(header))
    #expect(footer.classic?.stateLabel.font.pointSize == 14 && footer.shownTitle == "Load more")
    screen.begin(footer)
    #expect(!isUnderlined(footer), "what can't be tapped looks like a button")
    screen.end(footer, .failure(Trouble()))
    #expect(isUnderlined(footer))
    screen.host.accessibility.buttonShapesEnabled = false
    #expect(!isUnderlined(footer))
  }

  @Test("in the normal style, what can be tapped has a shape, with and without Button Shapes")
  func shapes() throws {
    let screen = Screen()
    let footer = screen.footer(.normal)
    screen.host.run { footer.trigger.auto?.causes = [] }
    let message = try #require((footer.indicator as? NormalIndicator)?.message)
    func hasShape() -> Bool {
      guard let button = message.button, !message.isHidden, !button.isHidden else { return false }
      return button.backgroundColor == .tertiarySystemFill && button.layer.cornerRadius > 0
    }
    for isOn in [false, true, false] {
      screen.host.accessibility.buttonShapesEnabled = isOn
      #expect(hasShape(), "at rest")
      screen.begin(footer)
      #expect(!hasShape(), "what can't be tapped looks like a button")
      screen.end(footer, .failure(Trouble()))
      #expect(hasShape(), "after a failure")
      screen.host.run { footer.resetNoMoreData() }
    }
  }

  @Test("with Reduce Motion, a sequence of pictures stands still, and plays again without it")
  func pictures() throws {
    let screen = Screen()
    let images = (0..<3).map { _ in
      UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
    }
    let header = screen.header(.images(idle: images, refreshing: images))
    let view = try #require((header.indicator as? ImagesIndicator)?.imageView)
    #expect(view.accessibilityIgnoresInvertColors, "Smart Invert makes negatives of pictures")
    screen.begin(header)
    screen.advance(0.5)
    #expect(view.isAnimating)
    screen.host.accessibility.isReduceMotionEnabled = true
    #expect(!view.isAnimating && view.image === images.first)
    screen.host.accessibility.isReduceMotionEnabled = false
    #expect(view.isAnimating)
    screen.end(header)
    screen.advance(1)
    screen.host.accessibility.isReduceMotionEnabled = true
    screen.begin(header)
    #expect(!view.isAnimating)
  }
}
