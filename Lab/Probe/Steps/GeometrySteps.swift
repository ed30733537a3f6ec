#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

// What a change of the geometry does to a list at rest.
extension ProbeStep {
  static let geometry = [
    ProbeStep(name: "insets-at-top") { device, log in
      await insets(ProbeStage(device, log)) { $0.first }
    },
    ProbeStep(name: "insets-in-mid-range") { device, log in
      await insets(ProbeStage(device, log)) { $0.first + 500 }
    },
    ProbeStep(name: "insets-at-end") { device, log in
      await insets(ProbeStage(device, log)) { $0.last }
    },
    ProbeStep(name: "inset-below-zero") { device, log in
      let stage = ProbeStage(device, log)
      await stage.act("top-200") { stage.scrollView.contentInset.top = -200 }
      stage.end()
    },
    ProbeStep(name: "content-in-mid-range") { device, log in
      let stage = ProbeStage(device, log)
      stage.scroll(to: stage.first + 500)
      await stage.act("grow") { stage.scrollView.contentSize.height = 2100 }
      await stage.act("again") { stage.scrollView.contentSize.height = 2100 }
      await stage.act("shrink") { stage.scrollView.contentSize.height = 1900 }
      stage.end()
    },
    ProbeStep(name: "content-at-end") { device, log in
      let stage = ProbeStage(device, log)
      stage.scroll(to: stage.last)
      await stage.act("grow") { stage.scrollView.contentSize.height = 2100 }
      stage.scroll(to: stage.last)
      await stage.act("shrink") { stage.scrollView.contentSize.height = 1900 }
      stage.end()
    },
    ProbeStep(name: "inset-in-setter") { device, log in
      let stage = ProbeStage(device, log)
      await stage.act("top=54") {
        stage.scrollView.contentInset.top = 54
        stage.read()
      }
      stage.end()
    },
    ProbeStep(name: "alignment") { device, log in
      let stage = ProbeStage(device, log, contentHeight: 266)
      stage.scrollView.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
      guard #available(iOS 17.4, *) else { return log.leaveUnfinished() }
      for alignment in [0.5, 1] as [CGFloat] {
        await stage.act("alignment=\(alignment)") {
          stage.scrollView.contentAlignmentPoint.y = alignment
        }
        log.add(.read, "adjustedInset", stage.scrollView.adjustedContentInset.numbers)
      }
      stage.end()
    },
    ProbeStep(name: "offset-and-bounds") { device, log in
      let stage = ProbeStage(device, log)
      await stage.act("offset") { stage.scrollView.contentOffset.y += 100 }
      await stage.act("same") { stage.scrollView.contentOffset.y += 0 }
      await stage.act("bounds") { stage.scrollView.bounds.origin.y += 100 }
      await stage.act("outside") { stage.scrollView.contentOffset.y = stage.first - 50 }
      stage.end()
    },
  ]

  @MainActor
  private static func insets(_ stage: ProbeStage, at place: (ProbeStage) -> CGFloat) async {
    stage.scroll(to: place(stage))
    await stage.act("top+20") { stage.scrollView.contentInset.top += 20 }
    await stage.act("unchanged") { stage.scrollView.contentInset.top += 0 }
    await stage.act("top-20") { stage.scrollView.contentInset.top -= 20 }
    await stage.act("bottom+20") { stage.scrollView.contentInset.bottom += 20 }
    await stage.act("bottom-20") { stage.scrollView.contentInset.bottom -= 20 }
    stage.end()
  }
}

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
