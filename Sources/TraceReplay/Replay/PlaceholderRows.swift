import Tug

/// Rows that stand for a content that nobody recorded: those that show.
@MainActor
final class PlaceholderRows: UIView {
  private static let pitch: CGFloat = 44
  private var rows: [Int: UILabel] = [:]

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func follow(_ scrollView: UIScrollView) {
    frame = CGRect(origin: .zero, size: scrollView.contentSize)
    let shown = scrollView.bounds.intersection(frame)
    let isEmpty = shown.isNull || shown.height <= 0 || shown.width <= 0
    let first = isEmpty ? 0 : Int(shown.minY / Self.pitch)
    let end = isEmpty ? 0 : Int((shown.maxY / Self.pitch).rounded(.up))
    for (index, row) in rows where !(first..<end).contains(index) {
      row.removeFromSuperview()
      rows[index] = nil
    }
    for index in first..<end {
      let row = rows[index] ?? add(index)
      let top = CGFloat(index) * Self.pitch
      row.frame = CGRect(
        x: 0, y: top, width: bounds.width, height: min(Self.pitch, bounds.height - top))
    }
  }

  private func add(_ index: Int) -> UILabel {
    let row = UILabel()
    row.text = "    \(index + 1)"
    row.font = .systemFont(ofSize: 13)
    row.textColor = .tertiaryLabel
    row.backgroundColor = index.isMultiple(of: 2) ? .systemGray6 : .clear
    addSubview(row)
    rows[index] = row
    return row
  }
}
