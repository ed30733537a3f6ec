import DemoScenes
import UIKit

/// The screen of a scene, with a button that returns to the list.
final class SceneScreenController: UIViewController {
  private let scene: DemoScenes.Scene

  init(_ scene: DemoScenes.Scene) {
    self.scene = scene
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let content = scene.make(.sample)
    addChild(content)
    content.view.frame = view.bounds
    content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content.view)
    content.didMove(toParent: self)
    addCloseButton()
  }

  override var childForStatusBarStyle: UIViewController? { children.first }

  /// Adds the button above the bar that some scenes have at the end of the screen.
  private func addCloseButton() {
    var configuration = UIButton.Configuration.filled()
    configuration.image = UIImage(systemName: "xmark")
    configuration.cornerStyle = .capsule
    let button = UIButton(
      configuration: configuration,
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    button.accessibilityLabel = "Close"
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)
    let edges = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      button.widthAnchor.constraint(equalToConstant: 44),
      button.heightAnchor.constraint(equalToConstant: 44),
      button.trailingAnchor.constraint(equalTo: edges.trailingAnchor, constant: -16),
      button.bottomAnchor.constraint(equalTo: edges.bottomAnchor, constant: -64),
    ])
  }
}
