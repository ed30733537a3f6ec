import Foundation
import HeadlessDriver
import Testing

@testable import Tug

@MainActor
@Suite("A second stop", .timeLimit(.minutes(30)))
struct SecondStopTests {
  @MainActor
  private final class Record {
    var runs = 0
    var opened = 0
    var states: [RefreshState] = []
  }

  private let record = Record()

  /// A control of 54 points with a second stop at 100 points.
  private func header(on screen: Screen, _ style: RefreshStyle = .classic) -> Refresher {
    let header = screen.header(style) { [record] _ in record.runs += 1 }
    screen.host.run {
      header.trigger.pull?.secondStop = .init(distance: 100, title: "Camera") { [record] in
        record.opened += 1
      }
      header.onStateChange = { [record] in record.states.append($1) }
    }
    return header
  }

  @Test("pulled past it, state, title, and progress are those of the stop")
  func pulled() {
    let screen = Screen()
    let header = header(on: screen)
    #expect(header.secondStopProgress == 0)
    screen.pull(toOffset: -77)
    #expect(header.state == .pulling && header.shownTitle == "Release to refresh")
    #expect(abs(header.secondStopProgress - 0.5) < 0.02)
    while header.state == .pulling, screen.offset > -105 { screen.drag(by: 1) }
    #expect(header.state == .pullingFurther && header.shownTitle == "Camera")
    #expect(screen.offset < -100 && screen.offset > -102)
    #expect(header.secondStopProgress > 1 && header.secondStopProgress < 1.05)
    #expect(record.states == [.pulling, .pullingFurther])
  }

  @Test("released there, its action runs once, no refresh begins, and the list returns to rest")
  func released() {
    let screen = Screen()
    let header = header(on: screen)
    var moments = 0
    header.onWillBegin = { moments += 1 }
    screen.pull(toOffset: -110)
    #expect(record.opened == 0, "not before the release")
    screen.letGo()
    screen.advance(2)
    #expect(record.opened == 1 && record.runs == 0 && moments == 0)
    #expect(record.states == [.pulling, .pullingFurther, .idle])
    #expect(screen.offset == 0 && screen.inset == .zero && header.secondStopProgress == 0)
  }

  @Test("released between trigger and stop, it refreshes")
  func releasedBetween() {
    let screen = Screen()
    let header = header(on: screen)
    screen.pull(toOffset: -80)
    screen.letGo()
    screen.advance(1)
    #expect(record.opened == 0 && record.runs == 1 && header.state == .refreshing)
    #expect(header.secondStopProgress == 0)
  }

  @Test("pushed back below it, a release refreshes; pushed back below both, it does nothing")
  func pushedBack() {
    let screen = Screen()
    let header = header(on: screen)
    screen.pull(toOffset: -110)
    while header.state == .pullingFurther, screen.offset < 0 { screen.drag(by: -1) }
    #expect(header.state == .pulling && header.shownTitle == "Release to refresh")
    #expect(screen.offset >= -100 && screen.offset < -98)
    screen.letGo()
    screen.advance(1)
    #expect(record.opened == 0 && record.runs == 1)
    screen.end(header)
    screen.advance(1)

    screen.pull(toOffset: -110)
    while screen.offset < -40 { screen.drag(by: -2) }
    #expect(header.state == .idle)
    screen.letGo()
    screen.advance(1)
    #expect(record.opened == 0 && record.runs == 1 && screen.offset == 0)
  }

  @Test("its title shows, and the style's own title takes precedence")
  func words() {
    let screen = Screen()
    _ = VoiceOver(on: screen.host)
    let header = header(on: screen, .classic.with { $0.showsLastUpdated = false })
    screen.pull(toOffset: -110)
    #expect(header.view.accessibilityLabel == "Refresh")
    #expect(header.shownTitle == "Camera")
    #expect(header.view.accessibilityTraits == .button)
    screen.host.run { header.style[.pullingFurther].title = "Let go for the camera" }
    #expect(header.shownTitle == "Let go for the camera")
    screen.letGo()
    screen.advance(1)
    #expect(screen.host.accessibility.announcements.isEmpty)
  }

  @Test("removed while the content is pulled past it, the control is in the pulling state")
  func removed() {
    let screen = Screen()
    let header = header(on: screen)
    screen.pull(toOffset: -110)
    screen.host.run { header.trigger.pull?.secondStop = nil }
    #expect(header.state == .pulling && header.secondStopProgress == 0)
    screen.letGo()
    screen.advance(1)
    #expect(record.opened == 0 && record.runs == 1)
  }

  @Test("an invalid distance means no stop, and one below the trigger is raised to the trigger")
  func distances() {
    for distance in [-1, .nan, .infinity] as [CGFloat] {
      let screen = Screen()
      let header = header(on: screen)
      screen.host.run { header.trigger.pull?.secondStop?.distance = distance }
      screen.pull(toOffset: -120)
      #expect(header.state == .pulling && header.secondStopProgress == 0, "\(distance)")
    }
    let screen = Screen()
    let header = header(on: screen)
    screen.host.run { header.trigger.pull?.secondStop?.distance = 10 }
    screen.pull(toOffset: -40)
    #expect(header.state == .idle && header.secondStopProgress == 0)
    screen.pull(toOffset: -60)
    #expect(header.state == .pullingFurther && header.secondStopProgress == 1)
    while screen.offset < -40 { screen.drag(by: -1) }
    #expect(header.state == .idle && header.secondStopProgress == 0)
  }

  @Test("an indicator gets the progress at which the stop begins, if there is one")
  func indicator() {
    let screen = Screen()
    let indicator = screen.host.run { StatusRecord() }
    let header = header(on: screen, .custom { indicator })
    #expect(indicator.status?.triggerProgress == 1)
    #expect(indicator.status?.secondStopProgress == 2)
    #expect(indicator.status?.title == "Pull down to refresh")
    screen.pull(toOffset: -110)
    #expect(indicator.status?.state == .pullingFurther && indicator.status?.title == "Camera")
    #expect(indicator.status?.secondStopProgress == 2)
    screen.letGo()
    screen.host.run { header.trigger.pull?.secondStop?.distance = .nan }
    screen.advance(1)
    screen.pull(toOffset: -60)
    #expect(indicator.status?.secondStopProgress == nil)
  }

  @Test("the progress at which it begins is never below the trigger's")
  func indicatorBelowTrigger() {
    let screen = Screen()
    let indicator = screen.host.run { StatusRecord() }
    let header = header(on: screen, .custom { indicator })
    screen.host.run { header.trigger.pull?.secondStop?.distance = 10 }
    screen.pull(toOffset: -60)
    #expect(header.state == .pullingFurther)
    #expect(indicator.status?.secondStopProgress == 1)
  }

  @Test("the indicator of a control that triggers while dragging gets none")
  func indicatorWhileDragging() {
    let screen = Screen()
    let indicator = screen.host.run { StatusRecord() }
    let header = header(on: screen, .custom { indicator })
    screen.host.run { header.trigger.pull?.triggersWhileDragging = true }
    screen.pull(toOffset: -60)
    #expect(header.state == .refreshing)
    #expect(indicator.status?.secondStopProgress == nil)
  }

  @Test("its title and the trigger distance may change at any time")
  func changed() {
    let screen = Screen()
    let header = header(on: screen)
    screen.pull(toOffset: -110)
    screen.host.run { header.trigger.pull?.secondStop?.title = "Search" }
    #expect(header.shownTitle == "Search")
    screen.host.run { header.trigger.pull?.secondStop?.distance = 140 }
    #expect(header.state == .pulling && header.shownTitle == "Release to refresh")
  }

  @Test("its action may remove the control or begin a run", arguments: [true, false])
  func actionChangesControl(removes: Bool) {
    let screen = Screen()
    let header = header(on: screen)
    let scrollView = screen.scrollView
    screen.host.run {
      header.trigger.pull?.secondStop?.action = { [weak scrollView, weak header] in
        if removes { scrollView?.tug.header = nil } else { header?.beginRefreshing() }
      }
    }
    screen.pull(toOffset: -110)
    screen.letGo()
    screen.advance(1)
    #expect(header.state == (removes ? .idle : .refreshing))
    #expect(screen.inset.top == (removes ? 0 : 54) && screen.offset == (removes ? 0 : -54))
  }

  @Test("works in a footer")
  func footer() {
    let screen = Screen()
    let footer = screen.host.run {
      var options = Refresher.PullOptions()
      options.secondStop = .init(distance: 100, title: "Next chapter") { [record] in
        record.opened += 1
      }
      let footer = Refresher.pull(
        .classic, options: options, callback: { [record] _ in record.runs += 1 })
      screen.scrollView.tug.footer = footer
      return footer
    }
    screen.scroll(to: 1333)
    screen.pull(toOffset: 1333 + 110)
    #expect(footer.state == .pullingFurther && footer.shownTitle == "Next chapter")
    screen.letGo()
    screen.advance(2)
    #expect(record.opened == 1 && record.runs == 0 && screen.offset == 1333)
  }
}

/// An indicator of 50 points that records its status.
private final class StatusRecord: UIView, RefreshIndicator {
  private(set) var status: RefreshStatus?
  var extent: CGFloat { 50 }

  func show(_ status: RefreshStatus) { self.status = status }
}
