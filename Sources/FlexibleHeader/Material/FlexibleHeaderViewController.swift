import UIKit

/// Manages a flexible header for the view controller whose child it is.
///
/// Its view *is* the header. As a child it sees the safe area, rotations and the appearance of its parent, and it can
/// be the scroll view's delegate, so that nothing needs to be forwarded by hand.
///
/// ```swift
/// let headerViewController = FlexibleHeaderViewController()
/// addChild(headerViewController)
/// view.addSubview(headerViewController.view)
/// headerViewController.didMove(toParent: self)
/// headerViewController.headerView.trackingScrollView = scrollView
/// scrollView.delegate = headerViewController
/// ```
///
/// A view controller that is a `FlexibleHeaderParentViewController` gets one by `addToParent(_:)`.
///
/// The header's controller decides on the status bar: whether it leaves with the header, and which style is readable on the
/// header's background. The system asks it only if the parent forwards the question:
///
/// ```swift
/// final class ListViewController: UIViewController {
///   let headerViewController = FlexibleHeaderViewController()
///
///   override var childForStatusBarHidden: UIViewController? { headerViewController }
///   override var childForStatusBarStyle: UIViewController? { headerViewController }
/// }
/// ```
///
/// A navigation controller forwards it to the controller on top while its navigation bar is hidden.
open class FlexibleHeaderViewController: UIViewController, UITableViewDelegate, UICollectionViewDelegate {
  /// The header, and this controller's view.
  public let headerView: FlexibleHeaderView

  /// Told when the header's frame changed. Held weakly; default nil.
  public weak var layoutDelegate: (any FlexibleHeaderViewLayoutDelegate)?

  /// Names the view controller whose top safe area the header counts with, while that is inferred. Held weakly; default
  /// nil: the outermost view controller around the header.
  public weak var safeAreaDelegate: (any FlexibleHeaderSafeAreaDelegate)? {
    didSet { inferTopSafeAreaSource() }
  }

  /// The view controller whose content keeps clear of the header by its top layout guide and its safe area; usually a
  /// sibling. Held weakly; default nil. Setting one switches `isTopLayoutGuideAdjustmentEnabled` on.
  public weak var topLayoutGuideViewController: UIViewController? {
    didSet {
      if topLayoutGuideViewController != nil { isTopLayoutGuideAdjustmentEnabled = true }
      inferTopSafeAreaSource()
    }
  }

  /// Whether one can swipe back although the navigation bar is hidden, while this controller is on the screen. Default
  /// false. Never at the root, where such a swipe would hang the interface, nor during a transition; the recognizer
  /// gets its delegate back when the controller leaves the screen.
  public var keepsSwipeBackWithHiddenNavigationBar = false {
    didSet { updateSwipeBack() }
  }

  /// Whether `preferredStatusBarStyle` is read on the header's background. Default true.
  public var infersPreferredStatusBarStyle = true {
    didSet { if oldValue != infersPreferredStatusBarStyle { setNeedsStatusBarAppearanceUpdate() } }
  }

  /// Called after the controller's traits changed, with the former ones. Default nil.
  public var traitCollectionDidChangeBlock: ((FlexibleHeaderViewController, UITraitCollection?) -> Void)?

  /// Whether a line one pixel high runs along the header's lower edge. Default false.
  public var showsHairline = false {
    didSet {
      if showsHairline, hairline == nil { hairline = HairlineView(in: headerView, color: hairlineColor) }
      hairline?.isHidden = !showsHairline
    }
  }

  /// The color of the hairline. The default is `UIColor.separator`, or black if `usesDynamicDefaultColors` of the header's
  /// flags is `false`.
  public var hairlineColor: UIColor {
    get { chosenHairlineColor ?? (headerView.flags.usesDynamicDefaultColors ? .separator : .black) }
    set {
      chosenHairlineColor = newValue
      updateHairlineColor()
    }
  }

  private var hairline: HairlineView?
  private var chosenHairlineColor: UIColor?
  /// The content of the container that the header belongs to.
  weak var containedContent: UIViewController? {
    didSet { if containedContent !== oldValue { inferTopSafeAreaSource() } }
  }
  private var chosenStatusBarStyle = UIStatusBarStyle.default
  let topLayout = TopLayout()
  /// A Boolean value that indicates whether the header's installation made this controller a child.
  var isChildByInstallation = false
  var reportedTopLayoutFault: HeaderMisuse?
  private let swipeBack = SwipeBackPermission()
  /// A Boolean value that indicates whether the system asked whether to hide the status bar, since the last request.
  var wasAskedForStatusBar = false
  /// A Boolean value that indicates whether the parent used its top layout guide when the header came to the screen.
  private(set) var parentUsesGuide = false

  // MARK: - Life cycle

  /// Creates a controller with a header that adopts the width of its superview.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    headerView = Self.makeHeaderView()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    headerView.delegate = self
    headerView.host = self
  }

  /// Creates a controller of the given header, for example one of a subclass.
  ///
  /// - Parameter headerView: The header. It becomes the controller's view, and the controller becomes its delegate.
  public init(headerView: FlexibleHeaderView) {
    self.headerView = headerView
    super.init(nibName: nil, bundle: nil)
    if headerView.autoresizingMask.isEmpty { headerView.autoresizingMask = .flexibleWidth }
    headerView.delegate = self
    headerView.host = self
  }

  /// Creates a controller from an archive; the header itself is made anew.
  public required init?(coder: NSCoder) {
    headerView = Self.makeHeaderView()
    super.init(coder: coder)
    headerView.delegate = self
    headerView.host = self
  }

  private static func makeHeaderView() -> FlexibleHeaderView {
    let headerView = FlexibleHeaderView(frame: .zero)
    headerView.autoresizingMask = .flexibleWidth
    return headerView
  }

  open override func loadView() { view = headerView }

  open override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if let container = parent?.parent as? FlexibleHeaderContainerViewController,
      container.contentViewController === parent
    {
      HeaderMisuse.report(.headerInsideContainer)
      return
    }
    parentUsesGuide = false
    inferTopSafeAreaSource()
    guard parent != nil else { return }
    // The header may have been added by itself; without its view this controller would hear of nothing.
    loadViewIfNeeded()
    if headerView.trackingScrollView == nil {
      headerView.sizeToFit()
    } else if !headerView.observesTrackingScrollViewScrollEvents {
      headerView.trackingScrollViewDidScroll()
    }
    // Last, so that guide and additional safe area fit the header's frame before the next layout.
    updateTopLayout()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    parentUsesGuide = parent?.usesEdgeLayoutGuides ?? false
    inferTopSafeAreaSource()
    reportTopLayoutFault()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    updateSwipeBack()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    swipeBack.withdraw()
  }

  private func updateSwipeBack() {
    let isOnScreen = viewIfLoaded?.window != nil
    if keepsSwipeBackWithHiddenNavigationBar, isOnScreen, let navigationController {
      swipeBack.takeOver(navigationController)
    } else {
      swipeBack.withdraw()
    }
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    inferTopSafeAreaSource()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    traitCollectionDidChangeBlock?(self, previousTraitCollection)
  }

  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    headerView.viewWillTransition(to: size, with: coordinator)
  }

  // MARK: - Status bar

  open override var prefersStatusBarHidden: Bool {
    wasAskedForStatusBar = true
    return headerView.prefersStatusBarHidden
  }

  /// The style that fits the header's background; settable once `infersPreferredStatusBarStyle` is false.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    get { infersPreferredStatusBarStyle ? headerView.inferredStatusBarStyle : chosenStatusBarStyle }
    set {
      guard !infersPreferredStatusBarStyle else {
        HeaderMisuse.report(.styleWhileInferring)
        return
      }
      chosenStatusBarStyle = newValue
      setNeedsStatusBarAppearanceUpdate()
    }
  }

  func updateHairlineColor() { hairline?.backgroundColor = hairlineColor }

  // MARK: - UIScrollViewDelegate

  open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if isTracked(scrollView) { headerView.trackingScrollViewDidScroll() }
  }

  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard isTracked(scrollView) else { return }
    headerView.trackingScrollViewWillEndDragging(
      withVelocity: velocity, targetContentOffset: targetContentOffset)
  }

  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if isTracked(scrollView) { headerView.trackingScrollViewDidEndDragging(willDecelerate: decelerate) }
  }

  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    if isTracked(scrollView) { headerView.trackingScrollViewDidEndDecelerating() }
  }

  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    if isTracked(scrollView) { headerView.trackingScrollViewDidEndScrollingAnimation() }
  }

  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    isTracked(scrollView) ? headerView.trackingScrollViewShouldScrollToTop() : true
  }

  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    if isTracked(scrollView) { headerView.trackingScrollViewDidChangeAdjustedContentInset(scrollView) }
  }

  private func isTracked(_ scrollView: UIScrollView) -> Bool { scrollView === headerView.trackingScrollView }
}

extension FlexibleHeaderViewController: FlexibleHeaderViewDelegate {
  public func flexibleHeaderViewNeedsStatusBarAppearanceUpdate(_ headerView: FlexibleHeaderView) {
    setNeedsStatusBarAppearanceUpdate()
  }

  public func flexibleHeaderViewFrameDidChange(_ headerView: FlexibleHeaderView) {
    updateTopLayout()
    layoutDelegate?.flexibleHeaderViewController(self, flexibleHeaderViewFrameDidChange: headerView)
  }
}
