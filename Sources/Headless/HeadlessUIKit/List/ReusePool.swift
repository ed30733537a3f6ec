/// A reusable view of a list.
@MainActor
protocol ReusableView: UIView {
  var reuseIdentifier: String? { get }
  func prepareForReuse()
}

/// The registered views of a list, by identifier, and the unused views that can be reused.
@MainActor
struct ReusePool<View: ReusableView> {
  private var makers: [String: () -> View] = [:]
  private var waiting: [String: [View]] = [:]

  /// Registers a closure that creates a view; `nil` removes the registration.
  mutating func register(for identifier: String, _ make: (() -> View)?) {
    makers[identifier] = make
    waiting[identifier] = nil
  }

  /// An unused view, prepared for reuse, or a new view.
  mutating func view(for identifier: String) -> View? {
    if let view = waiting[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return makers[identifier]?()
  }

  /// Adds an unused view. A view without an identifier is discarded, as is one beyond `limit`
  /// unused views of its identifier.
  mutating func keep(_ view: View, limit: Int = .max) {
    guard let identifier = view.reuseIdentifier else { return }
    if waiting[identifier, default: []].count < limit {
      waiting[identifier, default: []].append(view)
    }
  }

  var waitingCount: Int { waiting.values.reduce(0) { $0 + $1.count } }
}
