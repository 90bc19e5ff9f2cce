import CatalogScreens

/// All screens of the catalog, a row each; a tap presents one full screen.
final class ScreenListViewController: UITableViewController {
  private let screens = CatalogScreen.all

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "FlexibleHeader"
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 64
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    screens.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "screen")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "screen")
    let screen = screens[indexPath.row]
    cell.textLabel?.text = screen.id
    cell.detailTextLabel?.text = screen.summary
    cell.detailTextLabel?.numberOfLines = 0
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let stage = ScreenStageViewController(screens[indexPath.row].makeViewController())
    stage.modalPresentationStyle = .fullScreen
    present(stage, animated: true)
    tableView.deselectRow(at: indexPath, animated: true)
  }
}
