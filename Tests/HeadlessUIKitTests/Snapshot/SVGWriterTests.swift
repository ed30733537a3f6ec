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

  @Test("words from right to left are marked, so that their last sign is at their left")
  func rightToLeft() {
    let texts = host.run {
      ["جارٍ التحديث…", "Loading…", "12 דקות…"].map { words in
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
        label.text = words
        return SVGWriter().document(
          of: ViewSnapshot(of: label, identifiers: SnapshotIdentifiers()))
      }
    }
    #expect(texts[0].contains(">\u{200F}جارٍ التحديث…\u{200F}<"))
    #expect(texts[1].contains(">Loading…<"))
    #expect(texts[2].contains(">\u{200F}12 דקות…\u{200F}<"))
  }

  /// The picture of a card of 40 × 20 points, 4 × 5 points from the corner.
  private func picture(_ change: (UIView) -> Void) -> String {
    host.run {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
      let card = UIView(frame: CGRect(x: 4, y: 5, width: 40, height: 20))
      card.backgroundColor = .white
      card.layer.cornerRadius = 6
      card.layer.shadowOpacity = 0.5
      card.layer.shadowOffset = CGSize(width: 1, height: 2)
      card.layer.shadowRadius = 4
      root.addSubview(card)
      change(card)
      return SVGWriter().document(
        of: ViewSnapshot(of: root, identifiers: SnapshotIdentifiers()))
    }
  }

  @Test("a card has its shadow below its background")
  func shadow() throws {
    let document = picture { $0.layer.shadowColor = UIColor.red.withAlphaComponent(0.5).cgColor }
    let shadow = try #require(
      document.range(of: "rx=\"6\" fill=\"rgba(255,0,0,0.25)\" transform=\"translate(1 2)\""))
    let card = try #require(document.range(of: "fill=\"#ffffff\""))
    #expect(shadow.lowerBound < card.lowerBound, "the shadow covers the card")
    #expect(document.contains("<feGaussianBlur stdDeviation=\"4\"/>"))
    #expect(document.contains("x=\"-12\" y=\"-12\" width=\"64\" height=\"44\""))
    #expect(XMLParser(data: Data(document.utf8)).parse())
  }

  @Test("a shadow has the outline of its path, or of what a view without a background shows")
  func outline() {
    let outlined = picture {
      $0.bounds.origin = CGPoint(x: 10, y: 0)
      $0.layer.shadowPath = UIBezierPath(rect: CGRect(x: 10, y: 18, width: 40, height: 4)).cgPath
    }
    #expect(outlined.contains("<path d=\"M0 18L40 18L40 22L0 22Z\" fill=\"rgba(0,0,0,0.5)\""))
    #expect(outlined.contains("y=\"6\" width=\"64\" height=\"28\""), "the shadow is cut")
    let text = picture { view in
      view.backgroundColor = nil
      let label = UILabel(frame: view.bounds)
      label.text = "Ann"
      view.addSubview(label)
    }
    #expect(text.contains("<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"4\"/>"))
    #expect(text.contains("<feOffset dx=\"1\" dy=\"2\" result=\"shape\"/>"))
    #expect(XMLParser(data: Data(text.utf8)).parse())
  }

  @Test(
    "a view that clips, and a shadow without color or opacity, show none")
  func noShadow() {
    func isDrawn(_ change: (CALayer) -> Void) -> Bool {
      let document = picture { change($0.layer) }
      return document.contains("filter") || document.contains("nan")
    }
    #expect(isDrawn { _ in })
    #expect(!isDrawn { $0.masksToBounds = true })
    #expect(!isDrawn { $0.shadowColor = nil })
    #expect(!isDrawn { $0.shadowOpacity = 0 })
    #expect(!isDrawn { $0.shadowOpacity = .nan })
    #expect(!isDrawn { $0.shadowOffset.width = .infinity })
    #expect(!isDrawn { $0.shadowRadius = .nan })
    #expect(!isDrawn { $0.shadowRadius = -1 }, "a shadow without a blur needs no filter")
  }
}
