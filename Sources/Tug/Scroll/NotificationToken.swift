/// An observer of a notification, which ends with this object.
final class NotificationToken {
  private let observer: any NSObjectProtocol

  init(_ observer: any NSObjectProtocol) { self.observer = observer }

  deinit { NotificationCenter.default.removeObserver(observer) }
}
