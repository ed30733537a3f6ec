import HeadlessDriver
import Testing

@testable import TugMJRefresh

/// A phone with a list, whose turns of the main queue the test takes.
@MainActor
final class MJScreen {
  let device: TestDevice
  let list: UIScrollView
  private var turns: [@MainActor () -> Void] = []

  init(content: CGFloat = 2000, list make: () -> UIScrollView = { UIScrollView() }) {
    (device, list) = TestDevice.showing(
      safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), view: make)
    takeTurns()
    device.run {
      list.contentInsetAdjustmentBehavior = .always
      list.contentSize = CGSize(width: 375, height: content)
    }
    device.layOut()
    device.run { list.contentOffset.y = -47 }
  }

  /// Makes the turns of the main queue those of this screen. Another test may have come in between.
  func takeTurns() { MainQueue.add = { [weak self] in self?.turns.append($0) } }

  @discardableResult
  func run<Result>(_ body: () -> Result) -> Result {
    let result = device.run(body)
    device.layOut()
    return result
  }

  /// The next turn of the main queue.
  func turn() {
    let due = turns
    turns = []
    run { for call in due { call() } }
  }

  func pass(_ seconds: Double) {
    turn()
    device.advance(seconds)
    turn()
  }

  func settle() {
    for _ in 0..<5 { pass(0.5) }
  }

  /// Pulls with a finger that stays down.
  func pull(by points: CGFloat) {
    device.finger.grab(at: CGPoint(x: 180, y: 300), toward: CGPoint(x: 0, y: points))
    device.finger.move(by: CGPoint(x: 0, y: points), over: 0.3)
  }

  func letGo() { device.finger.up() }

  /// The inset that controls hold at the top and at the bottom.
  var held: (top: CGFloat, bottom: CGFloat) {
    (
      list.contentInset.top - list.tug.contentInset.top,
      list.contentInset.bottom - list.tug.contentInset.bottom
    )
  }
}
