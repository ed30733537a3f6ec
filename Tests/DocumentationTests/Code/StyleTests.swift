import Foundation
import HeadlessDriver
import Testing
import Tug

final class RingIndicator: UIView, RefreshIndicator {
  let extent: CGFloat = 60
  let spinner = UIActivityIndicatorView(style: .medium)
  var ring: CAShapeLayer? { layer as? CAShapeLayer }
  // A view's own layer changes at once. An added one would animate, behind the finger.
  override class var layerClass: AnyClass { CAShapeLayer.self }

  func apply(_ style: RefreshStyle) {
    ring?.fillColor = nil
    ring?.lineWidth = 3
    addSubview(spinner)
  }

  func show(_ status: RefreshStatus) {
    let isRefreshing = status.state == .refreshing
    ring?.strokeColor = isRefreshing ? nil : UIColor.systemBlue.cgColor
    if isRefreshing { spinner.startAnimating() } else { spinner.stopAnimating() }
    progressChanged(to: status.progress)
  }

  func progressChanged(to progress: CGFloat) { ring?.strokeEnd = min(1, progress) }

  override func layoutSubviews() {
    spinner.center = CGPoint(x: bounds.midX, y: bounds.midY)
    let path = UIBezierPath(
      arcCenter: spinner.center, radius: 12, startAngle: -.pi / 2, endAngle: 1.5 * .pi,
      clockwise: true)
    ring?.path = path.cgPath
  }
}

final class SwipedController: UIViewController {
  let tableView = UITableView(frame: .zero, style: .plain)

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    view.addSubview(tableView)
  }

  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    tableView.tug.accessibilityScroll(direction) || super.accessibilityScroll(direction)
  }
}

@MainActor
@Suite("The articles about styles and accessibility")
struct StyleTests {
  let device = TestDevice { SwipedController() }

  private func tableView() throws -> UITableView {
    try #require(device.window.rootViewController as? SwipedController).tableView
  }

  @Test("show an indicator that follows the pull, and is full during a refresh")
  func ring() throws {
    let tableView = try tableView()
    let ring = device.run { RingIndicator() }
    device.run { tableView.tug.header = .pull(.custom { ring }, callback: { _ in }) }
    device.finger.grab(at: CGPoint(x: 180, y: 200), toward: CGPoint(x: 0, y: 1))
    device.finger.move(by: CGPoint(x: 0, y: 60), over: 0.3)
    let share = ring.ring?.strokeEnd ?? 0
    #expect(share > 0 && share < 1)
    #expect(ring.spinner.center == CGPoint(x: 187.5, y: 30))
    device.finger.cancel()
  }

  @Test("shows the progress of a pull, and a spinner during a refresh")
  func ringAndSpinner() {
    let indicator = RingIndicator()
    indicator.show(RefreshStatus(.idle, progress: 0.5))
    #expect(indicator.ring?.strokeEnd == 0.5 && !indicator.spinner.isAnimating)
    indicator.show(RefreshStatus(.refreshing, progress: 1))
    #expect(indicator.ring?.strokeColor == nil && indicator.spinner.isAnimating)
  }

  @Test("show how words and languages are chosen")
  func styles() throws {
    let (tableView, feed) = (try tableView(), Feed())
    device.run {
      let style = RefreshStyle.normal.with {
        $0[.pulling].title = "Let go"
        $0.tintColor = .systemRed
        $0.showsLastUpdated = false
      }
      tableView.tug.header = .pull(style) { [feed] in try await feed.refresh() }
      tableView.tug.header?.style[.pulling].title = "Let go"
      tableView.tug.header?.style.spinnerStyle = .large
      tableView.tug.footer?.style[.noMoreData].title = TugLanguage.current.texts.noMoreData
      TugLanguage.current = TugLanguage(matching: ["de"]) ?? .preferred  // German
      #expect(tableView.tug.header?.view.accessibilityLabel == "Aktualisieren")
      TugLanguage.current = .preferred  // the app's language again
    }
    device.finger.grab(at: CGPoint(x: 180, y: 200), toward: CGPoint(x: 0, y: 1))
    device.finger.move(by: CGPoint(x: 0, y: 200), over: 0.3)
    #expect(tableView.tug.header?.state == .pulling)
    device.finger.cancel()
  }

  private func languages() {
    TugLanguage.current = TugLanguage(matching: ["de"]) ?? .preferred  // German
    TugLanguage.current = .preferred  // the app's language again
  }

  @Test("show how times are kept")
  func times() throws {
    let tableView = try tableView()
    let name = "StyleTests.times"
    let group = try #require(UserDefaults(suiteName: name))
    defer { group.removePersistentDomain(forName: name) }
    let response = Response()
    let words = { (date: Date) in "at \(Int(date.timeIntervalSince1970))" }
    device.run { keep(tableView, Feed(), group, response, words) }
    let header = try #require(tableView.tug.header)
    #expect(group.object(forKey: "news") as? Date == response.date)
    #expect(header.view.accessibilityValue == "at 0")
  }

  private func keep(
    _ tableView: UITableView, _ feed: Feed, _ group: UserDefaults, _ response: Response,
    _ words: @escaping (Date) -> String
  ) {
    let header = Refresher.pull(.classic) { [feed] in try await feed.refresh() }
    header.lastUpdatedStore = group  // the user defaults of an app group
    header.lastUpdatedKey = "news"
    header.lastUpdated = response.date  // a time that the server gave
    header.lastUpdatedFormat = { $0.map(words) ?? "Never" }
    tableView.tug.header = header
  }

  @Test("show a controller that passes VoiceOver’s swipe to the list")
  func swipe() throws {
    let tableView = try tableView()
    let controller = try #require(device.window.rootViewController)
    device.run {
      tableView.tug.header = .pull(callback: { _ in })
      #expect(!controller.accessibilityScroll(.left))
      #expect(controller.accessibilityScroll(.up))
    }
    #expect(tableView.tug.header?.isRefreshing == true)
  }
}
