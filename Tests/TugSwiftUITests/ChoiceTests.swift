import Foundation
import HeadlessDriver
import Testing

@testable import TugSwiftUI

/// What stands before the list of a screen.
enum Neighbor: String, CaseIterable, CustomTestStringConvertible {
  case chips, shortChips, emptyChips, text, pager, log

  var testDescription: String { rawValue }

  @MainActor
  func make() -> UIScrollView {
    let isRow = self == .chips || self == .shortChips || self == .emptyChips
    let view = self == .text ? HostTextView() : HostScrollView()
    view.contentInsetAdjustmentBehavior = .never
    view.frame = CGRect(x: 0, y: 0, width: 375, height: isRow ? 44 : 200)
    view.isPagingEnabled = self == .pager
    view.contentSize =
      switch self {
      case .chips: CGSize(width: 900, height: 44)
      case .shortChips: CGSize(width: 200, height: 44)
      case .emptyChips: .zero
      case .text, .log: CGSize(width: 375, height: 800)
      case .pager: CGSize(width: 1125, height: 200)
      }
    return view
  }

  /// Whether it might be the list, if there were no larger one.
  var isRival: Bool { self == .log || self == .emptyChips }
}

final class HostTextView: HostScrollView {}

@MainActor
@Suite("A control, where a screen has several scroll views", .timeLimit(.minutes(30)))
struct ChoiceTests {
  let host = SwiftUIHost()

  @Test("is the list's, whatever stands before it or after it", arguments: Neighbor.allCases)
  func list(beside neighbor: Neighbor) {
    for isBefore in [true, false] {
      let host = SwiftUIHost()
      let place = host.makeSlot()
      let list = place.makeList()
      let modifier = HostedModifier(.top, on: host)
      let other = host.device.run { neighbor.make() }
      place.put(beside: other, isBefore: isBefore)
      place.add(modifier, with: list)
      host.turn()
      #expect(list.tug.header === modifier.control, "the header is not the list's")
      #expect(other.tug.header == nil)
      #expect(host.log.count == 1 && host.log[0].contains("HostScrollView"))
      #expect(host.log[0].contains("to choose") == neighbor.isRival)
    }
  }

  @Test(
    "is nobody's until the list comes", arguments: [Neighbor.chips, .shortChips, .text, .pager])
  func alone(neighbor: Neighbor) {
    let slot = host.makeSlot()
    let other = host.device.run { neighbor.make() }
    slot.put(beside: other)
    let modifier = slot.add(HostedModifier(.top, on: host))
    host.pass(2)
    #expect(other.tug.header == nil, "what is no list is pulled down")
    let list = slot.makeList()
    slot.put(list)
    host.turn()
    #expect(list.tug.header === modifier.control)
  }

  @Test("leaves chips as soon as these have a size, and the list that has none keeps it")
  func lateSize() {
    let slot = host.makeSlot()
    let chips = host.device.run { Neighbor.emptyChips.make() }
    slot.put(beside: chips)
    slot.add(HostedModifier(.top, on: host))
    host.turn()
    chips.contentSize = CGSize(width: 900, height: 44)
    host.pass(0.3)
    #expect(chips.tug.header == nil)

    let (_, list, modifier) = host.makeScreen()
    for size in [CGSize.zero, CGSize(width: 375, height: 0), CGSize(width: 375, height: 100)] {
      list.contentSize = size
      host.pass(0.3)
      #expect(list.tug.header === modifier.control, "an empty list can't be pulled")
    }
  }

  @Test("stays with a table that scrolls both ways when a filter leaves one row")
  func bothWays() async {
    let (slot, list, modifier) = host.makeScreen()
    modifier.begin()
    await host.settle()
    list.contentSize.height = 44
    slot.redraw()
    await host.settle()
    #expect(list.tug.header === modifier.control && modifier.control.isRefreshing)
  }

  @Test("of a screen that scrolls sideways is the row's, and not the list's below it")
  func sideways() {
    let slot = host.makeSlot()
    let list = slot.makeList()
    list.contentSize.width = 375
    let chips = host.device.run { Neighbor.chips.make() }
    slot.put(beside: chips)
    let modifier = slot.add(HostedModifier(.leading, on: host), with: list)
    host.turn()
    #expect(chips.tug.leading === modifier.control && list.tug.leading == nil)
  }

  @Test("in a pager is that of the page on screen, and stays with it while pages are as large")
  func pages() {
    let slot = host.makeSlot()
    let pager = host.device.run { Neighbor.pager.make() }
    pager.frame.size.height = 600
    let pages = (0..<3).map { page in
      let list = slot.makeList()
      list.frame = CGRect(x: 375 * CGFloat(page), y: 0, width: 375, height: 600)
      host.device.run { pager.addSubview(list) }
      return list
    }
    pager.contentOffset.x = 375
    slot.put(beside: pager)
    let modifier = slot.add(HostedModifier(.top, on: host))
    host.turn()
    #expect(pages[1].tug.header === modifier.control && pages[0].isClean && pages[2].isClean)
  }

  @Test("between two lists of one size stays where it is")
  func tie() {
    let slot = host.makeSlot()
    let (list, twin) = (slot.makeList(), slot.makeList())
    let modifier = slot.add(HostedModifier(.top, on: host), with: list)
    host.turn()
    slot.put(beside: twin)
    for _ in 0..<3 { slot.redraw() }
    #expect(list.tug.header === modifier.control && twin.isClean)
  }

  @Test("inside a row of chips in a list is the list's, if the control is vertical")
  func around() {
    let (_, list, _) = host.makeScreen(.bottom)
    let (chips, inner) = (host.device.run { Neighbor.chips.make() }, host.makeSlot())
    host.device.run {
      list.addSubview(chips)
      chips.addSubview(inner.container)
    }
    let modifier = inner.add(HostedModifier(.top, on: host, isInside: true))
    host.turn()
    #expect(list.tug.header === modifier.control && chips.tug.header == nil)
  }
}
