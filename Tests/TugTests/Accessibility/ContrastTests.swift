import Foundation
import HeadlessDriver
import Testing

@testable import Tug

@MainActor
@Suite("Contrast")
struct ContrastTests {
  private func contrast(_ color: UIColor, on background: UIColor, _ traits: UITraitCollection)
    -> Double
  {
    let (front, back) = (color.components(with: traits), background.components(with: traits))
    func luminance(alpha: Double) -> Double {
      let weights: [(KeyPath<UIColor.Components, Double>, Double)] = [
        (\.red, 0.2126), (\.green, 0.7152), (\.blue, 0.0722),
      ]
      return weights.reduce(0) { sum, channel in
        let (part, weight) = channel
        let value = front[keyPath: part] * alpha + back[keyPath: part] * (1 - alpha)
        return sum + weight
          * (value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4))
      }
    }
    let (one, other) = (luminance(alpha: front.alpha), luminance(alpha: 0))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  @Test(
    "text has 4.5 to 1 and a sign 3 to 1, on each background of the system, light and dark",
    arguments: [UIAccessibilityContrast.normal, .high])
  func contrasts(contrast wanted: UIAccessibilityContrast) throws {
    let backgrounds: [UIColor] = [
      .systemBackground, .secondarySystemBackground, .systemGroupedBackground,
      .secondarySystemGroupedBackground,
    ]
    for style in [UIUserInterfaceStyle.light, .dark] {
      var traits = UITraitCollection(userInterfaceStyle: style)
      traits.accessibilityContrast = wanted
      for state in RefreshState.allCases {
        let (indicator, alone) = HeadlessHost().run {
          (ClassicIndicator(trigger: .pull), SpinnerIndicator(trigger: .pull))
        }
        indicator.show(.of(state, subtitle: "The server sleeps"))
        alone.show(.of(state))
        let normal = HeadlessHost().run { NormalIndicator(trigger: .auto) }
        normal.show(.of(state, at: .bottom, .auto, subtitle: "The server sleeps"))
        let texts = [
          indicator.stateLabel.textColor, indicator.subtitleLabel.textColor,
          normal.message?.titleLabel?.textColor, normal.message?.detailLabel?.textColor,
          normal.message?.button?.label.textColor,
        ]
        let signs = [
          normal.spinner?.color, normal.spokes?.color, normal.failureSign?.tintColor,
          normal.checkSign?.tintColor,
          indicator.arrowView.tintColor, indicator.failureSign.tintColor, indicator.spinner.color,
          alone.spinner.color, alone.failureSign.tintColor,
        ]
        for background in backgrounds {
          for text in texts.compactMap(\.self) {
            #expect(contrast(text, on: background, traits) >= 4.5, "text, \(state), \(style)")
          }
          for sign in signs.compactMap(\.self) {
            #expect(contrast(sign, on: background, traits) >= 3, "sign, \(state), \(style)")
          }
        }
      }
    }
  }
}
