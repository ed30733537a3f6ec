import Paging
import Tug

/// A list with a feed, dials for its server, and a view of its machine. A scene adds the controls.
class PagedListViewController: PlainListViewController {
  let server: DemoServer
  let feed: PagedFeed<DemoItem, Int, Int>
  private(set) var items: PagedItems<DemoItem>
  private let machineView = MachineView()

  init(
    environment: SceneEnvironment, options: PagingOptions = PagingOptions(),
    order: DemoServer.Order = .newestFirst
  ) {
    let server = DemoServer(order: order, pause: environment.pause)
    self.server = server
    feed = PagedFeed(
      options: options, id: \.id, isUnchanged: ==, sleep: environment.pause, jitter: { $0 },
      load: { try await server.load($0) })
    items = feed.items
    super.init(environment: environment)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    feed.onChange = { [weak self] in self?.show($0) }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // Has no effect in a scene that has shown a page itself.
    feed.restore(server.cachedPage)
  }

  /// Adds the dials and the view of the machine. Rows of buttons that were added before are below.
  func offerDials() {
    let (latencies, overlaps): ([TimeInterval], [Int]) = ([0.5, 2, 5], [0, 3, 20])
    let failures = DemoServer.Failures.allCases
    offerDials(
      Dial(
        values: ["Latency 0.5 s", "Latency 2 s", "Latency 5 s"],
        start: latencies.firstIndex(of: server.latency) ?? 0
      ) { [server] in server.latency = latencies[$0] },
      Dial(
        values: ["No failures", "Half fail", "All fail"],
        start: failures.firstIndex(of: server.failures) ?? 0
      ) { [server] in server.failures = failures[$0] },
      Dial(
        values: ["No overlap", "Overlap 3", "Overlap 20"],
        start: overlaps.firstIndex(of: server.overlap) ?? 0
      ) { [server] in server.overlap = overlaps[$0] })
    add(machineView, height: MachineView.height)
  }

  /// Shows a snapshot of the feed.
  func show(_ change: PagedFeed<DemoItem, Int, Int>.Change) {
    machineView.show(change.state, itemCount: change.items.count)
    guard !change.edits.isEmpty else { return }
    tableView.perform(change.edits) { items = change.items }
  }

  // MARK: Rows

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  override func text(at index: Int) -> String { items[index].text }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = super.tableView(tableView, cellForRowAt: indexPath)
    cell.accessibilityIdentifier = "item-\(items[indexPath.row].id)"
    return cell
  }
}

extension UITableView {
  /// Carries out the edits of a snapshot in the rows of a table with one section.
  ///
  /// - Parameters:
  ///   - edits: The edits.
  ///   - replacingRows: Makes the data source return the items of the snapshot.
  func perform(_ edits: ListEdits, replacingRows: () -> Void) {
    func paths(_ ranges: [Range<Int>]) -> [IndexPath] {
      ranges.joined().map { IndexPath(row: $0, section: 0) }
    }
    beginUpdates()
    replacingRows()
    deleteRows(at: paths(edits.removed), with: .none)
    insertRows(at: paths(edits.inserted), with: .none)
    for move in edits.moved {
      moveRow(at: IndexPath(row: move.from, section: 0), to: IndexPath(row: move.to, section: 0))
    }
    endUpdates()
    // Their positions are those after the batch.
    if !edits.updated.isEmpty { reloadRows(at: paths(edits.updated), with: .none) }
  }
}

/// A view of a feed's state: a heading, and a line for each kind of load.
final class MachineView: UIView {
  /// The height in points.
  static let height: CGFloat = 66

  private static let kinds = ["refresh", "next", "previous"]

  private let heading = UILabel()
  private let lines: [UILabel]
  private let hairline = UIView()

  init() {
    lines = Self.kinds.map { kind in
      let label = UILabel()
      label.font = .systemFont(ofSize: 12)
      label.accessibilityIdentifier = "machine-\(kind)"
      return label
    }
    super.init(frame: .zero)
    backgroundColor = .systemGray6
    hairline.backgroundColor = .separator
    heading.font = .boldSystemFont(ofSize: 12)
    heading.text = "State of the feed"
    addSubview(hairline)
    for label in [heading] + lines { addSubview(label) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func show(_ state: PagingState<any Error>, itemCount: Int) {
    let states = [state.refresh, state.next, state.previous]
    for ((kind, state), line) in zip(zip(Self.kinds, states), lines) {
      let detail = kind == Self.kinds[0] ? ", \(itemCount) items" : ""
      line.text = "\(kind): \(Self.words(for: state))\(detail)"
    }
  }

  private static func words(for state: LoadState<any Error>) -> String {
    switch state {
    case .idle: "idle"
    case .loading: "loading"
    case .waiting: "waiting for a retry"
    case .failed: "failed"
    case .end: "end"
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    hairline.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 0.5)
    for (index, label) in ([heading] + lines).enumerated() {
      label.frame = CGRect(
        x: 16, y: 3 + 15 * CGFloat(index), width: bounds.width - 32, height: 15)
    }
  }
}
