import HeadlessDriver
import Testing
import Tug

@MainActor
@Test("The bar is green during a refresh")
func barIsGreen() async {
  let (device, list) = TestDevice.showing { UITableView() }
  device.run { list.tug.header = .pull(.custom { BarIndicator() }, callback: { _ in }) }

  device.finger.drag(from: CGPoint(x: 180, y: 200), to: CGPoint(x: 180, y: 400))
  #expect(await device.wait { list.tug.header?.state == .refreshing })
  #expect(list.tug.header?.indicator.backgroundColor == .systemGreen)
}
