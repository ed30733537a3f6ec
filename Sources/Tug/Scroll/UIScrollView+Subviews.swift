extension UIScrollView {
  /// Adds a control behind the content, in front of the background of a list.
  func insertAtBack(_ view: UIView) {
    guard let background = listBackground, background.superview === self else {
      return insertSubview(view, at: 0)
    }
    insertSubview(view, aboveSubview: background)
  }

  private var listBackground: UIView? {
    if let table = self as? UITableView { return table.backgroundView }
    return (self as? UICollectionView)?.backgroundView
  }

  /// The system's own control; `nil` where there is none.
  var systemRefreshControl: UIRefreshControl? { refreshControl }
}

/// A refresh control that shows and does nothing. In a sheet, UIKit leaves pulls to a scroll view only while
/// it has one.
final class InertRefreshControl: UIRefreshControl {}
