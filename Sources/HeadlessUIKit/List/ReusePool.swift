/// A view that a list uses again.
@MainActor
protocol ReusableView: UIView {
  var reuseIdentifier: String? { get }
  func prepareForReuse()
}

/// How to make the views of a list by identifier, and those that wait to be used again.
@MainActor
struct ReusePool<View: ReusableView> {
  private var makers: [String: () -> View] = [:]
  private var waiting: [String: [View]] = [:]

  /// Nil takes the registration off.
  mutating func register(for identifier: String, _ make: (() -> View)?) {
    makers[identifier] = make
    waiting[identifier] = nil
  }

  /// A view that waits, ready for its next use, or a new one.
  mutating func view(for identifier: String) -> View? {
    if let view = waiting[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return makers[identifier]?()
  }

  /// A view without an identifier is not used again, and neither is one when `limit` of its kind
  /// wait already.
  mutating func keep(_ view: View, limit: Int = .max) {
    guard let identifier = view.reuseIdentifier else { return }
    if waiting[identifier, default: []].count < limit {
      waiting[identifier, default: []].append(view)
    }
  }

  var waitingCount: Int { waiting.values.reduce(0) { $0 + $1.count } }
}
