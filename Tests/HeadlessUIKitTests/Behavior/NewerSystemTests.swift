import Foundation
import HeadlessDriver
import Testing

/// Scrolling since iOS 17.
@Suite("Scroll views of newer systems")
@MainActor
struct NewerSystemTests {
  @Test(
    "small content lies at its alignment point, and the adjusted inset has the gap")
  func alignment() {
    let scene = ScrollScene(content: 300)
    scene.scrollView.alwaysBounceVertical = true
    scene.scrollView.contentInset = UIEdgeInsets(top: 54, left: 0, bottom: 13, right: 0)
    scene.scrollView.contentAlignmentPoint = CGPoint(x: 0, y: 0.5)
    #expect(scene.y == -54 - 150)
    #expect(scene.scrollView.adjustedContentInset.top == 204, "the adjusted inset has the gap")
    #expect(scene.scrollView.contentInset.top == 54)
    scene.scrollView.contentAlignmentPoint.y = 1
    #expect(scene.y == -354)
    scene.pull(100)
    scene.letGo()
    #expect(scene.device.settle())
    #expect(scene.y == -354)
    scene.scrollView.contentSize.height = 2000
    #expect(scene.y == -54, "content larger than the view has no room to align")
    scene.scrollView.contentAlignmentPoint.y = .nan
    #expect(scene.y == -54)
  }

  @Test("each axis bounces by itself, and bounces is both")
  func bounces() {
    let scene = ScrollScene(width: 800)
    scene.scrollView.bouncesHorizontally = false
    #expect(!scene.scrollView.bounces)
    scene.pull(100)
    #expect(scene.y == -51)
    scene.letGo()
    scene.device.settle()
    scene.scrollView.bounces = true
    #expect(scene.scrollView.bouncesHorizontally)
    scene.scrollView.bouncesVertically = false
    #expect(!scene.scrollView.bounces)
    scene.pull(100)
    #expect(scene.y == 0)
  }

  @Test("isScrollAnimating is true for animated offsets only")
  func isAnimating() {
    let scene = ScrollScene(content: 20000, offset: 1000)
    scene.fling(-1000)
    #expect(scene.scrollView.isDecelerating && !scene.scrollView.isScrollAnimating)
    scene.device.settle()
    scene.scrollView.setContentOffset(.zero, animated: true)
    #expect(scene.scrollView.isScrollAnimating)
    scene.device.settle()
    #expect(!scene.scrollView.isScrollAnimating)
  }

  @Test("stopScrollingAndZooming stops drags, decelerations, bounces, and animations")
  func stops() {
    let drag = ScrollScene()
    drag.pull(100)
    drag.scrollView.stopScrollingAndZooming()
    #expect(drag.scrollView.flags == "---" && drag.y == 0)
    let fling = ScrollScene(content: 20000, offset: 1000)
    fling.fling(-1000)
    fling.device.advance(0.1)
    let y = fling.y
    fling.scrollView.stopScrollingAndZooming()
    #expect(fling.scrollView.flags == "---" && fling.y == y && !fling.device.host.isBusy)
    fling.scrollView.setContentOffset(.zero, animated: true)
    fling.scrollView.stopScrollingAndZooming()
    #expect(!fling.scrollView.isScrollAnimating && fling.y == y && !fling.device.host.isBusy)
    let bounce = ScrollScene()
    bounce.pull(100)
    bounce.letGo()
    bounce.scrollView.stopScrollingAndZooming()
    #expect(bounce.y == 0 && !bounce.scrollView.isDecelerating)
  }

  @Test(
    "beyond the edge of an inner scroll view, a drag moves the outer one",
    arguments: [true, false])
  func transfers(transfers: Bool) {
    let scene = ScrollScene(offset: 200)
    let inner = scene.device.run {
      UIScrollView(frame: CGRect(x: 0, y: 200, width: 375, height: 667))
    }
    inner.contentSize = CGSize(width: 375, height: 3000)
    inner.transfersVerticalScrollingToParent = transfers
    scene.scrollView.addSubview(inner)
    scene.pull(50)
    #expect((inner.contentOffset.y < 0) == !transfers)
    #expect((scene.y == 150) == transfers)
    scene.letGo()
    scene.device.settle()
    scene.pull(-50)
    #expect(inner.contentOffset.y == 50, "inward, the drag is the inner one's")
  }

  @Test("a handler is called after a change of its traits, until it is unregistered")
  func traits() {
    let (device, view) = TestDevice.showing { UIView() }
    var received: [String] = []
    let registration = device.run {
      view.registerForTraitChanges(
        [UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self]
      ) { (view: UIView, previous: UITraitCollection) in
        received.append("\(previous.userInterfaceStyle) \(view.traitCollection.userInterfaceStyle)")
      }
    }
    device.host.updateTraits { $0.preferredContentSizeCategory = .extraLarge }
    #expect(received.isEmpty)
    device.host.updateTraits { $0.userInterfaceStyle = .dark }
    #expect(received == ["light dark"])
    view.unregisterForTraitChanges(registration)
    device.host.updateTraits { $0.userInterfaceStyle = .light }
    #expect(received.count == 1)
  }
}
