/// Finds the scroll view of a modifier from the markers behind its content and in front of it. SwiftUI keeps
/// siblings in their order: the views of the content stand between those of background and overlay.
@MainActor
struct ScrollViewFinder {
  /// The axis of the control.
  let axis: Axis
  /// The scroll view that has the control already.
  let current: UIScrollView?
  /// Whether a scroll view is one for text.
  let isTextView: (UIScrollView) -> Bool

  enum Axis {
    case vertical, horizontal
  }

  /// The scroll view of a modifier, and what else is beside it.
  struct Found {
    let scrollView: UIScrollView
    /// The scroll views that would do as well.
    var rivals: [UIScrollView] = []
    /// Those that scroll the other way, hold text, or turn pages.
    var others: [UIScrollView] = []
  }

  /// The nearest scroll view around a marker.
  func scrollView(around marker: UIView) -> Found? {
    ancestors(of: marker).lazy.compactMap { $0 as? UIScrollView }.first(where: isSuitable)
      .map { Found(scrollView: $0) }
  }

  /// The scroll view between two markers that shows most, below their nearest common ancestor. Of several, the current
  /// one is kept, or else the first.
  func scrollView(between one: UIView, and other: UIView) -> Found? {
    let shared = Set(ancestors(of: other).map(ObjectIdentifier.init))
    guard let common = ancestors(of: one).first(where: { shared.contains(ObjectIdentifier($0)) })
    else { return nil }
    var walk = Walk(markers: [one, other])
    visit(common, isShown: true, &walk)
    guard var best = walk.suitable.first else { return nil }
    for each in walk.suitable.dropFirst() {
      if each.size > best.size || each.size == best.size && each.scrollView === current {
        best = each
      }
    }
    let rivals = walk.suitable.map(\.scrollView).filter { $0 !== best.scrollView }
    return Found(scrollView: best.scrollView, rivals: rivals, others: walk.others)
  }

  /// Whether nothing is known yet about the axis of a scroll view, since its content has no size.
  func isUndecided(_ scrollView: UIScrollView) -> Bool {
    scrolls(scrollView, along: axis) == nil
  }

  private func ancestors(of view: UIView) -> [UIView] {
    Array(sequence(first: view, next: { $0.superview }).dropFirst())
  }

  private struct Walk {
    let markers: [UIView]
    var passed = 0
    var suitable: [(scrollView: UIScrollView, size: Size)] = []
    var others: [UIScrollView] = []
  }

  /// Walks in pre-order, and counts the markers behind it. What is inside a scroll view is not beside it, but the lists
  /// of a pager are on its pages.
  private func visit(_ view: UIView, isShown: Bool, _ walk: inout Walk) {
    for subview in view.subviews where walk.passed < 2 {
      if walk.markers.contains(where: { $0 === subview }) { walk.passed += 1 }
      let isShown = isShown && !subview.isHidden && subview.alpha > 0
      if walk.passed == 1, let scrollView = subview as? UIScrollView {
        if isSuitable(scrollView) {
          walk.suitable.append((scrollView, Size(of: scrollView, isShown: isShown)))
        } else {
          walk.others.append(scrollView)
        }
        guard scrollView.isPagingEnabled else { continue }
      }
      visit(subview, isShown: isShown, &walk)
    }
  }

  /// The area of a scroll view on screen, and then its own.
  private struct Size: Comparable {
    let visible: CGFloat
    let whole: CGFloat

    @MainActor
    init(of view: UIView, isShown: Bool) {
      let screen = view.window.map { $0.convert($0.bounds, to: view) } ?? view.bounds
      let part = view.bounds.intersection(screen)
      visible = isShown && !part.isNull ? part.width * part.height : 0
      whole = view.bounds.width * view.bounds.height
    }

    static func < (one: Size, other: Size) -> Bool {
      (one.visible, one.whole) < (other.visible, other.whole)
    }
  }

  private func isSuitable(_ scrollView: UIScrollView) -> Bool {
    !scrollView.isPagingEnabled && !isTextView(scrollView)
      && scrolls(scrollView, along: axis) != false
  }

  /// Whether a scroll view scrolls along an axis; `nil` if its size doesn't tell. Content that fits is as wide as a list,
  /// and as high as a row of chips.
  private func scrolls(_ scrollView: UIScrollView, along axis: Axis) -> Bool? {
    let (content, view) = (scrollView.contentSize, scrollView.bounds.size)
    let (width, height) = (content.width - view.width, content.height - view.height)
    let (along, across) = axis == .vertical ? (height, width) : (width, height)
    guard content.width + content.height > 0, view.width > 0, view.height > 0 else { return nil }
    if along > 0.5 { return true }
    // A table that scrolls both ways may lose most of its rows.
    if across > 0.5 { return scrollView === current && along < -0.5 ? nil : false }
    switch (along < -0.5, across < -0.5) {
    case (true, false): return true
    case (false, true): return false
    default: return nil
    }
  }
}

/// A view of no size beside the content of a modifier, from which the coordinator looks for the list.
///
/// It keeps its coordinator, which refers to it weakly.
final class MarkerView: UIView {
  let coordinator: ControlCoordinator

  init(_ coordinator: ControlCoordinator) {
    self.coordinator = coordinator
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { coordinator.markerCameToWindow() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    coordinator.markerWasLaidOut()
  }
}
