import Foundation
import HeadlessDriver
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
