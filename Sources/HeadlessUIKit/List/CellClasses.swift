import Foundation

/// The cell classes of a table by identifier, and the cells that wait to be used again.
@MainActor
struct CellClasses {
  private var pool = ReusePool<UITableViewCell>()

  mutating func register(_ cellClass: UITableViewCell.Type?, for identifier: String) {
    pool.register(for: identifier, cellClass.map { type in { Self.make(type, identifier) } })
  }

  /// A cell that waits, ready for its next use, or a new one of the registered class.
  mutating func cell(for identifier: String) -> UITableViewCell? { pool.view(for: identifier) }

  /// A cell without an identifier is not used again.
  mutating func keep(_ cell: UITableViewCell) { pool.keep(cell) }

  /// UIKit's cells override an initializer that is not `required`, and Swift calls such a one
  /// through a class value only where the class is known to require it. All cell classes share the
  /// slot of that initializer in their tables of methods, so `AnyCellClass` stands for each of them
  /// here, and theirs is called. A class that neither overrides nor inherits it cannot be registered,
  /// as in UIKit.
  private static func make(
    _ cellClass: UITableViewCell.Type, _ identifier: String
  ) -> UITableViewCell {
    unsafeBitCast(cellClass, to: AnyCellClass.Type.self)
      .init(style: .default, reuseIdentifier: identifier)
  }
}

extension UITableViewCell: ReusableView {}

/// Stands for any class of cells where one is made; see `CellClasses`. Open, because the compiler may
/// then not assume to know all its subclasses.
@_spi(CellClasses)
open class AnyCellClass: UITableViewCell {
  public required override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  public required init?(coder: NSCoder) { nil }
}
