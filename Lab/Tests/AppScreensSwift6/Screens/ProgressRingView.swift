import HeadlessUIKit

final class ProgressRingView: UIView {
  private let ring = CAShapeLayer()

  var progress: CGFloat = 0 {
    didSet { ring.strokeEnd = progress }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    ring.fillColor = UIColor.clear.cgColor
    ring.strokeColor = UIColor.systemMint.cgColor
    ring.lineWidth = 4
    ring.lineCap = .round
    ring.strokeEnd = 0
    layer.addSublayer(ring)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    ring.frame = bounds
    ring.path =
      UIBezierPath(
        arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: bounds.width / 2 - 2,
        startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true
      ).cgPath
  }
}

final class TriangleView: UIView {
  override class var layerClass: AnyClass { return CAShapeLayer.self }
  var shape: CAShapeLayer { return layer as! CAShapeLayer }

  override func layoutSubviews() {
    super.layoutSubviews()
    let path = UIBezierPath()
    path.move(to: CGPoint(x: bounds.midX, y: 0))
    path.addLine(to: CGPoint(x: bounds.maxX, y: bounds.maxY))
    path.addLine(to: CGPoint(x: 0, y: bounds.maxY))
    path.close()
    shape.path = path.cgPath
    shape.fillColor = UIColor.systemYellow.cgColor
  }
}
