import Foundation

public typealias UIActionHandler = (UIAction) -> Void

/// An action, with the title and image for the button that performs it.
@preconcurrency @MainActor
open class UIAction {
  public struct Identifier: Hashable, Sendable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  open var title: String
  open var image: UIImage?
  public let identifier: Identifier
  /// The control that sent the action, while its handler runs.
  public internal(set) var sender: Any?
  private let handler: UIActionHandler

  /// Creates an action. The default is a unique identifier.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping UIActionHandler
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.handler = handler
  }

  func perform(from sender: UIControl) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
