import Foundation

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
