import HeadlessDriver
import Testing

@testable import TugSwiftUI

@MainActor
@Suite("A proxy", .timeLimit(.minutes(30)))
struct ProxyTests {
  let host = SwiftUIHost()

  @Test("begins before there is a list: the action starts, and the list that comes shows it")
  func early() async {
    let slot = host.makeSlot()
    let modifier = slot.add(HostedModifier(.top, on: host))
    var results: [RefreshResult] = []
    let proxy = modifier.proxy
    let waiter = Task { results.append(await proxy.refresh()) }
    await host.settle()
    #expect(modifier.job.starts == 1 && proxy.isRefreshing)
    let list = slot.makeList()
    slot.put(list)
    host.turn()
    await host.settle()
    #expect(modifier.control.isRefreshing && list.contentInset.top > 0)
    modifier.job.finish()
    await host.settle()
    await waiter.value
    #expect(results.count == 1 && modifier.job.starts == 1 && !proxy.isRefreshing)
  }

  @Test("gets the result of a run that never had a list")
  func withoutList() async {
    let modifier = host.makeSlot().add(HostedModifier(.top, on: host))
    let proxy = modifier.proxy
    let waiter = Task { await proxy.refresh() }
    await host.settle()
    modifier.job.finish(.noMoreData)
    await host.settle()
    guard case .noMoreData = await waiter.value else {
      Issue.record("the result of the action got lost")
      return
    }
    #expect(proxy.state == .idle, "a refresh has no end of its own")
    host.device.run { proxy.reset() }
    host.turn()
    #expect(proxy.state == .idle)
  }

  @Test("shows a failure with its reason, and works again after a reset")
  func failure() async {
    struct Trouble: Error {}
    let slot = host.makeSlot()
    slot.put(slot.makeList())
    let modifier = slot.add(HostedModifier(.top, on: host))
    host.device.run { modifier.proxy.begin() }
    await host.settle()
    modifier.job.finish(.failure(Trouble()))
    await host.settle()
    #expect(modifier.proxy.state == .failed && modifier.proxy.failure is Trouble)
    host.device.run { modifier.proxy.reset() }
    await host.settle()
    #expect(modifier.proxy.state == .idle && modifier.proxy.failure == nil)
  }

  @Test("is not left waiting when its modifier is dismantled")
  func dismantled() async {
    let slot = host.makeSlot()
    slot.put(slot.makeList())
    let modifier = slot.add(HostedModifier(.top, on: host))
    let proxy = modifier.proxy
    host.device.run { proxy.begin() }
    let waiter = Task { await proxy.refresh() }
    await host.settle()
    slot.remove(modifier)
    await host.settle()
    guard case .cancelled = await waiter.value else {
      Issue.record("a run that was taken down has no result")
      return
    }
    #expect(modifier.job.starts == 1 && modifier.job.cancellations == 1)
  }
}
