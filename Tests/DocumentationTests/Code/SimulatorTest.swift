import Foundation
import Testing
import Tug

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
