import Foundation
import Tug

/// A list of plain rows with controls that end when the test decides.
final class ListController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let tableView = UITableView(frame: .zero, style: .plain)
  /// The rows of each section.
  var sections = [60]
  var rowHeight: (IndexPath) -> CGFloat = { _ in 44 }
  var sectionHeaderHeight: CGFloat = 0
  private(set) var headerRuns = 0
  private(set) var footerRuns = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.sectionHeaderTopPadding = 0
    tableView.estimatedRowHeight = 0
    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    view.addSubview(tableView)
  }

  /// Adds a header, and a footer of this kind.
  func attach(footer kind: Refresher.TriggerKind? = .pull) {
    loadViewIfNeeded()
    tableView.tug.header = .pull(.classic) { [weak self] (_: Refresher) in self?.headerRuns += 1 }
    switch kind {
    case .pull:
      tableView.tug.footer = .pull(.classic) { [weak self] (_: Refresher) in self?.footerRuns += 1 }
    case .auto:
      tableView.tug.footer = .auto(.classic) { [weak self] (_: Refresher) in self?.footerRuns += 1 }
    case nil: break
    }
  }

  var header: Refresher { tableView.tug.header! }
  var footer: Refresher { tableView.tug.footer! }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section]
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    rowHeight(indexPath)
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard sectionHeaderHeight > 0 else { return nil }
    let view = UIView()
    view.tag = section + 1
    return view
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    sectionHeaderHeight
  }
}
