import Foundation
import HeadlessDriver
import HeadlessUIKit
import Tug

extension Workload {
  /// An assignment of `contentOffset`, with its observers. The first case of each title has an observer
  /// that does nothing. The difference to the others is the cost of Tug.
  static let offsets = [Place.rest, .edge, .refreshing, .refreshingEdge].flatMap { place in
    Controls.allCases.map { controls in
      let operations = ScrollScene.stepsOfWave * 32
      return Workload(
        title: "offset change, \(place.rawValue)", variant: controls.rawValue,
        operations: operations
      ) {
        let scene = ScrollScene(controls, at: place)
        return Session { scene.scroll(times: operations) }
      }
    }
  }

  /// The step in which a finger pulls a header past its trigger, before and after its first success.
  static let arming = [false, true].map { hasSucceeded in
    Workload(
      title: "idle to pulling",
      variant: hasSucceeded ? "after a success" : Controls.header.rawValue,
      operations: 1
    ) {
      let scene = ScrollScene(.header, at: .edge)
      if hasSucceeded { scene.succeed() }
      return Session(restore: { scene.pull(to: 0) }) { scene.pull(to: 60) }
    }
  }

  /// Creating controls and assigning them.
  static let attaching = [Controls.header, .automaticFooter, .both].map { controls in
    Workload(title: "attaching", variant: controls.rawValue, operations: 1) {
      let scene = ScrollScene(.none, at: .rest)
      return Session(restore: { scene.remove() }) { scene.add(controls) }
    }
  }

  /// The views of a header without the header. The difference is the cost of Tug.
  static let attachingViews = Workload(
    title: "attaching", variant: "the views of a header alone", operations: 1
  ) {
    let scene = ScrollScene(.none, at: .rest)
    return Session(restore: { scene.removeViews() }) { scene.addViews() }
  }

  /// A frame of a run from its beginning to its end, opening and closing included, and what the run
  /// costs besides. The difference between the last two is the cost of a motion of Tug's own. Without a
  /// control, an app assigns the offset in each frame.
  static let motions = [
    ("no control", Controls.none, false), ("header, animations", Controls.header, false),
    ("header, motion of its own", Controls.header, true),
  ].map { variant, controls, isOwn in
    let frames = ScrollScene.framesOfMotion
    return Workload(title: "frame of a run", variant: variant, operations: 2 * frames) {
      let scene = ScrollScene(controls, at: .top)
      if !isOwn { scene.animatesAsMJRefresh() }
      return Session(restore: { scene.settle() }) { scene.openAndClose(frames: frames) }
    }
  }

  /// A layout of the scroll view at another width.
  static let layouts = [Controls.none, .header, .both].map { controls in
    let operations = 10
    return Workload(
      title: "layout at a new width", variant: controls.rawValue, operations: operations
    ) {
      let scene = ScrollScene(controls, at: .rest)
      return Session { scene.layOut(times: operations) }
    }
  }
}

private enum Controls: String, CaseIterable {
  case none = "no control"
  case header
  case pullFooter = "pull footer"
  case automaticFooter = "automatic footer"
  case both = "header and automatic footer"

  /// Whether the content is dragged at the end: with a header, it is dragged at the start.
  var isBelow: Bool { self == .pullFooter || self == .automaticFooter }
}

private enum Place: String {
  /// In the middle of the content, without a finger.
  case rest = "at rest"
  /// Under a finger, from 40 points before the edge to 40 points beyond it, and back.
  case edge = "dragged around the edge"
  /// At the start of the content, without a finger.
  case top
  /// In the middle of the content.
  case refreshing
  case refreshingEdge = "refreshing, dragged around the edge"

  var isDragged: Bool { self == .edge || self == .refreshingEdge }
  var isRefreshing: Bool { self == .refreshing || self == .refreshingEdge }
}

/// A phone with one scroll view and long content.
@MainActor
private final class ScrollScene {
  /// The steps of one movement up and down, 5 points each. Each assignment is a change.
  static let stepsOfWave = 32

  private let device: TestDevice
  private let scrollView: UIScrollView
  private let middle: CGFloat
  private let observation: HeadlessUIKit.NSKeyValueObservation?

  init(_ controls: Controls, at place: Place) {
    let host = HeadlessHost()
    let view = host.run { UIScrollView() }
    scrollView = view
    device = TestDevice(host: host) { view }
    let length: CGFloat = 20_000
    device.run { view.contentSize = CGSize(width: 375, height: length) }
    middle =
      place == .top
      ? 0 : !place.isDragged ? 1000 : controls.isBelow ? length - view.bounds.height : 0
    observation = controls == .none ? view.observe(\.contentOffset) { _, _ in } : nil
    add(controls, thatRefresh: place.isRefreshing, endsRuns: place != .top)
    device.settle()
    guard place.isDragged else { return }
    device.finger.grab(at: CGPoint(x: 180, y: 330), toward: CGPoint(x: 0, y: 1))
  }

  func add(_ controls: Controls, thatRefresh isRefreshing: Bool = false, endsRuns: Bool = true) {
    let callback: @MainActor (Refresher) -> Void = {
      if !isRefreshing, endsRuns { $0.endRefreshing() }
    }
    device.run {
      let tug = scrollView.tug
      if controls == .header || controls == .both { tug.header = .pull(callback: callback) }
      if controls == .pullFooter { tug.footer = .pull(callback: callback) }
      if controls == .automaticFooter || controls == .both {
        tug.footer = .auto(callback: callback)
      }
      if isRefreshing {
        tug.arbitration = .parallel
        tug.header?.beginRefreshing()
        tug.footer?.beginRefreshing()
      }
    }
  }

  func remove() {
    device.run { (scrollView.tug.header, scrollView.tug.footer) = (nil, nil) }
  }

  func addViews() {
    device.run {
      // The control's view, its indicator, and the texts of that.
      let container = UIView(frame: CGRect(x: 0, y: -54, width: 375, height: 54))
      let (indicator, caption) = (UIView(frame: container.bounds), UIView(frame: container.bounds))
      container.addSubview(indicator)
      indicator.addSubview(caption)
      for text in ["Pull down to refresh", "Not updated yet"] {
        let label = UILabel(frame: container.bounds)
        label.text = text
        caption.addSubview(label)
      }
      indicator.addSubview(UIImageView(frame: CGRect(x: 0, y: 0, width: 15, height: 40)))
      indicator.addSubview(UIActivityIndicatorView(style: .medium))
      scrollView.insertSubview(container, at: 0)
    }
  }

  func removeViews() {
    device.run { for view in scrollView.subviews { view.removeFromSuperview() } }
  }

  func scroll(times: Int) {
    let half = Self.stepsOfWave / 2
    for step in 0..<times {
      let place = abs(step % Self.stepsOfWave - half) - half / 2
      scrollView.contentOffset = CGPoint(x: 0, y: middle + CGFloat(5 * place))
    }
  }

  /// The frames in which a header of 54 points opens, or closes.
  static let framesOfMotion = 23

  func animatesAsMJRefresh() {
    scrollView.tug.header?.openingDuration = 0.25
    scrollView.tug.header?.closingDuration = 0.4
  }

  func settle() { device.settle() }

  func succeed() { device.run { scrollView.tug.header?.lastUpdated = Date() } }

  func openAndClose(frames: Int) {
    let header = scrollView.tug.header
    for way in [-1.0, 1] {
      device.run {
        if way < 0 { header?.beginRefreshing() } else { header?.endRefreshing() }
      }
      for _ in 0..<frames {
        if header == nil { scrollView.contentOffset.y += way * 2 }
        device.advance(device.host.frameInterval)
      }
    }
  }

  func pull(to distance: CGFloat) {
    scrollView.contentOffset = CGPoint(x: 0, y: middle - distance)
  }

  func layOut(times: Int) {
    for step in 0..<times {
      scrollView.frame.size.width = step.isMultiple(of: 2) ? 374 : 375
      device.host.layoutWindows()
    }
  }
}
