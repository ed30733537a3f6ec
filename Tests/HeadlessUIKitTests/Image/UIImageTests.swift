import Foundation
@_spi(Tools) import HeadlessDriver
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Images")
struct UIImageTests {
  let host = HeadlessHost()

  private func dot(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
  }

  @Test("a drawing is recorded as paths with colors and line styles")
  func recording() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 30)).image { _ in
      UIColor.red.set()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).fill()
      UIColor.label.setStroke()
      let line = UIBezierPath()
      line.move(to: .zero)
      line.addLine(to: CGPoint(x: 5, y: 0))
      line.lineWidth = 2
      line.lineCapStyle = .round
      line.stroke()
      UIBezierPath().fill()
    }
    #expect(image.size == CGSize(width: 20, height: 30))
    #expect(image.paths.map(\.data) == ["M0 0L1 0L1 1L0 1Z", "M0 0L5 0"])
    #expect(image.paths.map(\.fill) == [.red, nil])
    #expect(image.paths.map(\.stroke) == [nil, .label])
    #expect(image.paths[1].lineWidth == 2)
    #expect(image.paths[1].lineCap == .round)
  }

  @Test("drawings can be nested, and outside a drawing nothing is drawn")
  func nesting() {
    UIColor.red.set()
    var inner: UIImage?
    let outer = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 5)).image { context in
      UIColor.gray.setFill()
      inner = dot(.red)
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).fill()
    #expect(outer.paths.map(\.fill) == [.gray])
    #expect(inner?.paths.map(\.fill) == [.red])
  }

  @Test(
    "a template uses its view's tint, and other images their own",
    arguments: [
      (UIImage.RenderingMode.automatic, false, "#ff0000"), (.alwaysOriginal, false, "#ff0000"),
      (.alwaysTemplate, false, "#0000ff"), (.automatic, true, "#00ff00"),
      (.alwaysTemplate, true, "#0000ff"),
    ])
  func tinting(mode: UIImage.RenderingMode, ownTint: Bool, expected: String) throws {
    try host.run {
      var image = dot(.red).withRenderingMode(mode)
      if ownTint { image = image.withTintColor(UIColor(red: 0, green: 1, blue: 0, alpha: 1)) }
      let view = UIImageView(image: image)
      view.tintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      let snapshot = ViewSnapshot(of: view, identifiers: SnapshotIdentifiers())
      guard case .image(let shown) = snapshot.content else { throw Missing() }
      #expect(shown.paths.map { $0.fill?.cssText } == [expected])
    }
  }

  private struct Missing: Error {}

  @Test("an animation follows the host's clock")
  func animation() {
    host.run {
      let images = [dot(.red), dot(.gray), dot(.black)]
      let view = UIImageView(image: dot(.white))
      view.animationImages = images
      view.animationDuration = 0.6
      view.startAnimating()
      #expect(view.isAnimating)
      #expect(!host.isBusy)

      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.addSubview(view)
      #expect(host.isBusy)
      for expected in [0, 0, 1, 1, 2, 2, 0] {
        #expect(shownImage(view) === images[expected])
        host.advance(by: 0.1)
      }
      view.removeFromSuperview()
      #expect(!host.isBusy)
      window.addSubview(view)
      #expect(host.isBusy)
      view.stopAnimating()
      #expect(!host.isBusy)
      #expect(!view.isAnimating)
      #expect(shownImage(view) === view.image)
    }
  }

  @Test("without a duration, an image lasts a thirtieth of a second")
  func countedAnimation() {
    host.run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = UIImageView(image: dot(.white))
      window.addSubview(view)
      view.animationImages = [dot(.red), dot(.gray)]
      view.animationRepeatCount = 3
      view.startAnimating()
      host.advance(by: 5.5 / 30)
      #expect(shownImage(view) === view.animationImages?[1])
      host.advance(by: 1.0 / 30)
      #expect(!view.isAnimating)
      #expect(shownImage(view) === view.image)
      host.advance(by: 0.1)
      #expect(!host.isBusy)
    }
  }

  @Test("an animation doesn't retain its view")
  func animationDoesNotKeepItsView() {
    host.run {
      weak var released: UIImageView?
      do {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIImageView(frame: .zero)
        view.animationImages = [dot(.red)]
        window.addSubview(view)
        view.startAnimating()
        released = view
      }
      #expect(released == nil)
      host.advance(by: 0.1)
      #expect(!host.isBusy)
    }
  }

  @Test("a spinner is hidden while it is off")
  func spinner() {
    host.run {
      let spinner = UIActivityIndicatorView(style: .large)
      #expect(spinner.bounds.size == CGSize(width: 37, height: 37))
      #expect(spinner.isHidden)
      spinner.startAnimating()
      #expect(!spinner.isHidden && spinner.isAnimating && !host.isBusy)
      spinner.hidesWhenStopped = false
      spinner.stopAnimating()
      #expect(!spinner.isHidden && !spinner.isAnimating)
      spinner.hidesWhenStopped = true
      #expect(spinner.isHidden)
    }
  }

  private func shownImage(_ view: UIImageView) -> UIImage? {
    guard case .image(let image, _, _) = view.content else { return nil }
    return image
  }
}
