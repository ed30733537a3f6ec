#if !canImport(UIKit)
  import Foundation
  import HeadlessDriver

  @testable import Tug

  extension Screen {
    /// Puts the finger down and drags until the offset is this; the finger stays down.
    func pull(toOffset target: CGFloat) {
      let way: CGFloat = target < offset ? 1 : -1
      finger.grab(at: CGPoint(x: 180, y: 330), toward: CGPoint(x: 0, y: way))
      // RefreshStyle and move again: the rubber band answers less the further it is pulled.
      for _ in 0..<200 where abs(offset - target) > 0.5 { drag(by: offset - target) }
    }

    /// Moves the finger that is down, downward for positive points, in one frame.
    func drag(by points: CGFloat) {
      advance(host.frameInterval)
      finger.move(to: CGPoint(x: finger.location.x, y: finger.location.y + points))
    }

    /// Holds still long enough for the release to have no speed, lets go, and draws a frame.
    func letGo() {
      advance(0.3)
      finger.up()
      advance(host.frameInterval)
    }

    /// Changes settings of the device, and lets the views take them up.
    func set(_ change: (inout UITraitCollection) -> Void) {
      host.updateTraits(change)
      host.layoutWindows()
    }
  }
#endif
