import HeadlessDriver
import Testing

@testable import TugSwiftUI

@MainActor
@Suite("A footer whose model knows whether there is more", .timeLimit(.minutes(30)))
struct ModelTests {
  let host = SwiftUIHost()

  private func makeScreen(hasMore: Bool) -> (
    slot: Slot, list: HostScrollView, footer: HostedModifier
  ) {
    let slot = host.makeSlot()
    let list = slot.makeList()
    let footer = HostedModifier(.bottom, on: host, trigger: .auto) { $0.hasMore = hasMore }
    slot.add(footer, with: list)
    host.turn()
    return (slot, list, footer)
  }

  private func scrollToEnd(_ list: HostScrollView) async {
    // In steps of a finger, which never leaves the list.
    for _ in 0..<6 {
      host.device.finger.drag(
        from: CGPoint(x: 180, y: 600), to: CGPoint(x: 180, y: 200), duration: 0.3)
      host.device.settle()
    }
    await host.settle()
  }

  @Test("follows the model in each update, there and back")
  func updates() async {
    let (slot, list, footer) = makeScreen(hasMore: true)
    #expect(footer.control.state == .idle)
    for hasMore in [false, false, true, false] {
      footer.configuration.hasMore = hasMore
      slot.redraw()
      #expect(footer.control.state == (hasMore ? .idle : .noMoreData))
    }
    await scrollToEnd(list)
    #expect(footer.job.starts == 0)
    footer.configuration.hasMore = true
    slot.redraw()
    await host.settle()
    #expect(footer.job.starts == 1, "another account, and nothing loads")
  }

  @Test("shows the end from the first update on, in each list")
  func start() {
    let (slot, _, footer) = makeScreen(hasMore: false)
    #expect(footer.control.state == .noMoreData)
    let other = slot.makeList()
    slot.put(other)
    host.turn()
    #expect(other.tug.footer === footer.control && footer.control.state == .noMoreData)
    footer.configuration.hasMore = true
    slot.put(nil)
    slot.put(slot.makeList())
    host.turn()
    #expect(footer.control.state == .idle)
  }

  @Test("shows the end after the page that brought it, whether the update comes before or after")
  func duringRun() async {
    for isBefore in [true, false] {
      let (slot, list, footer) = makeScreen(hasMore: true)
      await scrollToEnd(list)
      #expect(footer.job.starts == 1)
      let end = {
        footer.configuration.hasMore = false
        slot.redraw()
      }
      if isBefore { end() }
      #expect(footer.control.isRefreshing, "an update ends no page")
      footer.job.finish()
      await host.yield()
      if !isBefore { end() }
      await host.settle()
      #expect(footer.control.state == .noMoreData && footer.job.cancellations == 0)
      #expect(footer.job.starts == 1, "a page is loaded that does not exist")
    }
  }

  @Test("keeps the end when a refresh resets the footers, and begins nothing meanwhile")
  func refresh() async {
    let (slot, list, footer) = makeScreen(hasMore: false)
    let header = slot.add(HostedModifier(.top, on: host))
    list.contentSize.height = 100
    header.begin()
    await host.settle()
    header.job.finish()
    await host.settle()
    #expect(footer.control.state == .noMoreData && footer.job.starts == 0)
    let result = Task { await footer.proxy.refresh() }
    await host.settle()
    if case .noMoreData = await result.value {} else { Issue.record("the end is not the end") }
  }

  @Test("a header that loads by itself ends with `false`, one that is pulled never")
  func boolBeforeTheContent() {
    func word(_ result: RefreshResult) -> RefreshState? {
      if case .noMoreData = result { .noMoreData } else { nil }
    }
    #expect(word(TugTrigger.auto.result(of: false)) == .noMoreData)
    #expect(word(TugTrigger.auto.result(of: true)) == nil)
    #expect(word(TugTrigger.auto.result(of: RefreshResult.noMoreData)) == .noMoreData)
    #expect(word(TugTrigger.auto.result(of: ())) == nil)
    #expect(word(TugTrigger.pull.result(of: false)) == nil)
  }

  @Test("keeps a failure as long as there is more, for a tap to try again")
  func failure() async {
    struct Trouble: Error {}
    let (slot, list, footer) = makeScreen(hasMore: true)
    await scrollToEnd(list)
    footer.job.finish(.failure(Trouble()))
    await host.settle()
    slot.redraw()
    #expect(footer.control.state == .failed)
    footer.configuration.hasMore = false
    slot.redraw()
    #expect(footer.control.state == .noMoreData)
  }
}
