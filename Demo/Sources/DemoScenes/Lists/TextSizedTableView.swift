import Tug

/// A table whose rows follow the text size that the user prefers.
final class TextSizedTableView: UITableView {
  /// The height of all rows at the default text size, or `nil` if the delegate knows their heights.
  var textRowHeight: CGFloat? { didSet { fitRows() } }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let category = traitCollection.preferredContentSizeCategory
    guard previousTraitCollection?.preferredContentSizeCategory != category else { return }
    fitRows()
    reloadData()
  }

  private func fitRows() {
    guard let textRowHeight else { return }
    rowHeight = UIFontMetrics.default.scaledValue(
      for: textRowHeight, compatibleWith: traitCollection)
  }
}

extension UILabel {
  /// Sets the system font, in a size that follows the one that the user prefers.
  func setTextSize(_ size: CGFloat, weight: UIFont.Weight = .regular) {
    font = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: size, weight: weight), compatibleWith: traitCollection)
    adjustsFontForContentSizeCategory = true
  }
}
