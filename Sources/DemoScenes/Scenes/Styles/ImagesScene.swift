import Tug

extension Scene {
  public static let images = Scene(
    id: "images", group: .styles, title: "Image sequence",
    summary: "A sun rises with the pull, and turns during a refresh and while a page loads.",
    screen: { ImagesViewController(environment: $0) })
}

/// The image style in a header and a footer, with images that are drawn in code.
final class ImagesViewController: CountingListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let rise = (0..<20).map { Sun.image(turn: 0, height: CGFloat($0) / 19) }
    let turn = (0..<12).map { Sun.image(turn: CGFloat($0) / 96, height: 1) }
    tableView.tug.header = .pull(.images(idle: rise, refreshing: turn)) { [weak self] in
      try await self?.refresh()
    }
    let turning = RefreshStyle.images(idle: [], refreshing: turn).with {
      $0[.refreshing].imageDuration = 0.6
    }
    tableView.tug.footer = .auto(turning) { [weak self] in
      try await self?.loadMore() ?? .noMoreData
    }
  }
}

/// A disc with rays.
@MainActor
private enum Sun {
  private static let side: CGFloat = 64

  /// - Parameters:
  ///   - turn: the rotation of the rays, in turns.
  ///   - height: the height of the sun: 0 below the horizon, 1 at its highest.
  static func image(turn: CGFloat, height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in
      let center = CGPoint(x: side / 2, y: side * (1.2 - 0.7 * height))
      UIColor.systemOrange.set()
      UIBezierPath(
        arcCenter: center, radius: 12, startAngle: 0, endAngle: 2 * .pi, clockwise: true
      ).fill()
      for ray in 0..<8 {
        draw(ray: 2 * .pi * (CGFloat(ray) / 8 + turn), from: center)
      }
    }
  }

  private static func draw(ray angle: CGFloat, from center: CGPoint) {
    let (x, y) = (CGFloat(cos(Double(angle))), CGFloat(sin(Double(angle))))
    let path = UIBezierPath()
    path.move(to: CGPoint(x: center.x + 16 * x, y: center.y + 16 * y))
    path.addLine(to: CGPoint(x: center.x + 23 * x, y: center.y + 23 * y))
    path.lineWidth = 3
    path.lineCapStyle = .round
    path.stroke()
  }
}
