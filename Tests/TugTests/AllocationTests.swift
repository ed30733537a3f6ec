import AllocationCounter
import Foundation
import Testing

@testable import Tug

@MainActor
@Suite("One step of a scroll", .enabled(if: allocation_count_is_available()))
struct AllocationTests {
  /// A stretch of offsets, and whether a finger does it.
  struct Way: Sendable {
    let name: String
    let from: CGFloat
    let to: CGFloat
    let isDragging: Bool
    let isRefreshing: Bool
  }

  nonisolated private static let ways = [
    Way(name: "content in view", from: 100, to: 900, isDragging: true, isRefreshing: false),
    Way(name: "deceleration", from: 100, to: 900, isDragging: false, isRefreshing: false),
    Way(name: "pull", from: -2, to: -50, isDragging: true, isRefreshing: false),
    Way(name: "bounce", from: -50, to: -2, isDragging: false, isRefreshing: false),
    Way(name: "refresh, shown", from: -60, to: -100, isDragging: true, isRefreshing: true),
    Way(name: "refresh, scrolled away", from: 100, to: 900, isDragging: true, isRefreshing: true),
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

  /// Allocations of `body` for 20 steps of a way, `move` not counted. The first round may set up
  /// the metadata of types; the second is what a frame costs.
  private func allocations(
    _ way: Way, on screen: Screen, move: (CGFloat) -> Void, _ body: () -> Void
  ) -> Int {
    screen.host.run {
      var count = 0
      for round in 0..<2 {
        for step in 0..<20 {
          move(way.from + (way.to - way.from) * CGFloat(step) / 20)
          allocation_count_begin()
          body()
          let made = Int(allocation_count_end())
          if round == 1 { count += made }
        }
      }
      return count
    }
  }

  @Test("allocates nothing", arguments: ways)
  func step(way: Way) {
    let screen = screen(refreshing: way.isRefreshing)
    let (scrollView, controls) = (screen.scrollView, screen.scrollView.tug)
    let header = controls.header
    // The bounds' origin is the offset, and moves without a word to the observers.
    let count = allocations(
      way, on: screen, move: { scrollView.bounds.origin.y = $0 },
      { controls.scrolled(by: way.isDragging ? .finger : .momentum) })
    #expect(count == 0)
    #expect(header?.isRefreshing == way.isRefreshing)
    let pull = -scrollView.contentOffset.y
    #expect(header?.progress == (way.isRefreshing ? 1 : max(pull, 0) / 54), "it was followed")
  }

  @Test(
    "that changes what is held costs what the scroll view makes of its new inset, and no more",
    .knownOnDevice("1"))
  func heldChanges() {
    let way = Way(
      name: "half shown", from: -50, to: -2, isDragging: true, isRefreshing: true)
    let screen = screen(refreshing: true)
    let (scrollView, controls) = (screen.scrollView, screen.scrollView.tug)
    let count = allocations(
      way, on: screen, move: { scrollView.bounds.origin.y = $0 },
      { controls.scrolled(by: .finger) })
    #expect(scrollView.contentInset.top > 0 && scrollView.contentInset.top < 10)

    let bare = Screen()
    let observation = bare.host.run {
      bare.scrollView.observe(\.contentInset) { [weak bare] _, _ in
        MainActor.assumeIsolated { _ = bare?.offset }
      }
    }
    defer { observation.invalidate() }
    var inset = bare.inset
    let write = allocations(
      way, on: bare,
      move: {
        bare.scrollView.bounds.origin.y = $0
        inset.top = -$0
      }, { bare.scrollView.contentInset = inset })
    #expect(count <= write)
  }

  /// Where a scroll view with these controls goes to and fro, under a finger.
  struct Wave: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let middle: CGFloat
    var header = true
    var footer: Refresher.TriggerKind? = .auto
    var isRefreshing = false

    static let end: CGFloat = 2000 - 667

    static let all = [
      Wave(testDescription: "at rest", middle: 500),
      Wave(testDescription: "around the header's edge", middle: 0),
      Wave(testDescription: "around the header's edge, no footer", middle: 0, footer: nil),
      Wave(testDescription: "around a pull footer's edge", middle: end, footer: .pull),
      Wave(testDescription: "around an automatic footer's edge", middle: end, header: false),
      Wave(testDescription: "with the header armed", middle: -110),
      Wave(testDescription: "with the footer armed", middle: end + 110, footer: .pull),
      Wave(testDescription: "refreshing, scrolled away", middle: 500, isRefreshing: true),
      Wave(testDescription: "refreshing, pulled further", middle: -110, isRefreshing: true),
    ]
  }

  /// With all that hears of it; without controls, there is an observer that does nothing.
  private func allocations(_ wave: Wave, withControls: Bool) -> Int {
    let screen = Screen()
    let (scrollView, tug) = (screen.scrollView, screen.scrollView.tug)
    let observation = screen.host.run {
      let action: RefreshCallback = { if !wave.isRefreshing { $0.endRefreshing() } }
      if withControls, wave.header { tug.header = .pull(callback: action) }
      if withControls, wave.footer == .auto { tug.footer = .auto(callback: action) }
      if withControls, wave.footer == .pull { tug.footer = .pull(callback: action) }
      if wave.isRefreshing { tug.header?.beginRefreshing() }
      return withControls ? nil : scrollView.observe(\.contentOffset) { _, _ in }
    }
    defer { observation?.invalidate() }
    screen.advance(0.5)
    screen.finger.grab(at: CGPoint(x: 180, y: 330), toward: CGPoint(x: 0, y: 1))
    return screen.host.run {
      var count = 0
      // The first round sets up what is set up once.
      for round in 0..<3 {
        allocation_count_begin()
        for step in 0..<32 {
          let place = CGFloat(abs(step - 16) - 8) * 5
          scrollView.contentOffset = CGPoint(x: 0, y: wave.middle + place)
        }
        count = round == 0 ? 0 : Int(allocation_count_end())
      }
      return count
    }
  }

  @Test("allocates nothing from the observer's entry to its return", arguments: Wave.all)
  func wave(wave: Wave) {
    #expect(
      allocations(wave, withControls: true) == allocations(wave, withControls: false))
  }
}
