import Foundation
import HeadlessDriver
import HeadlessUIKit
import Testing

@MainActor
@Suite("Frame, bounds and center")
struct ViewGeometryTests {
  private func withView(_ body: (UIView) -> Void) {
    HeadlessHost().run { body(UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))) }
  }

  @Test("frame, bounds, and center describe the same rectangle")
  func relations() {
    withView { view in
      #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
      #expect(view.center == CGPoint(x: 25, y: 40))
      view.center = CGPoint(x: 100, y: 100)
      #expect(view.frame == CGRect(x: 85, y: 80, width: 30, height: 40))
      view.bounds = CGRect(x: 7, y: 8, width: 50, height: 60)
      #expect(view.frame == CGRect(x: 75, y: 70, width: 50, height: 60))
      view.frame.size.width = 20
      #expect(view.bounds == CGRect(x: 7, y: 8, width: 20, height: 60))
    }
  }

  @Test(
    "a view turned by right angles has exactly its assigned size",
    arguments: [CGFloat.pi / 2, .pi, 1.5 * .pi, -.pi / 2])
  func rightAngles(angle: CGFloat) {
    withView { view in
      view.transform = CGAffineTransform(rotationAngle: angle)
      let frame = CGRect(x: 10, y: 20, width: 100, height: 50)
      view.frame = frame
      #expect(view.frame == frame)
      let isTurned = abs(sin(angle)) > 0.5
      let size = CGSize(width: isTurned ? 50 : 100, height: isTurned ? 100 : 50)
      #expect(view.bounds.size == size)
    }
  }

  private final class Fixed: UIView {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 80, height: 20) }
  }

  @Test("a view fits its bounds to its content, and keeps its corner")
  func transformedSizeToFit() {
    HeadlessHost().run {
      let view = Fixed(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      view.sizeToFit()
      #expect(view.frame == CGRect(x: 10, y: 20, width: 80, height: 20))
      view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      let corner = view.frame.origin
      view.sizeToFit()
      #expect(view.bounds.size == CGSize(width: 80, height: 20))
      #expect(view.frame == CGRect(origin: corner, size: CGSize(width: 40, height: 10)))
      view.bounds.size = CGSize(width: 20, height: 20)
      view.sizeToFit()
      #expect(view.bounds.size == CGSize(width: 80, height: 20))
    }
  }

  @Test("the frame of a transformed view contains it; bounds and center don't change")
  func transformed() {
    withView { view in
      view.transform = CGAffineTransform(rotationAngle: .pi / 2)
      #expect(isNear(view.frame, CGRect(x: 5, y: 25, width: 40, height: 30)))
      view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
      #expect(isNear(view.frame, CGRect(x: -5, y: 30, width: 60, height: 20)))
      view.transform = CGAffineTransform(translationX: 3, y: 4)
      #expect(isNear(view.frame, CGRect(x: 13, y: 24, width: 30, height: 40)))
      #expect(view.bounds.size == CGSize(width: 30, height: 40))
      #expect(view.center == CGPoint(x: 25, y: 40))
    }
  }

  @Test("a scaled view has exactly the frame that is assigned, where plain arithmetic has")
  func scaledFrame() {
    let (_, view) = TestDevice.showing { UIView() }
    for scale in [0.1, 0.25, 0.5, 0.75, 1.1, 1.5, 2, 3] as [CGFloat] {
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
      for length in stride(from: 1, through: 400, by: 7) as StrideThrough<CGFloat> {
        view.frame = CGRect(x: 10, y: 20, width: length, height: length)
        #expect(
          view.frame.width == length / scale * scale && view.frame.height == length / scale * scale)
      }
    }
    view.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
    view.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
    #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 100))
  }

  @Test(
    "a transformed view has the frame that is assigned to it",
    arguments: [
      (CGAffineTransform(scaleX: 2, y: 4), CGSize(width: 50, height: 15)),
      (CGAffineTransform(scaleX: -2, y: 1), CGSize(width: 50, height: 60)),
      (CGAffineTransform(rotationAngle: .pi / 2), CGSize(width: 60, height: 100)),
      (CGAffineTransform(rotationAngle: .pi), CGSize(width: 100, height: 60)),
      (CGAffineTransform(translationX: 9, y: 9), CGSize(width: 100, height: 60)),
    ])
  func assignedTransformed(transform: CGAffineTransform, size: CGSize) {
    withView { view in
      view.transform = transform
      let frame = CGRect(x: 1, y: 2, width: 100, height: 60)
      view.frame = frame
      #expect(isNear(view.frame, frame))
      #expect(isNear(view.bounds, CGRect(origin: .zero, size: size)))
    }
  }

  @Test("a view scaled to zero keeps its size when its frame is set")
  func flattened() {
    withView { view in
      view.transform = CGAffineTransform(scaleX: 0, y: 1)
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      #expect(view.bounds.size == CGSize(width: 30, height: 40))
      #expect(view.center == CGPoint(x: 50, y: 50))
    }
  }

  @Test("a view is displayed at its frame minus the superview's bounds origin")
  func boundsOrigin() {
    withView { view in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      let parent = UIView(frame: CGRect(x: 100, y: 50, width: 100, height: 100))
      window.addSubview(parent)
      parent.addSubview(view)
      parent.bounds.origin = CGPoint(x: 4, y: -6)
      #expect(view.convert(CGPoint.zero, to: nil) == CGPoint(x: 106, y: 76))
      #expect(view.frame.origin == CGPoint(x: 10, y: 20))
      #expect(parent.frame.origin == CGPoint(x: 100, y: 50))
    }
  }

  @Test("nonfinite values are ignored", arguments: [CGFloat.nan, .infinity, -.infinity])
  func notFinite(value: CGFloat) {
    withView { view in
      view.frame.origin.x = value
      view.frame = CGRect(x: 0, y: 0, width: 1, height: value)
      view.bounds = CGRect(x: 0, y: value, width: 1, height: 1)
      view.center = CGPoint(x: 1, y: value)
      view.transform = CGAffineTransform(translationX: value, y: 0)
      view.layer.setAffineTransform(CGAffineTransform(scaleX: value, y: 1))
      view.layer.position = CGPoint(x: value, y: 0)
      view.alpha = value
      view.layer.opacity = Float(value)
      #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
      #expect(view.bounds.origin == .zero)
      #expect(view.alpha == 1)
    }
  }

  @Test("a negative size is standardized, and alpha limited to 0 through 1")
  func negative() {
    withView { view in
      view.frame = CGRect(x: 50, y: 50, width: -20, height: -10)
      #expect(view.frame == CGRect(x: 30, y: 40, width: 20, height: 10))
      view.bounds = CGRect(x: 0, y: 0, width: -8, height: 6)
      #expect(view.bounds.size == CGSize(width: 8, height: 6))
      view.alpha = 3
      #expect(view.alpha == 1)
      view.alpha = -1
      #expect(view.alpha == 0)
    }
  }

  @Test("sizeToFit keeps the top-left corner")
  func sizeToFit() {
    final class Fitting: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 5, height: 6) }
    }
    HeadlessHost().run {
      let view = Fitting(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      view.sizeToFit()
      #expect(view.frame == CGRect(x: 10, y: 20, width: 5, height: 6))
    }
  }
}

@MainActor
@Suite("Layers of views")
struct ViewLayerTests {
  @Test("the layers of subviews are behind those that the app adds")
  func tree() {
    let (device, view) = TestDevice.showing { UIView() }
    let (first, second) = device.run { (UIView(), UIView()) }
    #expect(view.layer.sublayers == nil)
    view.addSubview(first)
    view.addSubview(second)
    let own = device.run { CAShapeLayer() }
    view.layer.addSublayer(own)
    #expect(
      view.layer.sublayers?.map(ObjectIdentifier.init)
        == [first.layer, second.layer, own].map(ObjectIdentifier.init))
    #expect(first.layer.superlayer === view.layer && own.superlayer === view.layer)
    first.removeFromSuperview()
    own.removeFromSuperlayer()
    #expect(view.layer.sublayers?.count == 1 && first.layer.superlayer == nil)
  }

  @Test("the frame of a layer counts its transform")
  func frame() {
    let (_, view) = TestDevice.showing { UIView() }
    view.layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 4))
    view.layer.frame = CGRect(x: 10, y: 20, width: 100, height: 200)
    #expect(view.layer.frame == CGRect(x: 10, y: 20, width: 100, height: 200))
    #expect(view.frame == view.layer.frame && view.bounds.size == CGSize(width: 50, height: 50))
  }

  @Test("a label displays a text of two fonts with the first, and reports that")
  func twoFonts() {
    let (device, label) = TestDevice.showing { UILabel() }
    var mistakes: [String] = []
    device.host.onMistake = { mistakes.append($0) }
    let text = NSMutableAttributedString(
      string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 12)])
    text.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 20), range: NSRange(location: 1, length: 1))
    label.attributedText = text
    #expect(mistakes.count == 1 && label.font.pointSize == 12 && label.text == "ab")
  }
}
