import Paging
import Tug

/// What an empty feed says behind its rows: that there is nothing, or that it couldn’t load.
@MainActor
final class FeedPlaceholder {
  private let label = UILabel()

  init() {
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.textColor = .secondaryLabel
    label.textAlignment = .center
  }

  /// Places the label behind the rows of a list. An open header says what happened in its place.
  func attach(to tableView: UITableView, behind header: Refresher?) {
    tableView.backgroundView = label
    header?.onWillBegin = { [label] in label.isHidden = true }
    header?.onDidEnd = { [label] in label.isHidden = false }
  }

  func show(_ change: PagingChange<Post, any Error>) {
    label.text = change.items.isEmpty ? text(for: change.state) : nil
  }

  /// A failure, or that there is nothing; `nil` otherwise.
  private func text(for state: PagingState<any Error>) -> String? {
    switch (state.refresh, state.next) {
    case (.failed, _): "Couldn’t load posts.\nPull down to try again."
    case (.idle, .end): "No posts yet"
    default: nil
    }
  }
}
