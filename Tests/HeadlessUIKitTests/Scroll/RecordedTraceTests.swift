import Foundation
import HeadlessDriver
import HeadlessUIKit
import Testing

/// The recordings of iOS 26.1, replayed touch by touch and frame by frame.
@Suite("Recorded drags and releases")
@MainActor
struct RecordedTraceTests {
  /// A scene in which the release of the trace falls between two frames as it did in the recording.
  private func scene(for trace: RecordedTrace) -> ScrollScene {
    let scene = ScrollScene(height: 852, content: 40_000, scale: 3, offset: CGFloat(trace.start))
    let touches = Double(trace.moves + 1) * 0.008 + trace.hold
    let frames = ((touches + trace.firstFrame) * 60).rounded(.up)
    scene.device.advance(frames / 60 - trace.firstFrame - touches)
    return scene
  }

  /// Touches as recorded, and returns the offset after each touch that is part of the drag.
  private func drag(_ trace: RecordedTrace, in scene: ScrollScene) -> [Double] {
    var location = CGPoint(x: 180, y: 400)
    var offsets: [Double] = []
    scene.finger.down(at: location)
    for _ in 0..<trace.moves {
      scene.device.advance(0.008)
      location.y += CGFloat(trace.step)
      scene.finger.move(to: location)
      if scene.scrollView.isDragging { offsets.append(scene.y) }
    }
    scene.device.advance(0.008 + trace.hold)
    scene.finger.up()
    return offsets
  }

  @Test("a drag has the recorded offsets, within half a pixel", arguments: RecordedTrace.all)
  func drags(trace: RecordedTrace) {
    let offsets = drag(trace, in: scene(for: trace))
    #expect(offsets.count == trace.drag.count, "the drag begins with another touch")
    for (offset, pixels) in zip(offsets, trace.drag) {
      #expect(abs(offset - trace.offset(pixels)) < 1.0 / 6)
    }
  }

  @Test("a release announces the recorded velocity and target", arguments: RecordedTrace.all)
  func announcements(trace: RecordedTrace) {
    let scene = scene(for: trace)
    _ = drag(trace, in: scene)
    if let velocity = trace.velocity {
      #expect(abs(Double(scene.log.velocity.y) - velocity) < 1e-6)
    }
    #expect(abs(scene.targetY - trace.target) < 1e-9)
  }

  @Test(
    "a release moves as recorded within a point, and ends in the same frame",
    arguments: RecordedTrace.all)
  func motions(trace: RecordedTrace) throws {
    let scene = scene(for: trace)
    _ = drag(trace, in: scene)
    let last = try #require(trace.frames.last)
    var recorded = trace.frames[...]
    let released = scene.device.host.time
    let before = scene.y
    #expect(scene.log.calls.last == "beginDecelerating", "nothing moves before the next frame")
    scene.device.advance(trace.firstFrame - 1e-4)
    #expect(scene.y == before)
    for frame in 1...last.frame {
      let time = released + trace.firstFrame + Double(frame - 1) / 60 + 1e-4
      #expect(!scene.log.calls.contains("endDecelerating"), "ended before frame \(frame)")
      scene.device.advance(time - scene.device.host.time)
      guard let (next, pixels) = recorded.first, next == frame else { continue }
      recorded.removeFirst()
      let offset = trace.offset(pixels)
      #expect(abs(scene.y - offset) < 1, "frame \(frame): \(scene.y), recorded \(offset)")
    }
    #expect(scene.log.calls.last == "endDecelerating")
    #expect(abs(scene.y - trace.offset(last.pixels)) < 0.1)
  }

  @Test("a slow drag begins at a travel of 12 points with an offset of 2, and doesn't decelerate")
  func slowDrag() {
    let scene = ScrollScene(height: 852, content: 40_000, scale: 3, offset: 5000)
    scene.finger.down(at: CGPoint(x: 180, y: 800))
    var offsets: [Double] = []
    for move in 1...60 {
      scene.device.advance(0.016)
      scene.finger.move(to: CGPoint(x: 180, y: 800 - Double(move) * 3))
      offsets.append(scene.y)
    }
    scene.device.advance(0.32)
    scene.finger.up()
    #expect(offsets.prefix(5) == [5000, 5000, 5000, 5002, 5005] && scene.y == 5170)
    #expect(scene.log.velocity == .zero && scene.targetY == 5170)
    #expect(scene.log.calls.suffix(2) == ["willEndDrag", "endDrag(false)"])
  }

  @Test("the first movement of a drag counts beyond the slop")
  func firstMovement() {
    let scene = ScrollScene(height: 300)
    var offsets: [Double] = []
    scene.log.onCall = { _, view in offsets.append(Double(view.contentOffset.y)) }
    scene.finger.down(at: CGPoint(x: 100, y: 200))
    for travel in [15.0, 30, 45] { scene.finger.move(to: CGPoint(x: 100, y: 200 - travel)) }
    #expect(scene.log.calls == ["beginDrag", "scroll"])
    #expect(offsets == [0, 5, 20, 35])
  }

  @Test("an animated offset ends with the first frame after 0.3 seconds")
  func animatedOffset() {
    let scene = ScrollScene(scale: 3)
    var offsets: [Double] = []
    let host = scene.device.host
    var ended = 0.0
    scene.log.onCall = { call, view in
      offsets.append(Double(view.contentOffset.y) * 3)
      if call == "endAnimation" { ended = host.time }
    }
    // The recorded frames are 8.9, 25.6, 42.2… milliseconds after the call.
    scene.device.advance(1.0 / 60 - 0.0083)
    let start = host.time
    var observed = 0
    let observation = scene.scrollView.observe(\.contentOffset) { _, _ in observed += 1 }
    scene.scrollView.setContentOffset(CGPoint(x: 0, y: 40), animated: true)
    #expect(scene.y == 0)
    #expect(scene.device.settle(limit: 1))
    #expect(abs(ended - start - 0.3083) < 1e-3)
    #expect(scene.log.scrollCount == 17 && scene.log.calls == ["scroll", "endAnimation"])
    let recorded = [2, 6, 11, 18, 26, 35, 44, 55, 65, 76, 85, 94, 102, 109, 114, 118, 120, 120]
    for (offset, pixels) in zip(offsets, recorded) { #expect(abs(offset - Double(pixels)) < 1.5) }
    #expect(offsets.count == recorded.count && observed >= 17)
    observation.invalidate()
  }

  @Test("the last frame of a longer animated offset moves, then tells the end")
  func longAnimatedOffset() {
    let scene = ScrollScene(scale: 3)
    scene.device.advance(1.0 / 60 - 0.0044)
    scene.scrollView.setContentOffset(CGPoint(x: 0, y: 352), animated: true)
    scene.device.advance(0.288)
    #expect(abs(scene.y - 350.0 - 1.0 / 3) < 0.4)
    scene.log.clear()
    scene.device.advance(1.0 / 60)
    #expect(scene.y == 352 && scene.log.calls == ["scroll", "endAnimation"])
  }

  @Test("the delegate is told of an assigned offset, and not of assigned bounds")
  func bounds() {
    let scene = ScrollScene()
    scene.scrollView.bounds = CGRect(x: 0, y: 40, width: 375, height: 667)
    #expect(scene.y == 40 && scene.log.calls.isEmpty)
    scene.scrollView.contentOffset.y = 80
    #expect(scene.log.calls == ["scroll"])
    scene.scrollView.setContentOffset(CGPoint(x: 0, y: 120), animated: false)
    #expect(scene.log.scrollCount == 2)
  }

  @Test("a table that is scrolled tells its delegate, then loads its rows")
  func table() {
    let scene = RecordedTable([100], rowHeight: 44)
    scene.show(delegate: scene)
    scene.device.advance(0)
    scene.calls = []
    scene.table.setContentOffset(CGPoint(x: 0, y: 52), animated: false)
    #expect(scene.calls == ["scroll"])
    #expect(scene.table.indexPathsForVisibleRows?.map(\.row) == [1, 2, 3, 4, 5])
    #expect(scene.calls == ["scroll"])
    scene.device.advance(0)
    #expect(scene.calls == ["scroll", "cell 5", "display 5"])
  }
}

/// A table that lists its calls.
@MainActor
private final class RecordedTable: TableScene, UITableViewDelegate {
  var calls: [String] = []

  func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scroll") }

  override func tableView(
    _ tableView: UITableView, cellForRowAt path: IndexPath
  ) -> UITableViewCell {
    calls.append("cell \(path.row)")
    return super.tableView(tableView, cellForRowAt: path)
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { calls.append("display \(indexPath.row)") }
}
