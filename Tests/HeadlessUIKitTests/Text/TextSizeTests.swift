import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("Text size")
struct TextSizeTests {
  private func host(_ category: UIContentSizeCategory) -> HeadlessHost {
    let host = HeadlessHost()
    host.updateTraits { $0.preferredContentSizeCategory = category }
    return host
  }

  @Test(
    "a text style has the preferred size of the user",
    arguments: [
      (.extraSmall, .body, 14), (.large, .body, 17), (.extraExtraExtraLarge, .body, 23),
      (.accessibilityExtraExtraExtraLarge, .body, 53), (.large, .caption2, 11),
      (.small, .largeTitle, 32), (.accessibilityMedium, .footnote, 23),
      (UIContentSizeCategory(rawValue: "?"), .subheadline, 15),
    ] as [(UIContentSizeCategory, UIFont.TextStyle, CGFloat)])
  func styles(category: UIContentSizeCategory, style: UIFont.TextStyle, size: CGFloat) {
    host(category).run {
      #expect(UIFont.preferredFont(forTextStyle: style).pointSize == size)
    }
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize == size)
  }

  @Test("bold text makes the fonts of text styles bolder")
  func bold() {
    let traits = UITraitCollection(legibilityWeight: .bold)
    let styles: [UIFont.TextStyle] = [.body, .headline]
    for style in styles {
      let usual = UIFont.preferredFont(forTextStyle: style, compatibleWith: UITraitCollection())
      let bold = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
      #expect(bold.weight.rawValue > usual.weight.rawValue)
      #expect(bold.pointSize == usual.pointSize)
    }
    let host = HeadlessHost()
    host.updateTraits { $0.legibilityWeight = .bold }
    host.run { #expect(UIAccessibility.isBoldTextEnabled) }
    HeadlessHost().run { #expect(!UIAccessibility.isBoldTextEnabled) }
  }

  @Test("font metrics scale fonts and values with their style, up to a limit")
  func metrics() {
    let font = UIFont.systemFont(ofSize: 14, weight: .semibold)
    host(.large).run {
      #expect(UIFontMetrics(forTextStyle: .body).scaledFont(for: font).pointSize == 14)
    }
    host(.extraExtraLarge).run {
      let scaled = UIFontMetrics.default.scaledFont(for: font)
      #expect(scaled.pointSize == 17.5)
      #expect(scaled.weight == .semibold)
      #expect(UIFontMetrics.default.scaledValue(for: 34) == 42)
      #expect(UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 16).pointSize == 16)
      let usual = UITraitCollection()
      #expect(UIFontMetrics.default.scaledValue(for: 34, compatibleWith: usual) == 34)
    }
  }

  @Test("a label that was outside of its window follows the text size when it returns")
  func returningLabel() {
    let host = HeadlessHost()
    let (window, label) = host.run {
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      return (UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667)), label)
    }
    host.updateTraits { $0.preferredContentSizeCategory = .extraExtraExtraLarge }
    host.run { window.addSubview(label) }
    #expect(label.font.pointSize == 23)
  }

  @Test("a label follows the text size if enabled, with a scalable font")
  func labels() {
    let host = HeadlessHost()
    let fonts: [UIFont] = host.run {
      [
        .preferredFont(forTextStyle: .body), .systemFont(ofSize: 17),
        UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 10), maximumPointSize: 12),
      ]
    }
    let (window, labels) = host.run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      let labels = (fonts + [fonts[0]]).map { font in
        let label = UILabel()
        label.font = font
        window.addSubview(label)
        return label
      }
      for label in labels.dropLast() { label.adjustsFontForContentSizeCategory = true }
      window.makeKeyAndVisible()
      return (window, labels)
    }
    host.updateTraits { $0.preferredContentSizeCategory = .extraExtraExtraLarge }
    #expect(labels.map(\.font.pointSize) == [23, 17, 12, 17])
    host.updateTraits { $0.preferredContentSizeCategory = .large }
    #expect(labels.map(\.font.pointSize) == [17, 17, 10, 17])
    #expect(window.subviews.count == 4)
  }

  @Test("categories are ordered, five of them for accessibility")
  func categories() {
    #expect(UIContentSizeCategory.small < .large && UIContentSizeCategory.large <= .large)
    #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
  }
}
