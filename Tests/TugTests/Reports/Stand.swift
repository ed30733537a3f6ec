import HeadlessDriver

@testable import Tug

/// A scroll view with one pulled control of 54 points at an edge. Offsets count along its axis.
@MainActor
final class Stand {
  let screen: Screen
  let edge: Refresher.Edge
  let control: Refresher
  private(set) var runs = 0

  /// - Parameter length: the length of the content, in points.
  init(_ edge: Refresher.Edge, length: CGFloat = 3000, isPaging: Bool = false) {
    self.edge = edge
    screen = edge.isSide ? .sideways(contentWidth: length) : Screen(contentHeight: length)
    screen.host.run { [screen] in screen.scrollView.isPagingEnabled = isPaging }
    let box = Box()
    control = screen.host.run { [screen] in
      let control = Refresher.pull(.bare(54)) { (_: Refresher) in box.runs() }
      screen.scrollView.tug[edge] = control
      return control
    }
    box.runs = { [unowned self] in runs += 1 }
    if !edge.isAtStart { jump(to: rest) }
  }

  @MainActor private final class Box { var runs: () -> Void = {} }

  nonisolated static let edges: [Refresher.Edge] = [.top, .bottom, .leading, .trailing]

  var scrollView: UIScrollView { screen.scrollView }
  var offset: CGFloat { edge.isSide ? screen.offsetX : screen.offset }
  var viewport: CGFloat { edge.isSide ? 375 : 667 }
  var length: CGFloat { edge.isSide ? scrollView.contentSize.width : scrollView.contentSize.height }
  /// Where the content rests at the control's edge.
  var rest: CGFloat { edge.isAtStart ? 0 : length - viewport }
  /// The offset this far beyond that, or short of it if negative.
  func beyond(_ points: CGFloat) -> CGFloat { edge.isAtStart ? rest - points : rest + points }
  var inset: UIEdgeInsets { scrollView.contentInset }

  func run(_ body: () -> Void) { screen.host.run(body) }
  func advance(_ seconds: Double) { screen.advance(seconds) }

  func point(_ offset: CGFloat) -> CGPoint {
    edge.isSide ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset)
  }

  /// The app scrolls.
  func scroll(to offset: CGFloat, animated: Bool) {
    scrollView.setContentOffset(point(offset), animated: animated)
  }

  func jump(to offset: CGFloat) { run { scroll(to: offset, animated: false) } }

  func grow(by points: CGFloat) {
    run {
      if edge.isSide {
        scrollView.contentSize.width += points
      } else {
        scrollView.contentSize.height += points
      }
    }
  }

  /// A finger pulls to an offset, and stays down.
  func pull(to offset: CGFloat) {
    if edge.isSide { screen.pull(toOffsetX: offset) } else { screen.pull(toOffset: offset) }
  }

  /// The finger moves the content by so much, in one frame.
  func drag(by points: CGFloat) {
    advance(screen.host.frameInterval)
    let place = screen.finger.location
    screen.finger.move(
      to: edge.isSide
        ? CGPoint(x: place.x - points, y: place.y) : CGPoint(x: place.x, y: place.y - points))
  }

  /// A flick moves the content at this speed, in points per second; positive toward its end.
  func fling(_ speed: CGFloat, for duration: Double = 0.05) {
    let start = CGPoint(x: 180, y: 330)
    screen.finger.fling(
      from: start, velocity: edge.isSide ? CGPoint(x: -speed, y: 0) : CGPoint(x: 0, y: -speed),
      duration: duration)
  }

  /// Begins a run by a pull, and waits until the control is open.
  func open() {
    pull(to: beyond(100))
    screen.letGo()
    advance(1)
    precondition(control.state == .refreshing && abs(offset - beyond(54)) < 1)
  }

  func end(_ result: RefreshResult = .success) { run { control.endRefreshing(result) } }
}
