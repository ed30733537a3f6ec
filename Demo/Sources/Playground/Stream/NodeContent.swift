import Foundation
@_spi(Tools) import HeadlessDriver
import Tug

// The content of a view in the protocol.

struct TextContent: Encodable, Equatable {
  struct Line: Encodable, Equatable {
    let s: String
    let x: WireNumber
    let y: WireNumber
    let w: WireNumber
  }
  let lines: [Line]
  let size: WireNumber
  let weight: Int
  let color: String
  let lh: WireNumber
}

struct ImageContent: Encodable, Equatable {
  struct Path: Encodable, Equatable {
    let d: String
    let fill: String?
    let stroke: String?
    let lw: WireNumber
    let cap: String
    let join: String
  }
  let w: WireNumber
  let h: WireNumber
  let mode: String
  let paths: [Path]
}

struct ShadowContent: Encodable, Equatable {
  let x: WireNumber
  let y: WireNumber
  let blur: WireNumber
  let color: String
  let d: String?

  init(_ shadow: ViewSnapshot.Shadow) {
    x = WireNumber(Double(shadow.offset.width))
    y = WireNumber(Double(shadow.offset.height))
    blur = WireNumber(shadow.radius)
    color = shadow.color.cssText
    d = shadow.shape?.data
  }
}

struct SpinnerContent: Encodable, Equatable {
  let on: Bool
  let color: String
  let size: WireNumber
}

extension Node {
  var text: TextContent? {
    guard case .text(let text) = content else { return nil }
    return TextContent(
      lines: text.layout.lines.map {
        .init(s: $0.string, x: WireNumber($0.x), y: WireNumber($0.y), w: WireNumber($0.width))
      },
      size: WireNumber(Double(text.layout.font.pointSize)),
      weight: text.layout.font.weight.cssValue, color: text.color.cssText,
      lh: WireNumber(text.layout.lineHeight))
  }

  var image: ImageContent? {
    guard case .image(let image) = content else { return nil }
    return ImageContent(
      w: WireNumber(Double(image.size.width)), h: WireNumber(Double(image.size.height)),
      mode: image.mode.rawValue,
      paths: image.paths.map {
        .init(
          d: $0.data, fill: $0.fill?.cssText, stroke: $0.stroke?.cssText,
          lw: WireNumber($0.lineWidth), cap: $0.lineCap.cssText, join: $0.lineJoin.cssText)
      })
  }

  var spinner: SpinnerContent? {
    guard case .spinner(let spinner) = content else { return nil }
    return SpinnerContent(
      on: spinner.isOn, color: spinner.color.cssText, size: WireNumber(spinner.size))
  }
}
