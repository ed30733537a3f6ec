import Foundation

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
