import DemoScenes
import Foundation

/// What lies between the scenes and what they load.
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
