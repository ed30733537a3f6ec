import HeadlessDriver
import Testing
import Tug

@MainActor
@Suite("The bar")
struct BarTests {
  @Test("is gray while it is pulled, and green during a refresh")
  func colors() async {
    let (device, list) = TestDevice.showing { UITableView() }
    let gate = Gate<Void>()
    device.run { list.tug.header = .pull(.custom { BarIndicator() }) { try await gate.wait() } }
    let bar = list.tug.header?.indicator

    device.finger.grab(at: CGPoint(x: 180, y: 200), toward: CGPoint(x: 0, y: 1))
    device.finger.move(by: CGPoint(x: 0, y: 150), over: 0.3)
    #expect(bar?.backgroundColor == .systemGray)
    device.finger.up()
    #expect(await device.wait { gate.waitingCount == 1 })
    #expect(bar?.backgroundColor == .systemGreen)
    gate.open()
    #expect(await device.wait { list.tug.header?.state == .idle })
  }
}
