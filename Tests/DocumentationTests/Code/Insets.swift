import Tug

/// The code of the article "Insets".
@MainActor
func insets(_ tableView: UITableView, keyboardHeight: CGFloat) {
  tableView.tug.contentInset.bottom = keyboardHeight
  tableView.tug.contentInset.top += 20
}
