import Paging
import Tug

/// A view of a feed's state: a heading, and a line for each kind of load.
final class MachineView: UIView {
  /// The height in points.
  static let height: CGFloat = 66

  private let heading = UILabel()
  private let lines: [UILabel]
  private let hairline = UIView()

  init() {
    lines = PageRequest.allCases.map { request in
      let label = UILabel()
      label.font = .systemFont(ofSize: 12)
      label.accessibilityIdentifier = "machine-\(request)"
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
    for ((request, state), line) in zip(zip(PageRequest.allCases, states), lines) {
      let detail = request == .refresh ? ", \(itemCount) items" : ""
      line.text = "\(request): \(Self.words(for: state))\(detail)"
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
