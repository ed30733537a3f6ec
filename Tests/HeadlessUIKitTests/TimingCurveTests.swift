import Foundation
import HeadlessDriver
import HeadlessUIKit
import Testing

@Suite("Animation curves")
@MainActor
struct TimingCurveTests {
  private func progress(at share: Double, _ animate: (UIView) -> Void) -> Double {
    let host = HeadlessHost()
    return host.run {
      let view = UIView(frame: .zero)
      animate(view)
      host.advance(by: share)
      return Double(view.layer.presentation()?.position.x ?? .nan)
    }
  }

  @Test(
    "the standard curves are Core Animation's",
    arguments: [
      (UIView.AnimationOptions.curveEaseInOut, 0.25, 0.129161931),
      (.curveEaseInOut, 0.9, 0.980277546), (.curveEaseIn, 0.25, 0.093464651),
      (.curveEaseOut, 0.25, 0.378138131), (.curveLinear, 0.25, 0.25),
    ] as [(UIView.AnimationOptions, Double, Double)])
  func curves(options: UIView.AnimationOptions, share: Double, expected: Double) {
    let progress = progress(at: share) { view in
      UIView.animate(withDuration: 1, delay: 0, options: options) { view.center.x = 1 }
    }
    #expect(abs(progress - expected) < 1e-6)
  }

  @Test(
    "an underdamped spring oscillates, and every spring is at rest at the end",
    arguments: [0.3, 0.7, 1.0, 2.0])
  func springs(damping: Double) {
    var highest = 0.0
    for step in 1..<100 {
      let progress = progress(at: Double(step) / 100) { view in
        UIView.animate(
          withDuration: 1, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: 0
        ) { view.center.x = 1 }
      }
      if step == 99 { #expect(abs(progress - 1) < 0.005) }
      highest = max(highest, progress)
    }
    // The first overshoot of a damped oscillation is e^(−πζ/√(1−ζ²)).
    let overshoot = damping < 1 ? exp(-.pi * damping / (1 - damping * damping).squareRoot()) : 0
    #expect(abs(highest - max(1, 1 + overshoot)) < 0.02)
  }
}
