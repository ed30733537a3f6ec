import Tug

/// A feed of numbers. A refresh adds three at the start, and a load twelve at the end.
@MainActor
final class TileFeed {
  /// The environment of the scene.
  let environment: SceneEnvironment
  private(set) var tiles = Array(1...18)
  /// Called with the places of new numbers.
  var onInsert: (Range<Int>) -> Void = { _ in }

  init(in environment: SceneEnvironment) { self.environment = environment }

  func refresh() async throws {
    try await environment.pause(1)
    insert(3, at: 0)
  }

  /// Adds numbers, and returns whether there is more.
  func loadNext() async throws -> Bool {
    try await environment.pause(1)
    insert(12, at: tiles.count)
    return tiles.count < 60
  }

  private func insert(_ count: Int, at place: Int) {
    let next = tiles.count + 1
    tiles.insert(contentsOf: next..<next + count, at: place)
    onInsert(place..<place + count)
  }
}
