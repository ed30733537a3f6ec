import Testing

@testable import Tug

@Suite("Arbitration and roles")
struct ArbitrationTests {
  @Test(
    "A control blocks or cancels another one according to the roles of both",
    arguments: [
      (Arbitration.automatic, RefreshRole.refresh, RefreshRole.load, false, true),
      (.automatic, .load, .refresh, true, false), (.automatic, .load, .load, true, false),
      (.automatic, .refresh, .refresh, true, false),
      (.exclusive, .refresh, .load, true, false),
      (.exclusive, .load, .refresh, true, false), (.exclusive, .load, .load, true, false),
      (.parallel, .refresh, .load, false, false), (.parallel, .load, .refresh, false, false),
      (.refreshCancelsLoad, .refresh, .load, false, true),
      (.refreshCancelsLoad, .load, .refresh, true, false),
      (.refreshCancelsLoad, .load, .load, false, false),
      (.refreshCancelsLoad, .refresh, .refresh, false, false),
    ])
  func arbitration(
    policy: Arbitration, role: RefreshRole, other: RefreshRole, blocks: Bool, cancels: Bool
  ) {
    #expect(policy.blocks(role, while: other, isCancelable: true) == blocks)
    #expect(policy.cancels(other, isCancelable: true, whenStarts: role) == cancels)
  }

  @Test(
    "Work that can't be canceled blocks a refresh by default, and never counts otherwise",
    arguments: [
      (Arbitration.automatic, true, false), (.exclusive, true, false), (.parallel, false, false),
      (.refreshCancelsLoad, false, true),
    ])
  func notCancelable(policy: Arbitration, blocks: Bool, cancels: Bool) {
    #expect(policy.blocks(.refresh, while: .load, isCancelable: false) == blocks)
    #expect(policy.cancels(.load, isCancelable: false, whenStarts: .refresh) == cancels)
  }

  @Test(
    "Only a control pulled at the start, and not created to load, refreshes; every other one loads",
    arguments: [true, false], [true, false])
  func role(isPulled: Bool, atStart: Bool) {
    let own = RefreshRole(isPulled: isPulled, atStart: atStart, isForLoading: false)
    #expect(own == (isPulled && atStart ? .refresh : .load))
    #expect(RefreshRole(isPulled: isPulled, atStart: atStart, isForLoading: true) == .load)
  }
}
