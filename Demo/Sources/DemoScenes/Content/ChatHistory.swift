import Tug

/// The messages of a chat: the newest ones at once, as a cache has them, and older ones page by page.
@MainActor
final class ChatHistory {
  private static let pageSize = 20

  /// The environment of the scene.
  let environment: SceneEnvironment
  /// The other person.
  let contact = DemoWords.current.people[3]
  /// The messages that have loaded, with the newest at the end.
  private(set) var messages: [ChatMessage]
  /// Called with the number of messages that have been added at the beginning.
  var onLoadOlder: (Int) -> Void = { _ in }
  private let all = DemoWords.current.conversation

  init(in environment: SceneEnvironment) {
    self.environment = environment
    messages = Array(all.suffix(Self.pageSize))
  }

  /// Loads the page before the messages, and returns whether there is another one before it.
  func loadOlder() async throws -> Bool {
    try await environment.pause(1)
    let older = all.dropLast(messages.count).suffix(Self.pageSize)
    messages = older + messages
    onLoadOlder(older.count)
    return messages.count < all.count
  }
}
