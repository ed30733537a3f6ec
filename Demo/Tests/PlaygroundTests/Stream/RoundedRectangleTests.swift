import HeadlessDriver
import Testing
import Tug

@testable import Playground

@MainActor
@Suite("A rounded view clips only if something extends beyond its corners")
struct RoundedRectangleTests {
  private let device = TestDevice { UIViewController() }

  /// Whether the page has to clip a circle of 40 points to which `add` adds views.
  private func isCut(radius: CGFloat = 20, _ add: (UIView) -> Void) -> Bool {
    let circle = device.run {
      let circle = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      circle.layer.cornerRadius = radius
      circle.clipsToBounds = true
      add(circle)
      return circle
    }
    return Node(ViewSnapshot(of: circle, identifiers: SnapshotIdentifiers())).clips
  }

  private func filled(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    view.backgroundColor = .red
    return view
  }

  @Test("a letter in a round avatar isn't clipped; a word that is wider than the avatar is")
  func words() {
    func label(_ text: String) -> UILabel {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      label.textAlignment = .center
      label.text = text
      return label
    }
    #expect(!isCut { $0.addSubview(label("T")) })
    #expect(isCut { $0.addSubview(label("Tug of war")) })
  }

  @Test("a square is clipped if one of its corners is outside", arguments: [5.0, 5.9, 8, 12, 15])
  func squares(side: CGFloat) {
    // At 45 degrees, a circle of radius 20 leaves 20 - 20/√2 = 5.86 points in each direction.
    let isOut = side < 5.86
    #expect(isCut { $0.addSubview(filled(side, side, 10, 10)) } == isOut)
    #expect(isCut { $0.addSubview(filled(30 - side, 30 - side, 10, 10)) } == isOut)
  }

  @Test("a shadow inside is clipped")
  func shadow() {
    let add: (UIView) -> UIView = { circle in
      let view = self.filled(10, 10, 20, 20)
      circle.addSubview(view)
      return view
    }
    #expect(!isCut { _ = add($0) })
    #expect(isCut { add($0).layer.shadowOpacity = 1 })
  }

  @Test("an invisible view isn't clipped")
  func unseen() {
    #expect(!isCut { _ in })
    #expect(!isCut { $0.addSubview(UIView(frame: $0.bounds)) })
    #expect(
      !isCut {
        let hidden = filled(0, 0, 40, 40)
        hidden.isHidden = true
        $0.addSubview(hidden)
        let clear = filled(0, 0, 40, 40)
        clear.alpha = 0
        $0.addSubview(clear)
      })
  }

  @Test("nested views count at their position, including the bounds origin")
  func nested() {
    func nest(_ origin: CGPoint, clips: Bool) -> Bool {
      isCut {
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        inner.bounds.origin = origin
        inner.clipsToBounds = clips
        inner.addSubview(filled(0, 0, 10, 10))
        $0.addSubview(inner)
      }
    }
    #expect(!nest(.zero, clips: false))
    #expect(nest(CGPoint(x: 15, y: 15), clips: false))
    #expect(!nest(CGPoint(x: 15, y: 15), clips: true), "The inner view cut it off already.")
  }

  @Test("rotated views, centered images, and scroll views are always clipped")
  func doubt() {
    #expect(
      isCut {
        let turned = filled(15, 15, 10, 10)
        turned.transform = CGAffineTransform(rotationAngle: 0.1)
        $0.addSubview(turned)
      })
    #expect(
      isCut {
        let image = UIImageView(frame: CGRect(x: 15, y: 15, width: 10, height: 10))
        image.contentMode = .center
        image.image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60)).image { _ in }
        $0.addSubview(image)
      })
    #expect(isCut(radius: 0) { $0.addSubview(filled(15, 15, 10, 10)) })
  }
}
