import Tug

/// A scroll view, and rows of buttons below it to try its settings with.
class SceneViewController: UIViewController {
  let environment: SceneEnvironment
  let scrollView: UIScrollView
  /// Room beside the scroll view, in points.
  var margins = UIEdgeInsets.zero
  private var bars: [ChoiceBar] = []

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
      bottom -= ChoiceBar.height
      // The lowest reaches down to the end of the display.
      let height = index == 0 ? view.bounds.maxY - bottom : ChoiceBar.height
      bar.frame = CGRect(x: 0, y: bottom, width: view.bounds.width, height: height)
    }
    var room = view.bounds
    room.size.height = bottom
    let frame = room.inset(by: margins)
    // Assigning a frame anew is not nothing to a scroll view that moves.
    if scrollView.frame != frame { scrollView.frame = frame }
  }

  /// A row of choices below the list, of which the first is made.
  func offerChoices(_ titles: String..., onChoose: @escaping (Int) -> Void) {
    add(ChoiceBar(titles, isMomentary: false, onChoose: onChoose))
    onChoose(0)
  }

  /// A row of things to do, below the list.
  func offerActions(_ titles: String..., onChoose: @escaping (Int) -> Void) {
    add(ChoiceBar(titles, isMomentary: true, onChoose: onChoose))
  }

  private func add(_ bar: ChoiceBar) {
    view.addSubview(bar)
    bars.append(bar)
  }
}
