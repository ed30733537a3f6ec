import Foundation
import HeadlessDriver
import Testing

@testable import Tug

@MainActor
@Suite("Contrast")
struct ContrastTests {
  /// - Parameter fill: what lies between the two, if anything does.
  private func contrast(
    _ color: UIColor, on fill: UIColor?, on background: UIColor, _ traits: UITraitCollection
  ) -> Double {
    let parts = [color, fill ?? .clear, background].map { $0.components(with: traits) }
    func luminance(_ layers: ArraySlice<UIColor.Components>) -> Double {
      let weights: [(KeyPath<UIColor.Components, Double>, Double)] = [
        (\.red, 0.2126), (\.green, 0.7152), (\.blue, 0.0722),
      ]
      return weights.reduce(0) { sum, channel in
        let (part, weight) = channel
        let value = layers.reversed().reduce(0) { below, layer in
          layer[keyPath: part] * layer.alpha + below * (1 - layer.alpha)
        }
        return sum + weight
          * (value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4))
      }
    }
    let (one, other) = (luminance(parts[...]), luminance(parts[1...]))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// The normal style in a state, as a pull, a run, or an automatic control shows it.
  private func normal(_ state: RefreshState, _ trigger: Refresher.TriggerKind) -> NormalIndicator {
    HeadlessHost().run {
      let indicator = NormalIndicator(trigger: trigger)
      indicator.apply(.normal)
      var status = RefreshStatus.of(
        state, at: trigger == .pull ? .top : .bottom, trigger, subtitle: "The server sleeps")
      (status.progress, status.triggerProgress, status.isOpen) = (1, 1, true)
      indicator.show(status)
      return indicator
    }
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
      var (named, seen): (Set<String>, Set<String>) = ([], [])
      for state in RefreshState.allCases {
        let (indicator, alone) = HeadlessHost().run {
          (ClassicIndicator(trigger: .pull), SpinnerIndicator(trigger: .pull))
        }
        indicator.show(.of(state, subtitle: "The server sleeps"))
        alone.show(.of(state))
        let (pulled, automatic) = (normal(state, .pull), normal(state, .auto))
        let (message, button) = (pulled.message, automatic.message?.button)
        let colors: [(name: String, color: UIColor?, fill: UIColor?, least: Double)] = [
          ("title", indicator.stateLabel.textColor, nil, 4.5),
          ("subtitle", indicator.subtitleLabel.textColor, nil, 4.5),
          ("arrow", indicator.arrowView.tintColor, nil, 3),
          ("failure", indicator.failureSign.tintColor, nil, 3),
          ("spinner", indicator.spinner.color, nil, 3),
          ("spinner alone", alone.spinner.color, nil, 3),
          ("failure alone", alone.failureSign.tintColor, nil, 3),
          ("normal title", message?.titleLabel?.textColor, nil, 4.5),
          ("normal reason", message?.detailLabel?.textColor, nil, 4.5),
          ("button", button?.label.textColor, button?.backgroundColor, 4.5),
          ("spokes", pulled.spokes?.color, nil, 3),
          ("normal spinner", pulled.spinner?.color, nil, 3),
          ("normal failure", pulled.failureSign?.tintColor, nil, 3),
          ("check", pulled.checkSign?.tintColor, nil, 3),
        ]
        for (name, color, fill, least) in colors {
          named.insert(name)
          guard let color else { continue }
          seen.insert(name)
          for background in backgrounds {
            let found = contrast(color, on: fill, on: background, traits)
            #expect(found >= least, "\(name), \(state), \(style)")
          }
        }
      }
      #expect(named == seen, "no state shows \(named.subtracting(seen))")
    }
  }
}
