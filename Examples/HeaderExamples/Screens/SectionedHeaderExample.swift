import FlexibleHeader
import UIKit

/// Two lists under one header. The search row returns at once, and the tabs stay.
final class SectionedHeaderExample: HeaderPagesViewController {
  private let sectionedHeader = SectionedHeaderView()
  private let searchBar = UISearchBar()
  private let tabs = UISegmentedControl(items: ["Nearby", "Saved"])
  private let lists = (nearby: ExampleRows(), saved: ExampleRows())

  init() {
    lists.saved.count = 12
    super.init(header: sectionedHeader, pages: [listScreen(of: lists.nearby), listScreen(of: lists.saved)])
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Places"
    searchBar.placeholder = "Search"
    searchBar.searchBarStyle = .minimal
    sectionedHeader.backgroundColor = .systemBackground
    sectionedHeader.liftedAppearance = .hairline
    sectionedHeader.sections = [
      HeaderSection(searchBar, exit: .leaves, entrance: .always, maximumHeight: 56, snaps: true),
      HeaderSection(tabRow(), maximumHeight: 48),
    ]
    tabs.selectedSegmentIndex = 0
    tabs.addAction(UIAction { [weak self] _ in self?.showSelectedTab() }, for: .valueChanged)
    selectedIndexDidChange = { [tabs] in tabs.selectedSegmentIndex = $0 }
  }

  private func showSelectedTab() {
    select(tabs.selectedSegmentIndex, animated: true)
  }

  private func tabRow() -> UIView {
    let row = UIView()
    tabs.translatesAutoresizingMaskIntoConstraints = false
    row.addSubview(tabs)
    NSLayoutConstraint.activate([
      tabs.leadingAnchor.constraint(equalTo: row.layoutMarginsGuide.leadingAnchor),
      tabs.trailingAnchor.constraint(equalTo: row.layoutMarginsGuide.trailingAnchor),
      tabs.centerYAnchor.constraint(equalTo: row.centerYAnchor),
    ])
    return row
  }
}

/// Returns a list without a header of its own.
@MainActor private func listScreen(of rows: ExampleRows) -> UIViewController {
  let list = UITableViewController(style: .plain)
  list.tableView.dataSource = rows
  return list
}
