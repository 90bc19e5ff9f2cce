// Deprecation warnings: 6
//
// A table with a search bar in its header. The view in the header forwards touches, and fades by the table's own inset.
import FlexibleHeaderMigration

@available(*, deprecated)
final class SearchHeader: UIView {
  let title = UILabel()
  let searchBar = UISearchBar()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.textColor = .white
    addSubview(title)
    addSubview(searchBar)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = CGRect(x: 16, y: bounds.maxY - 92, width: bounds.width - 32, height: 36)
    searchBar.frame = CGRect(x: 0, y: bounds.maxY - 52, width: bounds.width, height: 52)
  }
}

@available(*, deprecated)
final class SearchTableViewController: UITableViewController, UISearchBarDelegate {
  private let names = (0..<80).map { "Example \($0)" }
  private(set) lazy var searched = names
  private lazy var headerViewController = MDCFlexibleHeaderViewController()
  let header = SearchHeader()
  var headerView: MDCFlexibleHeaderView { headerViewController.headerView }

  init() {
    super.init(style: .plain)
    title = "Examples"
    addChild(headerViewController)
    headerView.minMaxHeightIncludesSafeArea = false
    headerView.maximumHeight = 113
    headerView.minimumHeight = 53
  }

  required init?(coder aDecoder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    header.frame = headerView.bounds
    header.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    header.title.text = title!
    header.searchBar.delegate = self
    headerView.addSubview(header)
    headerView.forwardTouchEvents(for: header)
    headerView.backgroundColor = .systemGreen
    headerView.trackingScrollView = tableView
    view.addSubview(headerViewController.view)
    headerViewController.didMove(toParent: self)
    tableView.contentInsetAdjustmentBehavior = .always
  }

  override var childForStatusBarStyle: UIViewController? { headerViewController }

  override var childForStatusBarHidden: UIViewController? { headerViewController }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    searched.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = searched[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if scrollView == headerView.trackingScrollView {
      headerView.trackingScrollDidScroll()
      let offset = scrollView.contentInset.top + scrollView.contentOffset.y
      header.title.alpha = 1 - offset / 50
    }
  }

  override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if scrollView == headerView.trackingScrollView {
      headerView.trackingScrollDidEndDraggingWillDecelerate(decelerate)
    }
  }

  override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    if scrollView == headerView.trackingScrollView { headerView.trackingScrollDidEndDecelerating() }
  }

  override func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    if scrollView == headerView.trackingScrollView {
      headerView.trackingScrollWillEndDragging(
        withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    searched = searchText.isEmpty ? names : names.filter { $0.contains(searchText) }
    tableView.reloadData()
  }
}
