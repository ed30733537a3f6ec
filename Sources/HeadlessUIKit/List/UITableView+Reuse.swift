import Foundation

extension UITableView {
  /// Registers a class of cells; `nil` removes the registration.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let cellClass else { return cellPool.register(for: identifier, nil) }
    guard let cellClass = cellClass as? UITableViewCell.Type else {
      preconditionFailure("\(cellClass) isn't a class of cells")
    }
    cellPool.register(for: identifier) { AnyCellClass.make(cellClass, identifier) }
  }

  /// Registers a class of headers and footers; `nil` removes the registration.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let aClass else { return sectionViewPool.register(for: identifier, nil) }
    guard let aClass = aClass as? UITableViewHeaderFooterView.Type else {
      preconditionFailure("\(aClass) isn't a class of headers and footers")
    }
    sectionViewPool.register(for: identifier) { AnyHeaderFooterClass.make(aClass, identifier) }
  }

  /// Returns an unused cell or a new one; `nil` without either an unused cell or a registered
  /// class.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    host.run { cellPool.view(for: identifier) }
  }

  /// Returns an unused cell or a new one. As in UIKit, an identifier without a registered class
  /// traps.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure("no class of cells is registered for \(identifier)")
    }
    return cell
  }

  /// Returns an unused view or a new one; `nil` without either an unused view or a registered
  /// class.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    host.run { sectionViewPool.view(for: identifier) }
  }
}
