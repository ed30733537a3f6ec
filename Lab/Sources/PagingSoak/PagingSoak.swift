import Foundation
import PagingModel

/// Plays random sequences on feeds beside a naive model: half of the events on their machines alone, and half on feeds
/// in an app, whose callbacks, streams, and calls are compared, too.
///
/// usage: pagingsoak [EVENTS [SEED]]      10,000,000 events by default, from sequence 1 on
@main
enum PagingSoak {
  private static let length = 100

  @MainActor
  static func main() async {
    let numbers = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
    let events = Int(numbers.first ?? 10_000_000)
    let first = numbers.dropFirst().first ?? 1
    var (seed, feedSeed, machines, feeds) = (first, first, 0, 0)
    while machines + feeds < events {
      if let failure = ModelComparison.failure(seed: seed, count: length) { fail(failure) }
      machines += length
      while feeds < machines {
        let comparison = FeedComparison(seed: feedSeed, count: length)
        if let failure = await comparison.run() { fail("feed \(feedSeed): \(failure)") }
        feeds += comparison.events
        feedSeed += 1
      }
      seed += 1
    }
    print(
      "\(machines) events of machines and \(feeds) of feeds in \(seed - first) and \(feedSeed - first) "
        + "sequences: every invariant holds")
  }

  private static func fail(_ text: String) -> Never {
    print(text)
    exit(1)
  }
}
