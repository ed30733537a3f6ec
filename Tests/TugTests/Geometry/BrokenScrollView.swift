import Foundation

@testable import Tug

/// A scroll view whose layout has gone wrong: it returns the values that a broken app makes UIKit
/// return.
final class BrokenScrollView: UIScrollView {
  enum Part: CaseIterable {
    case offset, contentSize, bounds, contentInset, safeArea

    var subject: RefreshWarning.Subject {
      switch self {
      case .offset: .contentOffset
      case .contentSize: .contentSize
      case .bounds: .bounds
      case .contentInset, .safeArea: .contentInset
      }
    }

    /// Geometry in which a negative number is valid.
    var isSigned: Bool { self != .contentSize && self != .bounds }
  }

  struct Flaw {
    let part: Part
    let value: CGFloat
    let isVertical: Bool
  }

  var flaw: Flaw?

  private func value(_ part: Part, _ sound: CGFloat, vertical: Bool) -> CGFloat {
    guard let flaw, flaw.part == part, flaw.isVertical == vertical else { return sound }
    return flaw.value
  }

  override var contentOffset: CGPoint {
    get { broken(super.contentOffset) }
    set { super.contentOffset = newValue }
  }

  override var bounds: CGRect {
    get {
      let sound = super.bounds
      return CGRect(
        origin: broken(sound.origin),
        size: CGSize(
          width: value(.bounds, sound.width, vertical: false),
          height: value(.bounds, sound.height, vertical: true)))
    }
    set { super.bounds = newValue }
  }

  private func broken(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: value(.offset, offset.x, vertical: false), y: value(.offset, offset.y, vertical: true))
  }

  override var contentSize: CGSize {
    get {
      let sound = super.contentSize
      return CGSize(
        width: value(.contentSize, sound.width, vertical: false),
        height: value(.contentSize, sound.height, vertical: true))
    }
    set { super.contentSize = newValue }
  }

  override var contentInset: UIEdgeInsets {
    get { broken(super.contentInset, by: [.contentInset]) }
    set { super.contentInset = newValue }
  }

  /// Tests of UIKit's own arithmetic are elsewhere: it gets the valid numbers.
  var soundAdjustedInset: UIEdgeInsets { super.adjustedContentInset }

  override var adjustedContentInset: UIEdgeInsets {
    broken(super.adjustedContentInset, by: [.contentInset, .safeArea])
  }

  private func broken(_ insets: UIEdgeInsets, by parts: [Part]) -> UIEdgeInsets {
    var insets = insets
    for part in parts {
      insets.top = value(part, insets.top, vertical: true)
      insets.left = value(part, insets.left, vertical: false)
    }
    return insets
  }
}
