import RefreshCore
import Testing

@Suite("Arbitration and roles")
struct ArbitrationTests {
  @Test(
    "A control blocks or cancels another one according to the roles of both",
    arguments: [
      (Arbitration.exclusive, RefreshRole.refresh, RefreshRole.load, true, false),
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
    #expect(policy.blocks(role, while: other) == blocks)
    #expect(policy.cancels(other, whenStarts: role) == cancels)
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
