import Foundation
import HeadlessUIKit

extension ViewSnapshot {
  /// Creates a snapshot of `view`, with the colors for its host's settings. It doesn't lay out the
  /// view, which is the task of the host's clock.
  @MainActor
  public init(of view: UIView, identifiers: SnapshotIdentifiers) {
    self.init(view, identifiers, view.host.traits)
  }

  @MainActor
  private init(_ view: UIView, _ identifiers: SnapshotIdentifiers, _ traits: UITraitCollection) {
    let shown = view.layer.shown
    let size = shown.bounds.size
    id = identifiers.id(of: view)
    name = identifiers.name(of: view)
    label = view.accessibilityIdentifier
    frame = CGRect(
      x: shown.position.x - size.width / 2, y: shown.position.y - size.height / 2,
      width: size.width, height: size.height)
    boundsOrigin = shown.bounds.origin
    transform = shown.transform
    alpha = shown.opacity
    isHidden = view.isHidden
    background = shown.background.map { $0.components(with: traits) }.flatMap(\.ifVisible)
    cornerRadius = Double(view.layer.cornerRadius)
    clips = view.clipsToBounds
    shadow = view.layer.drawnShadow.flatMap { Shadow($0, traits) }
    let drawn = (view as? any ContentProviding)?.content ?? view.layer.drawnDecoration
    content = drawn.map { Content($0, traits) }
    children = view.containedViews.map { ViewSnapshot($0, identifiers, traits) }
  }
}

extension ViewSnapshot.Shadow {
  fileprivate init?(_ shadow: LayerShadow, _ traits: UITraitCollection) {
    guard let visible = shadow.color.components(with: traits).ifVisible else { return nil }
    offset = shadow.offset
    radius = Double(shadow.radius)
    color = visible
    shape = shadow.shape.map { Shape(data: $0.data, bounds: $0.bounds) }
  }
}

extension ViewSnapshot.Content {
  fileprivate init(_ content: ViewContent, _ traits: UITraitCollection) {
    switch content {
    case .text(let layout, let color):
      self = .text(.init(layout: layout, color: color.components(with: traits)))
    case .image(let image, let tint, let mode):
      self = .image(.init(image, tint: tint, mode: .init(mode), traits))
    case .spinner(let isOn, let color, let size):
      self = .spinner(
        .init(isOn: isOn, color: color.components(with: traits), size: Double(size)))
    }
  }
}

extension ViewSnapshot.Image {
  fileprivate init(_ image: UIImage, tint: UIColor, mode: Mode, _ traits: UITraitCollection) {
    let tint = image.tint(in: tint)?.components(with: traits)
    func resolved(_ color: UIColor?) -> UIColor.Components? {
      guard let own = color?.components(with: traits) else { return nil }
      guard var tint else { return own }
      // A template is a mask: only the opacity of each color counts.
      tint.alpha *= own.alpha
      return tint
    }
    size = image.size
    self.mode = mode
    paths = image.paths.map { path in
      Path(
        data: path.data, fill: resolved(path.fill), stroke: resolved(path.stroke),
        lineWidth: path.lineWidth, lineCap: path.lineCap, lineJoin: path.lineJoin)
    }
  }
}

extension ViewSnapshot.Image.Mode {
  fileprivate init(_ mode: UIView.ContentMode) {
    switch mode {
    case .scaleToFill: self = .fill
    case .scaleAspectFit: self = .fit
    case .scaleAspectFill: self = .cover
    case .center: self = .center
    }
  }
}

extension UIColor.Components {
  fileprivate var ifVisible: UIColor.Components? { alpha > 0 ? self : nil }
}
