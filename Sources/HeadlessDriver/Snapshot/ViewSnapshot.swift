import Foundation
import HeadlessUIKit

/// The displayed values of a view and its subviews at one moment, including intermediate values of
/// animations. The properties are those of a node in the playground's protocol. Lengths are in
/// points.
public struct ViewSnapshot: Equatable, Sendable {
  /// An identifier, which is the same for a view in all snapshots with the same
  /// `SnapshotIdentifiers`.
  public var id: Int
  /// The class of the view.
  public var name: String
  /// The accessibility identifier.
  public var label: String?
  /// The frame in the superview's bounds, before the transform.
  public var frame: CGRect
  /// The origin of the bounds, which is subtracted from the frames of children.
  public var boundsOrigin: CGPoint
  /// The transform about the center of the frame.
  public var transform: CGAffineTransform
  /// The opacity, from 0 to 1.
  public var alpha: Double
  public var isHidden: Bool
  public var background: UIColor.Components?
  public var cornerRadius: Double
  /// Whether children are clipped to the view.
  public var clips: Bool
  public var shadow: Shadow?
  public var content: Content?
  /// The subviews from back to front, including hidden ones.
  public var children: [ViewSnapshot]

  /// The content that the view draws between its background and its children.
  public enum Content: Equatable, Sendable {
    case text(Text)
    case image(Image)
    case spinner(Spinner)
  }

  /// A shadow below the view: of `shape`, or of the background, or without one of all that the view shows.
  public struct Shadow: Equatable, Sendable {
    /// The movement of the shadow.
    public var offset: CGSize
    /// The standard deviation of the blur.
    public var radius: Double
    public var color: UIColor.Components
    public var shape: Shape?

    /// An outline, with the origin at the top-left corner of the view.
    public struct Shape: Equatable, Sendable {
      /// The outline in SVG path data.
      public var data: String
      /// A rectangle that contains the outline.
      public var bounds: CGRect
    }
  }

  public struct Text: Equatable, Sendable {
    /// The positioned lines.
    public var layout: TextLayout
    public var color: UIColor.Components
  }

  public struct Image: Equatable, Sendable {
    public enum Mode: String, Sendable {
      case fill, fit, center
      /// Fills the view in proportion, clipped to the view.
      case cover
    }

    public struct Path: Equatable, Sendable {
      /// The path in SVG path data.
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
  /// This node and all its descendants, parents first.
  public var all: [ViewSnapshot] { [self] + children.flatMap(\.all) }

  /// The drawn corner radius, which is limited to half of each side.
  package static func cornerRadius(_ radius: Double, in size: CGSize) -> Double {
    max(0, min(radius, size.width / 2, size.height / 2))
  }

  /// The first node with this accessibility identifier.
  public func first(labeled label: String) -> ViewSnapshot? {
    if self.label == label { return self }
    for child in children {
      if let found = child.first(labeled: label) { return found }
    }
    return nil
  }
}
