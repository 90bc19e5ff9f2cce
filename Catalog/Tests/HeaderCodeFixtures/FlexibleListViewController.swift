import FlexibleHeader
import UIKit

final class FlexibleListViewController: UIViewController {
  let header = FlexibleHeaderView()
  let tableView = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)

    header.maximumHeight = 201
    header.minimumHeight = 101
    header.heightsIncludeSafeArea = true
    header.shiftBehavior = .hideable
    header.headerContentImportance = .high
    header.returnDistance = 151
    header.minimumHeaderViewHeight = 51
    header.statusBarHintCanOverlapHeader = false
    header.contentIsTranslucent = true
    header.canOverExtend = false
    header.snaps = true
    header.insetFollowsVisibleHeight = true
    header.extendsShortScrollViews = true
    header.isSharedWithManyScrollViews = true
    header.isInFrontOfInfiniteContent = true
    header.visibleShadowOpacity = 0.3
    header.install(in: tableView)
  }
}
