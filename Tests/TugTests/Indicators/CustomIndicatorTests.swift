import Foundation
import Testing

@testable import Tug

/// An indicator that records its calls.
@MainActor
private final class RecordingIndicator: UIView, RefreshIndicator {
  enum Entry: Equatable {
    case apply
    case show(RefreshState)
    case progress(CGFloat)
  }

  let extent: CGFloat = 80
  private(set) var entries: [Entry] = []
  private(set) var statuses: [RefreshStatus] = []

  func apply(_ style: RefreshStyle) { entries.append(.apply) }
  func show(_ status: RefreshStatus) {
    entries.append(.show(status.state))
    statuses.append(status)
  }
  func progressChanged(to progress: CGFloat) { entries.append(.progress(progress)) }

  var shows: [RefreshState] { statuses.map(\.state) }
  var steps: [CGFloat] {
    entries.compactMap { if case .progress(let progress) = $0 { progress } else { nil } }
  }
  func tear() { (entries, statuses) = ([], []) }
}

@MainActor
@Suite("An app's own indicator", .timeLimit(.minutes(30)), .replayed)
struct CustomIndicatorTests {
  private func control(
    on screen: Screen, at edge: Refresher.Edge = .top, action: @escaping RefreshCallback = { _ in }
  ) -> (Refresher, RecordingIndicator) {
    screen.host.run {
      let recorder = RecordingIndicator()
      let control = Refresher.pull(.custom { recorder }, callback: action)
      if edge == .top {
        screen.scrollView.tug.header = control
      } else {
        screen.scrollView.tug.footer = control
      }
      return (control, recorder)
    }
  }

  @Test(
    "is given its style first, then shown, then given the progress",
    arguments: [Refresher.Edge.top, .bottom])
  func beginning(edge: Refresher.Edge) {
    let (control, recorder) = control(on: Screen(), at: edge)
    #expect(recorder.entries == [.apply, .show(.idle), .progress(0)])
    #expect(recorder.statuses.first?.edge == edge)
    #expect(recorder.bounds.size == CGSize(width: 375, height: 80), "it fills the control")
    #expect(control.view.bounds.size == recorder.bounds.size)
  }

  /// Grows with the progress, as the bar of the README does.
  private final class Growing: UIView, RefreshIndicator {
    let extent: CGFloat = 40
    func show(_ status: RefreshStatus) {}
    func progressChanged(to progress: CGFloat) {
      transform = CGAffineTransform(scaleX: max(0.01, min(1, progress)), y: 1)
    }
  }

  @Test("still fills the control if the list gets wider while the indicator is scaled")
  func scaled() {
    let screen = Screen()
    let growing = screen.host.run {
      let growing = Growing()
      screen.scrollView.tug.header = .pull(.custom { growing }, callback: { _ in })
      return growing
    }
    for width: CGFloat in [844, 375, 320] {
      screen.host.run { screen.scrollView.frame.size.width = width }
      screen.host.layoutWindows()
      #expect(growing.bounds.size == CGSize(width: width, height: 40))
      #expect(growing.center.x == width / 2)
    }
    screen.pull(toOffset: -60)
    #expect(growing.frame == screen.scrollView.tug.header?.view.bounds, "it's as wide as the list")
  }

  @Test("is shown once for each change of state, and given each step of a pull")
  func wholeRefresh() {
    let screen = Screen()
    let (control, recorder) = control(on: screen)
    recorder.tear()
    screen.pull(toOffset: -40)
    #expect(recorder.shows.isEmpty)
    let steps = recorder.steps
    #expect(steps.count > 1)
    #expect(steps == steps.sorted() && Set(steps).count == steps.count, "no step is given twice")
    #expect(steps.last == -screen.offset / 80)
    for _ in 0..<40 where screen.offset > -90 { screen.drag(by: 20) }
    #expect(recorder.shows == [.pulling])
    screen.letGo()
    screen.advance(0.3)
    #expect(recorder.shows == [.pulling, .refreshing])
    #expect(recorder.steps.last == 1)
    let told = recorder.entries.count
    screen.scroll(to: -60)
    screen.scroll(to: 300)
    #expect(recorder.entries.count == told, "progress doesn't change while it refreshes")
    screen.scroll(to: -80)
    screen.host.run { control.endRefreshing(.failure(Trouble())) }
    screen.advance(3)
    #expect(recorder.shows == [.pulling, .refreshing, .failed])
    #expect(recorder.statuses.last?.failure is Trouble)
    #expect(recorder.steps.last == 0)
  }

  @Test("is shown again at another edge")
  func moved() {
    let screen = Screen()
    let (control, recorder) = control(on: screen)
    recorder.tear()
    screen.host.run { screen.scrollView.tug.footer = control }
    #expect(recorder.shows == [.idle])
    #expect(recorder.statuses.last?.edge == .bottom)
    #expect(screen.scrollView.tug.header == nil)
  }

  @Test(
    "may have another length at each edge",
    arguments: [(Refresher.Edge.top, false, 40), (.bottom, false, 70), (.bottom, true, 25)]
      as [(Refresher.Edge, Bool, CGFloat)])
  func lengthOfEdge(edge: Refresher.Edge, isAutomatic: Bool, extent: CGFloat) {
    let screen = Screen()
    screen.host.run {
      let style = RefreshStyle.custom { Elastic() }
      let control =
        isAutomatic ? Refresher.auto(style, callback: { _ in }) : .pull(style, callback: { _ in })
      if edge == .top {
        screen.scrollView.tug.header = control
      } else {
        screen.scrollView.tug.footer = control
      }
      #expect(control.view.bounds.height == extent, "the control has the length of another edge")
    }
  }

  @Test("without a length shows nothing, rests at the edge, and works")
  func noExtent() {
    let screen = Screen()
    let header = screen.host.run { Refresher.pull(.custom { Thin() }) { (_: Refresher) in } }
    screen.host.run { screen.scrollView.tug.header = header }
    screen.pull(toOffset: -10)
    screen.letGo()
    #expect(header.state == .refreshing)
    screen.advance(0.6)
    #expect(screen.inset == .zero)
    #expect(screen.offset == 0)
  }
}

private final class Elastic: UIView, RefreshIndicator {
  private(set) var extent: CGFloat = 10
  func show(_ status: RefreshStatus) {
    extent = status.isAutomatic ? 25 : status.edge == .top ? 40 : 70
  }
}

private final class Thin: UIView, RefreshIndicator {
  let extent: CGFloat = 0
  func show(_ status: RefreshStatus) {}
}
