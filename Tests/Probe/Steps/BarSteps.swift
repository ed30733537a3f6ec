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
