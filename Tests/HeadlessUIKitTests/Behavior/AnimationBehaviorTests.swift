import Foundation
import HeadlessDriver
import HeadlessUIKit
import Testing

@Suite("Animations as on a device")
@MainActor
struct AnimationBehaviorTests {
  private struct End {
    let finished: Bool
    /// Negative before the call of `animate` returns.
    var time: TimeInterval
  }

  /// Fades a view in 0.4 s, and returns the calls of the completion handler.
  private func ends(_ change: (HeadlessHost) -> Void, changesNothing: Bool = false) -> [End] {
    let host = HeadlessHost()
    change(host)
    let (device, view) = TestDevice.showing(host: host) { UIView() }
    var ends: [End] = []
    var hasReturned = false
    device.run {
      UIView.animate(withDuration: 0.4) {
        if !changesNothing { view.alpha = 0 }
      } completion: {
        ends.append(End(finished: $0, time: hasReturned ? host.time : -1))
      }
    }
    hasReturned = true
    device.advance(2)
    return ends
  }

  @Test("a completion comes in time, at once, early, twice, or never, as requested")
  func completions() {
    let inTime = ends { _ in }
    #expect(inTime.map(\.finished) == [true] && inTime.map(\.time) == [0.4])
    let atOnce = ends { $0.behavior.completions = .atOnce }
    #expect(atOnce.map(\.finished) == [true])
    #expect(atOnce.allSatisfy { $0.time < 0 }, "not before the call returned")
    let early = ends { $0.behavior.completions = .early(0.5) }
    #expect(early.map(\.finished) == [false] && early.map(\.time) == [0.2])
    let twice = ends { $0.behavior.completions = .twice }
    #expect(twice.map(\.finished) == [true, true])
    #expect(ends { $0.behavior.completions = .never }.isEmpty)
  }

  @Test("each animation can complete in another way")
  func perAnimation() {
    var modes: [AnimationCompletion] = [.never, .inTime]
    let host = HeadlessHost()
    host.completionForAnimation = { modes.removeFirst() }
    var finished: [Int] = []
    host.run {
      let view = UIView()
      for number in [1, 2] {
        UIView.animate(withDuration: 0.1) {
          view.alpha -= 0.1
        } completion: { _ in
          finished.append(number)
        }
      }
    }
    host.advance(by: 1)
    #expect(finished == [2])
  }

  @Test("an animation of nothing takes its time, or ends at once if asked to")
  func nothing() {
    #expect(ends({ _ in }, changesNothing: true).map(\.time) == [0.4])
    let ended = ends({ $0.behavior.emptyAnimationsEndAtOnce = true }, changesNothing: true)
    #expect(ended.map(\.time) == [0])
  }

  @Test(
    "an animation drops the cells outside its end",
    arguments: [true, false])
  func list(laysOut: Bool) throws {
    let host = HeadlessHost()
    host.behavior.animationsLayOutScrollViews = laysOut
    let rows = Rows()
    let (device, table) = TestDevice.showing(size: CGSize(width: 300, height: 400), host: host) {
      () -> UITableView in
      let table = UITableView(frame: .zero, style: .plain)
      table.dataSource = rows
      table.delegate = rows
      table.rowHeight = 40
      return table
    }
    table.contentOffset.y = 100
    device.layOut()
    let header = try #require(table.headerView(forSection: 0))
    #expect(table.indexPathsForVisibleRows?.last?.row == 11)
    let before = header.layer.position.y
    device.run { UIView.animate(withDuration: 0.4) { table.contentOffset.y = 20 } }
    device.layOut()
    #expect(table.indexPathsForVisibleRows?.last?.row == 9, "a cell that leaves is still there")
    let after = header.layer.position.y
    #expect(after < before)
    device.advance(0.2)
    let shown = header.layer.presentation()?.position.y
    #expect(shown == (laysOut ? (before + after) / 2 : after))
    let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(
      first.layer.presentation()?.position == first.layer.position,
      "a cell that enters flies in from elsewhere")
  }

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      UITableViewHeaderFooterView(reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      28
    }
  }
}

@Suite("Animation curves")
@MainActor
struct TimingCurveTests {
  private func progress(at share: Double, _ animate: (UIView) -> Void) -> Double {
    let host = HeadlessHost()
    return host.run {
      let view = UIView(frame: .zero)
      animate(view)
      host.advance(by: share)
      return Double(view.layer.presentation()?.position.x ?? .nan)
    }
  }

  @Test(
    "the standard curves are Core Animation's",
    arguments: [
      (UIView.AnimationOptions.curveEaseInOut, 0.25, 0.129161931),
      (.curveEaseInOut, 0.9, 0.980277546), (.curveEaseIn, 0.25, 0.093464651),
      (.curveEaseOut, 0.25, 0.378138131), (.curveLinear, 0.25, 0.25),
    ] as [(UIView.AnimationOptions, Double, Double)])
  func curves(options: UIView.AnimationOptions, share: Double, expected: Double) {
    let progress = progress(at: share) { view in
      UIView.animate(withDuration: 1, delay: 0, options: options) { view.center.x = 1 }
    }
    #expect(abs(progress - expected) < 1e-6)
  }

  @Test(
    "every spring is at rest at the end",
    arguments: [0.3, 0.7, 1.0, 2.0])
  func springs(damping: Double) {
    var highest = 0.0
    for step in 1..<100 {
      let progress = progress(at: Double(step) / 100) { view in
        UIView.animate(
          withDuration: 1, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: 0
        ) { view.center.x = 1 }
      }
      if step == 99 { #expect(abs(progress - 1) < 0.005) }
      highest = max(highest, progress)
    }
    // The first overshoot of a damped oscillation is e^(−πζ/√(1−ζ²)).
    let overshoot = damping < 1 ? exp(-.pi * damping / (1 - damping * damping).squareRoot()) : 0
    #expect(abs(highest - max(1, 1 + overshoot)) < 0.02)
  }
}
