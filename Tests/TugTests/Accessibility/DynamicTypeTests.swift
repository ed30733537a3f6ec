import Foundation
import HeadlessDriver
import Testing

@testable import Tug

@MainActor
@Suite("The user's text size")
struct DynamicTypeTests {
  @Test(
    "text and control grow with every step, and a control never shrinks below its default"
  )
  func growth() {
    let categories: [UIContentSizeCategory] = [
      .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityLarge,
    ]
    for (edge, trigger, usual) in [
      (Refresher.Edge.top, Refresher.TriggerKind.pull, CGFloat(54)), (.bottom, .auto, 44),
    ] {
      func indicator(_ category: UIContentSizeCategory) -> ClassicIndicator {
        let host = HeadlessHost()
        host.updateTraits { $0.preferredContentSizeCategory = category }
        return host.run {
          let indicator = ClassicIndicator(trigger: trigger)
          indicator.apply(.classic)
          indicator.prepare(for: edge, trigger: trigger)
          indicator.show(.of(.idle, at: edge, trigger))
          return indicator
        }
      }
      let extents = categories.map { indicator($0).extent }
      #expect(extents.first == usual)
      #expect(zip(extents, extents.dropFirst()).allSatisfy(<), "\(edge): \(extents)")
      #expect(indicator(.extraSmall).extent == usual)
      let sizes = categories.map { indicator($0).stateLabel.font.pointSize }
      #expect(sizes.first == 14 && zip(sizes, sizes.dropFirst()).allSatisfy(<))
    }
  }

  @Test("applies while the control is visible, in both directions")
  func followed() throws {
    let screen = Screen()
    let header = screen.header(.classic)
    let label = try #require(header.classic?.stateLabel)
    screen.set { $0.preferredContentSizeCategory = .extraExtraLarge }
    #expect(label.font.pointSize > 14)
    #expect(header.view.frame.height == header.indicator.extent && header.view.frame.height > 54)
    #expect(header.view.frame.maxY == 0)
    screen.set { $0.preferredContentSizeCategory = .large }
    #expect(label.font.pointSize == 14 && header.view.frame.height == 54)
  }

  @Test("enlarged during a refresh: the control holds its new length, and gives it back at the end")
  func whileRefreshing() {
    let screen = Screen()
    let header = screen.header(.classic)
    screen.begin(header)
    screen.advance(0.5)
    screen.set { $0.preferredContentSizeCategory = .extraExtraLarge }
    screen.advance(0.5)
    let extent = header.indicator.extent
    #expect(extent > 54)
    #expect(screen.inset.top == extent && screen.offset == -extent)
    screen.end(header)
    screen.advance(0.5)
    #expect(screen.inset == .zero && screen.offset == 0)
  }

  @Test(
    "at any size, arrow and text don't overlap and stay inside the control",
    arguments: [
      UIContentSizeCategory.extraSmall, .large, .extraExtraExtraLarge, .accessibilityMedium,
      .accessibilityExtraExtraExtraLarge,
    ])
  func apart(category: UIContentSizeCategory) {
    let host = HeadlessHost()
    host.fontMetrics = ProportionalFontMetrics()
    host.updateTraits { $0.preferredContentSizeCategory = category }
    host.run {
      for state in RefreshState.allCases {
        let indicator = ClassicIndicator(trigger: .pull)
        indicator.apply(.classic)
        indicator.prepare(for: .top, trigger: .pull)
        indicator.frame.size.width = 320
        indicator.show(.of(state, subtitle: "Last updated: Today 9:41"))
        indicator.frame.size.height = indicator.extent
        indicator.layoutIfNeeded()
        let labels = [indicator.stateLabel, indicator.subtitleLabel].map {
          $0.convert($0.bounds, to: indicator)
        }
        #expect(indicator.bounds.contains(labels[0]))
        #expect(labels[0].maxY <= labels[1].minY)
        #expect(indicator.bounds.contains(labels[1]) && indicator.subtitleLabel.alpha == 1)
        let room = indicator.stateLabel.sizeThatFits(labels[0].size).height
        #expect(room <= labels[0].height, "the title is not cut")
        for sign in indicator.signs {
          let text = indicator.stateLabel.sizeThatFits(labels[0].size).width
          #expect(sign.frame.maxX <= labels[0].midX - text / 2)
          let isOffEdge = sign.frame.minX > SignLayout.margin - 0.01
          #expect(isOffEdge, "the sign touches the edge of the screen")
        }
      }
    }
  }

  @Test("in every language, the sign is beside the text and off the edge of the screen")
  func languages() {
    let host = HeadlessHost()
    host.fontMetrics = ProportionalFontMetrics()
    host.updateTraits { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
    host.run {
      for language in TugLanguage.all {
        for (edge, trigger) in [(Refresher.Edge.top, Refresher.TriggerKind.pull), (.bottom, .auto)] {
          for state in RefreshState.allCases {
            let indicator = ClassicIndicator(trigger: trigger)
            indicator.apply(.classic)
            indicator.prepare(for: edge, trigger: trigger)
            indicator.frame.size.width = 375
            var status = RefreshStatus.of(state, at: edge, trigger)
            status.title = language.texts.title(
              for: state, at: edge, trigger, isForLoading: edge == .bottom)
            indicator.show(status)
            indicator.frame.size.height = indicator.extent
            indicator.layoutIfNeeded()
            let label = indicator.stateLabel
            let width = label.sizeThatFits(label.bounds.size).width
            let text = label.convert(label.bounds, to: indicator).midX - width / 2
            for sign in indicator.signs {
              let isOffEdge = sign.frame.minX > SignLayout.margin - 0.01
              #expect(isOffEdge, "\(language.code) \(state): at the edge")
              #expect(sign.frame.maxX <= text, "\(language.code) \(state): over the text")
            }
          }
        }
      }
    }
  }

  private nonisolated static let sizes: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// An indicator of each style with words, 320 points wide.
  private func indicators(
    at edge: Refresher.Edge, _ trigger: Refresher.TriggerKind, _ images: RefreshStyle
  ) -> [StandardIndicator] {
    let styles: [(StandardIndicator, RefreshStyle)] = [
      (ClassicIndicator(trigger: trigger), .classic), (TextIndicator(trigger: trigger), .text),
      (SpinnerIndicator(trigger: trigger), .spinner), (NormalIndicator(trigger: trigger), .normal),
      (ImagesIndicator(trigger: trigger), images),
    ]
    for (indicator, style) in styles {
      indicator.apply(style)
      indicator.prepare(for: edge, trigger: trigger)
      indicator.frame.size.width = 320
    }
    return styles.map(\.0)
  }

  @Test("no text is cut at 320 points, at any size", arguments: TugLanguage.all)
  func uncut(language: TugLanguage) {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in }
    let controls: [(edge: Refresher.Edge, trigger: Refresher.TriggerKind, isForLoading: Bool)] = [
      (.top, .pull, false), (.top, .pull, true), (.bottom, .pull, true), (.bottom, .auto, true),
    ]
    for category in Self.sizes {
      let host = HeadlessHost()
      host.fontMetrics = ProportionalFontMetrics()
      host.updateTraits { $0.preferredContentSizeCategory = category }
      for (edge, trigger, isForLoading) in controls {
        let all = host.run { indicators(at: edge, trigger, .images(idle: [image])) }
        for state in RefreshState.allCases {
          var status = RefreshStatus.of(
            state, at: edge, trigger, isForLoading: isForLoading, in: language)
          status.isOpen = true
          if state == .failed {
            status.subtitle = "The Internet connection appears to be offline."
          } else if !isForLoading {
            status.subtitle = language.texts.lastUpdated.replacing("%@", with: "12/31/26, 11:59 PM")
          }
          host.run {
            for indicator in all {
              indicator.show(status)
              indicator.frame.size.height = indicator.extent
              indicator.layoutIfNeeded()
              for label in indicator.shownLabels where isCut(label, in: indicator) {
                Issue.record(
                  """
                  \(type(of: indicator)), \(state) at \(edge), \(category.rawValue): \
                  '\(label.text ?? "")' is cut
                  """)
              }
            }
          }
        }
      }
    }
  }

  /// Whether a label has less room than its text, isn't inside the indicator, or is faint.
  private func isCut(_ label: UILabel, in indicator: UIView) -> Bool {
    let room = CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude)
    let (limit, size) = (label.numberOfLines, label.bounds.size)
    label.numberOfLines = 0
    let text = label.sizeThatFits(room)
    label.numberOfLines = limit
    let isInside = indicator.bounds.contains(label.convert(label.bounds, to: indicator))
    return text.height > size.height + 0.5 || label.alpha != 1 || !isInside
  }

  @Test(
    "at the largest size, a finger reaches the trigger, also after a failure with a long reason",
    arguments: TugLanguage.all)
  func reachable(language: TugLanguage) {
    let screen = Screen()
    screen.host.fontMetrics = ProportionalFontMetrics()
    screen.set { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
    screen.host.run { TugLanguage.current = language }
    let header = screen.header(.classic)
    header.lastUpdated = Date(timeIntervalSince1970: 0)
    screen.advance(0.1)
    for round in ["first", "second"] {
      screen.finger.down(at: CGPoint(x: 180, y: 70))
      screen.finger.move(by: CGPoint(x: 0, y: 560), over: 1)
      #expect(header.state == .pulling, "the \(round) pull ends at \(screen.offset)")
      #expect((header.classic?.stateLabel.font.pointSize ?? 0) == 28)
      screen.finger.up()
      screen.advance(1)
      screen.end(header, .failure(LongReason()))
      screen.advance(6)
    }
  }

  @Test("a reason of three lines shows below a title of two, and the control grows for both")
  func reason() throws {
    let screen = Screen()
    screen.host.fontMetrics = ProportionalFontMetrics()
    let header = screen.header(.classic)
    screen.begin(header)
    screen.advance(0.5)
    screen.end(header, .failure(LongReason()))
    screen.advance(0.5)
    let label = try #require(header.classic?.subtitleLabel)
    let lines = label.sizeThatFits(CGSize(width: label.bounds.width, height: 1000)).height
    #expect(label.alpha == 1 && label.bounds.height >= lines && lines > 30)
    #expect(header.view.bounds.height == header.indicator.extent && header.indicator.extent > 54)
    #expect(screen.inset.top == header.indicator.extent, "the reason lies below the bar")
    screen.advance(5)
    #expect(screen.offset == 0 && screen.inset == .zero)
    screen.begin(header)
    screen.advance(0.5)
    screen.end(header)
    screen.advance(1)
    #expect(screen.offset == 0 && header.view.bounds.height == 54, "the reason's room stays")
  }

  @Test("the app's own fonts scale through a closure, or stay as they are")
  func ownFonts() {
    let screen = Screen()
    let fixed = screen.header(.classic.with { $0.titleFont = { _ in .systemFont(ofSize: 10) } })
    #expect(fixed.classic?.stateLabel.font.pointSize == 10)
    screen.set { $0.preferredContentSizeCategory = .extraExtraLarge }
    #expect(fixed.classic?.stateLabel.font.pointSize == 10)
    let following = screen.header(
      .classic.with {
        $0.titleFont = { .preferredFont(forTextStyle: .body, compatibleWith: $0) }
      })
    #expect(following.classic?.stateLabel.font.pointSize == 21)
    screen.set { $0.preferredContentSizeCategory = .large }
    #expect(following.classic?.stateLabel.font.pointSize == 17)
  }

  @Test("bold text makes the text bolder")
  func boldText() throws {
    let screen = Screen()
    let indicator = try #require(screen.header(.classic).classic)
    let labels = [indicator.stateLabel, indicator.subtitleLabel]
    let usual = labels.map(\.font.weight.rawValue)
    screen.set { $0.legibilityWeight = .bold }
    #expect(zip(usual, labels.map(\.font.weight.rawValue)).allSatisfy(<))
    screen.set { $0.legibilityWeight = .regular }
    #expect(labels.map(\.font.weight.rawValue) == usual)
  }

  @Test("bold text makes each text of the normal style bolder")
  func boldNormal() throws {
    let screen = Screen()
    let footer = screen.footer(.normal)
    screen.begin(footer)
    screen.end(footer, .failure(LongReason()))
    let indicator = try #require(footer.indicator as? NormalIndicator)
    func weights() -> [CGFloat] { indicator.shownLabels.map(\.font.weight.rawValue) }
    let usual = weights()
    #expect(usual.count == 3)
    screen.set { $0.legibilityWeight = .bold }
    #expect(zip(usual, weights()).allSatisfy(<))
    screen.set { $0.legibilityWeight = .regular }
    #expect(weights() == usual)
  }
}

extension ClassicIndicator {
  /// What stands beside the text now.
  fileprivate var signs: [UIView] {
    [arrowView, spinner, failureSign].filter { !$0.isHidden }
  }
}

extension StandardIndicator {
  /// The labels that show now.
  fileprivate var shownLabels: [UILabel] {
    let labels: [UILabel?]
    if let message = (self as? NormalIndicator)?.message {
      guard !message.isHidden else { return [] }
      let button = message.button.flatMap { $0.isHidden ? nil : $0.label }
      labels = [message.titleLabel, message.detailLabel, button]
    } else if let caption = (self as? CaptionIndicator)?.caption, !caption.isHidden {
      labels = [caption.titleLabel, caption.subtitleLabel]
    } else {
      labels = []
    }
    return labels.compactMap(\.self).filter { !$0.isHidden }
  }
}

private struct LongReason: LocalizedError {
  let errorDescription: String? =
    "The server of the news answered that it is being looked after, and asks for your patience "
    + "until tomorrow morning, when everything will be as it was before."
}
