import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("The view tree")
struct HierarchyTests {
  @MainActor final class Log {
    var calls: [String] = []
    func take() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  /// A view that records its callbacks, with the superview and the window at that moment.
  final class LoggedView: UIView {
    var name = ""
    var log: Log?
    convenience init(_ name: String, _ log: Log) {
      self.init(frame: .zero)
      (self.name, self.log) = (name, log)
    }
    private func record(_ call: String) {
      let place = (superview as? LoggedView)?.name ?? (superview == nil ? "-" : "window")
      log?.calls.append("\(name) \(call) [\(place)\(window == nil ? "" : " w")]")
    }
    private func name(of view: UIView?) -> String { (view as? LoggedView)?.name ?? "-" }
    override func willMove(toSuperview new: UIView?) { record("willSuper \(name(of: new))") }
    override func didMoveToSuperview() { record("didSuper") }
    override func willMove(toWindow new: UIWindow?) {
      record("willWindow \(new == nil ? "-" : "w")")
    }
    override func didMoveToWindow() { record("didWindow") }
    override func didAddSubview(_ subview: UIView) { record("didAdd \(name(of: subview))") }
    override func willRemoveSubview(_ subview: UIView) { record("willRemove \(name(of: subview))") }
  }

  @Test("adding, moving, and removing call the views in UIKit's order")
  func callbacks() {
    HeadlessHost().run {
      let log = Log()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let (a, b) = (LoggedView("a", log), LoggedView("b", log))
      let view = LoggedView("v", log)
      for parent in [a, b] { window.addSubview(parent) }
      log.calls = []
      a.addSubview(view)
      #expect(
        log.take() == [
          "v willSuper a [-]", "v willWindow w [-]", "v didWindow [a w]", "v didSuper [a w]",
          "a didAdd v [window w]",
        ])
      b.addSubview(view)
      #expect(
        log.take() == [
          "v willSuper b [a w]", "a willRemove v [window w]", "v didSuper [b w]",
          "b didAdd v [window w]",
        ])
      view.removeFromSuperview()
      #expect(
        log.take() == [
          "v willSuper - [b w]", "v willWindow - [b w]", "b willRemove v [window w]",
          "v didWindow [-]", "v didSuper [-]",
        ])
      view.removeFromSuperview()
      #expect(log.take() == [])
    }
  }

  @Test("a whole subtree is told before any of its views changes its window")
  func subtree() {
    HeadlessHost().run {
      let log = Log()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let views = ["p", "c", "d"].map { LoggedView($0, log) }
      for child in views[1...] { views[0].addSubview(child) }
      log.calls = []
      window.addSubview(views[0])
      let calls = log.take()
      #expect(calls.filter { $0.contains("willWindow") }.count == 3)
      #expect(calls.filter { $0.contains("willWindow") }.allSatisfy { !$0.contains("w]") })
      #expect(calls.filter { $0.contains("didWindow") }.allSatisfy { $0.contains("w]") })
      #expect(calls.lastIndex { $0.contains("willWindow") } == 3)
      #expect(!calls.contains { $0.hasPrefix("c willSuper") || $0.hasPrefix("c didSuper") })
      window.subviews[0].removeFromSuperview()
      #expect(log.take().filter { $0.contains("didWindow [p]") }.count == 2)
    }
  }

  private func tree() -> (UIView, [UIView]) {
    let parent = UIView()
    let views = (0..<4).map { tag in
      let view = UIView()
      view.tag = tag
      parent.addSubview(view)
      return view
    }
    return (parent, views)
  }

  typealias Change = @MainActor @Sendable (UIView, [UIView]) -> Void

  nonisolated private static let changes: [(change: Change, order: [Int])] = [
    ({ $0.bringSubviewToFront($1[1]) }, [0, 2, 3, 1]),
    ({ $0.sendSubviewToBack($1[2]) }, [2, 0, 1, 3]),
    ({ $0.addSubview($1[0]) }, [1, 2, 3, 0]), ({ $0.insertSubview($1[3], at: 0) }, [3, 0, 1, 2]),
    ({ $0.insertSubview($1[0], aboveSubview: $1[2]) }, [1, 2, 0, 3]),
    ({ $0.insertSubview($1[3], aboveSubview: $1[0]) }, [0, 3, 1, 2]),
    ({ $0.insertSubview($1[0], belowSubview: $1[3]) }, [1, 2, 0, 3]),
    ({ $0.insertSubview($1[3], belowSubview: $1[1]) }, [0, 3, 1, 2]),
    ({ $0.insertSubview($1[1], aboveSubview: $1[1]) }, [0, 1, 2, 3]),
    ({ parent, _ in parent.bringSubviewToFront(parent) }, [0, 1, 2, 3]),
    ({ parent, _ in parent.insertSubview(UIView(tag: 9), at: 2) }, [0, 1, 9, 2, 3]),
    ({ parent, _ in parent.insertSubview(UIView(tag: 9), at: 99) }, [0, 1, 2, 3, 9]),
    ({ parent, _ in parent.insertSubview(UIView(tag: 9), at: -1) }, [9, 0, 1, 2, 3]),
    ({ $0.insertSubview(UIView(tag: 9), aboveSubview: $1[1]) }, [0, 1, 9, 2, 3]),
    ({ $0.insertSubview(UIView(tag: 9), belowSubview: $1[1]) }, [0, 9, 1, 2, 3]),
  ]

  @Test(
    "subviews are inserted where requested, also existing ones",
    arguments: changes.indices)
  func order(index: Int) {
    let (change, expected) = Self.changes[index]
    HeadlessHost().run {
      let (parent, views) = tree()
      change(parent, views)
      #expect(parent.subviews.map(\.tag) == expected)
    }
  }

  @Test("a view that is added again only changes its position, without a callback")
  func readding() {
    HeadlessHost().run {
      let log = Log()
      let parent = LoggedView("p", log)
      let view = LoggedView("v", log)
      parent.addSubview(view)
      parent.addSubview(UIView())
      log.calls = []
      parent.addSubview(view)
      #expect(parent.subviews.last === view)
      #expect(log.calls == [])
    }
  }

  @Test("a view is never inside itself")
  func cycles() {
    HeadlessHost().run {
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      inner.addSubview(outer)
      outer.addSubview(outer)
      #expect(outer.superview == nil && inner.subviews == [] && outer.subviews == [inner])
      #expect(inner.isDescendant(of: outer) && inner.isDescendant(of: inner))
      #expect(!outer.isDescendant(of: inner))
    }
  }

  @Test("a view is found by its tag, the receiver first")
  func tagsAndMemory() {
    HeadlessHost().run {
      let (parent, views) = tree()
      views[1].addSubview(UIView(tag: 2))
      parent.tag = 7
      #expect(parent.viewWithTag(2) === views[1].subviews[0])
      #expect(parent.viewWithTag(7) === parent && parent.viewWithTag(99) == nil)
      weak var released: UIView?
      do {
        let passing = UIView()
        passing.addSubview(UIView())
        released = passing.subviews[0]
      }
      #expect(released == nil)
    }
  }
}

extension UIView {
  fileprivate convenience init(tag: Int) {
    self.init(frame: .zero)
    self.tag = tag
  }
}
