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
  /// Whether the view itself is hidden.
  public var isHidden: Bool
  /// The background color; `nil` for none.
  public var background: UIColor.Components?
  /// The radius of the corners.
  public var cornerRadius: Double
  /// Whether children are clipped to the view.
  public var clips: Bool
  /// The shadow below the view; `nil` for none.
  public var shadow: Shadow?
  /// The content of the view's own; `nil` for none.
  public var content: Content?
  /// The subviews from back to front, including hidden ones.
  public var children: [ViewSnapshot]

  /// The content that the view draws between its background and its children.
  public enum Content: Equatable, Sendable {
    /// The text of a label.
    case text(Text)
    /// The image of an image view, or the path of a shape layer.
    case image(Image)
    /// An activity indicator.
    case spinner(Spinner)
  }

  /// A shadow below the view: of `shape`, or of the background, or without one of all that the view shows.
  public struct Shadow: Equatable, Sendable {
    /// The movement of the shadow.
    public var offset: CGSize
    /// The standard deviation of the blur.
    public var radius: Double
    /// The color, with its opacity.
    public var color: UIColor.Components
    /// The outline that casts the shadow; `nil` for the background, or for all that the view shows.
    public var shape: Shape?

    /// An outline, with the origin at the top-left corner of the view.
    public struct Shape: Equatable, Sendable {
      /// The outline in SVG path data.
      public var data: String
      /// A rectangle that contains the outline.
      public var bounds: CGRect
    }
  }

  /// The text of a label.
  public struct Text: Equatable, Sendable {
    /// The positioned lines.
    public var layout: TextLayout
    /// The color of the text.
    public var color: UIColor.Components
  }

  /// An image, drawn with paths.
  public struct Image: Equatable, Sendable {
    /// How the image fills the view.
    public enum Mode: String, Sendable {
      /// Stretches the image to the view.
      case fill
      /// Fits the image into the view, as large as possible in proportion.
      case fit
      /// Centers the image in the view, in its own size.
      case center
      /// Fills the view in proportion, and clips the image to it.
      case cover
    }

    /// A path of the image.
    public struct Path: Equatable, Sendable {
      /// The path in SVG path data.
      public var data: String
      /// The color of the area; `nil` for none.
      public var fill: UIColor.Components?
      /// The color of the line; `nil` for none.
      public var stroke: UIColor.Components?
      /// The width of the line.
      public var lineWidth: Double
      /// The ends of the line.
      public var lineCap: CGLineCap
      /// The corners of the line.
      public var lineJoin: CGLineJoin
    }

    /// The size of the image.
    public var size: CGSize
    /// How the image fills the view.
    public var mode: Mode
    /// The paths from back to front.
    public var paths: [Path]
  }

  /// An activity indicator.
  public struct Spinner: Equatable, Sendable {
    /// Whether it spins.
    public var isOn: Bool
    /// The color of its spokes.
    public var color: UIColor.Components
    /// The length of its sides.
    public var size: Double
  }
}

extension ViewSnapshot {
  /// This node and all its descendants, parents first.
  public var all: [ViewSnapshot] { [self] + children.flatMap(\.all) }

  /// The drawn corner radius, which is limited to half of each side.
  @_spi(Tools) public static func cornerRadius(_ radius: Double, in size: CGSize) -> Double {
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
