import Foundation
import HeadlessDriver
import Testing

@testable import Tug

/// The two motions of a control.
enum ControlMotion: CaseIterable, Sendable {
  case durations, spring

  @MainActor
  func apply(to control: Refresher) {
    switch self {
    case .durations: (control.openingDuration, control.closingDuration) = (0.25, 0.4)
    case .spring: (control.openingDuration, control.closingDuration) = (nil, nil)
    }
  }
}

/// What UIKit does to a motion that no user sees to its end.
@MainActor
@Suite("The end of a control's motion", .timeLimit(.minutes(30)))
struct MotionEndTests {
  private func screen(_ motion: ControlMotion) -> (Screen, Refresher, Record) {
    let (screen, record) = (Screen(), Record())
    let header = screen.header(.bare(54)) { _ in record.runs += 1 }
    header.onDidEnd = { record.ends += 1 }
    motion.apply(to: header)
    return (screen, header, record)
  }

  @Test(
    "each run acts once and ends once, though completions are lost, early, at once, or doubled",
    arguments: ControlMotion.allCases,
    [AnimationCompletion.inTime, .atOnce, .early(0.3), .twice, .never])
  func completions(motion: ControlMotion, mode: AnimationCompletion) {
    let (screen, header, record) = screen(motion)
    screen.host.behavior.completions = mode
    for round in 1...3 {
      screen.begin(header)
      screen.advance(1)
      #expect(record.runs == round, "the action never runs, and the control stays open")
      #expect(header.state == .refreshing)
      #expect(screen.offset == -54)
      screen.end(header)
      screen.advance(1)
      #expect(record.ends == round, "the run never ends for those who wait for it")
      #expect(header.state == .idle)
      #expect(screen.inset == .zero)
      #expect(screen.offset == 0)
    }
    #expect(!screen.host.isBusy, "something waits for a completion that has come, or never will")
  }

  @Test("a run that begins when another control's motion ends this one's closing acts")
  func beginsWhileAnotherEnds() {
    let (screen, header, record) = screen(.spring)
    let leading = screen.host.run {
      let list = screen.scrollView
      list.tug.arbitration = .parallel
      let leading = Refresher.pull(.bare(54)) { (_: Refresher) in }
      list.tug.leading = leading
      return leading
    }
    screen.begin(header)
    screen.advance(1)
    header.onDidEnd = { if record.runs == 1 { header.beginRefreshing() } }
    screen.end(header)
    screen.advance(0.1)
    screen.begin(leading)
    screen.advance(2)
    #expect(record.runs == 2 && header.state == .refreshing, "the action never runs")
    for control in [header, leading] { screen.end(control) }
    screen.advance(2)
    #expect(screen.offset == 0 && screen.inset == .zero && screen.host.scheduledCount == 0)
  }

  @Test("the app's scroll ends an opening, though another control has changed its inset meanwhile")
  func scrollsAfterAnotherInset() {
    let (screen, header, record) = screen(.spring)
    let leading = screen.host.run {
      let list = screen.scrollView
      list.tug.arbitration = .parallel
      let leading = Refresher.pull(.bare(54)) { (_: Refresher) in }
      (leading.openingDuration, leading.closingDuration) = (0, 0)
      list.tug.leading = leading
      return leading
    }
    screen.begin(leading)
    screen.advance(1)
    screen.begin(header)
    screen.advance(0.05)
    screen.host.run {
      leading.endRefreshing()
      screen.scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
    }
    screen.advance(1)
    #expect(screen.offset == 300 && record.runs == 1)
  }

  @Test(
    "a run that the app ends when it hears of its beginning is over once its control has closed",
    arguments: [nil, 0, 0.25] as [Double?], [nil, 0, 0.4] as [Double?])
  func endsAtItsBeginning(opening: Double?, closing: Double?) {
    for mode in [AnimationCompletion.inTime, .atOnce, .early(0.3), .twice, .never] {
      let (screen, header, record) = screen(.spring)
      screen.host.behavior.completions = mode
      (header.openingDuration, header.closingDuration) = (opening, closing)
      header.onStateChange = { if $1 == .refreshing { header.endRefreshing() } }
      header.onDidEnd = {
        record.ends += 1
        #expect(screen.inset == .zero && screen.offset == 0, "it isn't over: \(mode)")
      }
      screen.begin(header)
      screen.advance(3)
      #expect(record.ends == 1 && header.state == .idle)
    }
  }

  @Test("a run acts, though the list leaves the window when the room for it is taken")
  func leavesWindow() {
    let stand = Stand(.bottom)
    stand.open()
    stand.end()
    stand.advance(0.1)
    let observation = stand.scrollView.observe(\.contentInset) { list, _ in
      MainActor.assumeIsolated { list.removeFromSuperview() }
    }
    stand.run {
      stand.control.trigger.pull?.restingExtent = 80
      stand.control.beginRefreshing()
    }
    stand.advance(1)
    #expect(stand.scrollView.window == nil && stand.runs == 2, "the action never runs")
    observation.invalidate()
  }

  @Test("a lost completion of one animation ends no other run", arguments: [0.05, 0.3, 0.6])
  func lostThenReplaced(pause: TimeInterval) {
    let (screen, header, record) = screen(.durations)
    screen.host.behavior.completions = .never
    screen.begin(header)
    screen.advance(1)
    screen.end(header)
    screen.advance(pause)
    screen.begin(header)
    #expect(record.ends == 1)
    screen.advance(1)
    #expect(record.runs == 2)
    #expect(header.state == .refreshing && screen.inset.top == 54)
    #expect(record.ends == 1)
  }

  @Test("closed before it was open, it takes its time to close")
  func closedWhileItOpens() {
    let (screen, header, record) = screen(.durations)
    screen.begin(header)
    screen.advance(0.1)
    screen.end(header)
    // The opening would have ended now.
    screen.advance(0.2)
    #expect(record.ends == 0, "the run is over in the middle of its closing animation")
    screen.advance(0.25)
    #expect(record.ends == 1 && header.state == .idle)
    #expect(screen.inset == .zero && screen.offset == 0)
  }

  @Test(
    "opened on to another place while it opens, its action runs",
    arguments: ControlMotion.allCases)
  func opensOn(motion: ControlMotion) {
    let (screen, header, record) = screen(motion)
    screen.begin(header)
    screen.advance(0.1)
    screen.host.run { header.trigger.pull?.restingExtent = 80 }
    screen.advance(1)
    #expect(record.runs == 1, "the action never runs, and the control stays open")
    #expect(header.state == .refreshing)
    #expect(screen.offset == -80)
    #expect(screen.inset.top == 80)
    screen.end(header)
    screen.advance(1)
    #expect(record.ends == 1 && screen.inset == .zero && screen.offset == 0)
  }

  @Test("an animation takes over from a motion, and the content does not move against it")
  func animatedInMotion() {
    let (screen, header, record) = screen(.spring)
    header.closingDuration = 0.4
    screen.begin(header)
    screen.advance(0.1)
    screen.end(header)
    for _ in 0..<60 {
      #expect(screen.offset == 0 && screen.inset == .zero, "the opening goes on")
      screen.advance(screen.host.frameInterval)
    }
    #expect(record.ends == 1 && record.runs == 0 && header.state == .idle)
    #expect(!screen.host.isBusy)
  }

  @Test("the list goes where the app scrolls it in the middle of a motion, and stays there")
  func scrolledInMotion() {
    let (screen, header, record) = screen(.spring)
    screen.host.run { screen.scrollView.contentSize.width = 800 }
    screen.scroll(to: 1000)
    screen.begin(header)
    screen.advance(0.05)
    #expect(screen.offset < 1000 && screen.offset > 500)
    // A step beside the motion, which leaves it alone.
    screen.host.run { screen.scrollView.contentOffset.x = 40 }
    #expect(record.runs == 0)
    screen.host.run { screen.scrollView.contentOffset.y = 650 }
    #expect(record.runs == 1, "the run waits for a motion that is over")
    screen.advance(1)
    #expect(screen.offset == 650, "the list returns to the header against the app's will")
  }

  @Test("in the background a control is open at once, and closed at once")
  func begunInBackground() {
    let (screen, header, record) = screen(.spring)
    screen.host.enterBackground()
    screen.begin(header)
    #expect(record.runs == 1 && screen.offset == -54)
    screen.end(header)
    #expect(record.ends == 1 && screen.offset == 0 && screen.inset == .zero)
  }

  @Test("a motion that the background interrupts is at its end at once", arguments: [true, false])
  func interruptedByBackground(opens: Bool) {
    let (screen, header, record) = screen(.spring)
    screen.begin(header)
    if !opens {
      screen.advance(1)
      screen.end(header)
    }
    screen.advance(0.1)
    #expect(record.runs == (opens ? 0 : 1) && record.ends == 0)
    screen.host.enterBackground()
    #expect(screen.offset == (opens ? -54 : 0))
    #expect(record.runs == 1 && record.ends == (opens ? 0 : 1))
    #expect(!screen.host.isBusy, "a display link waits for a frame that may never come")
    screen.host.enterForeground()
    screen.advance(1)
    #expect(screen.inset.top == (opens ? 54 : 0))
    #expect(!screen.host.isBusy)
  }

  @Test("without frames, as in a hidden window, a run acts and ends, a little late")
  func withoutFrames() {
    let (screen, header, record) = screen(.spring)
    screen.host.drawsFrames = false
    screen.begin(header)
    screen.advance(1)
    #expect(record.runs == 1 && screen.offset == -54 && screen.inset.top == 54)
    screen.end(header)
    screen.advance(1)
    #expect(record.ends == 1 && screen.offset == 0 && screen.inset == .zero)
    #expect(!screen.host.isBusy)
  }

  @Test("another app's background does not end a motion")
  func backgroundOfAnother() {
    let (screen, header, record) = screen(.spring)
    screen.begin(header)
    screen.advance(0.05)
    let offset = screen.offset
    HeadlessHost().enterBackground()
    #expect(screen.offset == offset && record.runs == 0)
  }

  @Test(
    "removed in the middle of its motion, it leaves nothing scheduled", arguments: [true, false])
  func removed(opens: Bool) {
    for motion in ControlMotion.allCases {
      let (screen, header, record) = screen(motion)
      screen.host.behavior.completions = .never
      screen.begin(header)
      screen.advance(opens ? 0.1 : 1)
      if !opens { screen.end(header) }
      screen.host.run { screen.scrollView.tug.header = nil }
      #expect(record.ends == 1)
      screen.advance(1)
      #expect(record.ends == 1 && record.runs == (opens ? 0 : 1))
      #expect(!screen.host.isBusy && screen.inset == .zero)
    }
  }

  @Test(
    "a large title and a hidden search bar stay as they are while a header opens and closes",
    arguments: [Bars.large140, .largeAndHiddenSearch, .hiddenSearch])
  func bars(bars: Bars) {
    let phone = Phone(bars, footer: nil)
    let height = phone.navigation?.navigationBar.frame.height
    #expect(height != nil)
    func expectSameHeight() {
      for _ in 0..<40 {
        phone.device.advance(phone.device.host.frameInterval)
        #expect(phone.navigation?.navigationBar.frame.height == height, "the bar trembles")
      }
    }
    phone.run { phone.header.beginRefreshing() }
    expectSameHeight()
    #expect(phone.header.state == .refreshing && phone.header.heldInset == 54)
    phone.run { phone.header.endRefreshing() }
    expectSameHeight()
    #expect(phone.header.state == .idle && phone.table.contentInset == .zero)
  }

  // MARK: Lists

  /// Begun far down, the list slides back to its header: the rows at its end leave the screen.
  @Test("no row goes before it is out of sight, and a pinned header follows each step")
  func rows() {
    let phone = Phone(.none, footer: nil) {
      $0.sections = [40, 40]
      $0.sectionHeaderHeight = 28
    }
    phone.run {
      ControlMotion.spring.apply(to: phone.header)
      phone.table.contentOffset.y = 300
      phone.header.beginRefreshing()
    }
    let start = phone.offset
    var offsets: [CGFloat] = []
    for _ in 0..<60 {
      phone.device.advance(phone.device.host.frameInterval)
      offsets.append(phone.offset)
      let table = phone.table
      #expect(
        table.layer.presentation()?.bounds.origin.y == table.contentOffset.y,
        "the display is elsewhere than the list is laid out")
      let sight = table.bounds
      for row in 0..<40 {
        let path = IndexPath(row: row, section: 0)
        let isInSight = table.rectForRow(at: path).intersects(sight)
        #expect(!isInSight || table.cellForRow(at: path) != nil, "a gap in place of row \(row)")
      }
      let pinned = max(
        table.rectForHeader(inSection: 0).minY, sight.minY + table.safeAreaInsets.top)
      if let header = table.headerView(forSection: 0) {
        #expect(abs(header.frame.minY - pinned) < 0.5, "the pinned header is behind the list")
      }
    }
    #expect(start == 300 && offsets == offsets.sorted(by: >))
    #expect(phone.offset == -phone.table.adjustedContentInset.top)
  }
}

@MainActor
private final class Record {
  var runs = 0
  var ends = 0
}
