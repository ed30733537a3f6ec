import AllocationCounter
import Foundation
import Testing

@testable import Tug

@MainActor
@Suite("One step of a scroll", .enabled(if: allocation_count_is_available()))
struct AllocationTests {
  /// A range of offsets, and whether a finger scrolls through it.
  struct OffsetPath: Sendable {
    let name: String
    let from: CGFloat
    let to: CGFloat
    let isDragging: Bool
    let isRefreshing: Bool
  }

  nonisolated private static let paths = [
    OffsetPath(name: "content in view", from: 100, to: 900, isDragging: true, isRefreshing: false),
    OffsetPath(name: "deceleration", from: 100, to: 900, isDragging: false, isRefreshing: false),
    OffsetPath(name: "pull", from: -2, to: -50, isDragging: true, isRefreshing: false),
    OffsetPath(name: "bounce", from: -50, to: -2, isDragging: false, isRefreshing: false),
    OffsetPath(name: "refresh, shown", from: -60, to: -100, isDragging: true, isRefreshing: true),
    OffsetPath(
      name: "refresh, scrolled away", from: 100, to: 900, isDragging: true, isRefreshing: true),
  ]

  private func screen(refreshing: Bool) -> Screen {
    let screen = Screen()
    screen.host.run {
      screen.scrollView.tug.header = .pull { (_: Refresher) in }
      screen.scrollView.tug.footer = .auto { (_: Refresher) in }
      if refreshing { screen.scrollView.tug.header?.beginRefreshing() }
    }
    screen.advance(0.5)
    return screen
  }

  /// The allocations of `body` over 20 steps of a path, without those of `move`. The first pass may
  /// initialize type metadata; the second is the cost of a frame.
  private func allocations(
    _ path: OffsetPath, on screen: Screen, move: (CGFloat) -> Void, _ body: () -> Void
  ) -> Int {
    screen.host.run {
      var count = 0
      for round in 0..<2 {
        for step in 0..<20 {
          move(path.from + (path.to - path.from) * CGFloat(step) / 20)
          allocation_count_begin()
          body()
          let made = Int(allocation_count_end())
          if round == 1 { count += made }
        }
      }
      return count
    }
  }

  @Test("allocates nothing", arguments: paths)
  func step(path: OffsetPath) {
    let screen = screen(refreshing: path.isRefreshing)
    let (scrollView, controls) = (screen.scrollView, screen.scrollView.tug)
    let header = controls.header
    // The origin of the bounds is the offset, and changes without notifying the observers.
    let count = allocations(
      path, on: screen, move: { scrollView.bounds.origin.y = $0 },
      { controls.host.scrolled(by: path.isDragging ? .finger : .momentum) })
    #expect(count == 0)
    #expect(header?.isRefreshing == path.isRefreshing)
    let pull = -scrollView.contentOffset.y
    #expect(header?.progress == (path.isRefreshing ? 1 : max(pull, 0) / 60), "the pull was tracked")
  }

  @Test(
    "that changes the held inset allocates only what the scroll view does for its new inset")
  func heldChanges() {
    let path = OffsetPath(
      name: "half shown", from: -50, to: -2, isDragging: true, isRefreshing: true)
    let screen = screen(refreshing: true)
    screen.host.behavior.assignsOffsetAfterChanges = true
    let (scrollView, controls) = (screen.scrollView, screen.scrollView.tug)
    let count = allocations(
      path, on: screen, move: { scrollView.bounds.origin.y = $0 },
      { controls.host.scrolled(by: .finger) })
    #expect(scrollView.contentInset.top > 0 && scrollView.contentInset.top < 10)

    let bare = Screen()
    bare.host.behavior.assignsOffsetAfterChanges = true
    let observations = bare.host.run {
      [
        bare.scrollView.observe(\.contentInset) { [weak bare] _, _ in
          MainActor.assumeIsolated { _ = bare?.offset }
        },
        // A change of the inset ends with an assignment of the offset, which reaches observers, too.
        bare.scrollView.observe(\.contentOffset) { [weak bare] _, _ in
          MainActor.assumeIsolated { _ = bare?.offset }
        },
      ]
    }
    defer { for observation in observations { observation.invalidate() } }
    var inset = bare.inset
    let write = allocations(
      path, on: bare,
      move: {
        bare.scrollView.bounds.origin.y = $0
        inset.top = -$0
      }, { bare.scrollView.contentInset = inset })
    #expect(count <= write)
  }

  /// The range in which a scroll view with these controls moves back and forth under a finger.
  struct Oscillation: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let middle: CGFloat
    var header = true
    var footer: Refresher.TriggerKind? = .auto
    var isRefreshing = false

    static let end: CGFloat = 2000 - 667

    static let all = [
      Oscillation(testDescription: "at rest", middle: 500),
      Oscillation(testDescription: "around the header's edge", middle: 0),
      Oscillation(testDescription: "around the header's edge, no footer", middle: 0, footer: nil),
      Oscillation(testDescription: "around a pull footer's edge", middle: end, footer: .pull),
      Oscillation(testDescription: "around an automatic footer's edge", middle: end, header: false),
      Oscillation(testDescription: "with the header armed", middle: -110),
      Oscillation(testDescription: "with the footer armed", middle: end + 110, footer: .pull),
      Oscillation(testDescription: "refreshing, scrolled away", middle: 500, isRefreshing: true),
      Oscillation(testDescription: "refreshing, pulled further", middle: -110, isRefreshing: true),
    ]
  }

  /// With every observer attached; without controls, an observer that does nothing.
  private func allocations(_ oscillation: Oscillation, withControls: Bool) -> Int {
    let screen = Screen()
    let (scrollView, tug) = (screen.scrollView, screen.scrollView.tug)
    let observation = screen.host.run {
      let action: RefreshCallback = { if !oscillation.isRefreshing { $0.endRefreshing() } }
      if withControls, oscillation.header { tug.header = .pull(callback: action) }
      if withControls, oscillation.footer == .auto { tug.footer = .auto(callback: action) }
      if withControls, oscillation.footer == .pull { tug.footer = .pull(callback: action) }
      if oscillation.isRefreshing { tug.header?.beginRefreshing() }
      return withControls ? nil : scrollView.observe(\.contentOffset) { _, _ in }
    }
    defer { observation?.invalidate() }
    screen.advance(0.5)
    screen.finger.grab(at: CGPoint(x: 180, y: 330), toward: CGPoint(x: 0, y: 1))
    return screen.host.run {
      var count = 0
      // The first pass does all one-time initialization.
      for round in 0..<3 {
        allocation_count_begin()
        for step in 0..<32 {
          let place = CGFloat(abs(step - 16) - 8) * 5
          scrollView.contentOffset = CGPoint(x: 0, y: oscillation.middle + place)
        }
        count = round == 0 ? 0 : Int(allocation_count_end())
      }
      return count
    }
  }

  @Test("allocates nothing from the observer's entry to its return", arguments: Oscillation.all)
  func oscillation(oscillation: Oscillation) {
    #expect(
      allocations(oscillation, withControls: true) == allocations(oscillation, withControls: false))
  }
}
