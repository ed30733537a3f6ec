import Foundation
import HeadlessDriver
import HeadlessUIKit
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@MainActor
@Suite("SVG images")
struct SVGWriterTests {
  let host = HeadlessHost()

  /// A snapshot with every kind of content.
  private func snapshot() -> ViewSnapshot {
    host.run {
      let root = UIView(frame: CGRect(x: 5, y: 5, width: 100, height: 80))
      root.backgroundColor = .white
      let box = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 20))
      box.bounds.origin.y = 3
      box.clipsToBounds = true
      box.layer.cornerRadius = 4
      box.alpha = 0.5
      box.transform = CGAffineTransform(rotationAngle: .pi / 2)
      root.addSubview(box)
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 24))
      label.text = "a < b & \"c\"\u{7}"
      label.font = .systemFont(ofSize: 20)
      box.addSubview(label)
      let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20)).image { _ in
        UIColor.red.set()
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 20)).fill()
      }
      let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.image = image
      view.contentMode = .scaleAspectFit
      root.addSubview(view)
      let spinner = UIActivityIndicatorView(style: .medium)
      spinner.startAnimating()
      root.addSubview(spinner)
      let hidden = UILabel(frame: root.bounds)
      hidden.text = "hidden"
      hidden.isHidden = true
      root.addSubview(hidden)
      return ViewSnapshot(of: root, identifiers: SnapshotIdentifiers())
    }
  }

  @Test("a document is well-formed XML, and the same each time")
  func wellFormed() {
    let screen = SVGGallery.Screen(caption: "Pull & wait", snapshot: snapshot())
    let documents = [
      SVGWriter().document(of: snapshot()), SVGGallery([screen, screen]).document(),
      SVGGallery([]).document(),
    ]
    for document in documents {
      #expect(XMLParser(data: Data(document.utf8)).parse())
    }
    #expect(documents[0] == SVGWriter().document(of: snapshot()))
  }

  @Test("a document draws the contents of the snapshot at their positions")
  func content() {
    let document = SVGWriter().document(of: snapshot())
    func has(_ part: String) -> Bool { document.contains(part) }
    #expect(has("width=\"100\" height=\"80\" viewBox=\"0 0 100 80\""))
    #expect(
      has(
        "translate(30 30) matrix(0 1 -1 0 0 0) translate(-20 -10)\" opacity=\"0.5\""))
    #expect(has("a &lt; b &"))
    #expect(has("transform=\"translate(0 -3)\""))
    #expect(has("rx=\"4\""))
    #expect(has("translate(2.5 0) scale(0.5 0.5)"))
    #expect(has("d=\"M0 0L10 0L10 20L0 20Z\" fill=\"#ff0000\""))
    #expect(document.components(separatedBy: "<line").count == 9)
    #expect(!has("hidden"))
    #expect(!has("\u{7}"))
  }

  @Test("numbers have at most three decimals")
  func decimals() {
    let document = SVGWriter(spinnerPhase: 0.3).document(of: snapshot())
    #expect(document.firstMatch(of: /\.\d{4,}/) == nil)
    #expect(document.firstMatch(of: /nan|inf\b/) == nil)
  }

  @Test("an eighth of a revolution moves the most opaque stroke of a spinner by one")
  func spinnerPhase() {
    func opacities(_ phase: Double) -> [String] {
      SVGWriter(spinnerPhase: phase).document(of: snapshot())
        .matches(of: /<line [^>]*opacity="([^"]*)"/).map { String($0.1) }
    }
    let start = opacities(0)
    #expect(start.first == "1")
    #expect(opacities(0.125) == [start[7]] + start[0..<7])
    #expect(opacities(1) == start)
  }
}
