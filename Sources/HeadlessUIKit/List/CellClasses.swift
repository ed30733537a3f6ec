import Foundation

// UIKit's cells override an initializer that is not `required`, and Swift calls such a one through
// a class value only where the class is known to require it. All cell classes share the slot of
// that initializer in their tables of methods, so `AnyCellClass` stands for each of them here, and
// theirs is called. A class that neither overrides nor inherits it cannot be registered, as in
// UIKit. The same goes for headers and footers.

/// Stands for any class of cells where one is made. Open, because the compiler may then not assume
/// to know all its subclasses.
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

/// Stands for any class of headers and footers, as `AnyCellClass` for cells.
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
