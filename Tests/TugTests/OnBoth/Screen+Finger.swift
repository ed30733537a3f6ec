#if !canImport(UIKit)
  import Foundation
  import HeadlessDriver

  @testable import Tug

  extension Screen {
    /// Advances the virtual clock.
    func advance(_ seconds: TimeInterval) { host.advance(by: seconds) }

    /// Puts a finger down and drags until the offset is reached; the finger stays down.
    func pull(toOffset target: CGFloat) {
      let way: CGFloat = target < offset ? 1 : -1
      finger.grab(at: CGPoint(x: 180, y: 330), toward: CGPoint(x: 0, y: way))
      // Measures and moves again: the further the rubber band is pulled, the less it follows.
      for _ in 0..<200 where abs(offset - target) > 0.5 { drag(by: offset - target) }
    }

    /// Moves the finger in one frame, downward for positive values, in points.
    func drag(by points: CGFloat) {
      advance(host.frameInterval)
      finger.move(to: CGPoint(x: finger.location.x, y: finger.location.y + points))
    }

    /// Holds still long enough for a release without speed, releases, and draws a frame.
    func letGo() {
      advance(0.3)
      finger.up()
      advance(host.frameInterval)
    }

    /// Changes settings of the device, and lets the views update.
    func set(_ change: (inout UITraitCollection) -> Void) {
      host.updateTraits(change)
      host.layoutWindows()
    }
  }
#endif
