import Foundation
import HeadlessUIKit

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
