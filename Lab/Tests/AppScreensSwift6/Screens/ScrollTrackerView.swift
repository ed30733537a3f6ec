import HeadlessUIKit

/// Follows a scroll view with strings, as older code does.
final class ScrollTrackerView: UIView {
  private(set) var offsets: [CGFloat] = []

  weak var scrollView: UIScrollView? {
    willSet {
      scrollView?.removeObserver(self, forKeyPath: "contentOffset", context: key)
    }
    didSet {
      scrollView?.addObserver(
        self, forKeyPath: "contentOffset", options: [.new, .old], context: key)
    }
  }

  private let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard context == key, keyPath == "contentOffset" else {
      super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      return
    }
    if let offset = change?[.newKey] as? CGPoint { offsets.append(offset.y) }
  }
}
