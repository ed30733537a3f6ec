import HeadlessDriver
import Testing
import Tug

@MainActor
@Suite("The bar")
struct BarTests {
  @Test("is green during a refresh")
  func green() async {
    let (device, list) = TestDevice.showing { UITableView() }
    let gate = Gate<Void>()
    device.run {
      list.tug.header = .pull(.custom { BarIndicator() }) { try await gate.wait() }
    }

    device.finger.drag(from: CGPoint(x: 180, y: 200), to: CGPoint(x: 180, y: 400))
    #expect(await device.wait { list.tug.header?.state == .refreshing })
    #expect(list.tug.header?.indicator.backgroundColor == .systemGreen)
    gate.open()
    #expect(await device.wait { list.tug.header?.state == .idle })
  }
}
