import Foundation
import WebServing

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
