#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

// Lists in navigation stacks and sheets.
extension ProbeStep {
  static let bars = [
    ProbeStep(name: "pop-taken-back", needsFinger: true) { device, log in
      let stage = ProbeStage(device, log) { controller in
        let stack = UINavigationController(rootViewController: UIViewController())
        stack.pushViewController(controller, animated: false)
        return stack
      }
      // Its completion is one that a pop taken back may lose.
      stage.controller.onDisappearing = {
        UIView.animate(
          withDuration: 0.2, animations: { stage.scrollView.alpha = 0.5 },
          completion: { log.add(.completed, "alpha", $0.numbers) })
      }
      await device.wait(0.5)
      guard await stage.perform(.edgePart) else {
        stage.controller.onDisappearing = nil
        return
      }
      await device.wait(1)
      let stack = stage.controller.navigationController
      log.add(.read, "isOnTop", (stack?.topViewController === stage.controller).numbers)
      stage.read()
      stage.controller.onDisappearing = nil
      stage.end()
    },
    ProbeStep(name: "large-title", needsFinger: true) { device, log in
      let stage = ProbeStage(device, log) { controller in
        controller.title = "Probe"
        let stack = UINavigationController(rootViewController: controller)
        stack.navigationBar.prefersLargeTitles = true
        return stack
      }
      await device.wait(0.5)
      readBar(stage)
      guard await stage.perform(.pull) else { return }
      readBar(stage)
      guard await stage.perform(.letGo) else { return }
      await device.wait(1.5)
      readBar(stage)
      guard await stage.perform(.scrollUp) else { return }
      await device.wait(1)
      readBar(stage)
      guard await stage.perform(.scrollDown) else { return }
      await device.wait(1.5)
      readBar(stage)
      stage.end()
    },
    ProbeStep(name: "sheet", needsFinger: true) { device, log in
      let root = UIViewController()
      let stage = ProbeStage(device, log) { controller in
        controller.modalPresentationStyle = .pageSheet
        return root
      }
      root.view.backgroundColor = .white
      root.present(stage.controller, animated: false)
      await device.wait(0.5)
      if await stage.perform(.pull) {
        stage.read()
        log.add(.read, "sheet", [stage.controller.view.convert(CGPoint.zero, to: nil).y])
      }
      _ = await stage.perform(.letGo)
      await device.wait(1)
      root.dismiss(animated: false)
      await device.wait(0.5)
      stage.end()
    },
    // Without interaction, the control refreshes all the same. It is there because a sheet would take the pull.
    ProbeStep(name: "sheet-with-refresh-control", needsFinger: true) { device, log in
      let root = UIViewController()
      let stage = ProbeStage(device, log) { controller in
        controller.modalPresentationStyle = .pageSheet
        return root
      }
      let control = UIRefreshControl()
      control.isUserInteractionEnabled = false
      stage.scrollView.refreshControl = control
      root.view.backgroundColor = .white
      root.present(stage.controller, animated: false)
      await device.wait(0.5)
      @MainActor func read() {
        log.add(.read, "isRefreshing", control.isRefreshing.numbers)
        log.add(.read, "adjustedInset", stage.scrollView.adjustedContentInset.numbers)
        stage.read()
      }
      if await stage.perform(.pull) { read() }
      _ = await stage.perform(.letGo)
      await device.wait(1)
      read()
      log.act("endRefreshing") { control.endRefreshing() }
      await device.wait(1)
      read()
      root.dismiss(animated: false)
      await device.wait(0.5)
      stage.end()
    },
  ]

  /// Writes down the height of the bar, and the insets below it.
  @MainActor
  private static func readBar(_ stage: ProbeStage) {
    let bar = stage.controller.navigationController?.navigationBar
    stage.log.add(.read, "bar", [bar?.frame.height ?? 0])
    stage.log.add(.read, "safeArea", [stage.scrollView.safeAreaInsets.top])
    stage.log.add(.read, "adjustedInset", [stage.scrollView.adjustedContentInset.top])
    stage.read()
  }
}

// Where a large title is, and what moves with it. No finger is needed: an offset that is assigned isn't clamped.
extension ProbeStep {
  static let titles = [
    ProbeStep(name: "large-title-frames") { device, log in
      let stage = titled(device, log)
      await device.wait(0.5)
      for hasScrolled in [false, true] {
        log.add(.act, hasScrolled ? "afterScroll" : "beforeScroll")
        if hasScrolled {
          stage.scroll(to: 500)
          await device.wait(0.5)
          stage.scroll(to: stage.first)
          await device.wait(0.5)
        }
        readTitle(stage)
        for room in [0, 54] as [CGFloat] {
          await stage.act("top=\(Int(room))") { stage.scrollView.contentInset.top = room }
          readTitle(stage)
          for distance in [60, 150] as [CGFloat] {
            let start = stage.first
            await stage.act("pulledBy\(Int(distance))") { stage.scroll(to: start - distance) }
            readTitle(stage)
            stage.scroll(to: stage.first)
            await device.wait(0.1)
          }
        }
        stage.scrollView.contentInset.top = 0
        await device.wait(0.5)
      }
      stage.end()
    },
    ProbeStep(name: "large-title-small-steps") { device, log in
      let stage = titled(device, log)
      await device.wait(0.5)
      for _ in 0..<10 {
        await stage.act("by10") { stage.scroll(to: stage.scrollView.contentOffset.y + 10) }
        readTitle(stage)
      }
      stage.end()
    },
  ]

  @MainActor
  private static func titled(_ device: any ProbeDevice, _ log: ProbeLog) -> ProbeStage {
    ProbeStage(device, log) { controller in
      controller.title = "Probe"
      let stack = UINavigationController(rootViewController: controller)
      stack.navigationBar.prefersLargeTitles = true
      return stack
    }
  }

  /// Writes down the bar, the insets, and every view of the list or the bar that may be the title, in the window.
  @MainActor
  private static func readTitle(_ stage: ProbeStage) {
    let (scrollView, log) = (stage.scrollView, stage.log)
    guard let bar = stage.controller.navigationController?.navigationBar else { return }
    log.add(.read, "bar", bar.convert(bar.bounds, to: nil).numbers)
    log.add(.read, "safeArea", scrollView.safeAreaInsets.numbers)
    log.add(.read, "adjustedInset", scrollView.adjustedContentInset.numbers)
    for (name, container) in [("inList", scrollView), ("inBar", bar)] as [(String, UIView)] {
      for view in container.subviews where (40...100).contains(view.frame.height) {
        log.add(.read, name, view.convert(view.bounds, to: nil).numbers + [view.alpha])
      }
    }
    stage.read()
  }
}
