import FlexibleHeader
import UIKit

final class NewsListViewController: UIViewController {
  let headerViewController = FlexibleHeaderViewController()
  let tableView = UITableView()

  override var childForStatusBarHidden: UIViewController? { headerViewController }
  override var childForStatusBarStyle: UIViewController? { headerViewController }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)

    let header = headerViewController.headerView
    header.maximumHeight = 201
    header.heightsFitContent = true
    header.heightsIncludeSafeArea = true
    header.shiftBehavior = .enabledWithStatusBar
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
