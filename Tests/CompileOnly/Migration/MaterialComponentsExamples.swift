// Deprecation warnings: 25
//
// Screens of an app that was written for Material Components, with one import changed.
import FlexibleHeaderMigration

/// Owns a header's controller, places the header by hand, and forwards scroll events.
final class ForwardingViewController: UIViewController, UITableViewDelegate {
  let headerViewController = MDCFlexibleHeaderViewController()
  let tableView = UITableView()

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    addChild(headerViewController)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    addChild(headerViewController)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.delegate = self
    view.addSubview(tableView)

    let headerView: MDCFlexibleHeaderView = headerViewController.headerView
    headerView.minMaxHeightIncludesSafeArea = false
    headerViewController.inferTopSafeAreaInsetFromViewController = true
    headerView.minimumHeight = 56
    headerView.maximumHeight = 160
    headerView.shiftBehavior = .enabledWithStatusBar
    headerView.trackingScrollView = tableView
    headerViewController.view.frame = view.bounds
    view.addSubview(headerViewController.view)
    headerViewController.didMove(toParent: self)
  }

  override var childForStatusBarHidden: UIViewController? { headerViewController }

  override var childForStatusBarStyle: UIViewController? { headerViewController }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if scrollView == headerViewController.headerView.trackingScrollView {
      headerViewController.headerView.trackingScrollDidScroll()
    }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    headerViewController.headerView.trackingScrollDidEndDecelerating()
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    headerViewController.headerView.trackingScrollDidEndDraggingWillDecelerate(decelerate)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    headerViewController.headerView.trackingScrollWillEndDragging(
      withVelocity: velocity, targetContentOffset: targetContentOffset)
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    headerViewController.headerView.trackingScrollDidChangeAdjustedContentInset(scrollView)
  }
}

/// Lets the header's controller be the scroll view's delegate.
final class DelegatingViewController: UIViewController, MDCFlexibleHeaderParentViewController {
  var headerViewController: MDCFlexibleHeaderViewController!
  let scrollView = UIScrollView()

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    MDCFlexibleHeaderViewController.addToParent(self)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    MDCFlexibleHeaderViewController.addToParent(self)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    view.addSubview(scrollView)
    scrollView.delegate = headerViewController
    headerViewController.headerView.trackingScrollView = scrollView
    headerViewController.addFlexibleHeaderViewToParentViewControllerView()
  }
}

/// Pages that share a header.
final class PagesViewController: UIViewController {
  let container = MDCFlexibleHeaderContainerViewController(contentViewController: nil)
  let pages = [UIScrollView(), UIScrollView()]

  func prepareHeader() {
    let headerView = container.headerViewController.headerView
    headerView.sharedWithManyScrollViews = true
    headerView.allowShadowLayerFrameAnimationsWhenChangingTrackingScrollView = true
    headerView.trackingScrollView = pages[0]
  }

  func showSecondPage() {
    let headerView = container.headerViewController.headerView
    headerView.trackingScrollWillChange(toScroll: pages[1])
    headerView.trackingScrollView = pages[1]
  }

  func changeInsets() {
    container.headerViewController.headerView.changeContentInsets { [pages] in pages[0].contentInset.top += 20
    }
  }
}

/// Sets the header's appearance and the views that move with it.
@MainActor func decorate(_ headerView: MDCFlexibleHeaderView, with label: UILabel) {
  headerView.hide(whenShifted: label)
  headerView.stopHidingView(whenShifted: label)
  headerView.forwardTouchEvents(for: label)
  headerView.contentView.addSubview(UIView())
  headerView.setShadowLayer(CALayer()) { layer, intensity in layer.opacity = Float(intensity) }
  headerView.elevation = 4
  headerView.mdc_overrideBaseElevation = -1
  headerView.mdc_elevationDidChangeBlock = { object, elevation in
    print(object.mdc_currentElevation, elevation)
  }
  print(headerView.mdc_currentElevation)
}

/// A behavior that is stored as a number.
@MainActor func restoreBehavior(of headerView: MDCFlexibleHeaderView, from number: Int) {
  headerView.shiftBehavior = MDCFlexibleHeaderShiftBehavior(rawValue: number) ?? .disabled
  headerView.headerContentImportance = MDCFlexibleHeaderContentImportance.high
}
