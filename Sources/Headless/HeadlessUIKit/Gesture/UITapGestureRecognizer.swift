import Foundation

/// A recognizer for one or more taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps. The default is 1; values below 1 count as 1.
  open var numberOfTapsRequired = 1
  /// The number of fingers. The default is 1; values below 1 count as 1.
  open var numberOfTouchesRequired = 1

  private var starts: [UITouch: CGPoint] = [:]
  private var mostTouches = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { starts[touch] = touch.location }
    mostTouches = max(mostTouches, numberOfTouches)
    if mostTouches > max(1, numberOfTouchesRequired) { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      guard let start = starts[touch] else { continue }
      let moved = touch.location - start
      let strayed = Double(hypot(moved.x, moved.y))
      if let view, strayed > view.host.scrollTuning.tapMovement { state = .failed }
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { starts[touch] = nil }
    guard starts.isEmpty, state == .possible else { return }
    let isTap = mostTouches == max(1, numberOfTouchesRequired)
    let isLast = touches.contains { $0.tapCount.isMultiple(of: max(1, numberOfTapsRequired)) }
    if isTap, isLast { state = .ended } else { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    starts = [:]
    mostTouches = 0
  }
}
