import FlexibleHeader
import UIKit

final class TabsViewController: UIViewController, UITableViewDataSource {
  private let header = FlexibleHeaderView(maximumHeight: 160, minimumHeight: 48)
  private let pages = [UITableView(), UITableView()]
  private let tabs = UISegmentedControl(items: ["Peaks", "Huts"])
  private let rows = [["Eiger", "Mönch", "Jungfrau", "Dom"], ["Konkordia", "Hollandia", "Oberaarjoch"]]

  override func viewDidLoad() {
    super.viewDidLoad()
    for page in pages.reversed() {
      page.frame = view.bounds
      page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      page.dataSource = self
      view.addSubview(page)
    }
    header.backgroundColor = .secondarySystemBackground
    header.isSharedWithManyScrollViews = true
    header.install(in: pages[0])
    addTabs()
  }

  private func show(_ index: Int) {
    header.trackingScrollWillChange(to: pages[index])
    view.insertSubview(pages[index], belowSubview: header)
    header.trackingScrollView = pages[index]
  }

  private func addTabs() {
    tabs.selectedSegmentIndex = 0
    let change = UIAction { [weak self] _ in self?.show(self?.tabs.selectedSegmentIndex ?? 0) }
    tabs.addAction(change, for: .valueChanged)
    tabs.translatesAutoresizingMaskIntoConstraints = false
    header.contentView.addSubview(tabs)
    NSLayoutConstraint.activate([
      tabs.leadingAnchor.constraint(equalTo: header.contentView.leadingAnchor, constant: 16),
      tabs.trailingAnchor.constraint(equalTo: header.contentView.trailingAnchor, constant: -16),
      tabs.bottomAnchor.constraint(equalTo: header.contentView.bottomAnchor, constant: -8),
    ])
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let names = rows[tableView == pages[0] ? 0 : 1]
    cell.textLabel?.text = names[indexPath.row % names.count]
    return cell
  }
}
