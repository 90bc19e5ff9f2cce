// Deprecation warnings: 8
//
// A shared function gives headers one look, and the header's controller is the delegate of a plain scroll view.
import FlexibleHeaderMigration

@available(*, deprecated)
@MainActor func configureCardStyle(of headerViewController: MDCFlexibleHeaderViewController) {
  let header = headerViewController.headerView
  header.canOverExtend = false
  header.shiftBehavior = MDCFlexibleHeaderShiftBehavior.disabled
  header.backgroundColor = UIColor(white: 0.93, alpha: 1)
  header.headerContentImportance = MDCFlexibleHeaderContentImportance.high
  header.mdc_overrideBaseElevation = 0
  header.elevation = 2
  headerViewController.inferPreferredStatusBarStyle = false
  headerViewController.preferredStatusBarStyle = .darkContent
}

@available(*, deprecated)
final class CardListViewController: UIViewController, MDCFlexibleHeaderParentViewController {
  var headerViewController: MDCFlexibleHeaderViewController!
  let scrollView = UIScrollView()
  let titleLabel = UILabel()

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    MDCFlexibleHeaderViewController.addToParent(self)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 320, height: 40 + 12 * 130)
    for index in 0..<12 {
      let card = UIView(frame: CGRect(x: 16, y: 20 + CGFloat(index) * 130, width: 288, height: 110))
      card.backgroundColor = .systemOrange
      scrollView.addSubview(card)
    }
    view.addSubview(scrollView)
    headerViewController.headerView.maximumHeight = 140
    headerViewController.headerView.minimumHeight = 76
    headerViewController.headerView.trackingScrollView = scrollView
    scrollView.delegate = headerViewController
    configureCardStyle(of: headerViewController)
    titleLabel.text = "Cards"
    titleLabel.frame = CGRect(x: 16, y: 30, width: 200, height: 30)
    headerViewController.headerView.contentView.addSubview(titleLabel)
    headerViewController.addFlexibleHeaderViewToParentViewControllerView()
  }

  override var childForStatusBarStyle: UIViewController? { headerViewController }
}
