// Deprecation warnings: 5
//
// A container around a file browser that toggles its header by command, and replaces the list below it.
import FlexibleHeaderMigration

@available(*, deprecated)
final class FileBrowser: UIViewController {
  let lists = [FileList(rows: 60), FileList(rows: 30)]
  private(set) lazy var container = MDCFlexibleHeaderContainerViewController(contentViewController: lists[0])
  var header: MDCFlexibleHeaderView { container.headerViewController.headerView }

  override func viewDidLoad() {
    super.viewDidLoad()
    header.sharedWithManyScrollViews = true
    header.resetShadowAfterTrackingScrollViewIsReset = true
    header.shiftBehavior = .hideable
    header.observesTrackingScrollViewScrollEvents = true
    header.maximumHeight = 150
    header.backgroundColor = .systemGreen
    container.headerViewController.showsHairline = true
    addChild(container)
    container.view.frame = view.bounds
    view.addSubview(container.view)
    container.didMove(toParent: self)
    header.trackingScrollView = lists[0].tableView
  }

  override var childForStatusBarHidden: UIViewController? { container }

  override var childForStatusBarStyle: UIViewController? { container }

  func toggleHeader(animated: Bool) {
    if header.isShiftedOffscreen {
      header.shiftHeaderOnScreen(animated: animated)
    } else {
      header.shiftHeaderOffScreen(animated: animated)
    }
  }

  func show(_ index: Int) {
    lists[index].loadViewIfNeeded()
    header.trackingScrollWillChange(toScroll: lists[index].tableView)
    container.contentViewController = lists[index]
    header.trackingScrollView = lists[index].tableView
  }
}

@available(*, deprecated)
final class FileList: UITableViewController {
  private let rows: Int

  init(rows: Int) {
    self.rows = rows
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "File \(indexPath.row) of \(rows)"
    return cell
  }
}
