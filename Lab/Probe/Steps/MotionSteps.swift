#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

// Motions that need no finger, and animations with their completions.
extension ProbeStep {
  static let motion = [
    ProbeStep(name: "animated-offset") { device, log in
      let stage = ProbeStage(device, log)
      await stage.act("by10") {
        let target = CGPoint(x: 0, y: stage.scrollView.contentOffset.y + 10)
        stage.scrollView.setContentOffset(target, animated: true)
      }
      await device.wait(0.5)
      stage.read()
      await stage.act("by0") {
        stage.scrollView.setContentOffset(stage.scrollView.contentOffset, animated: true)
      }
      await device.wait(0.5)
      stage.end()
    },
    ProbeStep(name: "animated-offset-interrupted") { device, log in
      let stage = ProbeStage(device, log)
      stage.scrollView.setContentOffset(CGPoint(x: 0, y: stage.first + 300), animated: true)
      await device.wait(0.1)
      await stage.act("offset") { stage.scroll(to: stage.first + 500) }
      await device.wait(0.5)
      stage.read()
      stage.end()
    },
    ProbeStep(name: "animated-offset-without-window") { device, log in
      let stage = ProbeStage(device, log)
      stage.scrollView.setContentOffset(CGPoint(x: 0, y: stage.first + 300), animated: true)
      await device.wait(0.1)
      await stage.act("leave") { stage.scrollView.removeFromSuperview() }
      await device.wait(0.5)
      await stage.act("return") { stage.controller.view.addSubview(stage.scrollView) }
      stage.end()
    },
  ]

  static let animation = [
    ProbeStep(name: "completions") { device, log in
      let stage = ProbeStage(device, log)
      let view = UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
      stage.controller.view.addSubview(view)
      await animate("alpha", device, log) { view.alpha = 0.5 }
      await animate("nothing", device, log) {}
      await animate("instantly", device, log, duration: 0) { view.alpha = 1 }
      UIView.setAnimationsEnabled(false)
      await animate("disabled", device, log) { view.alpha = 0.5 }
      UIView.setAnimationsEnabled(true)
      log.add(.act, "replaced")
      UIView.animate(
        withDuration: 0.4, animations: { view.center.x += 100 },
        completion: { log.add(.completed, "replaced", $0.numbers) })
      await device.wait(0.1)
      UIView.animate(
        withDuration: 0.2, delay: 0, options: .beginFromCurrentState,
        animations: { view.center.x += 100 }
      ) { log.add(.completed, "replacing", $0.numbers) }
      await device.wait(0.7)
      await leave(view, device, log)
      stage.end()
    },
    ProbeStep(name: "animation-over-a-list") { device, log in
      let rows = ProbeRows()
      let table = UITableView()
      table.rowHeight = 50
      table.dataSource = rows
      let stage = ProbeStage(device, log, scrollView: table)
      device.window.layoutIfNeeded()
      rows.read(table, log)
      log.add(.act, "animate")
      UIView.animate(
        withDuration: 0.3, animations: { table.contentOffset.y += 200 },
        completion: { log.add(.completed, "animate", $0.numbers) })
      rows.read(table, log)
      await device.wait(0.6)
      stage.read()
      stage.end()
      withExtendedLifetime(rows) {}
    },
    ProbeStep(name: "animation-in-background", needsFinger: true) { device, log in
      let stage = ProbeStage(device, log)
      guard await stage.perform(.leaveApp) else { return }
      await animate("alpha", device, log) { stage.scrollView.alpha = 0.5 }
      _ = await stage.perform(.returnToApp)
      await device.wait(0.3)
      stage.end()
    },
  ]

  @MainActor
  private static func animate(
    _ name: String, _ device: any ProbeDevice, _ log: ProbeLog, duration: TimeInterval = 0.2,
    _ body: @escaping () -> Void
  ) async {
    log.add(.act, name)
    UIView.animate(
      withDuration: duration, animations: body,
      completion: { log.add(.completed, name, $0.numbers) })
    log.add(.read, "returned")
    await device.wait(duration + 0.4)
  }

  /// Removes a view in the middle of its animation.
  @MainActor
  private static func leave(_ view: UIView, _ device: any ProbeDevice, _ log: ProbeLog) async {
    log.add(.act, "leaving")
    UIView.animate(
      withDuration: 0.4, animations: { view.alpha = 0.1 },
      completion: { log.add(.completed, "leaving", $0.numbers) })
    await device.wait(0.1)
    view.removeFromSuperview()
    await device.wait(0.6)
  }
}

/// Fifty rows.
@MainActor
final class ProbeRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "\(indexPath.row)"
    cell.tag = indexPath.row + 1
    return cell
  }

  /// Writes down which cells there are. Asking the table for its cells would lay it out.
  func read(_ table: UITableView, _ log: ProbeLog) {
    let cells = table.subviews.compactMap { $0 as? UITableViewCell }.filter { !$0.isHidden }
    log.add(.read, "cells", [CGFloat(cells.count)])
    log.add(.read, "firstRow", cells.contains { $0.tag == 1 }.numbers)
  }
}
