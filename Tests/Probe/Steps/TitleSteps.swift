#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

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
