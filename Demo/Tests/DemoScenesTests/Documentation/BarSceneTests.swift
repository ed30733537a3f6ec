import Foundation
import HeadlessDriver
import Testing
import Tug

@testable import DemoScenes

final class BarViewController: CountingListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.tug.header = .pull(.custom { BarIndicator() }) { [feed] in
      try await feed.refresh()
    }
  }
}

final class BarIndicator: UIView, RefreshIndicator {
  let extent: CGFloat = 40

  func show(_ status: RefreshStatus) {
    backgroundColor = status.state == .refreshing ? .systemGreen : .systemGray
  }

  func progressChanged(to progress: CGFloat) {
    transform = CGAffineTransform(scaleX: max(0.01, min(1, progress)), y: 1)
  }
}

extension Scene {
  public static let bar = Scene(
    id: "bar", group: .styles, title: "A bar", summary: "It widens with the pull.",
    screen: { BarViewController(environment: $0) })
}

@MainActor
@Suite("The bar")
struct BarSceneTests {
  @Test("is gray while it is pulled, and green during a refresh")
  func colors() throws {
    let environment = SceneEnvironment(feedURL: URL(filePath: "/"), pause: { _ in })
    let device = TestDevice { BarViewController(environment: environment) }
    let list = try #require(device.window.rootViewController as? BarViewController).tableView
    let bar = try #require(list.tug.header?.indicator)

    device.finger.grab(at: CGPoint(x: 180, y: 200), toward: CGPoint(x: 0, y: 1))
    device.finger.move(by: CGPoint(x: 0, y: 150), over: 0.3)
    #expect(list.tug.header?.state == .pulling)
    #expect(bar.backgroundColor == .systemGray)
    device.finger.up()
    device.advance(0.1)
    #expect(list.tug.header?.state == .refreshing)
    #expect(bar.backgroundColor == .systemGreen)
  }
}
