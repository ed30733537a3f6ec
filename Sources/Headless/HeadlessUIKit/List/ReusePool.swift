import Foundation

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

// UIKit's cells override an initializer that isn't `required`, and Swift can only call a `required`
// initializer through a class value. All cell classes share the slot of that initializer in their
// method tables, so `AnyCellClass` can represent each of them here, and the right override is
// called. As in UIKit, a class that neither overrides nor inherits the initializer can't be
// registered. The same applies to headers and footers.

/// A class that represents any registered cell class when a cell is created. Open, so that the
/// compiler can't assume that all subclasses are known.
@_spi(CellClasses)
open class AnyCellClass: UITableViewCell {
  public required override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  public required init?(coder: NSCoder) { nil }

  static func make(_ cellClass: UITableViewCell.Type, _ identifier: String) -> UITableViewCell {
    unsafeBitCast(cellClass, to: AnyCellClass.Type.self)
      .init(style: .default, reuseIdentifier: identifier)
  }
}

/// A class that represents any registered header or footer class, like `AnyCellClass` for cells.
@_spi(CellClasses)
open class AnyHeaderFooterClass: UITableViewHeaderFooterView {
  public required override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
  }

  public required init?(coder: NSCoder) { nil }

  static func make(
    _ viewClass: UITableViewHeaderFooterView.Type, _ identifier: String
  ) -> UITableViewHeaderFooterView {
    unsafeBitCast(viewClass, to: AnyHeaderFooterClass.Type.self).init(reuseIdentifier: identifier)
  }
}

extension UITableViewCell: ReusableView {}
extension UITableViewHeaderFooterView: ReusableView {}

/// A class that represents any class of layers when a view is created, like `AnyCellClass` for cells.
/// Open, so that the compiler can't assume that all subclasses are known.
@_spi(CellClasses)
open class AnyLayerClass: CALayer {
  public required override init() { super.init() }
  public required init?(coder: NSCoder) { nil }

  static func make(_ layerClass: AnyClass) -> CALayer {
    guard let layerClass = layerClass as? CALayer.Type else {
      preconditionFailure("\(layerClass) isn't a class of layers")
    }
    return unsafeBitCast(layerClass, to: AnyLayerClass.Type.self).init()
  }
}
