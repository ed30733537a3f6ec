import Foundation
import HeadlessUIKit
import Testing

@Suite("Colors")
struct UIColorTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  @Test(
    "hue, saturation, and brightness follow the hexcone model",
    arguments: [
      (0, 1, 1, [1, 0, 0]), (1.0 / 3, 1, 1, [0, 1, 0]), (2.0 / 3, 1, 1, [0, 0, 1]),
      (1, 1, 1, [1, 0, 0]), (0.5, 0.5, 0.8, [0.4, 0.8, 0.8]), (0.1, 0, 0.3, [0.3, 0.3, 0.3]),
      (1.0 / 12, 1, 1, [1, 0.5, 0]), (0.75, 1, 0.5, [0.25, 0, 0.5]),
    ] as [(CGFloat, CGFloat, CGFloat, [Double])])
  func hue(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, expected: [Double]) {
    let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 0.5)
    let parts = color.components(with: light)
    for (part, value) in zip([parts.red, parts.green, parts.blue], expected) {
      #expect(abs(part - value) < 1e-12)
    }
    #expect(parts.alpha == 0.5)
  }

  @Test("a dynamic color resolves for each theme, also through another")
  func dynamic() {
    let inner = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let outer = UIColor { _ in inner }
    #expect(outer.resolvedColor(with: light) == .black)
    #expect(outer.resolvedColor(with: dark) == .white)
    #expect(UIColor.red.resolvedColor(with: dark) === UIColor.red)
    #expect(UIColor.systemBlue.resolvedColor(with: dark) != .systemBlue)
  }

  @Test("changing the alpha keeps the other components")
  func alpha() {
    #expect(UIColor.red.withAlphaComponent(0.3) == UIColor(red: 1, green: 0, blue: 0, alpha: 0.3))
    let half = UIColor.label.withAlphaComponent(0.5)
    #expect(half.resolvedColor(with: light) == UIColor(white: 0, alpha: 0.5))
    #expect(half.resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.5))
  }

  @Test("fixed colors are equal by value, dynamic ones by identity")
  func equality() {
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(red == .red && red.hashValue == UIColor.red.hashValue)
    #expect(red != .black)
    #expect(UIColor.label == .label && UIColor.label != .black)
    #expect(UIColor { _ in .red } != UIColor { _ in .red })
    #expect(Set([red, .red, .black, .label, .label]).count == 3)
  }
}
