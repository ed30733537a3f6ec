import HeadlessDriver
import SeededRandom
import Testing
import Tug
import TugRules

/// A list with an automatic footer without a length, and a trigger that is told the list's geometry.
@MainActor
private final class Pair: NSObject, UIScrollViewDelegate {
  let device: TestDevice
  let list: UIScrollView
  private(set) var footer: Refresher?
  private var trigger: LoadTrigger
  private var run: LoadTrigger.Run?
  /// The content's lengths at which each has begun to load.
  private(set) var loads: (footer: [CGFloat], trigger: [CGFloat]) = ([], [])
  private var sizes: AnyObject?

  init(_ distance: CGFloat, content: CGFloat) {
    (device, list) = TestDevice.showing(
      safeArea: UIEdgeInsets(top: 64, left: 0, bottom: 34, right: 0)
    ) { UIScrollView() }
    trigger = LoadTrigger(.points(Double(distance)), fills: 10)
    super.init()
    device.run {
      let options = Refresher.LoadOptions(distance: .points(distance))
      let style = RefreshStyle.custom { Nothing() }
      let footer = Refresher.auto(style, options: options) { [unowned self] (_: Refresher) in
        loads.footer.append(list.contentSize.height)
      }
      footer.shortContent = .fill(limit: 10)
      self.footer = footer
      list.tug.footer = footer
      list.delegate = self
      sizes = list.observe(\.contentSize) { [weak self] _, _ in
        MainActor.assumeIsolated { self?.tell() }
      }
      list.contentSize = CGSize(width: 375, height: content)
    }
    device.advance(0.1)
  }

  private struct Offline: Error {}

  private final class Nothing: UIView, RefreshIndicator {
    var extent: CGFloat { 0 }
    func show(_ status: RefreshStatus) {}
  }

  private func take(_ steps: [LoadTrigger.Step]) {
    for step in steps {
      switch step {
      case .load(let run):
        self.run = run
        loads.trigger.append(list.contentSize.height)
      case .look(let run):
        // The frame after this turn.
        UIView.animate(
          withDuration: 0.01, animations: {}, completion: { [weak self] _ in self?.look(run) })
      }
    }
  }

  private func look(_ run: LoadTrigger.Run) { take(trigger.look(run)) }

  private func tell() {
    let inset = list.adjustedContentInset
    take(
      trigger.moved(
        to: LoadTrigger.Geometry(
          offset: Double(list.contentOffset.y), contentLength: Double(list.contentSize.height),
          viewportLength: Double(list.bounds.height), insetBefore: Double(inset.top),
          insetAfter: Double(inset.bottom))))
  }

  // MARK: What SwiftUI tells of a scroll

  func scrollViewDidScroll(_ scrollView: UIScrollView) { tell() }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    take(trigger.moves(by: .finger))
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    take(trigger.moves(by: decelerate ? .momentum : .program))
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    take(trigger.moves(by: .program))
  }

  // MARK: What happens

  /// The page arrives, for both.
  func arrive(_ length: CGFloat, _ outcome: LoadTrigger.Outcome = .success) {
    device.run {
      if length > 0 {
        list.contentSize.height += length
        take(trigger.rowsChanged())
      }
      switch outcome {
      case .success: footer?.endRefreshing()
      case .noMoreData: footer?.endRefreshing(.noMoreData)
      case .failure: footer?.endRefreshing(.failure(Offline()))
      case .cancelled: footer?.endRefreshing(.failure(CancellationError()))
      }
      if let run {
        self.run = nil
        take(trigger.ended(run, outcome))
      } else if outcome == .noMoreData {
        take(trigger.nextPage(exists: false, hasFailed: false))
      }
    }
    device.advance(0.1)
  }

  func drag(_ points: CGFloat, over seconds: TimeInterval) {
    device.finger.down(at: CGPoint(x: 180, y: 330))
    device.finger.move(by: CGPoint(x: 0, y: points), over: seconds)
    device.finger.up()
  }
}

@MainActor
@Suite("The trigger of lists without a scroll view", .timeLimit(.minutes(10)))
struct LoadTriggerTests {
  @Test("loads once as the end comes near, and again only after the page has come")
  func once() {
    let pair = Pair(200, content: 2000)
    pair.drag(-600, over: 0.1)
    pair.device.settle()
    #expect(pair.loads.trigger == [2000])
    pair.arrive(2000)
    pair.device.settle()
    #expect(pair.loads.trigger == [2000])
    for _ in 0..<4 { pair.drag(-600, over: 0.1) }
    pair.device.settle()
    #expect(pair.loads.trigger == [2000, 4000])
  }

  @Test("fills a list that is shorter than its viewport, and not again below an empty page")
  func fills() {
    let pair = Pair(0, content: 100)
    #expect(pair.loads.trigger == [100])
    pair.arrive(100)
    #expect(pair.loads.trigger == [100, 200])
    pair.arrive(0)
    pair.device.settle()
    #expect(pair.loads.trigger == [100, 200])
  }

  @Test("begins each load with Tug's own footer, whatever happens", arguments: 1...200)
  func agreement(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let pair = Pair(
      CGFloat(random.pick([0, 100, 667])), content: CGFloat(random.pick([0, 200, 600, 1500, 4000])))
    for step in 1...30 {
      switch random.pick(1...6) {
      case 1, 2: pair.drag(-CGFloat(random.pick(20...600)), over: random.pick([0.05, 0.3]))
      case 3: pair.drag(CGFloat(random.pick(20...300)), over: random.pick([0.05, 0.3]))
      case 4: pair.device.advance(Double(random.pick(1...20)) / 20)
      case 5:
        let y = CGFloat(random.pick(0...5000))
        pair.device.run { pair.list.contentOffset.y = min(y, pair.list.contentSize.height) }
      default:
        pair.arrive(
          CGFloat(random.pick([0, 50, 500, 1500])),
          random.pick([.success, .success, .success, .noMoreData, .failure]))
      }
      #expect(
        pair.loads.trigger == pair.loads.footer,
        "seed \(seed), step \(step): SwiftUI's list would load at other times than UIKit's")
      if pair.loads.trigger != pair.loads.footer { return }
    }
  }
}
