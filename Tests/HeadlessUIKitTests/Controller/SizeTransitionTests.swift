import Foundation
import HeadlessDriver
import HeadlessUIKit
import Testing

@MainActor
@Suite("Size transitions")
struct SizeTransitionTests {
  final class TransitionController: UIViewController {
    var calls: [String] = []
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      calls.append("will \(Int(view.bounds.width))→\(Int(size.width))")
      coordinator.animate(
        alongsideTransition: { [weak self] _ in
          guard let self else { return }
          calls.append("along \(Int(view.bounds.width)) \(UIView.inheritedAnimationDuration)")
        },
        completion: { [weak self] _ in self?.calls.append("over") })
    }
  }

  @Test(
    "a rotating window tells its controllers, then animates its size and safe area")
  func turn() {
    let controller = HeadlessHost().run { TransitionController() }
    let host = controller.host
    let device = TestDevice(
      size: CGSize(width: 375, height: 812),
      safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0), host: host
    ) { UINavigationController(rootViewController: controller) }
    #expect(controller.view.safeAreaInsets.top == 88)
    let landscape = UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44)
    device.window.turn(to: CGSize(width: 812, height: 375), safeAreaInsets: landscape)
    #expect(controller.calls == ["will 375→812", "along 812 0.3"])
    #expect(controller.view.bounds.size == CGSize(width: 812, height: 375))
    #expect(
      controller.view.safeAreaInsets == UIEdgeInsets(top: 32, left: 44, bottom: 21, right: 44))
    device.settle()
    #expect(controller.calls.last == "over")
    device.window.turn(to: CGSize(width: 0, height: 375))
    #expect(controller.calls.count == 3, "a window took an invalid size")
  }

  @Test("a row that enters while a window becomes taller has its content in place at once")
  func row() throws {
    let scene = TableScene([20])
    scene.show()
    scene.device.window.turn(to: CGSize(width: 100, height: 400))
    let cell = try #require(scene.table.cellForRow(at: IndexPath(row: 8, section: 0)))
    for _ in 0..<5 {
      scene.device.advance(0.02)
      #expect(cell.layer.presentation()?.frame.size == CGSize(width: 100, height: 40))
      #expect(
        cell.contentView.layer.presentation()?.frame == cell.bounds,
        "the content of a new row grows from nothing")
    }
  }

  @Test("an item that enters while a window becomes taller has its content in place at once")
  func item() throws {
    let scene = CollectionScene(40)
    scene.device.window.turn(to: CGSize(width: 100, height: 400))
    let cell = try #require(scene.view.cellForItem(at: scene.path(24)))
    let label = try #require((cell as? CollectionScene.TextCell)?.label)
    for _ in 0..<5 {
      scene.device.advance(0.02)
      #expect(
        label.layer.presentation()?.frame == cell.bounds,
        "the content of a new item grows from nothing")
    }
  }

  @Test("a list at rest stays at its start in a rotation and back")
  func keepsStart() {
    let bars = BarDevice(large: true)
    bars.device.window.turn(
      to: CGSize(width: 812, height: 375),
      safeAreaInsets: UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
    bars.device.settle()
    #expect(bars.top == 32 && bars.offset == -32 && bars.bar == 32)
    bars.device.window.turn(
      to: CGSize(width: 375, height: 812),
      safeAreaInsets: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0), duration: 0)
    #expect(bars.top == 140 && bars.offset == -140 && bars.bar == 96)
  }
}
