@testable import Tug

/// The cells of a collection view of one section, registered as "cell".
@MainActor
final class Grid: UICollectionViewDataSource {
  var count: Int

  init(count: Int) { self.count = count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
