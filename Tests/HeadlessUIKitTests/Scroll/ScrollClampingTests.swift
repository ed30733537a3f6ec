import Foundation
import HeadlessDriver
import HeadlessUIKit
import Testing

/// The offset after a change of the geometry during a drag or a motion. For changes at rest, see
/// `ScrollCorrectionTests`.
@Suite("Changing the geometry of a moving scroll view")
@MainActor
struct ScrollClampingTests {
  /// A change, with the resulting offsets. The range is 0…1333 before each change.
  struct Change: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// The offset after the next movement of a finger whose unbounded offset would be 1321.
    let dragged: Double
    /// The offset where a fling comes to rest; `nil` if the change doesn't affect it.
    let flung: Double?
    /// The offset after the change, if it changes immediately.
    let atOnce: Double?
    let make: @MainActor @Sendable (UIScrollView) -> Void

    init(
      _ name: String, dragged: Double, flung: Double?, atOnce: Double? = nil,
      make: @escaping @MainActor @Sendable (UIScrollView) -> Void
    ) {
      testDescription = name
      self.dragged = dragged
      self.flung = flung
      self.atOnce = atOnce
      self.make = make
    }
  }

  nonisolated static let changes = [
    Change("an offset is set", dragged: 1321, flung: 1333, atOnce: 5000) {
      $0.contentOffset.y = 5000
    },
    Change("an inset grows", dragged: 1321, flung: nil) { $0.contentInset.top = 100 },
    Change("an inset shrinks below the offset", dragged: 1222.5, flung: 1133) {
      $0.contentInset.bottom = -200
    },
    Change("the content shrinks below the offset", dragged: 632.5, flung: 333) {
      $0.contentSize.height = 1000
    },
    Change("the content grows", dragged: 1321, flung: nil) { $0.contentSize.height = 4000 },
    Change("the frame grows", dragged: 1150, flung: 1000) { $0.frame.size.height = 1000 },
    Change("the frame shrinks", dragged: 1321, flung: nil) { $0.frame.size.height = 300 },
  ]

  @Test(
    "during a touch the offset isn't clamped; the next movement is",
    arguments: changes
  )
  func fingerDown(change: Change) {
    let scene = ScrollScene(offset: 1300, inContainer: true)
    scene.scrollView.contentInsetAdjustmentBehavior = .never
    scene.pull(-20)
    change.make(scene.scrollView)
    #expect(scene.y == change.atOnce ?? 1320)
    scene.finger.move(by: CGPoint(x: 0, y: -1), over: 0.1, steps: 1)
    #expect(scene.y == change.dragged)
    scene.letGo()
    #expect(scene.device.settle())
    let rest = change.dragged == 1321 ? 1321 : change.flung
    #expect(scene.y == rest, "the offset after the release is not the nearest one in range")
  }

  @Test("a drag continues from an offset in range that is assigned")
  func assignedInDrag() {
    let scene = ScrollScene(offset: 700)
    scene.pull(-20)
    scene.scrollView.contentOffset.y = 300
    scene.finger.move(by: CGPoint(x: 0, y: -5), over: 0.1, steps: 1)
    #expect(scene.y == 305, "an endless list that moves its content would jump back")
    scene.scrollView.setContentOffset(CGPoint(x: 0, y: 900), animated: false)
    scene.finger.move(by: CGPoint(x: 0, y: 5), over: 0.1, steps: 1)
    #expect(scene.y == 895)
  }

  @Test("a deceleration continues without a jump, and rests in the new range", arguments: changes)
  func decelerating(change: Change) {
    let scene = ScrollScene(offset: 700, inContainer: true)
    scene.scrollView.contentInsetAdjustmentBehavior = .never
    scene.fling(-1000)
    let target = scene.targetY
    #expect(target > 1200 && target < 1333)
    scene.device.advance(0.1)
    let shown = scene.y
    scene.log.clear()
    change.make(scene.scrollView)
    #expect(scene.y == change.atOnce ?? shown)
    #expect(scene.scrollView.isDecelerating)
    #expect(scene.device.settle())
    #expect(abs(scene.y - (change.flung ?? target)) <= 1)
    #expect(scene.log.calls.filter { $0 == "endDecelerating" }.count == 1)
  }

  @Test("a bounce at the bottom into new content isn't pulled back")
  func bounceBecomesLegal() {
    let scene = ScrollScene(offset: 1333)
    scene.pull(-300)
    scene.letGo()
    scene.device.advance(0.05)
    let shown = scene.y
    #expect(shown > 1340)
    scene.scrollView.contentSize.height = 4000
    #expect(scene.y == shown)
    #expect(scene.device.settle())
    #expect(scene.y < shown, "the motion lost its velocity")
    #expect(scene.scrollView.contentSize.height == 4000)
    #expect(scene.log.calls.filter { $0 == "endDecelerating" }.count == 1)
  }

  @Test("with scrolling disabled, a safe area inset doesn't move the offset")
  func disabledSafeArea() {
    let scene = ScrollScene()
    scene.scrollView.isScrollEnabled = false
    scene.device.window.deviceSafeAreaInsets.top = 44
    #expect(scene.y == 0)
  }
}
