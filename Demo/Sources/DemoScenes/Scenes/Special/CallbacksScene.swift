import Tug

/// A feed with completion handlers, and what a header calls when its state changes and in each run.
final class CallbacksViewController: CountingListViewController {
  private let line = UILabel()
  private var calls: [String] = [] {
    didSet { line.text = calls.joined(separator: ", ") }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let header = Refresher.pull(callback: { [feed] header in
      feed.refresh { error in
        header.endRefreshing(error.map { .failure($0) } ?? .success)
      }
    })
    header.onWillBegin = { [weak self] in
      self?.calls = ["Will begin"]
    }
    header.onDidBegin = { [weak self] in
      self?.calls.append("did begin")
    }
    header.onWillEnd = { [weak self] in
      self?.calls.append("will end")
    }
    header.onDidEnd = { [weak self] in
      self?.calls.append("did end")
    }
    header.onStateChange = { [weak self] _, state in
      self?.title = "\(state)"
    }
    tableView.tug.header = header
    tableView.tug.footer = .auto(callback: { [feed] footer in
      feed.loadNext { result in
        switch result {
        case .success(true): footer.endRefreshing()
        case .success(false): footer.endRefreshing(.noMoreData)
        case .failure(let error):
          footer.endRefreshing(.failure(error))
        }
      }
    })
    line.text = "Pull down"
    line.textAlignment = .center
    line.font = .systemFont(ofSize: 15, weight: .semibold)
    line.backgroundColor = .systemGray6
    add(line)
  }
}

extension Scene {
  public static let callbacks = Scene(
    id: "run-callbacks", group: .special, title: "Callbacks",
    summary:
      "Completion handlers of the feed end each run. The title is the state of the header, and the line below "
      + "the list has what it calls: will begin, did begin, will end, and did end.",
    screen: { CallbacksViewController(feed: DemoFeed(in: $0)) })
}
