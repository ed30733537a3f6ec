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

  @Test("whose modifier never comes waits until its task is canceled, and asks for nothing then")
  func neverBound() async {
    let proxy = TugProxy()
    var results: [RefreshResult] = []
    let waiters = (0..<3).map { _ in Task { results.append(await proxy.refresh()) } }
    await host.yield()
    waiters[1].cancel()
    await host.yield()
    #expect(results.count == 1, "a view that is gone waits for good")
    for waiter in waiters { waiter.cancel() }
    await host.yield()
    #expect(results.count == 3)
    for case .success in results { Issue.record("nothing was refreshed") }
    Task { await proxy.refresh() }.cancel()
    await host.yield()
    let modifier = HostedModifier(.top, on: host) { $0.proxy = proxy }
    host.makeSlot().add(modifier)
    await host.settle()
    #expect(modifier.job.starts == 0, "a refresh begins that nobody wants any more")
  }

  @Test("goes on waiting for a run that others may wait for, too, when its task is canceled")
  func canceled() async {
    let (_, _, modifier) = host.makeScreen()
    let proxy = modifier.proxy
    let waiter = Task { await proxy.refresh() }
    await host.settle()
    waiter.cancel()
    await host.settle()
    #expect(modifier.job.cancellations == 0 && modifier.control.isRefreshing)
    modifier.job.finish()
    await host.settle()
    if case .success = await waiter.value {} else { Issue.record("the result is lost") }
  }

  @Test("is not left waiting when SwiftUI lets its modifier go without dismantling it")
  func released() async {
    let slot = host.makeSlot()
    var results = 0
    do {
      let modifier = HostedModifier(.top, on: host)
      slot.add(modifier)
      modifier.coordinator.begin(.always) { _ in results += 1 }
      await host.yield()
      host.device.run {
        modifier.behind?.removeFromSuperview()
        modifier.front?.removeFromSuperview()
      }
      slot.forget(modifier)
    }
    await host.settle()
    #expect(results == 1)
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
