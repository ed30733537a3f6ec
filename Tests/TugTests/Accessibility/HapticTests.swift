import Foundation
import Testing

@testable import Tug

@MainActor
@Suite("Haptic feedback at the trigger distance")
struct HapticTests {
  @Test("is light by default, and `nil` is none")
  func off() {
    let screen = Screen()
    let header = screen.header(.classic)
    #expect(header.feedback == .light)
    screen.host.run { header.feedback = nil }
    screen.pull(toOffset: -70)
    #expect(header.state == .pulling)
    #expect(screen.host.haptics.impacts.isEmpty && screen.host.haptics.prepareCount == 0)
  }

  @Test("plays each time a pull reaches the distance, and not when code refreshes")
  func on() {
    let screen = Screen()
    let header = screen.header(.classic)
    screen.pull(toOffset: -40)
    #expect(screen.host.haptics.impacts.isEmpty)
    #expect(screen.host.haptics.prepareCount == 1)
    screen.pull(toOffset: -70)
    #expect(screen.host.haptics.impacts.map(\.style) == [.light])
    screen.drag(by: 2)
    #expect(screen.host.haptics.impacts.count == 1)
    screen.pull(toOffset: -30)
    screen.pull(toOffset: -70)
    #expect(screen.host.haptics.impacts.count == 2)
    screen.letGo()
    screen.advance(0.3)
    screen.end(header)
    screen.advance(0.5)
    screen.begin(header)
    #expect(screen.host.haptics.impacts.count == 2)
    screen.host.run { header.feedback = nil }
    #expect(header.feedback == nil)
  }
}
