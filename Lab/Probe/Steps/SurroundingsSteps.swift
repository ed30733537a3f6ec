#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

// What a list hears of its size, its safe area, and its window.
extension ProbeStep {
  static let surroundings = [
    ProbeStep(name: "size-by-frame") { device, log in
      let stage = ProbeStage(device, log)
      stage.scroll(to: stage.first + 500)
      await stage.act("lower") { stage.scrollView.frame.size.height -= 100 }
      stage.scroll(to: stage.last)
      await stage.act("higher") { stage.scrollView.frame.size.height += 100 }
      stage.end()
    },
    ProbeStep(name: "size-by-constraints") { device, log in
      let stage = ProbeStage(device, log)
      let container = UIView(frame: stage.controller.view.bounds)
      stage.controller.view.addSubview(container)
      device.pin(stage.scrollView, to: container)
      container.layoutIfNeeded()
      stage.scroll(to: stage.first + 500)
      await stage.act("lower") {
        container.frame.size.height -= 100
        container.layoutIfNeeded()
      }
      stage.end()
    },
    ProbeStep(name: "rotation") { device, log in
      let stage = ProbeStage(device, log)
      for isLandscape in [true, false] {
        log.add(.act, isLandscape ? "landscape" : "portrait")
        guard await device.turn(toLandscape: isLandscape) else { return log.leaveUnfinished() }
        await device.wait(0.8)
        stage.read()
      }
      stage.end()
    },
    ProbeStep(name: "safe-area-at-top") { device, log in
      await safeArea(ProbeStage(device, log)) { $0.first }
    },
    ProbeStep(name: "safe-area-in-mid-range") { device, log in
      await safeArea(ProbeStage(device, log)) { $0.first + 500 }
    },
    ProbeStep(name: "safe-area-of-subviews") { device, log in
      let stage = ProbeStage(device, log)
      stage.scrollView.contentInsetAdjustmentBehavior = .never
      device.window.layoutIfNeeded()
      await stage.act("top+30") { stage.controller.additionalSafeAreaInsets.top += 30 }
      stage.scrollView.contentInsetAdjustmentBehavior = .always
      stage.scroll(to: 0)
      device.window.layoutIfNeeded()
      await stage.act("taken+30") { stage.controller.additionalSafeAreaInsets.top += 30 }
      stage.end()
    },
  ]

  @MainActor
  private static func safeArea(_ stage: ProbeStage, at place: (ProbeStage) -> CGFloat) async {
    stage.scrollView.contentInsetAdjustmentBehavior = .always
    stage.device.window.layoutIfNeeded()
    stage.scroll(to: place(stage))
    await stage.act("top+30") {
      stage.controller.additionalSafeAreaInsets.top += 30
      stage.device.window.layoutIfNeeded()
    }
    await stage.act("top-30") {
      stage.controller.additionalSafeAreaInsets.top -= 30
      stage.device.window.layoutIfNeeded()
    }
    stage.end()
  }
}
