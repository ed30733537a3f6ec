import Foundation
import HeadlessDriver
import Testing
import Tug
import TugTrace

@MainActor
func settings(_ device: TestDevice) {
  device.host.updateTraits {
    $0.layoutDirection = .rightToLeft
    $0.preferredContentSizeCategory = .accessibilityLarge
    $0.userInterfaceStyle = .dark
  }
  device.host.accessibility.isReduceMotionEnabled = true
}

@MainActor
func picture(_ device: TestDevice) -> String {
  let snapshot = ViewSnapshot(of: device.window, identifiers: SnapshotIdentifiers())
  let svg = SVGWriter().document(of: snapshot)
  return svg
}

@MainActor
func record(_ tableView: UITableView) {
  let recorder = TraceRecorder(tableView, limit: 1000)
  print(recorder.trace)
}

@MainActor
@Suite("A header")
struct HeaderTests {
  @Test("refreshes when it is released beyond its threshold, until the action ends")
  func threshold() async {
    let (device, list) = TestDevice.showing { UITableView() }
    let gate = Gate<Void>()
    let header = device.run { Refresher.pull { try await gate.wait() } }
    device.run { list.tug.header = header }

    device.finger.drag(list, toOffset: -59)
    device.settle()
    #expect(header.state == .idle)

    device.finger.drag(list, toOffset: -61)
    #expect(await device.wait { gate.waitingCount == 1 })
    gate.open()
    #expect(await device.wait { header.state == .idle })
  }
}

@MainActor
func senses(_ device: TestDevice, _ list: UITableView) -> (CGFloat?, [String], Int) {
  let place = list.layer.presentation()?.bounds.minY
  device.host.accessibility.isVoiceOverRunning = true
  let spoken = device.host.accessibility.announcements
  let impacts = device.host.haptics.impacts
  return (place, spoken, impacts.count)
}

@MainActor
func faults(_ device: TestDevice, _ list: UITableView) {
  device.host.behavior.completions = .never
  device.host.behavior.safeAreaArrival = .nextTurn
  device.host.behavior.largeTitles = .inBar
  device.finger.loseDrag(of: list)
}

// The body of a test in a simulator. On Linux, it would wait for a clock that doesn't advance.
@MainActor
func failsInASimulator() async {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let list = UITableView(frame: window.bounds, style: .plain)
  list.tug.header = .pull { () async throws in throw URLError(.notConnectedToInternet) }
  window.addSubview(list)
  window.isHidden = false

  _ = await list.tug.header?.refresh()
  #expect(list.tug.header?.state == .failed)
  #expect(list.tug.header?.failure is URLError)
}
