import DemoScenes
import SwiftUI
import UIKit

/// The list of all scenes, by group.
final class SceneListViewController: UITableViewController {
  private let groups = SceneGroup.allCases.map { group in
    (group: group, scenes: DemoScenes.Scene.all.filter { $0.group == group })
  }

  init() { super.init(style: .insetGrouped) }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Tug"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "SwiftUI",
      primaryAction: UIAction { [weak self] _ in
        let screens = UIHostingController(rootView: SwiftUIScreenList())
        self?.navigationController?.pushViewController(screens, animated: true)
      })
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "scene")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { groups.count }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    groups[section].group.title
  }

  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int {
    groups[section].scenes.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "scene", for: indexPath)
    let scene = groups[indexPath.section].scenes[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = scene.title
    content.secondaryText = scene.summary
    content.secondaryTextProperties.color = .secondaryLabel
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let screen = SceneScreenController(groups[indexPath.section].scenes[indexPath.row])
    // Pulling down a sheet would close it, but pulling down a scene refreshes it.
    screen.modalPresentationStyle = .fullScreen
    present(screen, animated: true) {
      tableView.deselectRow(at: indexPath, animated: false)
    }
  }
}

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
