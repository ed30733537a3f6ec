import Foundation
import HeadlessDriver
import Testing

@testable import Tug

@MainActor
@Suite("Invalid geometry", .timeLimit(.minutes(30)))
struct BadGeometryTests {
  nonisolated static let bad: [CGFloat] = [
    .nan, -.nan, .infinity, -.infinity, 1e300, -1e300, .greatestFiniteMagnitude,
  ]
  nonisolated static let odd: [CGFloat] = [
    -0.0, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, .leastNormalMagnitude,
  ]

  @Test(
    "is ignored: the state stays, no inset is set, one issue is reported, and everything recovers",
    arguments: GeometryScreen.Place.allCases, GeometryScreen.Phase.allCases)
  func ignored(place: GeometryScreen.Place, phase: GeometryScreen.Phase) {
    for part in BrokenScrollView.Part.allCases {
      for value in Self.bad + (part.isSigned ? [] : [-100]) {
        let screen = GeometryScreen(place, phase)
        let before = screen.memory
        let what: Comment = "\(part) is \(value)"
        screen.go(wrong: .init(part: part, value: value, isVertical: place.isVertical))
        for _ in 0..<3 { screen.poke() }
        #expect(screen.memory == before, what)
        #expect(screen.warnings.map(\.subject) == [part.subject], what)
        #expect(screen.aftermath() == [], what)
      }
    }
  }

  @Test(
    "across the axis leaves the control where it was",
    arguments: GeometryScreen.Place.allCases, [GeometryScreen.Phase.idle, .pulling, .refreshing])
  func across(place: GeometryScreen.Place, phase: GeometryScreen.Phase) {
    for part in BrokenScrollView.Part.allCases {
      for value in Self.bad {
        let screen = GeometryScreen(place, phase)
        let before = screen.memory
        let what: Comment = "\(part) is \(value)"
        screen.go(wrong: .init(part: part, value: value, isVertical: !place.isVertical))
        screen.poke()
        #expect(screen.memory == before, what)
        #expect(screen.warnings.count <= 1, what)
        #expect(screen.aftermath() == [], what)
      }
    }
  }

  @Test(
    "doesn't keep a refresh from ending",
    arguments: GeometryScreen.Place.allCases, [GeometryScreen.Phase.opening, .refreshing])
  func ends(place: GeometryScreen.Place, phase: GeometryScreen.Phase) {
    for part in BrokenScrollView.Part.allCases {
      for value in Self.bad {
        let screen = GeometryScreen(place, phase)
        let what: Comment = "\(part) is \(value)"
        screen.go(wrong: .init(part: part, value: value, isVertical: place.isVertical))
        screen.poke()
        screen.host.run { screen.control.endRefreshing() }
        screen.host.advance(by: 1)
        #expect(screen.control.state == .idle, what)
        #expect(screen.memory.isFinite, what)
        #expect(screen.aftermath() == [], what)
      }
    }
  }

  @Test(
    "a refresh that waited for its window under invalid geometry begins once it is valid",
    arguments: GeometryScreen.Place.allCases, BrokenScrollView.Part.allCases)
  func waits(place: GeometryScreen.Place, part: BrokenScrollView.Part) {
    let screen = GeometryScreen(place, .willRefresh)
    screen.go(wrong: .init(part: part, value: .nan, isVertical: place.isVertical))
    screen.host.run { screen.window.addSubview(screen.scrollView) }
    screen.host.advance(by: 0.5)
    #expect(screen.control.state == .willRefresh)
    screen.go(wrong: nil)
    screen.poke()
    screen.host.advance(by: 0.5)
    #expect(screen.control.state == .refreshing && screen.runs == 1)
  }

  @Test("content that became short under an invalid offset loads more once the offset is valid")
  func filled() {
    let screen = GeometryScreen(.automaticFooter)
    screen.host.run { screen.control.shortContent = .fill(limit: 1) }
    screen.go(wrong: .init(part: .offset, value: .nan, isVertical: true))
    screen.host.run { screen.scrollView.contentSize.height = 200 }
    screen.host.advance(by: 0.1)
    #expect(screen.runs == 0)
    screen.go(wrong: nil)
    screen.host.run { screen.scrollView.contentOffset.y = -7 }
    screen.host.advance(by: 0.1)
    #expect(screen.runs == 1)
  }

  @Test(
    "unusual but valid numbers are accepted",
    arguments: GeometryScreen.Place.allCases, GeometryScreen.Phase.allCases)
  func odd(place: GeometryScreen.Place, phase: GeometryScreen.Phase) {
    for part in BrokenScrollView.Part.allCases {
      for value in Self.odd where part.isSigned || value >= 0 {
        let screen = GeometryScreen(place, phase)
        let what: Comment = "\(part) is \(value)"
        screen.go(wrong: .init(part: part, value: value, isVertical: place.isVertical))
        for _ in 0..<3 { screen.poke() }
        #expect(screen.memory.isFinite && screen.warnings.isEmpty, what)
        screen.go(wrong: nil)
        screen.poke()
        screen.host.advance(by: 0.6)
        #expect(screen.memory.isFinite && screen.mistakes.isEmpty, what)
      }
    }
  }

  /// The same values through UIKit's own properties, and the result that UIKit allows.
  @Test(
    "enormous numbers assigned to UIKit don't trap, and leave nothing behind",
    arguments: GeometryScreen.Place.allCases, GeometryScreen.Phase.allCases)
  func assigned(place: GeometryScreen.Place, phase: GeometryScreen.Phase) {
    for value in Self.bad + Self.odd + [-100] {
      for part in 0..<5 {
        let screen = GeometryScreen(place, phase)
        let view = screen.scrollView
        let (size, inset, frame) = (view.contentSize, view.tug.contentInset, view.frame)
        screen.host.run {
          switch part {
          case 0: view.contentOffset = CGPoint(x: value, y: value)
          case 1: view.contentSize = CGSize(width: value, height: value)
          case 2:
            view.contentInset = UIEdgeInsets(top: value, left: value, bottom: value, right: value)
          case 3: view.frame = CGRect(x: 0, y: 0, width: value, height: value)
          default:
            screen.window.deviceSafeAreaInsets = UIEdgeInsets(
              top: value, left: value, bottom: value, right: value)
          }
        }
        screen.host.advance(by: 0.1)
        let what: Comment = "\(part) is \(value)"
        #expect(screen.memory.isFinite, what)
        screen.host.run {
          screen.window.deviceSafeAreaInsets = .zero
          view.frame = frame
          view.contentSize = size
          view.tug.contentInset = inset
          view.setContentOffset(CGPoint(x: -4, y: -8), animated: false)
        }
        screen.host.advance(by: 1)
        #expect(screen.memory.isFinite, what)
        if phase == .idle { #expect(screen.control.heldInset <= 50, what) }
      }
    }
  }

  @Test("is reported once for each control and subject")
  func saidOnce() {
    let screen = GeometryScreen(.header)
    screen.host.run { screen.scrollView.tug.footer = .auto(.bare(44)) { (_: Refresher) in } }
    for part in [BrokenScrollView.Part.contentSize, .contentInset, .contentSize] {
      screen.go(wrong: .init(part: part, value: .nan, isVertical: true))
      for _ in 0..<5 { screen.poke() }
      screen.go(wrong: nil)
      screen.poke()
    }
    #expect(
      screen.warnings == [
        .init(subject: .contentSize, edge: .top), .init(subject: .contentSize, edge: .bottom),
        .init(subject: .contentInset, edge: .top), .init(subject: .contentInset, edge: .bottom),
      ])
    #expect(
      "\(screen.warnings[0])"
        == "Tug, control at top: the content size is unusable and ignored")
  }
}
