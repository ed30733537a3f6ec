import Foundation
import HeadlessDriver
import TraceReplay

@testable import Tug
@testable import TugTrace

/// A phone with a list, a finger, one control, and a recorder. It samples the control between the
/// frames, for comparison with a replay of the same events.
@MainActor
final class RecordedScreen {
  let host = HeadlessHost()
  let window: UIWindow
  let scrollView: UIScrollView
  let finger: Finger
  let control: Refresher
  let recorder: TraceRecorder
  private(set) var runs = 0
  private var samples: [(events: Int, seen: ObservedState)] = []

  /// The observable state of a control and its scroll view.
  struct ObservedState: Equatable, CustomStringConvertible {
    var state: String
    var numbers: [Double]
    var description: String { "\(state) \(numbers)" }
  }

  enum Kind: Sendable { case header, backFooter, autoFooter, trailing, autoTrailing, leading }

  init(_ kind: Kind, limit: Int = 1_000_000, isRightToLeft: Bool = false, content: CGFloat = 2000) {
    let isSideways = kind == .trailing || kind == .autoTrailing || kind == .leading
    let frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    let counter = RunCounter()
    let host = host
    if isRightToLeft { host.updateTraits { $0.layoutDirection = .rightToLeft } }
    (window, scrollView, control, recorder) = host.run {
      let window = UIWindow(frame: frame)
      window.deviceSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
      let scrollView = UIScrollView(frame: frame)
      scrollView.contentInsetAdjustmentBehavior = .always
      window.addSubview(scrollView)
      window.makeKeyAndVisible()
      scrollView.contentSize =
        isSideways ? CGSize(width: content, height: 500) : CGSize(width: 375, height: content)
      scrollView.contentOffset.y = -47
      let control: Refresher =
        kind == .autoFooter || kind == .autoTrailing
        ? .auto(.text) { (_: Refresher) in counter.count += 1 }
        : .pull(.text) { (_: Refresher) in counter.count += 1 }
      let tug = scrollView.tug
      switch kind {
      case .header: tug.header = control
      case .backFooter, .autoFooter: tug.footer = control
      case .trailing, .autoTrailing: tug.trailing = control
      case .leading: tug.leading = control
      }
      return (window, scrollView, control, TraceRecorder(scrollView, limit: limit))
    }
    finger = Finger(on: window)
    self.counter = counter
    self.isSideways = isSideways
  }

  private let counter: RunCounter
  private let isSideways: Bool

  // MARK: Actions

  func run(_ body: () -> Void) {
    host.run(body)
    sample()
  }

  func advance(_ seconds: TimeInterval) {
    for _ in 0..<max(1, Int((seconds * 60).rounded())) {
      host.advance(by: host.frameInterval)
      sample()
    }
  }

  func scroll(to offset: CGFloat) {
    run {
      scrollView.setContentOffset(
        isSideways ? CGPoint(x: offset, y: scrollView.contentOffset.y) : CGPoint(x: 0, y: offset),
        animated: false)
    }
  }

  /// Moves a finger, which goes down first and stays down; positive distances pull out the start.
  func drag(_ points: CGFloat, frames: Int = 20) {
    let direction = isSideways ? CGPoint(x: points, y: 0) : CGPoint(x: 0, y: points)
    if !finger.isDown {
      finger.grab(at: CGPoint(x: 180, y: 330), toward: direction)
      sample()
    }
    for _ in 0..<frames {
      host.advance(by: host.frameInterval)
      finger.move(
        to: CGPoint(
          x: finger.location.x + direction.x / CGFloat(frames),
          y: finger.location.y + direction.y / CGFloat(frames)))
      sample()
    }
  }

  func letGo() {
    finger.up()
    sample()
  }

  func fling(_ velocity: CGFloat) {
    finger.fling(
      from: CGPoint(x: 180, y: 330),
      velocity: isSideways ? CGPoint(x: velocity, y: 0) : CGPoint(x: 0, y: velocity))
    sample()
  }

  // MARK: Observations

  func sample() {
    guard let track = recorder.track(of: control) else { return }
    samples.append((track.total, seen))
  }

  private var seen: ObservedState {
    let inset = scrollView.contentInset
    // A scroll view without a control isn't observed.
    let unseen = CGPoint(x: CGFloat.nan, y: .nan)
    let offset = control.edge == nil ? unseen : scrollView.contentOffset
    return ObservedState(
      state: control.state == .noMoreData ? "noMore" : "\(control.state)",
      numbers: [
        Double(control.progress), isSideways ? Double(offset.x) : Double(offset.y),
        Double(inset.top), Double(inset.bottom),
      ])
  }

  var runCount: Int { counter.count }

  /// The first sample that doesn't agree with the replay of the recording; `nil` if all agree.
  func disagreement() throws -> String? {
    guard let track = recorder.track(of: control) else { return "no track" }
    let total = track.total
    track.bringUpToDate()
    var lines: [String] = []
    track.write { lines.append($0) }
    let session = TraceSession()
    var states: [ObservedState] = []
    for line in lines {
      try session.play(Data(line.utf8)) { states.append(ObservedState(line: $0)) }
    }
    let dropped = track.total - (lines.count - 1)
    var compared = 0
    for sample in samples where sample.events >= dropped && sample.events <= total {
      compared += 1
      let played = states[sample.events - dropped]
      if !played.agrees(with: sample.seen) {
        let step = sample.events - dropped
        let around = lines[max(0, step - 6)...min(lines.count - 1, step + 1)]
        return "after \(step): \(sample.seen), replayed \(played)\n"
          + around.joined(separator: "\n")
      }
    }
    return compared > 0 ? nil : "nothing to compare"
  }
}

@MainActor
private final class RunCounter {
  var count = 0
}

extension RecordedScreen.ObservedState {
  init(line: String) {
    let seen = SeenState(line: line)
    let numbers = ["pullingPercent", "offset", "insetTop", "insetBottom"]
    self.init(
      state: seen["state"], numbers: numbers.map { Double(seen[$0]) ?? .nan })
  }

  func agrees(with other: Self) -> Bool {
    state == other.state
      && zip(numbers, other.numbers).allSatisfy { $1.isNaN || abs($0 - $1) < 1e-9 }
  }
}
