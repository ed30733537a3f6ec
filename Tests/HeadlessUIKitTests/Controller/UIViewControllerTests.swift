import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("View controllers")
struct UIViewControllerTests {
  @MainActor final class Log {
    var calls: [String] = []
    func take() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  final class Logged: UIViewController {
    var name = ""
    var log = Log()
    convenience init(_ name: String, _ log: Log) {
      self.init(nibName: nil, bundle: nil)
      (self.name, self.log) = (name, log)
    }
    private func record(_ call: String) { log.calls.append("\(name) \(call)") }
    override func loadView() {
      super.loadView()
      record("load")
    }
    override func viewDidLoad() { record("didLoad") }
    override func viewWillAppear(_ animated: Bool) { record("willAppear") }
    override func viewDidAppear(_ animated: Bool) { record("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { record("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { record("didDisappear") }
    override func viewWillLayoutSubviews() { record("willLayout") }
    override func viewDidLayoutSubviews() { record("didLayout") }
    override func willMove(toParent parent: UIViewController?) {
      record("willParent \((parent as? Logged)?.name ?? "-")")
    }
    override func didMove(toParent parent: UIViewController?) {
      record("didParent \((parent as? Logged)?.name ?? "-")")
    }
  }

  private let appearing = ["load", "didLoad", "willAppear", "willLayout", "didLayout", "didAppear"]

  private func window() -> UIWindow { UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200)) }

  @Test("a root controller loads, appears, and lays out in UIKit's order")
  func root() {
    HeadlessHost().run {
      let log = Log()
      let (window, root) = (window(), Logged("r", log))
      window.rootViewController = root
      #expect(log.take() == [] && !root.isViewLoaded)
      window.makeKeyAndVisible()
      #expect(log.take() == appearing.map { "r \($0)" })
      #expect(root.view.frame == window.bounds && root.view.superview === window)
      window.makeKeyAndVisible()
      root.loadViewIfNeeded()
      #expect(log.take() == [])
      root.view.setNeedsLayout()
      window.layoutIfNeeded()
      #expect(log.take() == ["r willLayout", "r didLayout"])
    }
  }

  @Test("a window displays its root controller when it is unhidden")
  func unhidden() {
    HeadlessHost().run {
      let (window, root) = (window(), UIViewController())
      window.rootViewController = root
      #expect(window.isHidden && !root.isViewLoaded)
      window.isHidden = false
      #expect(root.view.superview === window)
    }
  }

  @Test("a replaced root controller disappears before the new one appears")
  func replaced() {
    HeadlessHost().run {
      let log = Log()
      let window = window()
      let (one, two) = (Logged("1", log), Logged("2", log))
      window.rootViewController = one
      window.makeKeyAndVisible()
      _ = log.take()
      window.rootViewController = one
      #expect(log.take() == [])
      window.rootViewController = two
      #expect(
        log.take() == ["1 willDisappear", "1 didDisappear"] + appearing.map { "2 \($0)" })
      #expect(one.view.superview == nil && window.subviews == [two.view])
      window.rootViewController = nil
      #expect(log.take() == ["2 willDisappear", "2 didDisappear"])
    }
  }

  @Test("children appear and disappear with their parent")
  func children() {
    HeadlessHost().run {
      let log = Log()
      let window = window()
      let (parent, child, idle) = (Logged("p", log), Logged("c", log), Logged("i", log))
      parent.addChild(child)
      parent.addChild(idle)
      #expect(log.take() == ["c willParent p", "i willParent p"])
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      _ = log.take()
      window.rootViewController = parent
      window.makeKeyAndVisible()
      let appear = log.take()
      #expect(appear.filter { $0.hasPrefix("c") } == appearing.dropFirst(2).map { "c \($0)" })
      #expect(appear.first == "p willAppear")
      #expect(!appear.contains { $0.hasPrefix("i") })
      window.rootViewController = nil
      let leave = log.take()
      #expect(leave.prefix(2) == ["p willDisappear", "c willDisappear"])
      #expect(Set(leave.suffix(2)) == ["p didDisappear", "c didDisappear"] && leave.count == 4)
    }
  }

  @Test("a child added and removed in a visible parent appears and disappears")
  func lateChild() {
    HeadlessHost().run {
      let log = Log()
      let window = window()
      let (parent, child) = (Logged("p", log), Logged("c", log))
      window.rootViewController = parent
      window.makeKeyAndVisible()
      parent.addChild(child)
      child.loadViewIfNeeded()
      _ = log.take()
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      #expect(log.take() == ["c willAppear", "c didAppear", "c didParent p"])
      let box = UIView()
      parent.view.addSubview(box)
      box.addSubview(child.view)
      #expect(log.take() == [])
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
      #expect(
        log.take() == ["c willParent -", "c willDisappear", "c didDisappear", "c didParent -"])
      #expect(child.parent == nil && parent.children == [])
    }
  }

  @Test("a child that is added to another parent leaves the first")
  func otherParent() {
    HeadlessHost().run {
      let (one, two, child) = (UIViewController(), UIViewController(), UIViewController())
      one.addChild(child)
      two.addChild(child)
      #expect(one.children == [] && two.children == [child] && child.parent === two)
    }
  }

  @Test("events go from the view to its controller, then to the superview")
  func responders() {
    HeadlessHost().run {
      let (window, root, inner) = (window(), UIViewController(), UIView())
      window.rootViewController = root
      window.makeKeyAndVisible()
      root.view.addSubview(inner)
      #expect(inner.next === root.view && root.view.next === root && root.next === window)
    }
  }

  @Test("a window releases its controllers and views")
  func memory() {
    HeadlessHost().run {
      weak var controller: UIViewController?
      weak var view: UIView?
      do {
        let (window, root) = (window(), UIViewController())
        window.rootViewController = root
        window.makeKeyAndVisible()
        (controller, view) = (root, root.view)
      }
      #expect(controller == nil && view == nil)
    }
  }

  @Test("the root view follows the window's size")
  func resized() {
    HeadlessHost().run {
      let (window, root) = (window(), UIViewController())
      window.rootViewController = root
      window.makeKeyAndVisible()
      window.frame.size = CGSize(width: 200, height: 100)
      #expect(root.view.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    }
  }
}

/// The calls of several controllers, in order.
@MainActor
final class CallLog {
  private var calls: [String] = []

  func record(_ call: String) { calls.append(call) }

  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}

/// A controller that records the callbacks of its appearance and its parents.
final class LoggedController: UIViewController {
  let name: String
  let log: CallLog
  var makeView: (() -> UIView)?

  init(_ name: String, _ log: CallLog, view: (() -> UIView)? = nil) {
    (self.name, self.log, makeView) = (name, log, view)
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    if let makeView { view = makeView() } else { super.loadView() }
  }

  private func record(_ call: String, _ animated: Bool? = nil) {
    log.record("\(name) \(call)\(animated == true ? "~" : "")")
  }
  override func viewDidLoad() { record("didLoad") }
  override func viewWillAppear(_ animated: Bool) { record("willAppear", animated) }
  override func viewIsAppearing(_ animated: Bool) { record("isAppearing", animated) }
  override func viewDidAppear(_ animated: Bool) { record("didAppear", animated) }
  override func viewWillDisappear(_ animated: Bool) { record("willDisappear", animated) }
  override func viewDidDisappear(_ animated: Bool) { record("didDisappear", animated) }
  override func willMove(toParent parent: UIViewController?) {
    record(parent == nil ? "leaves" : "joins")
  }
  override func didMove(toParent parent: UIViewController?) {
    record(parent == nil ? "left" : "joined")
  }
}

/// A controller whose view is a list of the given content height.
@MainActor
func list(height: CGFloat = 3000, _ change: (UIScrollView) -> Void = { _ in }) -> UIViewController {
  let controller = UIViewController()
  let scrollView = UIScrollView(frame: UIScreen.main.bounds)
  scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  scrollView.contentSize = CGSize(width: 375, height: height)
  scrollView.alwaysBounceVertical = true
  change(scrollView)
  controller.view.addSubview(scrollView)
  return controller
}

extension UIViewController {
  var scrollView: UIScrollView { view.subviews[0] as! UIScrollView }
}
