import FlexibleHeader
import UIKit

/// Settings below a large title. The search field returns at once.
final class PreferencesViewController: UITableViewController {
  private let header = SectionedHeaderView()
  private let searchField = UISearchTextField()
  private let editButton = UIButton(type: .system)
  private let settings = [
    "Airplane mode", "Wi-Fi", "Bluetooth", "Hotspot", "Notifications", "Sounds", "Focus", "Screen time",
    "General", "Appearance", "Accessibility", "Wallpaper", "Privacy", "Battery", "Storage", "Language",
    "Calendar", "Contacts", "Mail", "Maps", "Music", "Notes", "Photos", "Weather",
  ]

  private var shown: [String] {
    guard let text = searchField.text?.lowercased(), !text.isEmpty else { return settings }
    return settings.filter { $0.lowercased().contains(text) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.keyboardDismissMode = .onDrag
    editButton.setTitle("Edit", for: .normal)
    searchField.placeholder = "Search"
    searchField.addAction(UIAction { [weak self] _ in self?.tableView.reloadData() }, for: .editingChanged)
    header.sections = [
      .titleBar("Settings", trailing: editButton),
      .largeTitle("Settings"),
      .search(searchField),
    ]
    header.install(in: tableView)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "setting")
      ?? UITableViewCell(style: .default, reuseIdentifier: "setting")
    cell.textLabel?.numberOfLines = 0
    cell.textLabel?.text = shown[indexPath.row]
    return cell
  }
}
