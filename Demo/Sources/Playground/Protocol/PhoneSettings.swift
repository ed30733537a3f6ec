import Foundation
import Tug
import WebServing

/// The phone's settings that screens adapt to.
struct PhoneSettings: Equatable, Sendable {
  var dark = false
  var rightToLeft = false
  var boldText = false
  var reduceMotion = false
  /// Whether VoiceOver runs: controls announce their results, which the frames carry. Touches stay as they are.
  var voiceOver = false
  var textSize = TextSize.large
  /// A BCP 47 code; `nil`, the default, for the server's own language.
  var language: String?

  enum TextSize: String, Sendable {
    case small, large, huge, accessibility

    var category: UIContentSizeCategory {
      switch self {
      case .small: .small
      case .large: .large
      case .huge: .extraExtraExtraLarge
      case .accessibility: .accessibilityLarge
      }
    }
  }

  @MainActor
  func apply(to host: HeadlessHost) {
    host.accessibility.isReduceMotionEnabled = reduceMotion
    host.accessibility.isVoiceOverRunning = voiceOver
    host.updateTraits {
      $0.userInterfaceStyle = dark ? .dark : .light
      $0.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
      $0.legibilityWeight = boldText ? .bold : .regular
      $0.preferredContentSizeCategory = textSize.category
    }
  }
}

extension PhoneSettings {
  /// Sets the language, separately because a scene may have chosen another one since.
  @MainActor
  func applyLanguage(to host: HeadlessHost) {
    host.run {
      TugLanguage.current = TugLanguage.all.first { $0.code == language } ?? .preferred
    }
  }
}

extension PhoneSettings: Decodable {
  private enum Key: String, CodingKey {
    case dark, rightToLeft, boldText, reduceMotion, voiceOver, textSize, language
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    dark = try fields.decode(Bool.self, forKey: .dark)
    rightToLeft = try fields.decode(Bool.self, forKey: .rightToLeft)
    boldText = try fields.decode(Bool.self, forKey: .boldText)
    reduceMotion = try fields.decode(Bool.self, forKey: .reduceMotion)
    voiceOver = try fields.decodeIfPresent(Bool.self, forKey: .voiceOver) ?? false
    let name = try fields.decode(String.self, forKey: .textSize)
    guard let size = TextSize(rawValue: name) else {
      throw ProtocolFault("no such text size: \(name.excerpt())")
    }
    textSize = size
    language = try fields.decodeIfPresent(String.self, forKey: .language)
    if let language, !TugLanguage.all.contains(where: { $0.code == language }) {
      throw ProtocolFault("no such language: \(language.excerpt())")
    }
  }
}

/// The conditions of the simulated network, and the amount of content in the feed.
struct FeedSettings: Equatable, Sendable {
  /// Seconds added to each request. The default is 0.
  var latency = 0.0
  /// The probability that a request fails. The default is 0.
  var failure = 0.0
  var amount = Amount.all

  /// The amount of content in the feed.
  enum Amount: String, Sendable {
    case all
    /// No posts.
    case empty
    /// A first page that doesn't fill the screen, and more pages after it.
    case short
    /// Two pages of posts.
    case end
  }

  /// The feed's address with parameters for these settings, except the latency: it passes on the session's clock.
  func address(_ url: URL) -> URL {
    guard self != FeedSettings(),
      var components = URLComponents(url: url, resolvingAgainstBaseURL: false)
    else { return url }
    var items = components.queryItems ?? []
    func ask(_ name: String, _ value: String) {
      items.removeAll { $0.name == name }
      items.append(URLQueryItem(name: name, value: value))
    }
    if failure > 0 { ask("fail", String(failure)) }
    switch amount {
    case .all: break
    case .empty: ask("total", "0")
    case .short: ask("first", "3")
    case .end: ask("total", "40")
    }
    components.queryItems = items
    return components.url ?? url
  }
}

extension FeedSettings: Decodable {
  private enum Key: String, CodingKey {
    case latency, failure, amount
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    latency = try fields.number(.latency, in: 0...10)
    failure = try fields.number(.failure, in: 0...1)
    let name = try fields.decode(String.self, forKey: .amount)
    guard let amount = Amount(rawValue: name) else {
      throw ProtocolFault("no such amount: \(name.excerpt())")
    }
    self.amount = amount
  }
}

/// The error of a simulated request that fails.
struct SimulatedFailure: LocalizedError {
  var errorDescription: String? { "The playground was asked to fail" }
}
