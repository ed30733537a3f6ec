import Foundation

/// What an app adds to a layer: borders, shadows, and layers.
struct LayerDecoration {
  var sublayers: [CALayer] = []
  var borderWidth: CGFloat = 0
  var borderColor: CGColor? = black
  var shadowColor: CGColor? = black
  var shadowOpacity: Float = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var shadowPath: CGPath?
  var isHidden = false
  var name: String?
  var zPosition: CGFloat = 0
  var shouldRasterize = false

  private static let black = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
}

extension CALayer {
  var decorated: LayerDecoration {
    get { decoration ?? LayerDecoration() }
    set {
      decoration = newValue
      contentChanged()
    }
  }
}
