// Deprecation warnings: 1
//
// An event from a storyboard or from code: the header's controller becomes a child in both initializers. The controller is the
// delegate of a scroll view, and a picture fills the header, which leaves completely.
import FlexibleHeaderMigration

@available(*, deprecated)
final class EventDetailsViewController: UIViewController {
  let scrollView = UIScrollView()
  let imageView = UIImageView(image: nil)
  let headerViewController = MDCFlexibleHeaderViewController()

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    addChild(headerViewController)
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    addChild(headerViewController)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: view.bounds.width, height: 1500)
    view.addSubview(scrollView)
    headerViewController.headerView.minMaxHeightIncludesSafeArea = false
    headerViewController.headerView.maximumHeight = view.frame.height * 0.3
    headerViewController.headerView.minimumHeight = 0
    imageView.contentMode = .scaleAspectFit
    imageView.clipsToBounds = true
    imageView.backgroundColor = .systemOrange
    headerViewController.view.frame = view.bounds
    headerViewController.view.backgroundColor = .white
    view.addSubview(headerViewController.view)
    headerViewController.didMove(toParent: self)
    headerViewController.headerView.trackingScrollView = scrollView
    scrollView.delegate = headerViewController
    imageView.frame = headerViewController.headerView.bounds
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    headerViewController.headerView.contentView.insertSubview(imageView, at: 0)
  }

  override var childForStatusBarStyle: UIViewController? { headerViewController }

  override var childForStatusBarHidden: UIViewController? { headerViewController }
}
