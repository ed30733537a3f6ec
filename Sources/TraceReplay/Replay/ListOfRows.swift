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
