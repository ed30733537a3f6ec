import HeadlessDriver
import Tug

extension Workload {
  /// An assignment of `contentOffset`, with all that hears of it. The first case of each title has an
  /// observer that does nothing: what the others cost more is Tug's own, from the observer's entry to
  /// its return.
  static let offsets = Place.allCases.flatMap { place in
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

  /// The controls are made and take their place.
  static let attaching = [Controls.header, .automaticFooter, .both].map { controls in
    Workload(title: "attaching", variant: controls.rawValue, operations: 1) {
      let scene = ScrollScene(.none, at: .rest)
      return Session(restore: { scene.remove() }) { scene.add(controls) }
    }
  }

  /// What a header is made of on the screen, without the header: the rest is Tug's own.
  static let attachingViews = Workload(
    title: "attaching", variant: "the views of a header alone", operations: 1
  ) {
    let scene = ScrollScene(.none, at: .rest)
    return Session(restore: { scene.removeViews() }) { scene.addViews() }
  }

  /// The scroll view gets another width, and lays out what stands in it.
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

  /// Where the content is dragged out: at the header, if there is one.
  var isBelow: Bool { self == .pullFooter || self == .automaticFooter }
}

private enum Place: String, CaseIterable {
  /// In the middle of the content, no finger.
  case rest = "at rest"
  /// Under a finger, from 40 points before the edge to 40 beyond it, and back.
  case edge = "dragged around the edge"
  /// In the middle of the content.
  case refreshing
  case refreshingEdge = "refreshing, dragged around the edge"

  var isDragged: Bool { self == .edge || self == .refreshingEdge }
  var isRefreshing: Bool { self == .refreshing || self == .refreshingEdge }
}

/// A phone with one scroll view on long content.
@MainActor
private final class ScrollScene {
  /// Up and down again, 5 points a step: an assignment is always a change.
  static let stepsOfWave = 32

  private let device: TestDevice
  private let scrollView: UIScrollView
  private let middle: CGFloat
  private let observation: NSKeyValueObservation?

  init(_ controls: Controls, at place: Place) {
    let host = HeadlessHost()
    let view = host.run { UIScrollView() }
    scrollView = view
    device = TestDevice(host: host) { view }
    let length: CGFloat = 20_000
    device.run { view.contentSize = CGSize(width: 375, height: length) }
    middle = !place.isDragged ? 1000 : controls.isBelow ? length - view.bounds.height : 0
    observation = controls == .none ? view.observe(\.contentOffset) { _, _ in } : nil
    add(controls, thatRefresh: place.isRefreshing)
    device.settle()
    guard place.isDragged else { return }
    device.finger.grab(at: CGPoint(x: 180, y: 330), toward: CGPoint(x: 0, y: 1))
  }

  func add(_ controls: Controls, thatRefresh isRefreshing: Bool = false) {
    let action: RefreshCallback = { if !isRefreshing { $0.endRefreshing() } }
    device.run {
      let tug = scrollView.tug
      if controls == .header || controls == .both { tug.header = .pull(action: action) }
      if controls == .pullFooter { tug.footer = .pull(action: action) }
      if controls == .automaticFooter || controls == .both { tug.footer = .auto(action: action) }
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
      let container = UIView(frame: CGRect(x: 0, y: -54, width: 375, height: 54))
      let indicator = NormalIndicator(trigger: .pull)
      indicator.prepare(for: .top, trigger: .pull)
      indicator.apply(RefreshStyle.normal.style)
      indicator.frame = container.bounds
      container.addSubview(indicator)
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

  func layOut(times: Int) {
    for step in 0..<times {
      scrollView.frame.size.width = step.isMultiple(of: 2) ? 374 : 375
      device.host.layoutWindows()
    }
  }
}
