import Foundation

/// What an app adds to a layer: borders, shadows, and layers.
struct LayerDecoration {
  var sublayers: [CALayer] = []
  var borderWidth: CGFloat = 0
  var borderColor: CGColor?
  var shadowColor: CGColor?
  var shadowOpacity: Float = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var shadowPath: CGPath?
  var isHidden = false
  var name: String?
  var zPosition: CGFloat = 0
  var shouldRasterize = false
}

/// A class that represents any class of layers when a view is created, like `AnyCellClass` for cells.
/// Open, so that the compiler can't assume that all subclasses are known.
@_spi(CellClasses)
open class AnyLayerClass: CALayer {
  public required override init() { super.init() }
  public required init?(coder: NSCoder) { nil }

  static func make(_ layerClass: AnyClass) -> CALayer {
    guard let layerClass = layerClass as? CALayer.Type else {
      preconditionFailure("\(layerClass) isn't a class of layers")
    }
    return unsafeBitCast(layerClass, to: AnyLayerClass.Type.self).init()
  }
}

// MARK: - Layers

extension CALayer {
  /// The layers that the app has added, from back to front; `nil` if there are none. Unlike in Core
  /// Animation, the layers of subviews aren't among them.
  public var sublayers: [CALayer]? {
    get { decoration.flatMap { $0.sublayers.isEmpty ? nil : $0.sublayers } }
    set {
      for layer in decorated.sublayers { layer.containingLayer = nil }
      decorated.sublayers = []
      for layer in newValue ?? [] { addSublayer(layer) }
      contentChanged()
    }
  }

  public var superlayer: CALayer? { containingLayer }

  public func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(clamping: decorated.sublayers.count))
  }

  /// Inserts a layer. An index beyond the end counts as the end, and a layer isn't inserted into itself.
  public func insertSublayer(_ layer: CALayer, at index: UInt32) {
    guard layer !== self else { return }
    layer.removeFromSuperlayer()
    decorated.sublayers.insert(layer, at: min(Int(index), decorated.sublayers.count))
    layer.containingLayer = self
    contentChanged()
  }

  public func removeFromSuperlayer() {
    containingLayer?.decorated.sublayers.removeAll { $0 === self }
    containingLayer = nil
    contentChanged()
  }

  /// The rectangle in the superlayer's bounds, without the transform.
  public var frame: CGRect {
    get {
      let size = bounds.size
      return CGRect(
        x: position.x - size.width / 2, y: position.y - size.height / 2, width: size.width,
        height: size.height)
    }
    set {
      bounds = CGRect(origin: boundsOrigin, size: newValue.size)
      position = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }
}

// MARK: - Decoration

extension CALayer {
  var decorated: LayerDecoration {
    get { decoration ?? LayerDecoration() }
    set {
      decoration = newValue
      contentChanged()
    }
  }

  /// The background. For the layer of a view, the color is the view's `backgroundColor`.
  public var backgroundColor: CGColor? {
    get { viewBackground?.cgColor }
    set { viewBackground = newValue.map(UIColor.init(cgColor:)) }
  }

  /// The width of the border along the inner edge, in points. The default is 0, which draws none. It is
  /// drawn for views without a text or an image of their own.
  public var borderWidth: CGFloat {
    get { decorated.borderWidth }
    set { decorated.borderWidth = newValue }
  }

  /// The color of the border. The default is black.
  public var borderColor: CGColor? {
    get { decorated.borderColor ?? UIColor.black.cgColor }
    set { decorated.borderColor = newValue }
  }

  // Shadows are kept and not drawn.

  public var shadowColor: CGColor? {
    get { decorated.shadowColor ?? UIColor.black.cgColor }
    set { decorated.shadowColor = newValue }
  }

  /// The opacity of the shadow, from 0 to 1. The default is 0.
  public var shadowOpacity: Float {
    get { decorated.shadowOpacity }
    set { decorated.shadowOpacity = newValue }
  }

  public var shadowOffset: CGSize {
    get { decorated.shadowOffset }
    set { decorated.shadowOffset = newValue }
  }

  public var shadowRadius: CGFloat {
    get { decorated.shadowRadius }
    set { decorated.shadowRadius = newValue }
  }

  public var shadowPath: CGPath? {
    get { decorated.shadowPath }
    set { decorated.shadowPath = newValue }
  }

  /// Whether an added layer is hidden. The default is `false`.
  public var isHidden: Bool {
    get { decorated.isHidden }
    set { decorated.isHidden = newValue }
  }

  public var name: String? {
    get { decorated.name }
    set { decorated.name = newValue }
  }

  /// Kept, without an effect on the order.
  public var zPosition: CGFloat {
    get { decorated.zPosition }
    set { decorated.zPosition = newValue }
  }

  public var shouldRasterize: Bool {
    get { decorated.shouldRasterize }
    set { decorated.shouldRasterize = newValue }
  }

  public func setNeedsDisplay() { contentChanged() }
}
