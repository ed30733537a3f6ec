import Foundation
import HeadlessUIKit

/// An image of several screens side by side, each in a phone with a caption.
public struct SVGGallery {
  /// A phone with its caption.
  public struct Screen: Sendable {
    /// The words below the phone.
    public var caption: String
    /// What the phone shows.
    public var snapshot: ViewSnapshot

    /// Creates a screen with its caption.
    public init(caption: String, snapshot: ViewSnapshot) {
      self.caption = caption
      self.snapshot = snapshot
    }
  }

  /// The phones from left to right.
  public var screens: [Screen]
  /// The phase of spinners, in revolutions from 0 to 1. The default is 0.
  public var spinnerPhase: Double

  /// Creates an image of these screens, whose spinners have a phase from 0 to 1.
  public init(_ screens: [Screen], spinnerPhase: Double = 0) {
    self.screens = screens
    self.spinnerPhase = spinnerPhase
  }

  // In points.
  private static let margin = 44.0
  private static let gap = 48.0
  private static let bezel = 11.0
  private static let screenRadius = 38.0
  private static let captionHeight = 52.0

  /// The image as an SVG document. Its light background makes it look the same on any page.
  public func document() -> String {
    let widths = screens.map { $0.snapshot.frame.width + 2 * Self.bezel }
    let tallest = screens.reduce(0) { max($0, $1.snapshot.frame.height) } + 2 * Self.bezel
    let gaps = Self.gap * Double(max(0, screens.count - 1))
    let width = widths.reduce(0, +) + gaps + 2 * Self.margin
    let height = tallest + Self.captionHeight + 2 * Self.margin
    var writer = SVGWriter(spinnerPhase: spinnerPhase)
    return writer.document(width: width, height: height) { writer in
      writer.define(backdrop: CGSize(width: width, height: height))
      var x = Self.margin
      for (screen, phoneWidth) in zip(screens, widths) {
        draw(screen, atX: x, height: tallest, with: &writer)
        x += phoneWidth + Self.gap
      }
    }
  }

  private func draw(
    _ screen: Screen, atX x: Double, height: Double, with writer: inout SVGWriter
  ) {
    var snapshot = screen.snapshot
    snapshot.frame.origin = CGPoint(x: Self.bezel, y: Self.bezel)
    snapshot.clips = true
    snapshot.cornerRadius = Self.screenRadius
    let body = snapshot.frame.insetBy(dx: -Self.bezel, dy: -Self.bezel).size
    writer.open("g", ("transform", writer.translation(x, Self.margin)))
    writer.phone(body, radius: Self.screenRadius + Self.bezel)
    writer.draw(snapshot)
    writer.open(
      "text", ("x", (body.width / 2).cssText), ("y", (height + Self.captionHeight * 0.8).cssText),
      ("text-anchor", "middle"), ("font-size", "19"), ("font-weight", "600"), ("fill", "#3a3a40"))
    writer.text += screen.caption.xmlEscaped
    writer.close("text")
    writer.close("g")
    writer.text += "\n"
  }
}

extension SVGWriter {
  /// Draws the light background of the image, and defines the shadow of the phones.
  fileprivate mutating func define(backdrop size: CGSize) {
    text += """
      <defs><linearGradient id="ground" x1="0" y1="0" x2="0" y2="1">\
      <stop offset="0" stop-color="#fafafc"/><stop offset="1" stop-color="#e9eaf0"/>\
      </linearGradient><linearGradient id="body" x1="0" y1="0" x2="1" y2="1">\
      <stop offset="0" stop-color="#3b3b42"/><stop offset="1" stop-color="#131316"/>\
      </linearGradient><filter id="shadow" x="-20%" y="-10%" width="140%" height="125%">\
      <feGaussianBlur stdDeviation="16"/></filter></defs>

      """
    rectangle(size, radius: 28, fill: "url(#ground)")
    text += "\n"
  }

  fileprivate mutating func phone(_ size: CGSize, radius: Double) {
    let (width, height, rx) = (size.width.cssText, size.height.cssText, radius.cssText)
    add(
      "rect", ("y", "14"), ("width", width), ("height", height), ("rx", rx), ("fill", "#1c1c3a"),
      ("fill-opacity", "0.28"), ("filter", "url(#shadow)"))
    add("rect", ("width", width), ("height", height), ("rx", rx), ("fill", "url(#body)"))
    add(
      "rect", ("x", "1"), ("y", "1"), ("width", (size.width - 2).cssText),
      ("height", (size.height - 2).cssText), ("rx", (radius - 1).cssText), ("fill", "none"),
      ("stroke", "#ffffff"), ("stroke-opacity", "0.16"), ("stroke-width", "1.5"))
    text += "\n"
  }
}
