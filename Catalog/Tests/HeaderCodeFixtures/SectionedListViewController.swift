import FlexibleHeader
import UIKit

final class SectionedListViewController: UIViewController {
  let header = SectionedHeaderView()
  // Replace these views with yours.
  let section1 = UIView()
  let section2 = UIView()
  let section3 = UIView()
  let tableView = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)

    header.sections = [
      HeaderSection(
        section1, exit: .leaves, entrance: .alwaysCollapsed,
        maximumHeight: 201, minimumHeight: 101, snaps: true, collapsePriority: 2),
      HeaderSection(
        section2, exit: .leaves, entrance: .alwaysCollapsed,
        maximumHeight: 201, minimumHeight: 101, snaps: true, collapsePriority: 2),
      HeaderSection(
        section3, exit: .leaves, entrance: .alwaysCollapsed,
        maximumHeight: 201, minimumHeight: 101, snaps: true, collapsePriority: 2),
    ]
    header.sections[0].keepsTouches = true
    header.sections[1].keepsTouches = true
    header.sections[2].keepsTouches = true
    header.heightsIncludeSafeArea = true
    header.waitsForContent = true
    header.hideThreshold = 76
    header.revealThreshold = 76
    header.stretchingSection = section2
    header.extendsShortScrollViews = true
    header.insetFollowsVisibleHeight = true
    header.liftedAppearance = .shadow
    header.install(in: tableView)
  }
}
