import AllocationCounter
import Foundation
import HeadlessDriver
import HeadlessUIKit
import Testing

@Suite("Observing a scroll view")
@MainActor
struct ScrollObservationTests {
  @Test("every assignment is announced, after the delegate")
  func everySet() {
    let scene = ScrollScene()
    let view = scene.scrollView
    var received: [String] = []
    scene.log.onCall = { call, _ in received.append(call) }
    let observations = [
      view.observe(\.contentOffset, options: [.old, .new]) { _, change in
        received.append("offset \(change.oldValue?.y ?? 99) \(change.newValue?.y ?? 99)")
      },
      view.observe(\.contentSize) { _, _ in received.append("size") },
      view.observe(\.contentInset) { _, _ in received.append("inset") },
    ]
    view.contentOffset.y = 5
    view.contentOffset.y = 5
    view.contentSize = view.contentSize
    view.contentInset = view.contentInset
    #expect(received == ["scroll", "offset 0.0 5.0", "offset 5.0 5.0", "size", "inset"])
    received = []
    view.contentSize.height = 0
    #expect(received == ["scroll", "offset 5.0 0.0", "size"])
    for observation in observations { observation.invalidate() }
  }

  @Test("a nested observer is called again before its first call returns")
  func nests() {
    let scene = ScrollScene()
    var received: [String] = []
    let observation = scene.scrollView.observe(\.contentOffset, options: .new) { view, change in
      let y = change.newValue?.y ?? 0
      received.append("in \(y)")
      if y > 0 { view.contentOffset.y = y - 1 }
      received.append("out \(y)")
    }
    scene.scrollView.contentOffset.y = 2
    #expect(received == ["in 2.0", "in 1.0", "in 0.0", "out 0.0", "out 1.0", "out 2.0"])
    observation.invalidate()
  }

  @Test("an inset set by an observer during a bounce counts at once")
  func insetFromObserver() {
    let scene = ScrollScene()
    scene.pull(300)
    let observation = scene.scrollView.observe(\.contentOffset) { view, _ in
      if !view.isTracking, view.contentInset.top == 0 { view.contentInset.top = 54 }
    }
    scene.letGo()
    #expect(scene.device.settle())
    #expect(scene.y == -54)
    observation.invalidate()
  }

  @Test("an endless observer is stopped and reported")
  func endless() {
    let scene = ScrollScene()
    var mistakes = 0
    scene.device.host.onMistake = { _ in mistakes += 1 }
    let observation = scene.scrollView.observe(\.contentOffset) { view, _ in
      view.contentOffset.y += 1
    }
    scene.scrollView.contentOffset.y = 1
    #expect(mistakes == 1)
    observation.invalidate()
    scene.scrollView.contentOffset.y = 7
    #expect(scene.y == 7)
  }

  @Test("the pan recognizer ends before the scroll view stops dragging")
  func panState() {
    let scene = ScrollScene(offset: 500)
    var received: [String] = []
    let observation = scene.scrollView.panGestureRecognizer.observe(\.state) { pan, _ in
      if received.last?.hasPrefix("\(pan.state)") != true {
        received.append("\(pan.state) \(scene.scrollView.isDragging)")
      }
    }
    scene.pull(-30)
    scene.letGo()
    #expect(received == ["began false", "changed true", "ended true", "possible false"])
    observation.invalidate()
  }

  @Test(
    "a change of the offset allocates nothing",
    .enabled(if: allocation_count_is_available()))
  func allocations() {
    let scene = ScrollScene()
    let listener = Listener()
    let view = scene.scrollView
    view.delegate = listener
    view.contentOffset.y = 1
    allocation_count_begin()
    for step in 2..<100 { view.contentOffset.y = Double(step) }
    #expect(allocation_count_end() == 0)
    #expect(listener.received == 99)
  }

  private final class Listener: UIScrollViewDelegate {
    var received = 0
    func scrollViewDidScroll(_ scrollView: UIScrollView) { received += 1 }
  }
}
