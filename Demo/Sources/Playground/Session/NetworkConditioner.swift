import DemoScenes
import Foundation

/// Simulates a slow and unreliable network between the scenes and the feed.
@MainActor
final class NetworkConditioner {
  private let url: URL
  var settings = FeedSettings()

  init(url: URL) { self.url = url }

  var address: URL { settings.address(url) }

  func breakNowAndThen() throws {
    guard Double.random(in: 0..<1) >= settings.failure else { throw SimulatedFailure() }
  }
}
