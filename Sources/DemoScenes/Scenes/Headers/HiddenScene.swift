import Tug

extension Scene {
  public static let hidden = Scene(
    id: "hidden", group: .headers, title: "Hidden controls",
    summary:
      "After the user signs out, there is nothing to refresh: hidden controls don’t start and hold no "
      + "inset. A refresh in progress continues.",
    screen: { HiddenViewController(environment: $0) })
}

/// Controls that the app hides.
final class HiddenViewController: CountingListViewController {
  override var content: DemoContent { .settings }

  override func viewDidLoad() {
    super.viewDidLoad()
    workTime = 2
    let header = Refresher.pull { [weak self] in
      try await self?.refresh()
    }
    let footer = Refresher.auto { [weak self] in
      try await self?.loadMore() ?? .noMoreData
    }
    tableView.tug.header = header
    tableView.tug.footer = footer
    offerChoices("Signed in", "Signed out") { choice in
      header.isHidden = choice == 1
      footer.isHidden = choice == 1
    }
  }
}
