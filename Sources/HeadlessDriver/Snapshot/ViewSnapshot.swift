import Foundation
import HeadlessUIKit

/// What a view and its subviews show at one moment, as plain values: in the middle of an animation,
/// the values on the way. It holds what a node of the playground's protocol holds. Lengths are points.
public struct ViewSnapshot: Equatable, Sendable {
  /// The same for the same view in all snapshots with the same `SnapshotIdentifiers`.
  public var id: Int
  /// Class of the view.
  public var name: String
  /// Accessibility identifier.
  public var label: String?
  /// In the superview's bounds, before the transform.
  public var frame: CGRect
  /// Children are drawn at their frame minus this.
  public var boundsOrigin: CGPoint
  /// About the centre of the frame.
  public var transform: CGAffineTransform
  /// 0 to 1.
  public var alpha: Double
  public var isHidden: Bool
  public var background: UIColor.Components?
  public var cornerRadius: Double
  /// Cuts its children off at its edge.
  public var clips: Bool
  public var content: Content?
  /// Back to front. Hidden views are among them.
  public var children: [ViewSnapshot]

  /// What the view draws itself, between its background and its children.
  public enum Content: Equatable, Sendable {
    case text(Text)
    case image(Image)
    case spinner(Spinner)
  }

  public struct Text: Equatable, Sendable {
    /// In lines, each in its place.
    public var layout: TextLayout
    public var color: UIColor.Components
  }

  public struct Image: Equatable, Sendable {
    public enum Mode: String, Sendable {
      case fill, fit, center
      /// Fills the view, keeps its proportions, and is cut off at the view's edges.
      case cover
    }

    public struct Path: Equatable, Sendable {
      /// SVG path data.
      public var data: String
      public var fill: UIColor.Components?
      public var stroke: UIColor.Components?
      public var lineWidth: Double
      public var lineCap: CGLineCap
      public var lineJoin: CGLineJoin
    }

    public var size: CGSize
    public var mode: Mode
    public var paths: [Path]
  }

  public struct Spinner: Equatable, Sendable {
    public var isOn: Bool
    public var color: UIColor.Components
    public var size: Double
  }
}

extension ViewSnapshot {
  /// This node and all below it, parents first.
  public var all: [ViewSnapshot] { [self] + children.flatMap(\.all) }

  /// What is drawn of a corner radius: no corner takes more than half of a side.
  package static func cornerRadius(_ radius: Double, in size: CGSize) -> Double {
    max(0, min(radius, size.width / 2, size.height / 2))
  }

  /// The first node with this accessibility identifier.
  public func first(labelled label: String) -> ViewSnapshot? {
    if self.label == label { return self }
    for child in children {
      if let found = child.first(labelled: label) { return found }
    }
    return nil
  }
}
