// The API of UIKit that the oldest supported system lacks. `canImport(Observation)` stands for an SDK of
// iOS 17.4 or later, which every compiler of this package's language version comes with.

extension RefresherView {
  /// Calls back after changes of the traits that controls follow.
  ///
  /// - Returns: `false` before iOS 17, where `traitCollectionDidChange(_:)` reports them.
  func observeTraits(_ onChange: @escaping @MainActor () -> Void) -> Bool {
    #if canImport(Observation)
      guard #available(iOS 17.0, *) else { return false }
      let traits: [UITrait] = [
        UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
        UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self,
      ]
      registerForTraitChanges(traits) { (_: RefresherView, _) in onChange() }
      return true
    #else
      return false
    #endif
  }
}

extension UIScrollView {
  /// The place of content that is smaller than its view, from 0 to 1 along each axis. Zero before iOS 17.4.
  var alignmentOfContent: CGPoint {
    #if canImport(Observation)
      guard #available(iOS 17.4, *) else { return .zero }
      let point = contentAlignmentPoint
      // NaN fails every comparison.
      return CGPoint(
        x: point.x >= 0 ? min(point.x, 1) : 0, y: point.y >= 0 ? min(point.y, 1) : 0)
    #else
      return .zero
    #endif
  }

  /// Whether the app animates the offset. `false` before iOS 17.4, where only the steps of such a scroll show it.
  var isAnimatingOffset: Bool {
    #if canImport(Observation)
      guard #available(iOS 17.4, *) else { return false }
      return isScrollAnimating
    #else
      return false
    #endif
  }

  /// Whether a drag beyond an edge goes to an outer scroll view. `false` before iOS 17.4.
  func transfersScrolling(along axis: Axis) -> Bool {
    #if canImport(Observation)
      guard #available(iOS 17.4, *) else { return false }
      return switch axis {
      case .vertical: transfersVerticalScrollingToParent
      case .horizontal: transfersHorizontalScrollingToParent
      }
    #else
      return false
    #endif
  }

  func setTransfersScrolling(_ transfers: Bool, along axis: Axis) {
    #if canImport(Observation)
      guard #available(iOS 17.4, *) else { return }
      switch axis {
      case .vertical: transfersVerticalScrollingToParent = transfers
      case .horizontal: transfersHorizontalScrollingToParent = transfers
      }
    #endif
  }
}
