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

/// Identifiers of views that are stable for the lifetime of each view. Use one instance for each
/// session. The numbers start at 1 and are never reused.
@MainActor
public final class SnapshotIdentifiers {
  private struct Entry {
    weak var view: UIView?
    let id: Int
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var names: [ObjectIdentifier: String] = [:]
  private var lastID = 0
  private var sweepCount = 256

  /// Creates a set of identifiers that is empty.
  public init() {}

  /// Returns the identifier of a view: a new one at its first use.
  public func id(of view: UIView) -> Int {
    let key = ObjectIdentifier(view)
    // Memory is reused, so an entry is valid only if it refers to this view.
    if let entry = entries[key], entry.view === view { return entry.id }
    if entries.count >= sweepCount { sweep() }
    lastID += 1
    entries[key] = Entry(view: view, id: lastID)
    return lastID
  }

  /// The cached name of a view's class, because reflection is slow.
  func name(of view: UIView) -> String {
    let type = type(of: view)
    let key = ObjectIdentifier(type)
    if let name = names[key] { return name }
    let name = String(describing: type)
    names[key] = name
    return name
  }

  private func sweep() {
    entries = entries.filter { $0.value.view != nil }
    sweepCount = max(256, entries.count * 2)
  }
}
