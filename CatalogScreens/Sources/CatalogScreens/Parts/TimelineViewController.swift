import FlexibleHeader
import UIKit

/// Posts between a title bar and the app's tab bar, which hide together.
final class TimelineViewController: RowsViewController {
  private let header = SectionedHeaderView()

  override func viewDidLoad() {
    super.viewDidLoad()
    let newButton = UIButton(type: .system, primaryAction: UIAction(title: "New") { _ in })
    header.sections = [.titleBar("Timeline", trailing: newButton, returns: .always)]
    if let tabBarController { header.followers.add(tabBarController) }
    header.install(in: tableView)
  }
}
