import Foundation
import HeadlessDriver
import HeadlessUIKit
import Testing

@MainActor
@Suite("Layers of views")
struct ViewLayerTests {
  @Test("the layers of subviews are sublayers, behind those that the app adds")
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

  @Test("the frame of a layer counts its transform, like that of its view")
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
