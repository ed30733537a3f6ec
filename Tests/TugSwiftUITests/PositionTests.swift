import Foundation
import HeadlessDriver
import SeededRandom
import Testing

@testable import TugSwiftUI

/// A chat whose older messages come before the visible ones.
@MainActor
private final class Chat {
  let host = SwiftUIHost()
  let slot: Slot
  let list: HostScrollView
  let modifier: HostedModifier
  private var first = 0

  init() {
    (slot, list, modifier) = host.makeScreen(.top, trigger: .auto)
    modifier.configuration.position = AnyHashable(first)
    slot.redraw()
    host.turn()
  }

  /// When the rows of an update come.
  enum Arrival: CaseIterable { case inLayout, inNextTurn }

  func prepend(_ height: CGFloat, _ arrival: Arrival = .inLayout) {
    first -= 1
    modifier.configuration.position = AnyHashable(first)
    switch arrival {
    case .inLayout:
      slot.redraw { list.contentSize.height += height }
    case .inNextTurn:
      slot.redraw()
      host.device.run { list.contentSize.height += height }
      host.turn()
    }
  }

  func append(_ height: CGFloat) { slot.redraw { list.contentSize.height += height } }

  /// Where the last row stands on screen.
  var endOnScreen: CGFloat { list.contentSize.height - list.contentOffset.y }

  func scroll(to y: CGFloat) { host.device.run { list.contentOffset.y = y } }
}

@MainActor
@Suite("A list of SwiftUI that keeps its position", .timeLimit(.minutes(30)))
struct PositionTests {
  @Test(
    "older messages move nothing that is visible, whenever their rows come",
    arguments: [Chat.Arrival.inLayout, .inNextTurn])
  fileprivate func older(arrival: Chat.Arrival) {
    let chat = Chat()
    chat.scroll(to: 400)
    let before = chat.endOnScreen
    chat.prepend(900, arrival)
    #expect(chat.list.contentOffset.y == 1300, "the visible messages jump by 900 points")
    chat.host.pass(1)
    #expect(chat.endOnScreen == before)
  }

  @Test("newer messages, and updates of other things, move nothing")
  func newer() {
    let chat = Chat()
    chat.scroll(to: 400)
    chat.append(300)
    chat.slot.redraw()
    chat.host.pass(1)
    #expect(chat.list.contentOffset.y == 400)
  }

  @Test("the first messages of an empty chat, and of a list that just came, scroll nowhere")
  func first() {
    let chat = Chat()
    chat.modifier.configuration.position = nil
    chat.slot.redraw()
    chat.prepend(900)
    chat.host.pass(1)
    #expect(chat.list.contentOffset.y == 0)
  }

  @Test("a scroll between the update and its rows has the last word")
  func scrolled() {
    let chat = Chat()
    chat.scroll(to: 400)
    chat.modifier.configuration.position = AnyHashable("older")
    chat.slot.redraw()
    chat.scroll(to: 700)
    chat.host.device.run { chat.list.contentSize.height += 900 }
    chat.host.pass(1)
    #expect(chat.list.contentOffset.y == 700)
  }

  @Test("messages that come at random leave the last one where it was", arguments: 1...100)
  func random(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let chat = Chat()
    for _ in 0..<20 {
      switch random.pick(1...4) {
      case 1: chat.scroll(to: CGFloat(random.pick(0...1000)))
      case 2: chat.slot.redraw()
      case 3: chat.append(CGFloat(random.pick(0...300)))
      default:
        let before = chat.endOnScreen
        chat.prepend(
          CGFloat(random.pick(0...900)), random.pick([Chat.Arrival.inLayout, .inNextTurn]))
        #expect(chat.endOnScreen == before, "seed \(seed)")
      }
      if random.chance(30) { chat.host.pass(0.5) }
    }
  }
}
