import Foundation
import HeadlessDriver

@testable import HeadlessUIKit

/// A collection view of texts in a window of 100 × 200 points at scale 2, with items of 30 × 40
/// points and spacings of 5.
@MainActor
final class CollectionScene: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var sections: [[String]]
  var sizes: [CGSize]?
  private(set) var log: [String] = []
  private(set) var cellsMade = 0
  private(set) var sizeQuestions = 0
  var mistakes: [String] = []
  private(set) var device: TestDevice!
  let layout: UICollectionViewFlowLayout
  var view: UICollectionView { device.window.rootViewController!.view as! UICollectionView }

  convenience init(
    _ count: Int, layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout(),
    rightToLeft: Bool = false
  ) {
    self.init([(0..<count).map(String.init)], layout: layout, rightToLeft: rightToLeft)
  }

  init(
    _ sections: [[String]], layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout(),
    rightToLeft: Bool = false
  ) {
    self.sections = sections
    self.layout = layout
    layout.itemSize = CGSize(width: 30, height: 40)
    layout.minimumLineSpacing = 5
    layout.minimumInteritemSpacing = 5
    let host = HeadlessHost()
    if rightToLeft { host.updateTraits { $0.layoutDirection = .rightToLeft } }
    device = TestDevice(size: CGSize(width: 100, height: 200), host: host) {
      let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
      view.register(TextCell.self, forCellWithReuseIdentifier: "text")
      for kind in [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ] {
        view.register(
          UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
          withReuseIdentifier: "end")
      }
      view.dataSource = self
      view.delegate = self
      return view
    }
    host.onMistake = { [unowned self] in mistakes.append($0) }
  }

  final class TextCell: UICollectionViewCell {
    let made = "by the cell's own initializer"
    var text = ""
    /// Fills the cell after each layout.
    let label = UILabel()
    private(set) var reuses = 0
    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(label)
    }
    required init?(coder: NSCoder) { nil }
    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      label.frame = contentView.bounds
    }
  }

  func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  var shown: [String] { view.visibleCells.map { ($0 as? TextCell)?.text ?? "" } }
  var frames: [CGRect] { view.visibleCells.map(\.frame) }
  /// All views, including those that an animation removes.
  var liveViews: [UICollectionReusableView] {
    view.subviews.compactMap { $0 as? UICollectionReusableView }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: path)
    if (cell as? TextCell)?.reuses == 0 { cellsMade += 1 }
    (cell as? TextCell)?.text = sections[path.section][path.item]
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at path: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "end", for: path)
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt path: IndexPath
  ) -> CGSize {
    sizeQuestions += 1
    return sizes?[path.item] ?? layout.itemSize
  }
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt path: IndexPath
  ) { log.append("+\(path.item)") }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt path: IndexPath
  ) { log.append("-\(path.item)") }
  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt path: IndexPath
  ) { log.append("select \(path.item)") }
  func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt path: IndexPath
  ) { log.append("deselect \(path.item)") }
}
