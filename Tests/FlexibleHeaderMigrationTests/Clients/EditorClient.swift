// Deprecation warnings: 7
//
// An editor whose scroll view is its view, and whose bottom inset follows the keyboard.
import FlexibleHeaderMigration

@available(*, deprecated)
final class EditorViewController: UIViewController, UIScrollViewDelegate {
  private lazy var headerViewController: MDCFlexibleHeaderViewController = {
    let controller = MDCFlexibleHeaderViewController()
    controller.headerView.canOverExtend = false
    controller.headerView.setShadowLayer(CALayer()) { layer, intensity in
      layer.shadowOpacity = Float(intensity) * 0.4
    }
    return controller
  }()
  let page = UIScrollView()
  var headerView: MDCFlexibleHeaderView { headerViewController.headerView }

  init(title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
    addChild(headerViewController)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func loadView() { view = page }

  override func viewDidLoad() {
    super.viewDidLoad()
    page.contentSize = CGSize(width: 300, height: 2500)
    page.backgroundColor = .white
    view.addSubview(headerView)
    headerViewController.didMove(toParent: self)
    headerView.trackingScrollView = page
    headerView.shiftBehavior = .enabled
    headerView.backgroundColor = .systemGray
    page.delegate = self
  }

  func keyboardDidChange(height: CGFloat) {
    page.contentInset.bottom = height
    page.verticalScrollIndicatorInsets.bottom = page.contentInset.bottom
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if scrollView == headerView.trackingScrollView { headerView.trackingScrollDidScroll() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    if scrollView == headerView.trackingScrollView { headerView.trackingScrollDidEndDecelerating() }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if scrollView === headerView.trackingScrollView {
      headerView.trackingScrollDidEndDraggingWillDecelerate(decelerate)
    }
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    if scrollView === headerView.trackingScrollView {
      headerView.trackingScrollWillEndDragging(
        withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
  }
}
