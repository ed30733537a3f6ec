import Foundation
import HeadlessDriver
import HeadlessUIKit
import Testing

/// What a layout is asked when the bounds change, as recorded on iOS 26.1.
@MainActor
@Suite("Layouts and bounds")
struct BoundsChangeTests {
  private final class Column: UICollectionViewLayout {
    var events: [String] = []
    var follows = true
    private var y: Int { Int(collectionView?.bounds.minY ?? 0) }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      events.append("should \(y) to \(Int(newBounds.minY))")
      return follows
    }
    override func invalidateLayout() {
      events.append("all \(y)")
      super.invalidateLayout()
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      events.append("with \(y)")
      super.invalidateLayout(with: context)
    }
    override func prepare() { events.append("prepare \(y)") }
    override var collectionViewContentSize: CGSize { CGSize(width: 200, height: 2000) }
    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 50, width: 200, height: 40)
      return attributes
    }
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      events.append("in \(Int(rect.minY)) \(Int(rect.height))")
      return (0..<40).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        .filter { $0.frame.intersects(rect) }
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    var items: [Int] = []
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      items.append(indexPath.item)
      return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private let layout = Column()
  private let source = Source()
  private let device: TestDevice
  private let view: UICollectionView

  init() {
    let (layout, source) = (layout, source)
    let (device, container) = TestDevice.showing { () -> UIView in
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      let container = UIView()
      container.addSubview(view)
      return container
    }
    self.device = device
    view = container.subviews[0] as! UICollectionView
    device.layOut()
    (layout.events, source.items) = ([], [])
  }

  @Test(
    "an assigned offset asks the layout with the former bounds, then invalidates it"
  )
  func assigned() {
    device.run { view.contentOffset.y = 40 }
    #expect(layout.events == ["should 0 to 40", "all 40", "with 40"])
    layout.events = []
    device.layOut()
    #expect(layout.events == ["prepare 40", "in 0 600"], "whole pages")
    #expect(source.items == [6])
  }

  @Test("a set offset invalidates the layout before it moves")
  func setAndSized() {
    device.run { view.setContentOffset(CGPoint(x: 0, y: 40), animated: false) }
    #expect(layout.events == ["should 0 to 40", "all 0", "with 0"])
    device.layOut()
    layout.events = []
    device.run { view.frame.size.width = 220 }
    #expect(layout.events == ["should 40 to 40", "all 40", "with 40", "prepare 40"])
  }

  @Test("a layout that doesn't follow the bounds is asked each time")
  func still() {
    layout.follows = false
    device.run { view.contentOffset.y = 40 }
    device.layOut()
    #expect(layout.events == ["should 0 to 40", "in 0 600"])
  }
}
