/// Settings under a large title that collapses and a search field that stays. The list follows what is typed.
public final class SettingsViewController: UIViewController {
  private let header = SectionedHeaderView()
  private let rows = SettingRows()
  private let searchField = SearchField("Search settings")
  private lazy var tableView = UITableView(rows, style: .insetGrouped)

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    tableView.keyboardDismissMode = .onDrag
    view.addFilling(tableView)

    let title = UILabel("Settings", size: 34, weight: .bold)
    let titleRow = UIView.row([title])
    searchField.addAction(
      UIAction { [weak self] _ in
        self?.rows.filter = self?.searchField.text ?? ""
        self?.tableView.reloadData()
      }, for: .editingChanged)

    header.backgroundColor = .systemGroupedBackground
    header.sections = [
      HeaderSection(titleRow, exit: .leaves, maximumHeight: 56, snaps: true),
      HeaderSection(.row([searchField]), maximumHeight: 52),
    ]
    header.effects.add(.fade(within: 0...0.8), to: title, over: .exit(of: titleRow))
    header.install(in: tableView)
  }
}

/// Groups of settings; a filter leaves those that contain its text.
private final class SettingRows: NSObject, UITableViewDataSource {
  private let groups: [[(title: String, value: String, hue: CGFloat)]] = [
    [
      ("Airplane mode", "Off", 0.1), ("Wi-Fi", "Harbor 5", 0.6), ("Bluetooth", "On", 0.6),
      ("Hotspot", "Off", 0.36),
    ],
    [
      ("Notifications", "", 0.01), ("Sounds", "Quiet", 0.95), ("Focus", "Reading", 0.72),
      ("Screen time", "", 0.7),
    ],
    [
      ("General", "", 0.58), ("Appearance", "Automatic", 0.58), ("Accessibility", "", 0.58),
      ("Wallpaper", "", 0.5),
    ],
    [
      ("Privacy", "", 0.6), ("Battery", "84 %", 0.36), ("Storage", "31 GB free", 0.08),
      ("Language", "English", 0.56),
    ],
    [
      ("Calendar", "", 0.01), ("Notes", "", 0.13), ("Maps", "", 0.3), ("Weather", "", 0.55),
      ("Music", "", 0.97),
    ],
  ]

  /// What the titles have to contain.
  var filter = ""

  private var shown: [[(title: String, value: String, hue: CGFloat)]] {
    guard !filter.isEmpty else { return groups }
    return groups.map { $0.filter { $0.title.lowercased().contains(filter.lowercased()) } }.filter {
      !$0.isEmpty
    }
  }

  func numberOfSections(in tableView: UITableView) -> Int { shown.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown[section].count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "setting")
      ?? UITableViewCell(style: .value1, reuseIdentifier: "setting")
    let setting = shown[indexPath.section][indexPath.row]
    cell.textLabel?.text = setting.title
    cell.detailTextLabel?.text = setting.value
    cell.backgroundColor = .secondarySystemGroupedBackground
    cell.accessoryType = .disclosureIndicator
    cell.imageView?.image = Drawing.tile(hue: setting.hue)
    return cell
  }
}
