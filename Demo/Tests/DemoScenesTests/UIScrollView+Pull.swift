import HeadlessDriver
import Tug

extension ScrollControls {
  /// The controls, with their edges.
  var edges: [(edge: Refresher.Edge, control: Refresher)] {
    [(.top, header), (.bottom, footer), (.leading, leading), (.trailing, trailing)].compactMap {
      edge, control in control.map { (edge, $0) }
    }
  }
}

extension UIScrollView {
  /// The app's own inset plus the insets that the controls hold.
  var expectedInset: UIEdgeInsets {
    var inset = tug.contentInset
    for (edge, control) in tug.edges {
      switch edge {
      case .top: inset.top += control.heldInset
      case .bottom: inset.bottom += control.heldInset
      case .leading, .trailing:
        if isLeft(edge) {
          inset.left += control.heldInset
        } else {
          inset.right += control.heldInset
        }
      }
    }
    return inset
  }

  /// Scrolls to an edge, drags beyond it, and releases.
  func pull(at edge: Refresher.Edge, on device: TestDevice) {
    let range = range
    device.run {
      switch edge {
      case .top: contentOffset.y = range.minY
      case .bottom: contentOffset.y = range.maxY
      case .leading, .trailing: contentOffset.x = isLeft(edge) ? range.minX : range.maxX
      }
      layoutIfNeeded()
    }
    let way: CGPoint =
      switch edge {
      case .top: CGPoint(x: 0, y: 150)
      case .bottom: CGPoint(x: 0, y: -150)
      case .leading, .trailing: CGPoint(x: isLeft(edge) ? 160 : -160, y: 0)
      }
    // Bars cover the rest.
    let visible = bounds.inset(by: adjustedContentInset)
    let center = convert(CGPoint(x: visible.midX, y: visible.midY), to: nil)
    device.finger.drag(
      from: CGPoint(x: center.x - way.x, y: center.y - way.y),
      to: CGPoint(x: center.x + way.x, y: center.y + way.y), steps: 30)
  }

  var isInRange: Bool { range.insetBy(dx: -0.5, dy: -0.5).contains(contentOffset) }

  private func isLeft(_ edge: Refresher.Edge) -> Bool {
    (edge == .leading) == (effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  /// The offsets at which the scroll view can rest.
  private var range: CGRect {
    let (inset, size) = (adjustedContentInset, contentSize)
    return CGRect(
      x: -inset.left, y: -inset.top,
      width: max(0, size.width + inset.left + inset.right - bounds.width),
      height: max(0, size.height + inset.top + inset.bottom - bounds.height))
  }
}
