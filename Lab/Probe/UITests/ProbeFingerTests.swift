import XCTest

/// The finger of the probe in a simulator: does what the app's prompt says, until it is finished. It has no wheel.
final class ProbeFingerTests: XCTestCase {
  @MainActor
  func testFollowsThePrompts() {
    let app = XCUIApplication()
    app.launch()
    let prompt = app.staticTexts["prompt"]
    XCTAssertTrue(prompt.waitForExistence(timeout: 30))
    let end = Date(timeIntervalSinceNow: 600)
    var isFinished = false
    while !isFinished, Date() < end {
      let wish = (prompt.exists ? prompt.value as? String : nil) ?? ""
      switch wish {
      // The finger rests long enough for what the step does before it asks to let go.
      case "pull": drag(app, from: (0.5, 0.25), to: (0.5, 0.75), resting: 4)
      case "scrollUp": drag(app, from: (0.5, 0.75), to: (0.5, 0.25), resting: 0.5)
      case "scrollDown": drag(app, from: (0.5, 0.25), to: (0.5, 0.75), resting: 0.5)
      case "edgePart": drag(app, from: (0.002, 0.5), to: (0.35, 0.5), resting: 0.5)
      case "leaveApp":
        XCUIDevice.shared.press(.home)
        Thread.sleep(forTimeInterval: 3)
        app.activate()
      case "finished": isFinished = true
      case "failed": return XCTFail("the app couldn't write its file")
      // `letGo` and `returnToApp` come by themselves. Nothing here turns a wheel.
      default: Thread.sleep(forTimeInterval: 0.2)
      }
    }
    XCTAssertTrue(isFinished)
  }

  @MainActor
  private func drag(
    _ app: XCUIApplication, from start: (Double, Double), to end: (Double, Double),
    resting: TimeInterval
  ) {
    let first = app.coordinate(withNormalizedOffset: CGVector(dx: start.0, dy: start.1))
    let last = app.coordinate(withNormalizedOffset: CGVector(dx: end.0, dy: end.1))
    first.press(
      forDuration: 0.05, thenDragTo: last, withVelocity: .slow, thenHoldForDuration: resting)
  }
}
