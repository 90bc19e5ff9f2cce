import FlexibleHeader
import UIKit

/// A large title that collapses, and leaves the screen with the status bar while the reader goes on.
final class FlexibleHeaderExample: UIViewController {
  private let headerController = FlexibleHeaderViewController()
  private let tableView = UITableView()
  private let rows = ExampleRows()
  private let titleLabel = UILabel()

  override var childForStatusBarHidden: UIViewController? { headerController }
  override var childForStatusBarStyle: UIViewController? { headerController }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.dataSource = rows
    view.addSubview(tableView)

    // The list hides the navigation bar while this screen is shown.
    headerController.keepsSwipeBackWithHiddenNavigationBar = true
    let header = headerController.headerView
    header.backgroundColor = .systemIndigo
    header.minimumHeight = 56
    header.maximumHeight = 160
    header.shiftBehavior = .enabledWithStatusBar
    header.install(in: tableView)
    addTitle(to: header)
  }

  private func addTitle(to header: FlexibleHeaderView) {
    titleLabel.text = "Places"
    titleLabel.font = .preferredFont(forTextStyle: .largeTitle)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.textColor = .white
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    header.contentView.addSubview(titleLabel)
    NSLayoutConstraint.activate([
      titleLabel.centerXAnchor.constraint(equalTo: header.contentView.centerXAnchor),
      titleLabel.bottomAnchor.constraint(equalTo: header.contentView.bottomAnchor, constant: -8),
    ])
    header.effects.add(.scale(to: 0.6), to: titleLabel)
  }
}
