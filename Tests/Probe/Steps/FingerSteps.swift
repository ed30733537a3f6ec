#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

// What only a finger, or something that stands for one, brings about.
extension ProbeStep {
  static let fingers = [
    ProbeStep(name: "release-out-of-range", needsFinger: true) { device, log in
      let stage = ProbeStage(device, log)
      guard await stage.perform(.pull) else { return }
      stage.read()
      guard await stage.perform(.letGo) else { return }
      await device.wait(1.5)
      stage.read()
      stage.end()
    },
    ProbeStep(name: "inset-set-at-release", needsFinger: true) { device, log in
      let stage = ProbeStage(device, log)
      stage.listener.onRelease = { scrollView in
        log.act("top+54") { scrollView.contentInset.top += 54 }
      }
      guard await stage.perform(.pull), await stage.perform(.letGo) else { return }
      await device.wait(1.5)
      stage.read()
      stage.end()
    },
    ProbeStep(name: "offset-set-in-bounce", needsFinger: true) { device, log in
      let stage = ProbeStage(device, log)
      stage.listener.onFirstMove = { scrollView in
        log.act("toFirst") { scrollView.contentOffset.y = -scrollView.adjustedContentInset.top }
      }
      guard await stage.perform(.pull), await stage.perform(.letGo) else { return }
      await device.wait(1.5)
      stage.read()
      stage.end()
    },
    ProbeStep(name: "geometry-under-a-finger", needsFinger: true) { device, log in
      let stage = ProbeStage(device, log)
      guard await stage.perform(.pull) else { return }
      await stage.act("top+20") { stage.scrollView.contentInset.top += 20 }
      await stage.act("grow") { stage.scrollView.contentSize.height += 100 }
      await stage.act("lower") { stage.scrollView.frame.size.height -= 50 }
      guard await stage.perform(.letGo) else { return }
      await device.wait(1.5)
      stage.read()
      stage.end()
    },
    ProbeStep(name: "pan-disabled", needsFinger: true) { device, log in
      let stage = ProbeStage(device, log)
      guard await stage.perform(.pull) else { return }
      await stage.act("disable") { stage.scrollView.panGestureRecognizer.isEnabled = false }
      await device.wait(1.5)
      stage.read()
      await stage.act("enable") { stage.scrollView.panGestureRecognizer.isEnabled = true }
      guard await stage.perform(.letGo) else { return }
      stage.end()
    },
    ProbeStep(name: "window-left-in-bounce", needsFinger: true) { device, log in
      let stage = ProbeStage(device, log)
      guard await stage.perform(.pull), await stage.perform(.letGo) else { return }
      await device.wait(0.1)
      await stage.act("leave") { stage.scrollView.removeFromSuperview() }
      await device.wait(0.5)
      await stage.act("return") { stage.controller.view.addSubview(stage.scrollView) }
      await device.wait(0.5)
      stage.read()
      stage.end()
    },
    ProbeStep(name: "inset-taken-under-a-finger", needsFinger: true) { device, log in
      let stage = ProbeStage(device, log)
      stage.scrollView.contentInset.top += 54
      stage.scroll(to: stage.first)
      guard await stage.perform(.pull) else { return }
      await stage.act("top-54") { stage.scrollView.contentInset.top -= 54 }
      guard await stage.perform(.letGo) else { return }
      await device.wait(1.5)
      stage.read()
      stage.end()
    },
    ProbeStep(name: "size-under-a-finger", needsFinger: true) { device, log in
      let stage = ProbeStage(device, log)
      guard await stage.perform(.pull) else { return }
      await stage.act("grow") { stage.scrollView.contentSize.height += 100 }
      await stage.act("shrink") { stage.scrollView.contentSize.height -= 200 }
      guard await stage.perform(.letGo) else { return }
      await device.wait(1.5)
      stage.read()
      stage.end()
    },
    ProbeStep(name: "wheel-at-end", needsFinger: true) { device, log in
      await atEnd(.wheel, ProbeStage(device, log))
    },
    ProbeStep(name: "trackpad-at-end", needsFinger: true) { device, log in
      await atEnd(.trackpad, ProbeStage(device, log))
    },
    ProbeStep(name: "wheel", needsFinger: true) { device, log in
      let stage = ProbeStage(device, log)
      stage.scroll(to: stage.first + 500)
      guard await stage.perform(.wheel) else { return }
      await device.wait(1)
      stage.read()
      stage.end()
    },
  ]

  @MainActor
  private static func atEnd(_ gesture: ProbeGesture, _ stage: ProbeStage) async {
    stage.scroll(to: stage.last)
    guard await stage.perform(gesture) else { return }
    await stage.device.wait(1)
    stage.read()
    stage.end()
  }
}
