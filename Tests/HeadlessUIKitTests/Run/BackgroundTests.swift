import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("The background")
struct BackgroundTests {
  @Test("there are no frames in the background")
  func frames() {
    let host = HeadlessHost()
    let view = host.run { UIView(frame: .zero) }
    var count = 0
    let link = FrameLink(on: view) {
      count += 1
      return true
    }
    link.start()
    host.advance(by: 0.5)
    let before = count
    host.enterBackground()
    host.advance(by: 0.5)
    #expect(count == before)
    host.enterForeground()
    host.advance(by: 0.5)
    #expect(count > before)
  }

  @Test("a hidden window draws no frames, while timers go on")
  func hiddenWindow() {
    let host = HeadlessHost()
    let view = host.run { UIView(frame: .zero) }
    var (frames, calls) = (0, 0)
    let link = FrameLink(on: view) {
      frames += 1
      return true
    }
    let call = DelayedCall(on: view)
    host.drawsFrames = false
    link.start()
    call.start(after: 0.1) { calls += 1 }
    host.advance(by: 0.5)
    #expect(frames == 0 && calls == 1 && host.isBusy)
    link.stop()
    #expect(!host.isBusy)
  }

  @Test("an animation that begins in the background ends at once")
  func animation() {
    let host = HeadlessHost()
    host.enterBackground()
    var finished: [Bool] = []
    host.run {
      let view = UIView(frame: .zero)
      UIView.animate(withDuration: 0.4) {
        view.alpha = 0
      } completion: {
        finished.append($0)
      }
    }
    #expect(finished == [true])
  }

  @Test("entering and leaving the background is posted")
  func notifications() {
    let host = HeadlessHost()
    var names: [String] = []
    let observers = [
      UIApplication.didEnterBackgroundNotification, UIScene.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIScene.willEnterForegroundNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated {
          if HeadlessHost.current === host { names.append(name.rawValue) }
        }
      }
    }
    host.enterBackground()
    host.enterBackground()
    #expect(
      names == [
        "UISceneDidEnterBackgroundNotification", "UIApplicationDidEnterBackgroundNotification",
      ])
    host.enterForeground()
    #expect(names.count == 4)
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  @Test("a delayed call comes once, unless it is canceled or replaced")
  func delayedCall() {
    let host = HeadlessHost()
    let call = host.run { DelayedCall(on: UIView(frame: .zero)) }
    var times: [TimeInterval] = []
    call.start(after: 0.3) { times.append(host.time) }
    host.advance(by: 0.2)
    call.start(after: 0.3) { times.append(host.time) }
    host.advance(by: 1)
    #expect(times.count == 1 && abs((times.first ?? 0) - 0.5) < 1e-9)
    call.start(after: 0.3) { times.append(host.time) }
    call.cancel()
    #expect(!host.isBusy)
    host.advance(by: 1)
    #expect(times.count == 1)
  }
}
