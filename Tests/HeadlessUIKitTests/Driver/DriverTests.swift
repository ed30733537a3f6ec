import Foundation
import HeadlessDriver
import Testing

// One import: the driver exports HeadlessUIKit and Foundation.
@Suite("Driving a device in a test")
@MainActor
struct DriverTests {
  @Test(
    "a finger drags to an offset, also beyond an edge",
    arguments: [-54, -53.5, -160, 250, 1400])
  func toOffset(target: Double) {
    let scene = ScrollScene(offset: 100)
    #expect(scene.finger.pull(scene.scrollView, toOffset: CGFloat(target)))
    #expect(scene.y == target && scene.finger.isDown)
    scene.finger.up()
    scene.device.settle()
    #expect(scene.finger.drag(scene.scrollView, toOffset: CGFloat(target)))
    #expect(!scene.finger.isDown)
  }

  @Test("a finger drags along both axes, and says if it can't arrive")
  func bothAxes() {
    let scene = ScrollScene(width: 900)
    #expect(scene.finger.drag(scene.scrollView, toOffset: CGPoint(x: -20, y: 300)))
    scene.device.settle()
    scene.scrollView.bounces = false
    #expect(!scene.finger.drag(scene.scrollView, toOffset: -54))
    #expect(!scene.finger.drag(scene.scrollView, toOffset: CGFloat.nan))
    scene.scrollView.transform = CGAffineTransform(scaleX: 1, y: -1)
    scene.scrollView.bounces = true
    #expect(scene.finger.drag(scene.scrollView, toOffset: -54))
  }

  @Test("a gate keeps an async action until it opens, fails, or is canceled")
  func gates() async {
    let gate = Gate<Int>()
    let tasks = (0..<2).map { _ in Task { try await gate.wait() } }
    let device = TestDevice { UIView() }
    #expect(await device.wait { gate.waitingCount == 2 })
    tasks[1].cancel()
    #expect(await device.wait { gate.waitingCount == 1 })
    gate.open(with: 7)
    #expect(await tasks[0].result.map { $0 == 7 }.get(or: false))
    #expect(await tasks[1].result.error is CancellationError)
    let late = try? await gate.wait()
    #expect(late == 7, "an open gate keeps nobody")
    gate.close()
    let failing = Task { try await gate.wait() }
    await device.wait { gate.waitingCount == 1 }
    gate.fail(with: CocoaError(.fileNoSuchFile))
    #expect(await failing.result.error is CocoaError)
  }

  @Test("a wait ends, whether or not its condition ever holds")
  func waits() async {
    let device = TestDevice { UIView() }
    #expect(await !device.wait(limit: 0.5, patience: 0) { false })
    #expect(abs(device.host.time - 0.5) < 0.02)
    #expect(await device.wait { device.host.time > 1 })
    #expect(await !device.wait(limit: .nan, patience: .nan) { false })
    let flag = Flag()
    Task.detached {
      let sum = (0..<1000).reduce(0, +)
      await MainActor.run { flag.isSet = sum > 0 }
    }
    #expect(await device.wait(limit: 0.1) { flag.isSet }, "another thread gets its time")
  }

  @MainActor private final class Flag {
    var isSet = false
  }

  @Test("a device shows a view or a controller, and gives it back")
  func showing() {
    let (device, view) = TestDevice.showing(size: CGSize(width: 200, height: 300)) {
      UIScrollView()
    }
    #expect(view.bounds.size == CGSize(width: 200, height: 300) && device.view === view)
    #expect(view.host === device.host)
    final class Own: UIViewController {}
    let (second, controller) = TestDevice.showing(controller: { Own() })
    #expect(second.window.rootViewController === controller)
    view.setNeedsLayout()
    device.layOut()
    #expect(device.host.time == 0)
  }

  @Test("an animation outside of run is on the host of its views")
  func outsideOfRun() {
    let (device, view) = TestDevice.showing { UIView() }
    var isFinished = false
    UIView.animate(withDuration: 0.4) {
      view.alpha = 0
    } completion: { _ in
      isFinished = true
    }
    device.advance(0.2)
    #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.01 && !isFinished)
    device.advance(0.3)
    #expect(isFinished)
  }

  @Test("a view of another host is reported when it is added")
  func otherHost() {
    let (device, view) = TestDevice.showing { UIView() }
    var mistakes: [String] = []
    device.host.onMistake = { mistakes.append($0) }
    view.addSubview(HeadlessHost().run { UIView() })
    #expect(mistakes.count == 1 && mistakes.first?.contains("TestDevice.run") == true)
    view.addSubview(device.run { UIView() })
    #expect(mistakes.count == 1)
  }

  @Test("an observer answers each change of the inset with one of its own", arguments: [0, 1, 2])
  func answers(kind: Int) {
    let scene = ScrollScene(scale: 3, offset: 300)
    let answer = ScrollAnswer(
      to: scene.scrollView, changing: [.offset, .inset, .safeArea][kind], by: 1)
    scene.scrollView.contentInset.top = 10
    #expect(answer.count == 1)
    switch kind {
    case 0: #expect(scene.y == 301)
    case 1: #expect(scene.scrollView.contentInset.top == 11)
    default: #expect(scene.device.window.deviceSafeAreaInsets.top == 1)
    }
    scene.scrollView.contentInset.top = 20
    #expect(answer.count == 2)
    if kind == 0 { #expect(scene.y == 300) }
  }
}

extension Result {
  fileprivate var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }

  fileprivate func get(or value: Success) -> Success { (try? get()) ?? value }
}
