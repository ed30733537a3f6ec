import Tug

/// The symbols of the tabs, drawn in code.
@MainActor
enum TabSymbol {
  case lines, glass, person

  var image: UIImage {
    let size = CGSize(width: 22, height: 22)
    let image = UIGraphicsImageRenderer(size: size).image { _ in
      UIColor.black.setStroke()
      for path in paths {
        path.lineWidth = 1.8
        path.lineCapStyle = .round
        path.stroke()
      }
    }
    return image.withRenderingMode(.alwaysTemplate)
  }

  private var paths: [UIBezierPath] {
    switch self {
    case .lines:
      [
        UIBezierPath(roundedRect: CGRect(x: 2, y: 3, width: 18, height: 7), cornerRadius: 2),
        line(CGPoint(x: 2, y: 14), CGPoint(x: 20, y: 14)),
        line(CGPoint(x: 2, y: 18.5), CGPoint(x: 13, y: 18.5)),
      ]
    case .glass:
      [
        UIBezierPath(ovalIn: CGRect(x: 2.5, y: 2.5, width: 12.5, height: 12.5)),
        line(CGPoint(x: 13.4, y: 13.4), CGPoint(x: 19.5, y: 19.5)),
      ]
    case .person:
      [
        UIBezierPath(ovalIn: CGRect(x: 7, y: 2.5, width: 8, height: 8)),
        UIBezierPath(roundedRect: CGRect(x: 3, y: 13.5, width: 16, height: 6), cornerRadius: 3),
      ]
    }
  }

  private func line(_ start: CGPoint, _ end: CGPoint) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: start)
    path.addLine(to: end)
    return path
  }
}
