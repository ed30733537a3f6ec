import Foundation
import HeadlessDriver
import Testing

@testable import Tug

/// A test's finger movements and calls.
struct Gesture: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let kind: RecordedScreen.Kind
  var isRightToLeft = false
  var content: CGFloat = 2000
  let act: @MainActor @Sendable (RecordedScreen) -> Void

  init(
    _ name: String, _ kind: RecordedScreen.Kind, content: CGFloat = 2000,
    isRightToLeft: Bool = false, act: @escaping @MainActor @Sendable (RecordedScreen) -> Void
  ) {
    testDescription = name
    self.kind = kind
    self.content = content
    self.isRightToLeft = isRightToLeft
    self.act = act
  }
}

extension Gesture {
  static let all = headers + footers + sideways + changes

  private static let headers = [
    Gesture("pull and release", .header) {
      $0.drag(300)
      $0.letGo()
      $0.advance(1)
      let screen = $0
      screen.run { screen.control.endRefreshing() }
      screen.advance(1)
    },
    Gesture("push back", .header) {
      $0.drag(300)
      $0.drag(-290)
      $0.letGo()
      $0.advance(1)
    },
    Gesture("fling at the top", .header) {
      $0.scroll(to: 900)
      $0.fling(5000)
      $0.advance(3)
    },
    Gesture("grab during a bounce", .header) {
      $0.drag(280)
      $0.letGo()
      $0.advance(0.1)
      $0.drag(120)
      $0.letGo()
      $0.advance(0.5)
      let screen = $0
      screen.run { screen.control.endRefreshing() }
      screen.advance(0.1)
      screen.drag(300)
      screen.letGo()
      screen.advance(1)
    },
    Gesture("begin and end by the app", .header) { screen in
      screen.run { screen.control.beginRefreshing() }
      screen.advance(1)
      screen.run { screen.control.endRefreshing() }
      screen.advance(1)
      screen.run { screen.control.beginRefreshing() }
      screen.advance(0.1)
      screen.run { screen.control.endRefreshing() }
      screen.advance(0.1)
      screen.run { screen.control.beginRefreshing() }
      screen.advance(1)
    },
    Gesture("failure and retry", .header) { screen in
      screen.drag(300)
      screen.letGo()
      screen.advance(0.6)
      screen.run { screen.control.endRefreshing(.failure(CocoaError(.fileNoSuchFile))) }
      screen.advance(0.6)
      screen.drag(300)
      screen.letGo()
      screen.advance(0.6)
      screen.run { screen.control.endRefreshing() }
      screen.advance(0.6)
    },
    Gesture("end under the finger", .header) { screen in
      screen.run { screen.control.beginRefreshing() }
      screen.advance(0.5)
      screen.drag(200)
      screen.run { screen.control.endRefreshing() }
      screen.drag(-100)
      screen.drag(150)
      screen.letGo()
      screen.advance(1)
    },
    Gesture("result duration and minimum duration", .header) { screen in
      screen.run {
        screen.control.resultDuration = 0.4
        screen.control.minimumDuration = 0.5
        screen.control.beginRefreshing()
      }
      screen.advance(0.3)
      screen.run { screen.control.endRefreshing() }
      screen.advance(2)
    },
  ]

  private static let footers = [
    Gesture("pull a footer", .backFooter) { screen in
      screen.scroll(to: 1367)
      screen.drag(-300)
      screen.letGo()
      screen.advance(1)
      screen.run { screen.scrollView.contentSize.height += 600 }
      screen.run { screen.control.endRefreshing() }
      screen.advance(1)
      screen.run { screen.control.endRefreshing(.noMoreData) }
      screen.drag(-300)
      screen.letGo()
      screen.advance(1)
      screen.run { screen.control.resetNoMoreData() }
      screen.advance(0.2)
    },
    Gesture("pull a footer of short content", .backFooter, content: 200) { screen in
      screen.drag(-300)
      screen.letGo()
      screen.advance(1)
      screen.run { screen.control.endRefreshing() }
      screen.advance(1)
    },
    Gesture("scroll to an automatic footer", .autoFooter) { screen in
      screen.scroll(to: 1000)
      screen.fling(-4000)
      screen.advance(3)
      screen.run { screen.scrollView.contentSize.height += 800 }
      screen.run { screen.control.endRefreshing() }
      screen.drag(-900, frames: 30)
      screen.letGo()
      screen.advance(2)
      screen.run { screen.control.endRefreshing(.noMoreData) }
      screen.drag(-100)
      screen.letGo()
      screen.advance(1)
    },
    Gesture("an automatic footer of short content", .autoFooter, content: 100) { screen in
      screen.drag(-80)
      screen.letGo()
      screen.advance(1)
      screen.run { screen.control.endRefreshing() }
      screen.drag(120)
      screen.drag(-120)
      screen.letGo()
      screen.advance(1)
    },
    Gesture("a failed load that is tapped", .autoFooter) { screen in
      screen.scroll(to: 1367)
      screen.run { screen.control.beginRefreshing() }
      screen.advance(0.2)
      screen.run { screen.control.endRefreshing(.failure(CocoaError(.fileNoSuchFile))) }
      screen.advance(0.2)
      screen.run { screen.control.view.recognizeTap() }
      screen.advance(0.2)
    },
    Gesture("filled content", .autoFooter, content: 100) { screen in
      screen.run { screen.control.shortContent = .fill(limit: 3) }
      for _ in 0..<4 {
        screen.advance(0.1)
        screen.run { screen.scrollView.contentSize.height += 150 }
        screen.run { screen.control.endRefreshing() }
      }
      screen.advance(0.2)
    },
  ]

  private static let sideways = [
    Gesture("a trailer", .trailing) { screen in
      screen.scroll(to: 1625)
      screen.drag(-250)
      screen.letGo()
      screen.advance(1)
      screen.run { screen.control.endRefreshing() }
      screen.advance(1)
    },
    Gesture("an automatic trailer from right to left", .autoTrailing, isRightToLeft: true) {
      $0.scroll(to: 100)
      $0.drag(200)
      $0.letGo()
      $0.advance(1)
      let screen = $0
      screen.run { screen.control.endRefreshing() }
      screen.advance(1)
    },
    Gesture("a leading control", .leading) { screen in
      screen.drag(250)
      screen.letGo()
      screen.advance(1)
      screen.run { screen.control.endRefreshing() }
      screen.advance(1)
    },
  ]

  private static let changes = [
    Gesture("rotation while refreshing", .header) { screen in
      screen.run { screen.control.beginRefreshing() }
      screen.advance(0.5)
      screen.run {
        screen.scrollView.frame.size = CGSize(width: 667, height: 375)
        screen.window.deviceSafeAreaInsets = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
      }
      screen.advance(0.5)
      screen.run { screen.control.endRefreshing() }
      screen.advance(1)
    },
    Gesture("rotation of a footer", .backFooter, content: 500) { screen in
      screen.run { screen.control.beginRefreshing() }
      screen.advance(0.5)
      screen.run { screen.scrollView.frame.size = CGSize(width: 667, height: 375) }
      screen.advance(0.5)
      screen.run { screen.control.endRefreshing() }
      screen.advance(1)
    },
    Gesture("the app's insets", .header) { screen in
      screen.run { screen.scrollView.contentInset.top = 20 }
      screen.run { screen.control.beginRefreshing() }
      screen.advance(0.5)
      screen.run { screen.scrollView.contentInset.top += 30 }
      screen.advance(0.1)
      screen.run { screen.scrollView.tug.contentInset.bottom = 12.5 }
      screen.run { screen.control.endRefreshing() }
      screen.advance(1)
    },
    Gesture("removal and return", .autoFooter) { screen in
      screen.scroll(to: 1400)
      screen.advance(0.3)
      screen.run { screen.scrollView.tug.footer = nil }
      screen.scroll(to: 200)
      screen.run { screen.scrollView.tug.footer = screen.control }
      screen.scroll(to: 1400)
      screen.advance(0.3)
    },
    Gesture("out of the window and back", .header) { screen in
      screen.run { screen.scrollView.removeFromSuperview() }
      screen.run { screen.control.beginRefreshing() }
      screen.advance(0.3)
      screen.run { screen.window.addSubview(screen.scrollView) }
      screen.advance(1)
    },
    Gesture("hidden, disabled, and set", .autoFooter) { screen in
      screen.scroll(to: 1000)
      screen.run { screen.control.isHidden = true }
      screen.scroll(to: 1367)
      screen.run { screen.control.isHidden = false }
      screen.run { screen.control.isEnabled = false }
      screen.drag(-100)
      screen.letGo()
      screen.run { screen.control.isEnabled = true }
      screen.run { screen.control.trigger.auto?.distance = .points(300) }
      screen.run { screen.control.trigger.auto?.maximumTriggersPerDrag = 3 }
      screen.run { screen.control.visibleExtent = 80 }
      screen.scroll(to: 500)
      screen.scroll(to: 1300)
      screen.advance(0.3)
    },
    Gesture("blocked by another control", .header) { screen in
      screen.run { screen.scrollView.tug.footer = .auto(.text) { (_: Refresher) in } }
      screen.run { screen.scrollView.tug.footer?.beginRefreshing() }
      screen.drag(300)
      screen.letGo()
      screen.run { screen.control.beginRefreshing() }
      screen.advance(0.3)
      screen.run { screen.scrollView.tug.footer?.endRefreshing() }
      screen.advance(1)
    },
    Gesture("older messages above", .header) { screen in
      screen.scroll(to: 100)
      screen.run {
        screen.scrollView.tug.preservePosition { screen.scrollView.contentSize.height += 700 }
      }
      screen.advance(0.2)
    },
  ]
}
