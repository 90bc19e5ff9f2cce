import FlexibleHeader
import UIKit

/// A colored field with a title that stretches, scrolls away, and hands its title to the navigation bar.
final class StretchyHeaderExample: UITableViewController {
  private let header = StretchyHeaderView(maximumHeight: 240)
  private let rows = ExampleRows()
  private let titleLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = rows
    titleLabel.text = "Peaks"
    titleLabel.font = .preferredFont(forTextStyle: .largeTitle)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.textColor = .white
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    header.contentView.backgroundColor = .systemTeal
    header.contentView.addSubview(titleLabel)
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(greaterThanOrEqualTo: header.contentView.topAnchor, constant: 12),
      titleLabel.leadingAnchor.constraint(equalTo: header.contentView.leadingAnchor, constant: 16),
      titleLabel.bottomAnchor.constraint(equalTo: header.contentView.bottomAnchor, constant: -12),
    ])
    header.titleView = titleLabel
    header.handOverTitle(to: navigationItem)
    header.install(in: tableView)
  }
}
