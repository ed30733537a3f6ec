import Foundation
import Tug

enum FeedProblem: LocalizedError {
  case offline, tooShort

  var errorDescription: String? {
    switch self {
    case .offline: "You are offline."
    case .tooShort: "The answer was cut off."
    }
  }
}

@MainActor
func errors(_ tableView: UITableView, _ feed: Feed) {
  tableView.tug.footer = .auto { [feed] in
    let page = try await feed.nextPage()
    guard page.isComplete else { return .failure(FeedProblem.tooShort) }
    return page.isLast ? .noMoreData : .success
  }
}

@MainActor
func retries(_ tableView: UITableView, header: Refresher, footer: Refresher) {
  footer.trigger.auto?.retriesFailure = true
  if footer.state == .failed { footer.beginRefreshing() }
  header.resultDuration = 0.6
  header.minimumDuration = 0.5
  header.endRefreshing()
  tableView.tug.footer = nil
}

@MainActor
func emptyList(_ tableView: UITableView, header: Refresher) {
  let message = UILabel()
  message.text = "Couldn't load. Pull down to try again."
  message.textAlignment = .center
  message.isHidden = true
  tableView.backgroundView = message
  header.onStateChange = { [weak tableView] _, state in
    let isEmpty = tableView?.numberOfRows(inSection: 0) == 0
    message.isHidden = !isEmpty || state != .failed
  }
}

@MainActor
func shortLists(footer: Refresher) {
  footer.shortContent = .fill(limit: 3)
  footer.showsWhenEmpty = true
  footer.isHidden = true
}
