#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

// What lists do with an inset that somebody else assigns.
extension ProbeStep {
  /// Asked before all others: whether SwiftUI takes back an inset, which may close a header in a refresh.
  static let nativeList = [
    ProbeStep(name: "swiftui-list") { device, log in
      let (controller, redraw) = device.makeNativeList()
      device.window.rootViewController = controller
      device.window.layoutIfNeeded()
      await device.wait(0.5)
      guard let list = scrollView(in: controller.view) else { return log.leaveUnfinished() }
      let listener = ProbeListener(log)
      listener.listen(to: list)
      @MainActor func read() {
        log.add(.read, "contentInset", list.contentInset.numbers)
        log.add(.read, "adjustedInset", list.adjustedContentInset.numbers)
        log.add(.read, "safeArea", list.safeAreaInsets.numbers)
      }
      read()
      log.act("top=54") { list.contentInset.top = 54 }
      await device.wait(0.5)
      read()
      log.act("scroll") { list.contentOffset.y += 1 }
      await device.wait(0.5)
      read()
      log.act("redraw", redraw)
      await device.wait(0.5)
      read()
      listener.stop()
    }
  ]

  static let lists = [
    ProbeStep(name: "inset-over-many-items") { device, log in
      let layout = CountingLayout()
      layout.itemSize = CGSize(width: 100, height: 44)
      let items = ManyItems()
      let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = items
      let stage = ProbeStage(device, log, scrollView: view)
      await device.wait(0.5)
      for top in 1...5 {
        let former = layout.prepared
        await stage.act("top=\(top)") { view.contentInset.top = CGFloat(top) }
        log.add(.read, "prepared", [CGFloat(layout.prepared - former)])
      }
      stage.end()
      withExtendedLifetime(items) {}
    }
  ]

  @MainActor
  private static func scrollView(in view: UIView) -> UIScrollView? {
    if let found = view as? UIScrollView { return found }
    return view.subviews.lazy.compactMap { scrollView(in: $0) }.first
  }
}

private final class CountingLayout: UICollectionViewFlowLayout {
  private(set) var prepared = 0

  override func prepare() {
    super.prepare()
    prepared += 1
  }
}

private final class ManyItems: NSObject, UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 10_000 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
