import FlexibleHeader
import UIKit

/// A list that adds rows when it is pulled past its end.
final class RevealingFooterExample: UITableViewController {
  private let footer = RevealingFooterView(frame: .zero)
  private let rows = ExampleRows()
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Load more"
    tableView.dataSource = rows
    label.text = "Pull for more"
    label.textAlignment = .center
    label.frame = footer.contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    footer.contentView.addSubview(label)
    footer.minimumHeight = 60
    footer.didPullPastThreshold = { [weak self] in self?.addRows() }
    footer.install(in: tableView)
  }

  private func addRows() {
    rows.count += 20
    tableView.reloadData()
  }
}
