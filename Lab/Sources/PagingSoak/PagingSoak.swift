import Foundation
import PagingModel

/// Plays random sequences on feeds beside a naive model.
///
/// usage: pagingsoak [EVENTS [SEED]]      10,000,000 events by default, from sequence 1 on
@main
enum PagingSoak {
  private static let length = 100

  static func main() {
    let numbers = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
    let events = numbers.first ?? 10_000_000
    let first = numbers.dropFirst().first ?? 1
    let count = (events + UInt64(length) - 1) / UInt64(length)
    for seed in first..<first + count {
      if let failure = ModelComparison.failure(seed: seed, count: length) {
        print(failure)
        exit(1)
      }
    }
    print("\(count * UInt64(length)) events in \(count) sequences: every invariant holds")
  }
}
