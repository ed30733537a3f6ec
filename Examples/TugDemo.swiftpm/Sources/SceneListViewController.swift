import DemoScenes
import UIKit

/// Every scene, in its group.
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
    // A sheet that is pulled down closes, and a scene that is pulled down refreshes.
    screen.modalPresentationStyle = .fullScreen
    present(screen, animated: true) {
      tableView.deselectRow(at: indexPath, animated: false)
    }
  }
}
