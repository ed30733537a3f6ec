import SwiftUI
import Tug

/// The SwiftUI screens of the demo.
enum SwiftUIScreen: String, CaseIterable, Identifiable {
  case list = "List"
  case grid = "Grid"
  case horizontal = "Horizontal"
  case chat = "Chat"
  case ownIndicator = "Own indicator"
  case refreshable = "Beside .refreshable"
  case table = "Table of UIKit"

  var id: String { rawValue }

  @MainActor @ViewBuilder
  var view: some View {
    switch self {
    case .list: ListScreen()
    case .grid: GridScreen()
    case .horizontal: HorizontalScreen()
    case .chat: ChatScreen()
    case .ownIndicator: OwnIndicatorScreen()
    case .refreshable: RefreshableScreen()
    case .table: TableScreen()
    }
  }
}

/// The list of the SwiftUI screens, for a navigation controller.
struct SwiftUIScreenList: View {
  var body: some View {
    List(SwiftUIScreen.allCases) { screen in
      NavigationLink(screen.rawValue) {
        screen.view.navigationTitle(screen.rawValue).navigationBarTitleDisplayMode(.inline)
      }
    }
    .navigationTitle("SwiftUI")
  }
}

/// A table of UIKit in a SwiftUI view. Its controls are assigned as in any other app of UIKit.
@MainActor
struct TableScreen: View {
  @State private var state = RefreshState.idle

  var body: some View {
    NumberTable { state = $0 }
      .ignoresSafeArea()
      .toolbar {
        if state == .refreshing { ProgressView() }
      }
  }
}

/// A table with a header, which reports each state.
private struct NumberTable: UIViewControllerRepresentable {
  let onStateChange: @MainActor (RefreshState) -> Void

  func makeUIViewController(context: Context) -> NumberTableController { NumberTableController() }

  func updateUIViewController(_ controller: NumberTableController, context: Context) {
    controller.onStateChange = onStateChange
  }
}

/// The list of a table, which a pull makes longer.
private final class NumberTableController: UITableViewController {
  var onStateChange: (@MainActor (RefreshState) -> Void)?
  private var rows = 20

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let header = Refresher.pull(.custom { Bar() }) { [weak self] in
      try await Task.sleep(nanoseconds: 800_000_000)
      self?.rows += 1
      self?.tableView.reloadData()
    }
    header.onStateChange = { [weak self] _, state in self?.onStateChange?(state) }
    tableView.tug.header = header
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = "Row \(indexPath.row + 1)"
    cell.contentConfiguration = content
    return cell
  }
}

/// An indicator of UIKit: a bar that becomes wider with the pull.
private final class Bar: UIView, RefreshIndicator {
  private let fill = UIView()
  private var progress: CGFloat = 0 { didSet { setNeedsLayout() } }
  var extent: CGFloat { 40 }

  func show(_ status: RefreshStatus) {
    fill.backgroundColor = status.isRefreshing ? .systemOrange : .systemGray
    progress = status.progress
  }

  func progressChanged(to progress: CGFloat) { self.progress = progress }

  override func layoutSubviews() {
    super.layoutSubviews()
    if fill.superview == nil { addSubview(fill) }
    let width = (bounds.width - 32) * min(max(progress, 0), 1)
    fill.frame = CGRect(x: bounds.midX - width / 2, y: bounds.midY - 2, width: width, height: 4)
  }
}
