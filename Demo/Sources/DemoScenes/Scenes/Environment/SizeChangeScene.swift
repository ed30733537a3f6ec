import Tug

/// A list that changes its size.
final class SizeChangeViewController: CountingListViewController {
  /// Gray beside and below the list, and not beside the bar.
  private let surroundings = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    surroundings.backgroundColor = .systemGray5
    view.insertSubview(surroundings, at: 0)
    // The bar follows the rearmost scroll view by itself, and this one isn't.
    setContentScrollView(tableView, for: .top)
    tableView.tug.header = .pull { [feed] in
      try await feed.refresh()
    }
    tableView.tug.footer = .auto { [feed] in
      try await feed.loadNext()
    }
    offerActions("Refresh") { [weak self] _ in
      self?.tableView.tug.header?.beginRefreshing()
    }
    offerChoices("Whole", "Narrow", "Low") { [weak self] choice in
      self?.show(choice)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    surroundings.frame = view.bounds.inset(
      by: UIEdgeInsets(top: view.safeAreaInsets.top, left: 0, bottom: 0, right: 0))
  }

  private func show(_ choice: Int) {
    margins = UIEdgeInsets(
      top: 0, left: choice == 1 ? 60 : 0, bottom: choice == 2 ? 180 : 0,
      right: choice == 1 ? 60 : 0)
    UIView.animate(withDuration: 0.3) { [self] in
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
  }
}

extension Scene {
  public static let sizeChange = Scene(
    id: "size-change", group: .environment, title: "Rotation and size",
    summary:
      "Change the size of the list while it refreshes, or turn the phone: the header stays open, and "
      + "the footer stays at the end.",
    screen: { SizeChangeViewController(feed: DemoFeed(in: $0, workTime: 3)) })
}
