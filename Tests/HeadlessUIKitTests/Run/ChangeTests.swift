import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("Changes of the displayed content")
struct ChangeTests {
  @MainActor struct Scene {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 1, y: 1, width: 10, height: 10))
    let sibling = UIView(frame: .zero)
    let label = UILabel(frame: .zero)
    let imageView = UIImageView(image: nil)
    let spinner = UIActivityIndicatorView(style: .medium)
    init() {
      for subview in [view, sibling, label, imageView, spinner] { window.addSubview(subview) }
      label.text = "one"
    }
  }
  typealias Change = @MainActor @Sendable (Scene) -> Void

  /// The number of changes reported to the host.
  private func count(_ change: Change, twice: Bool = false) -> Int {
    let host = HeadlessHost()
    return host.run {
      let scene = Scene()
      if twice { change(scene) }
      host.advance(by: 0)
      var count = 0
      host.onChange = { count += 1 }
      change(scene)
      return count
    }
  }

  nonisolated private static let changes: [Change] = [
    { $0.view.center = CGPoint(x: 7, y: 7) }, { $0.view.frame.size.width = 3 },
    { $0.view.bounds.origin.y = 9 }, { $0.view.transform = CGAffineTransform(scaleX: 2, y: 2) },
    { $0.view.alpha = 0.5 }, { $0.view.backgroundColor = .red }, { $0.view.isHidden = true },
    { $0.view.clipsToBounds = true }, { $0.view.layer.cornerRadius = 4 },
    { $0.label.text = "two" }, { $0.window.tintColor = .red }, { $0.spinner.startAnimating() },
    { $0.imageView.contentMode = .center }, { $0.window.bringSubviewToFront($0.view) },
    { $0.view.removeFromSuperview() },
  ]

  @Test("a change of the displayed content is reported", arguments: changes.indices)
  func reported(index: Int) {
    #expect(count(Self.changes[index]) > 0)
  }

  @Test("assigning the current value isn't reported", arguments: changes.indices)
  func unchanged(index: Int) {
    // Starting a spinner again is a request to display it, so it counts as a change.
    guard index != 11 else { return }
    #expect(count(Self.changes[index], twice: true) == 0)
  }

  @Test("new subviews and images, removed animations, and another theme are reported")
  func others() {
    #expect(count { $0.window.addSubview(UIView(frame: .zero)) } > 0)
    #expect(count { $0.imageView.image = UIGraphicsImageRenderer(size: .zero).image { _ in } } > 0)
    #expect(count { scene in scene.window.host.updateTraits { $0.userInterfaceStyle = .dark } } > 0)
    let host = HeadlessHost()
    host.run {
      let view = UIView(frame: .zero)
      UIView.animate(withDuration: 1, animations: { view.alpha = 0 })
      host.advance(by: 0.5)
      var count = 0
      host.onChange = { count += 1 }
      host.advance(by: 0.25)
      #expect(count == 0)
      view.layer.removeAllAnimations()
      #expect(count > 0)
    }
  }

  @Test("a view reports changes to its own host")
  func ownHost() {
    let (one, other) = (HeadlessHost(), HeadlessHost())
    let view = one.run { UIView(frame: .zero) }
    var received: [String] = []
    one.onChange = { received.append("one") }
    other.onChange = { received.append("other") }
    other.run { view.alpha = 0.5 }
    #expect(received == ["one"])
  }
}

@Suite("A frame link")
@MainActor
struct FrameLinkTests {
  @Test("a frame link is called for each frame until it returns false")
  func frames() {
    let host = HeadlessHost()
    let view = host.run { UIView(frame: .zero) }
    var count = 0
    let link = FrameLink(on: view) {
      count += 1
      return count % 3 != 0
    }
    host.advance(by: 1)
    #expect(count == 0 && !host.isBusy)
    link.start()
    link.start()
    host.advance(by: host.frameInterval)
    #expect(count == 1 && host.isBusy)
    host.advance(by: 1)
    #expect(count == 3 && !host.isBusy)
    link.start()
    host.advance(by: 1)
    #expect(count == 6 && !host.isBusy)
  }
}
