import Foundation

extension UITableView {
  /// Nil takes the registration off.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let cellClass else { return cellPool.register(for: identifier, nil) }
    guard let cellClass = cellClass as? UITableViewCell.Type else {
      preconditionFailure("\(cellClass) is no class of cells")
    }
    cellPool.register(for: identifier) { AnyCellClass.make(cellClass, identifier) }
  }

  /// Nil takes the registration off.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let aClass else { return sectionViewPool.register(for: identifier, nil) }
    guard let aClass = aClass as? UITableViewHeaderFooterView.Type else {
      preconditionFailure("\(aClass) is no class of headers and footers")
    }
    sectionViewPool.register(for: identifier) { AnyHeaderFooterClass.make(aClass, identifier) }
  }

  /// A cell that went out of sight, or a new one; nil where there is neither a cell nor a class.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    host.run { cellPool.view(for: identifier) }
  }

  /// An identifier without a registered class stops here, as in UIKit.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure("no class of cells is registered for \(identifier)")
    }
    return cell
  }

  /// A view that went out of sight, or a new one; nil where there is neither a view nor a class.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    host.run { sectionViewPool.view(for: identifier) }
  }
}
