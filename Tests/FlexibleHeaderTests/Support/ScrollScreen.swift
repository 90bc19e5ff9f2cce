import FlexibleHeader
import FlexibleHeaderMigration
import HeaderTesting

/// A screen as in the documentation: the header's controller is a child and the scroll view's delegate.
@MainActor final class ScrollScreen: UIViewController {
  let headerViewController = FlexibleHeaderViewController()
  let scrollView = UIScrollView()

  /// Creates a screen. The height of the header's content is 56...160 points. With the original's flags this
  /// includes the safe area.
  init(flags: BehavioralFlags = .recommended) {
    super.init(nibName: nil, bundle: nil)
    headerViewController.headerView.behavioralFlags = flags
    addChild(headerViewController)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: view.bounds.width, height: 3000)
    scrollView.delegate = headerViewController
    view.addSubview(scrollView)
    headerViewController.headerView.maximumHeight = 160
    headerViewController.headerView.trackingScrollView = scrollView
    headerViewController.view.frame = view.bounds
    view.addSubview(headerViewController.view)
    headerViewController.didMove(toParent: self)
  }

  override var childForStatusBarHidden: UIViewController? { headerViewController }
  override var childForStatusBarStyle: UIViewController? { headerViewController }
}
