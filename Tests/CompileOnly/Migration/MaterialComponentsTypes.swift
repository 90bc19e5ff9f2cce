// Deprecation warnings: 24
//
// Code that subclasses the types of Material Components, conforms to its protocols, and switches over its enumerations.
import FlexibleHeaderMigration

/// Overrides scroll events and the shift behavior.
final class CountingHeaderView: MDCFlexibleHeaderView {
  private(set) var count = 0

  override var shiftBehavior: MDCFlexibleHeaderShiftBehavior {
    didSet { count += 1 }
  }

  override func trackingScrollDidScroll() {
    super.trackingScrollDidScroll()
    count += 1
  }

  override func trackingScrollDidEndDecelerating() {
    super.trackingScrollDidEndDecelerating()
    count += 1
  }

  override func trackingScrollDidEndDraggingWillDecelerate(_ willDecelerate: Bool) {
    super.trackingScrollDidEndDraggingWillDecelerate(willDecelerate)
    count += willDecelerate ? 0 : 1
  }

  override func trackingScrollWillEndDragging(
    withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) -> Bool {
    count += 1
    return super.trackingScrollWillEndDragging(
      withVelocity: velocity, targetContentOffset: targetContentOffset)
  }

  override func trackingScrollDidChangeAdjustedContentInset(_ trackingScrollView: UIScrollView?) {
    super.trackingScrollDidChangeAdjustedContentInset(trackingScrollView)
    count += 1
  }
}

final class ArticleHeaderViewController: MDCFlexibleHeaderViewController {
  override var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    super.scrollViewDidScroll(scrollView)
    showsHairline = scrollView.contentOffset.y > 0
  }
}

final class ArticleContainerViewController: MDCFlexibleHeaderContainerViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    headerViewController.headerView.delegate = self
    headerViewController.headerView.animationDelegate = self
    headerViewController.layoutDelegate = self
    headerViewController.safeAreaDelegate = self
  }
}

extension ArticleContainerViewController: MDCFlexibleHeaderViewDelegate {
  func flexibleHeaderViewNeedsStatusBarAppearanceUpdate(_ headerView: MDCFlexibleHeaderView) {
    setNeedsStatusBarAppearanceUpdate()
  }

  func flexibleHeaderViewFrameDidChange(_ headerView: MDCFlexibleHeaderView) {
    headerView.contentView.alpha = alpha(of: headerView)
  }

  private func alpha(of headerView: MDCFlexibleHeaderView) -> CGFloat {
    switch headerView.scrollPhase {
    case .shifting: 1 - headerView.scrollPhasePercentage
    case .collapsing: headerView.scrollPhasePercentage
    case .overExtending: 1
    }
  }
}

extension ArticleContainerViewController: MDCFlexibleHeaderViewAnimationDelegate {
  func flexibleHeaderView(
    _ flexibleHeaderView: MDCFlexibleHeaderView, didChangeTrackingScrollViewAnimated animated: Bool
  ) {}

  func flexibleHeaderViewChangeTrackingScrollViewAnimationDidComplete(
    _ flexibleHeaderView: MDCFlexibleHeaderView
  ) {}
}

extension ArticleContainerViewController: MDCFlexibleHeaderViewLayoutDelegate {
  func flexibleHeaderViewController(
    _ flexibleHeaderViewController: MDCFlexibleHeaderViewController,
    flexibleHeaderViewFrameDidChange flexibleHeaderView: MDCFlexibleHeaderView
  ) {
    view.setNeedsLayout()
  }
}

extension ArticleContainerViewController: MDCFlexibleHeaderSafeAreaDelegate {
  func flexibleHeaderViewControllerTopSafeAreaInsetViewController(
    _ flexibleHeaderViewController: MDCFlexibleHeaderViewController
  ) -> UIViewController? {
    self
  }
}

func name(of behavior: MDCFlexibleHeaderShiftBehavior) -> String {
  switch behavior {
  case .disabled: "disabled"
  case .enabled: "enabled"
  case .enabledWithStatusBar: "enabled with status bar"
  case .hideable: "hideable"
  }
}

func name(of phase: MDCFlexibleHeaderScrollPhase) -> String {
  switch phase {
  case .shifting: "shifting"
  case .collapsing: "collapsing"
  case .overExtending: "over-extending"
  }
}

func name(of importance: MDCFlexibleHeaderContentImportance) -> String {
  switch importance {
  case .default: "default"
  case .high: "high"
  }
}
