import CatalogScreens
import UIKit

/// The catalog's screens, in a section for each group. A tap presents a screen full screen.
final class ScreenListViewController: UITableViewController {
  private let groups = CatalogScreen.Group.allCases.map { group in
    (name: group.rawValue, screens: CatalogScreen.all.filter { $0.group == group })
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "FlexibleHeader"
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 64
  }

  override func numberOfSections(in tableView: UITableView) -> Int { groups.count }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    groups[section].name
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    groups[section].screens.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "screen")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "screen")
    let screen = groups[indexPath.section].screens[indexPath.row]
    cell.textLabel?.text = screen.id
    cell.detailTextLabel?.text = screen.summary
    cell.detailTextLabel?.numberOfLines = 0
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let screen = groups[indexPath.section].screens[indexPath.row]
    let stage = ScreenStageViewController(screen.makeViewController())
    stage.modalPresentationStyle = .fullScreen
    present(stage, animated: true)
    tableView.deselectRow(at: indexPath, animated: true)
  }
}
