import Foundation

/// What is wrong with the network today, and what the feed has to tell.
struct FeedSettings: Equatable, Sendable {
  /// Seconds that each piece of work takes longer.
  var latency = 0.0
  /// The probability that it fails.
  var failure = 0.0
  var amount = Amount.all

  /// How much the feed has.
  enum Amount: String, Sendable {
    case all
    /// Nothing at all.
    case empty
    /// A first page that does not fill the screen, and more behind it.
    case short
    /// Two pages, and then no more.
    case end
  }

  /// The feed's address with all that its API is asked for.
  func address(_ url: URL) -> URL {
    guard self != FeedSettings(),
      var components = URLComponents(url: url, resolvingAgainstBaseURL: false)
    else { return url }
    var items = components.queryItems ?? []
    func ask(_ name: String, _ value: String) {
      items.removeAll { $0.name == name }
      items.append(URLQueryItem(name: name, value: value))
    }
    if latency > 0 { ask("latency", String(Int(latency * 1000))) }
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
      throw ProtocolFault("no such amount: \(name.excerpt)")
    }
    self.amount = amount
  }
}

/// What breaks in scenes that load nothing real, when the page asks for failures.
struct SimulatedFailure: LocalizedError {
  var errorDescription: String? { "The playground was asked to fail" }
}
