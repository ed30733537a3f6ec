/// An observer of a notification, which ends with this object.
package final class NotificationToken {
  private let observer: any NSObjectProtocol

  package init(_ observer: any NSObjectProtocol) { self.observer = observer }

  deinit { NotificationCenter.default.removeObserver(observer) }
}
