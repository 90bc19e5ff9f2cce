// Deprecation warnings: 8
//
// A profile with a picture behind the header's content. The layout delegate fades the name.
import FlexibleHeaderMigration

@available(*, deprecated)
final class SocialProfileViewController: UIViewController, UITableViewDataSource, UITableViewDelegate,
  MDCFlexibleHeaderViewLayoutDelegate
{
  let tableView = UITableView()
  let usernameLabel = UILabel()
  let picture = UIImageView(frame: .zero)
  var headerViewController: MDCFlexibleHeaderViewController!

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
    setUpFlexibleHeader()
  }

  func setUpFlexibleHeader() {
    headerViewController = MDCFlexibleHeaderViewController()
    headerViewController.layoutDelegate = self
    let headerView = headerViewController.headerView
    headerView.backgroundColor = .systemPink
    headerView.maximumHeight = 220
    headerView.minimumHeight = 90
    headerView.shiftBehavior = .enabled
    usernameLabel.text = "alex"
    usernameLabel.textColor = .white
    usernameLabel.frame = CGRect(x: 16, y: 0, width: 200, height: 40)
    usernameLabel.autoresizingMask = [.flexibleTopMargin]
    picture.alpha = 0.8
    picture.backgroundColor = .systemPurple
    picture.frame = headerView.bounds
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    picture.clipsToBounds = true
    headerView.insertSubview(picture, at: 0)
    headerView.addSubview(usernameLabel)
    headerView.trackingScrollView = tableView
    addChild(headerViewController)
    view.addSubview(headerViewController.view)
    headerViewController.didMove(toParent: self)
  }

  func flexibleHeaderViewController(
    _ flexibleHeaderViewController: MDCFlexibleHeaderViewController,
    flexibleHeaderViewFrameDidChange flexibleHeaderView: MDCFlexibleHeaderView
  ) {
    switch flexibleHeaderView.scrollPhase {
    case .collapsing: usernameLabel.alpha = flexibleHeaderView.scrollPhasePercentage
    case .overExtending: usernameLabel.alpha = 1
    case .shifting: usernameLabel.alpha = 0
    @unknown default: usernameLabel.alpha = 1
    }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    headerViewController.headerView.trackingScrollDidScroll()
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    headerViewController.headerView.trackingScrollDidEndDraggingWillDecelerate(decelerate)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    headerViewController.headerView.trackingScrollDidEndDecelerating()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Update \(indexPath.row)"
    return cell
  }
}
