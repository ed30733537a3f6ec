import Foundation
import Testing

@testable import Tug
@testable import TugSwiftUI

/// What a redraw of a SwiftUI view may change in the style of its control.
@MainActor
@Suite("The values of a style that is declared anew")
struct StyleValuesTests {
  /// A style in which each value differs from the default.
  private let changed = RefreshStyle.normal.with {
    ($0.tintColor, $0.textColor, $0.subtitleColor) = (.systemRed, .systemGreen, .systemBlue)
    ($0.arrowColor, $0.arrowImage, $0.spinnerColor) = (.systemOrange, Self.image, .systemIndigo)
    ($0.spinnerStyle, $0.labelInset, $0.showsLastUpdated) = (.large, 7, true)
    ($0.titleFont, $0.subtitleFont) = (
      { _ in .systemFont(ofSize: 9) }, { _ in .systemFont(ofSize: 8) }
    )
    $0[.pulling] = Self.state
  }

  private static let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in
  }

  private static let state: RefreshStyle.StateStyle = {
    var state = RefreshStyle.StateStyle()
    (state.title, state.subtitle, state.isTitleHidden) = ("one", "two", true)
    state.attributedTitle = NSAttributedString(string: "three")
    state.attributedSubtitle = NSAttributedString(string: "four")
    (state.images, state.imageDuration) = ([image], 3)
    (state.tintColor, state.backgroundColor) = (.systemRed, .systemGray6)
    state.makeView = { UIView() }
    return state
  }()

  /// The stored properties of a value, as text.
  private func properties(of value: Any) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: Mirror(reflecting: value).children.map {
        ($0.label ?? "", "\($0.value)")
      })
  }

  /// Properties of `adopted` that are not those of `other`.
  private func missing(_ adopted: Any, _ other: Any, default initial: Any) -> Set<String> {
    let (adopted, other) = (properties(of: adopted), properties(of: other))
    let initial = properties(of: initial)
    let untested = other.filter { $0.value == initial[$0.key] && !$0.value.contains("Function") }
    #expect(untested.keys.filter { $0 != "indicator" } == [], "set it in this test")
    return Set(other.keys.filter { adopted[$0] != other[$0] })
  }

  @Test("are taken, each of them, and what makes views and fonts stays")
  func each() {
    var style = RefreshStyle.normal
    let changes = style.adoptValues(of: changed)
    #expect(changes)
    #expect(
      missing(style, changed, default: RefreshStyle.normal)
        == ["states", "subtitleFont", "titleFont"])
    #expect(
      missing(style[.pulling], Self.state, default: RefreshStyle.StateStyle()) == ["viewRecipe"])
    let again = style.adoptValues(of: changed)
    #expect(!again, "a redraw without a change shows nothing anew")
  }
}
