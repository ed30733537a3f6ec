// Complaint numbers refer to docs/references/complaints.md.

import HeadlessDriver
import Testing

@testable import Tug

/// Complaint 11: a trigger is a distance to the end, and what doesn't change the distance doesn't cross it.
@MainActor
@Suite("Room for a keyboard", .timeLimit(.minutes(10)))
struct KeyboardTests {
  enum Way: CaseIterable { case ownInset, contentInset, safeArea, frame }

  /// A list 1,400 points long that ends `distance` points below the screen, and has loaded once.
  private func list(_ distance: CGFloat, isUpward: Bool) -> (Screen, Refresher, () -> Int) {
    let screen = Screen(contentHeight: 2400)
    let count = Counter()
    let control = screen.host.run {
      let control = Refresher.auto(.bare(44)) { (_: Refresher) in count.value += 1 }
      control.trigger.auto?.distance = .points(300)
      if isUpward {
        screen.scrollView.tug.header = control
      } else {
        screen.scrollView.tug.footer = control
      }
      return control
    }
    screen.scroll(to: isUpward ? distance : 2400 - 667 - distance)
    if control.state == .refreshing {
      screen.host.run { screen.scrollView.contentSize.height += 1 }
      screen.end(control)
    }
    return (screen, control, { count.value })
  }

  @MainActor private final class Counter { var value = 0 }

  @Test(
    "loads nothing, in or out of reach of the end", arguments: Way.allCases,
    [0, 200, 299, 301, 400] as [CGFloat])
  func loadsNothing(way: Way, distance: CGFloat) {
    for isUpward in [false, true] where !isUpward || way != .frame {
      let (screen, control, loads) = list(distance, isUpward: isUpward)
      let former = loads()
      for step in [250, -250] as [CGFloat] {
        // UIKit may move the content along with a safe area.
        let offset = screen.offset + (isUpward ? -step : step)
        screen.host.run {
          let scrollView = screen.scrollView
          switch way {
          case .ownInset:
            if isUpward {
              scrollView.tug.contentInset.top += step
            } else {
              scrollView.tug.contentInset.bottom += step
            }
          case .contentInset:
            if isUpward {
              scrollView.contentInset.top += step
            } else {
              scrollView.contentInset.bottom += step
            }
          case .safeArea:
            if isUpward {
              screen.window.deviceSafeAreaInsets.top += step
            } else {
              screen.window.deviceSafeAreaInsets.bottom += step
            }
            screen.window.layoutIfNeeded()
          case .frame: scrollView.frame.size.height -= step
          }
          if way != .safeArea { scrollView.contentOffset.y = offset }
        }
        // A safe area that comes a turn later is not there before: the scroll would be one to the end.
        screen.advance(0)
        screen.scroll(to: offset)
        screen.advance(0.5)
      }
      #expect(loads() == former && control.state == .idle, "\(way) at \(distance), \(isUpward)")
    }
  }

  @Test("a larger frame that brings the end into reach, and a keyboard after it, load nothing")
  func largerFrame() {
    let screen = Screen(contentHeight: 2000)
    let list = screen.scrollView
    let footer = screen.footer(.bare(44))
    screen.host.run { list.frame.size.height = 467 }
    screen.scroll(to: 2000 - 467)
    #expect(footer.state == .idle)
    screen.host.run { list.frame.size.height = 667 }
    screen.advance(0.5)
    #expect(screen.offset == 2000 + 44 - 667 && footer.state == .idle)
    screen.host.run {
      list.tug.contentInset.bottom = 300
      list.setContentOffset(CGPoint(x: 0, y: screen.offset + 300), animated: false)
    }
    screen.advance(0.5)
    #expect(footer.state == .idle)
  }

  @Test("content that the app has sent to the trigger is there, but for a rounding")
  func atTheVeryTrigger() {
    for extent in [44, 60.1, 80.7, 100.3] as [CGFloat] {
      for bottom in [20.3, 34, 34.5] as [CGFloat] {
        let screen = Screen(
          contentHeight: 667, contentInset: UIEdgeInsets(top: 0.1, left: 0, bottom: 0, right: 0),
          safeArea: UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0))
        let footer = screen.host.run {
          let footer = Refresher.auto(.bare(extent)) { (_: Refresher) in }
          footer.trigger.auto?.distance = .points(0)
          screen.scrollView.tug.footer = footer
          return footer
        }
        screen.advance(0.1)
        screen.scroll(to: bottom)
        screen.end(footer)
        screen.host.run {
          screen.scrollView.tug.contentInset.bottom = 300
          screen.scrollView.setContentOffset(CGPoint(x: 0, y: 300 + bottom), animated: false)
        }
        #expect(footer.state == .idle, "\(extent), \(bottom)")
      }
    }
  }

  @Test("a scroll of the app's toward the end still loads", arguments: [true, false])
  func scrollLoads(animated: Bool) {
    let (screen, _, loads) = list(600, isUpward: false)
    screen.host.run {
      screen.scrollView.tug.contentInset.bottom = 250
      screen.scrollView.setContentOffset(CGPoint(x: 0, y: 1800), animated: animated)
    }
    screen.advance(1)
    #expect(loads() == 1)
  }
}
