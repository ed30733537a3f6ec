import Foundation
import HeadlessDriver
import Testing

@testable import TugSwiftUI

@MainActor
@Suite("A control whose work reports by a callback", .timeLimit(.minutes(30)))
struct CallbackTests {
  let host = SwiftUIHost()
  let runs = Box([TugRun]())

  private func makeScreen() -> (slot: Slot, modifier: HostedModifier) {
    let slot = host.makeSlot()
    let modifier = HostedModifier(.top, on: host) { [runs] in
      $0.action = TugRun.action { runs.value.append($0) }
    }
    slot.add(modifier, with: slot.makeList())
    host.turn()
    return (slot, modifier)
  }

  @Test("is open until the work ends, from whatever thread, and takes the first result")
  func end() async {
    for isElsewhere in [false, true] {
      let (_, modifier) = makeScreen()
      modifier.begin()
      await host.settle()
      #expect(modifier.control.isRefreshing)
      guard let run = runs.value.last else { return }
      if isElsewhere {
        await Task.detached { run.endRefreshing() }.value
      } else {
        run.endRefreshing()
      }
      run.endRefreshing(.failure(CancellationError()))
      await host.settle()
      #expect(modifier.control.state == .idle && !run.isCancelled)
    }
    #expect(runs.value.count == 2)
  }

  @Test(
    "tells the work once when the proxy ends the run, or the screen goes", arguments: [false, true])
  func cancel(isGone: Bool) async {
    let (slot, modifier) = makeScreen()
    var calls = 0
    modifier.begin()
    await host.settle()
    runs.value[0].onCancel = { calls += 1 }
    if isGone { slot.remove(modifier) } else { host.device.run { modifier.proxy.end() } }
    await host.settle()
    for _ in 0..<1000 where calls == 0 { await host.yield() }
    runs.value[0].endRefreshing()
    await host.settle()
    #expect(calls == 1 && runs.value[0].isCancelled && !modifier.control.isRefreshing)
    runs.value[0].onCancel = { calls += 1 }
    #expect(calls == 2, "work that learns late goes on for nobody")
  }
}
