import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("Tint and traits")
struct EnvironmentTests {
  final class Counted: UIView {
    var tints = 0
    var previous: [UITraitCollection?] = []
    override func tintColorDidChange() {
      super.tintColorDidChange()
      tints += 1
    }
    override func traitCollectionDidChange(_ old: UITraitCollection?) {
      super.traitCollectionDidChange(old)
      previous.append(old)
    }
  }

  @Test(
    "a view has the device's direction, unless its content overrides it",
    arguments: [
      (UISemanticContentAttribute.unspecified, true), (.forceRightToLeft, true),
      (.forceLeftToRight, false), (.playback, false), (.spatial, false),
    ])
  func direction(attribute: UISemanticContentAttribute, isMirrored: Bool) {
    let host = HeadlessHost()
    host.run {
      let (view, inner) = (UIView(), UIView())
      view.addSubview(inner)
      view.semanticContentAttribute = attribute
      let isForced = attribute == .forceRightToLeft
      #expect(
        view.effectiveUserInterfaceLayoutDirection == (isForced ? .rightToLeft : .leftToRight))
      #expect(inner.effectiveUserInterfaceLayoutDirection == .leftToRight)
      host.updateTraits { $0.layoutDirection = .rightToLeft }
      #expect((view.effectiveUserInterfaceLayoutDirection == .rightToLeft) == isMirrored)
      #expect(inner.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
  }

  @Test("a tint is inherited unless a view has its own")
  func tint() {
    HeadlessHost().run {
      let (outer, own, inner) = (Counted(), Counted(), Counted())
      outer.addSubview(own)
      own.addSubview(inner)
      #expect(inner.tintColor == .systemBlue)
      outer.tintColor = .red
      #expect(inner.tintColor == .red)
      #expect([outer, own, inner].map(\.tints) == [1, 1, 1])
      own.tintColor = .black
      #expect(inner.tintColor == .black)
      #expect([outer, own, inner].map(\.tints) == [1, 2, 2])
      outer.tintColor = .white
      #expect([outer, own, inner].map(\.tints) == [2, 2, 2])
      own.tintColor = nil
      #expect(inner.tintColor == .white)
      #expect([outer, own, inner].map(\.tints) == [2, 3, 3])
      outer.tintColor = .white
      #expect([outer, own, inner].map(\.tints) == [2, 3, 3])
    }
  }

  @Test("a view whose tint changes with its superview is notified")
  func moved() {
    HeadlessHost().run {
      let (red, plain, view, inner) = (UIView(), UIView(), Counted(), Counted())
      red.tintColor = .red
      view.addSubview(inner)
      plain.addSubview(view)
      #expect(view.tints == 0)
      red.addSubview(view)
      #expect([view, inner].map(\.tints) == [1, 1])
      view.removeFromSuperview()
      #expect([view, inner].map(\.tints) == [2, 2])
      #expect(view.tintColor == .systemBlue)
      inner.tintColor = .red
      red.addSubview(view)
      #expect([view, inner].map(\.tints) == [3, 3])
    }
  }

  @Test("a change of the device's settings reaches every view in a window once")
  func traits() {
    let (host, other) = (HeadlessHost(), HeadlessHost())
    host.run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let (outer, inner, free) = (Counted(), Counted(), Counted())
      window.addSubview(outer)
      outer.addSubview(inner)
      let old = host.traits
      host.updateTraits { $0.userInterfaceStyle = .dark }
      host.updateTraits { $0.userInterfaceStyle = .dark }
      other.updateTraits { $0.layoutDirection = .rightToLeft }
      #expect(outer.previous == [old] && inner.previous == [old] && free.previous == [])
      #expect(inner.traitCollection.userInterfaceStyle == .dark)
      #expect(inner.effectiveUserInterfaceLayoutDirection == .leftToRight)
      host.updateTraits { $0.layoutDirection = .rightToLeft }
      #expect(inner.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
  }
}
