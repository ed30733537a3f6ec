import HeadlessUIKit
import Tug

/// A list whose rows share the height that a trace gives its content. Without rows, its header view has it.
final class ListOfRows: UITableView, UITableViewDataSource, UITableViewDelegate {
  var count: Int { didSet { update() } }
  var length: CGFloat = 0 { didSet { update() } }
  weak var flings: Flings?

  init(frame: CGRect, _ count: Int) {
    self.count = max(0, count)
    super.init(frame: frame, style: .plain)
    (dataSource, delegate) = (self, self)
    register(UITableViewCell.self, forCellReuseIdentifier: "row")
    alwaysBounceVertical = false
  }

  required init?(coder: NSCoder) { nil }

  private func update() {
    tableHeaderView =
      count > 0 || length == 0
      ? nil : UIView(frame: CGRect(x: 0, y: 0, width: bounds.width, height: length))
    reloadData()
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    flings?.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    length / CGFloat(count)
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}

/// Numbered rows in place of a list's content, which a trace doesn't contain. Only the visible rows
/// exist.
@MainActor
final class PlaceholderRows: UIView {
  private static let height: CGFloat = 44
  /// More rows than a screen shows. A trace may have a frame of any size.
  private static let limit = 100
  private var rows: [Int: UILabel] = [:]

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Covers the content of `scrollView` and updates the visible rows.
  func show(in scrollView: UIScrollView) {
    frame = CGRect(origin: .zero, size: scrollView.contentSize)
    let visible = Self.indices(of: scrollView.bounds.intersection(frame))
    for (index, row) in rows where !visible.contains(index) {
      row.removeFromSuperview()
      rows[index] = nil
    }
    for index in visible {
      let row = rows[index] ?? add(index)
      let top = CGFloat(index) * Self.height
      row.frame = CGRect(
        x: 0, y: top, width: bounds.width, height: min(Self.height, bounds.height - top))
    }
  }

  /// The rows in a part of the content; none for a part that isn't finite or too far away to count
  /// rows exactly.
  private static func indices(of area: CGRect) -> Range<Int> {
    guard area.width > 0, area.height > 0,
      let first = Int(exactly: (area.minY / height).rounded(.down)),
      let end = Int(exactly: (area.maxY / height).rounded(.up)), end > first,
      (0..<1_000_000_000).contains(first)
    else { return 0..<0 }
    return first..<(first + min(end - first, limit))
  }

  private func add(_ index: Int) -> UILabel {
    let row = UILabel()
    row.text = "    \(index + 1)"
    row.font = .systemFont(ofSize: 13)
    row.textColor = .secondaryLabel
    row.backgroundColor = index.isMultiple(of: 2) ? .systemGray6 : .clear
    addSubview(row)
    rows[index] = row
    return row
  }
}

/// Takes note of where flings will end.
@MainActor
final class Flings: NSObject, UITableViewDelegate {
  private(set) var count = 0
  private(set) var target = CGPoint.zero

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    count += 1
    target = targetContentOffset.pointee
  }
}
