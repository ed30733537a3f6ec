import Tug

/// The messages of a chat, as a server returns them: the newest first, then page by page back to the first one.
@MainActor
final class ChatHistory {
  private static let pageSize = 20

  /// The other person.
  let contact = DemoWords.current.people[3]
  private let messages = DemoWords.current.conversation
  private let pause: @MainActor @Sendable (TimeInterval) async throws -> Void

  init(pause: @escaping @MainActor @Sendable (TimeInterval) async throws -> Void) {
    self.pause = pause
  }

  /// The newest messages without a request, as a cache has them.
  var newest: [ChatMessage] { Array(messages.suffix(Self.pageSize)) }

  /// The page of messages before one.
  func messages(before message: ChatMessage) async throws -> [ChatMessage] {
    try await pause(1)
    return Array(messages.prefix(message.id).suffix(Self.pageSize))
  }

  func hasMessages(before message: ChatMessage) -> Bool { message.id > 0 }
}
