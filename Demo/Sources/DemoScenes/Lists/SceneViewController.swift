import Tug

/// A scroll view, with rows of buttons below it that change its settings.
class SceneViewController: UIViewController {
  let environment: SceneEnvironment
  let scrollView: UIScrollView
  /// The space around the scroll view, in points. The default is zero.
  var margins = UIEdgeInsets.zero
  /// Whether a table whose end is in sight still shows it on a turned phone. The default is `false`.
  var keepsEnd = false
  private var bars: [(view: UIView, height: CGFloat)] = []

  init(environment: SceneEnvironment, scrollView: UIScrollView) {
    self.environment = environment
    self.scrollView = scrollView
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scrollView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard !bars.isEmpty || margins != .zero else { return }
    var bottom = bars.isEmpty ? view.bounds.maxY : view.bounds.maxY - view.safeAreaInsets.bottom
    for (index, bar) in bars.enumerated() {
      bottom -= bar.height
      // The lowest bar extends to the end of the display.
      let height = index == 0 ? view.bounds.maxY - bottom : bar.height
      bar.view.frame = CGRect(x: 0, y: bottom, width: view.bounds.width, height: height)
    }
    var room = view.bounds
    room.size.height = bottom
    let frame = room.inset(by: margins)
    // Assigning a frame affects a scroll view in motion, even if the frame is the same.
    if scrollView.frame != frame { scrollView.frame = frame }
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let end = scrollView.contentSize.height + scrollView.adjustedContentInset.bottom
    let isAtEnd = scrollView.bounds.maxY >= end - 1
    super.viewWillTransition(to: size, with: coordinator)
    guard keepsEnd, isAtEnd, let table = scrollView as? UITableView else { return }
    coordinator.animate { [view] _ in
      view?.layoutIfNeeded()
      let last = table.numberOfRows(inSection: 0) - 1
      guard last >= 0 else { return }
      table.scrollToRow(at: IndexPath(row: last, section: 0), at: .bottom, animated: false)
    }
  }

  /// Adds a row of choices below the list, and makes the first choice.
  func offerChoices(_ titles: String..., onChoose: @escaping (Int) -> Void) {
    add(ChoiceBar(titles, isMomentary: false, onChoose: onChoose))
    onChoose(0)
  }

  /// Adds a row of actions below the list.
  func offerActions(_ titles: String..., onChoose: @escaping (Int) -> Void) {
    add(ChoiceBar(titles, isMomentary: true, onChoose: onChoose))
  }

  /// Adds a row of dials below the list. A tap turns a dial to its next value.
  func offerDials(_ dials: Dial...) {
    var positions = dials.map(\.start)
    weak var row: ChoiceBar?
    let bar = ChoiceBar(dials.map(\.title), isMomentary: true) { index in
      positions[index] = (positions[index] + 1) % dials[index].values.count
      row?.setTitle(dials[index].values[positions[index]], at: index)
      dials[index].onTurn(positions[index])
    }
    row = bar
    add(bar)
  }

  /// Adds a view below the list, above those that were added before it.
  func add(_ bar: UIView, height: CGFloat = ChoiceBar.height) {
    view.addSubview(bar)
    bars.append((bar, height))
  }
}

/// A navigation controller whose bar is opaque, with the status bar above it: a header moves out from behind both.
final class OpaqueBarController: UINavigationController {
  private let backdrop = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for each in [navigationBar, backdrop] { each.backgroundColor = .systemBackground }
    view.insertSubview(backdrop, belowSubview: navigationBar)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    backdrop.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: navigationBar.frame.minY)
  }
}
