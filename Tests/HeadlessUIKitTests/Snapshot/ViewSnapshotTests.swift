import Foundation
@_spi(Tools) import HeadlessDriver
import HeadlessUIKit
import Testing

@MainActor
@Suite("View snapshots")
struct ViewSnapshotTests {
  let host = HeadlessHost()
  let identifiers = SnapshotIdentifiers()

  @Test("a snapshot contains the displayed values, also halfway")
  func presentation() {
    host.run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
      view.backgroundColor = .black
      window.addSubview(view)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.frame = CGRect(x: 60, y: 0, width: 40, height: 10)
        view.alpha = 0
        view.bounds.origin.y = 8
        view.backgroundColor = .white
      }
      host.advance(by: 0.5)
      let shown = ViewSnapshot(of: window, identifiers: identifiers).children[0]
      #expect(shown.frame == CGRect(x: 30, y: 0, width: 30, height: 10))
      #expect(shown.boundsOrigin == CGPoint(x: 0, y: 4))
      #expect(shown.alpha == 0.5)
      #expect(shown.background?.cssText == "#808080")
      host.advance(by: 0.5)
      let end = ViewSnapshot(of: window, identifiers: identifiers).children[0]
      #expect(end.frame == CGRect(x: 60, y: 0, width: 40, height: 10))
      #expect(end.alpha == 0)
    }
  }

  @Test("the frame is the one before the transform")
  func transform() {
    host.run {
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      view.transform = CGAffineTransform(rotationAngle: .pi / 2)
      let shown = ViewSnapshot(of: view, identifiers: identifiers)
      #expect(shown.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
      #expect(shown.transform == view.transform)
    }
  }

  @Test("colors are those of the host's current theme")
  func theme() {
    host.run {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 20))
      label.text = "hi"
      label.backgroundColor = .systemBackground
      @MainActor func colors() -> [String?] {
        let shown = ViewSnapshot(of: label, identifiers: identifiers)
        guard case .text(let text) = shown.content else { return [] }
        return [shown.background?.cssText, text.color.cssText]
      }
      #expect(colors() == ["#ffffff", "#000000"])
      host.updateTraits { $0.userInterfaceStyle = .dark }
      #expect(colors() == ["#000000", "#ffffff"])
    }
  }

  @Test("a view keeps its identifier, and a new view gets another")
  func identity() {
    host.run {
      let root = UIView()
      for _ in 0..<3 { root.addSubview(UIView()) }
      let before = ViewSnapshot(of: root, identifiers: identifiers)
      #expect(before.all.map(\.id) == [1, 2, 3, 4])
      root.subviews[1].removeFromSuperview()
      for _ in 0..<1000 {
        let passing = UIView()
        root.addSubview(passing)
        _ = ViewSnapshot(of: root, identifiers: identifiers)
        passing.removeFromSuperview()
      }
      root.addSubview(UIView())
      let after = ViewSnapshot(of: root, identifiers: identifiers)
      #expect(after.children.map(\.id) == [2, 4, 1005])
    }
  }

  @Test("a snapshot contains the names, labels, and subviews of a view")
  func tree() throws {
    try host.run {
      let root = UIView()
      let spinner = UIActivityIndicatorView(style: .medium)
      spinner.accessibilityIdentifier = "wheel"
      spinner.startAnimating()
      root.addSubview(spinner)
      root.addSubview(UIImageView(image: nil))
      let shown = ViewSnapshot(of: root, identifiers: identifiers)
      #expect(shown.children.map(\.name) == ["UIActivityIndicatorView", "UIImageView"])
      let wheel = try #require(shown.first(labeled: "wheel"))
      guard case .spinner(let content) = wheel.content else {
        Issue.record("no spinner")
        return
      }
      #expect(content.isOn && content.size == 20)
      #expect(shown.children[1].content == nil)
    }
  }
}
