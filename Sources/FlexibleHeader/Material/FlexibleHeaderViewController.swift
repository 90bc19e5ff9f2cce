import UIKit

/// A view controller that manages a flexible header for its parent view controller.
///
/// Its view is the header. When the header is installed in a scroll view, the controller becomes a child of the view
/// controller that owns the scroll view, so it receives the safe area, rotations, and trait changes.
///
/// ```swift
/// let headerViewController = FlexibleHeaderViewController()
/// headerViewController.headerView.install(in: scrollView)
/// ```
///
/// If you set ``FlexibleHeaderView/trackingScrollView`` instead, add the controller as a child. It can be the delegate of
/// the scroll view, so that you don't need to forward events.
///
/// The header's controller determines whether the status bar is hidden with the header and which status bar style is
/// readable on the header's background. The system queries it only if the parent returns it as its child for the
/// status bar:
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
/// While its navigation bar is hidden, a navigation controller queries its top view controller.
open class FlexibleHeaderViewController: UIViewController, UITableViewDelegate, UICollectionViewDelegate {
  /// The header, which is also the view of this controller.
  public let headerView: FlexibleHeaderView

  /// The view controller, usually a sibling, whose top layout guide and safe area the header adjusts so that the
  /// header doesn't cover the content. It is referenced weakly. The default is `nil`.
  // This reference and the one to the contained content are read at every event that moves the header, so they are exempt from
  // the runtime exclusivity check; see Benchmarks/README.md.
  @exclusivity(unchecked) public weak var topLayoutGuideViewController: UIViewController? {
    didSet {
      if topLayoutGuideViewController != nil { headerView.policy.isTopLayoutGuideAdjustmentEnabled = true }
      inferTopSafeAreaSource()
    }
  }

  /// A Boolean value that determines whether the interactive pop gesture works while the navigation bar is hidden and
  /// this controller is on the screen. The default is `false`.
  ///
  /// The gesture doesn't begin for the root view controller, where it would block the interface, or during a
  /// transition. When this controller leaves the screen, the recognizer's original delegate is restored.
  public var keepsSwipeBackWithHiddenNavigationBar = false {
    didSet { updateSwipeBack() }
  }

  /// A Boolean value that determines whether `preferredStatusBarStyle` is inferred from the header's background color.
  /// The default is `true`.
  public var infersPreferredStatusBarStyle = true {
    didSet { if oldValue != infersPreferredStatusBarStyle { setNeedsStatusBarAppearanceUpdate() } }
  }

  /// A closure that is called after the controller's traits change, with the previous traits. The default is `nil`.
  package var traitsDidChange: ((FlexibleHeaderViewController, UITraitCollection?) -> Void)?

  /// A Boolean value that determines whether the header shows a line, one pixel high, at its bottom edge. The default
  /// is `false`.
  public var showsHairline = false {
    didSet {
      if showsHairline, hairline == nil { hairline = HairlineView(in: headerView, color: hairlineColor) }
      hairline?.isHidden = !showsHairline
    }
  }

  /// The color of the hairline. The default is `UIColor.separator`.
  public var hairlineColor: UIColor {
    get { chosenHairlineColor ?? (headerView.policy.usesDynamicDefaultColors ? .separator : .black) }
    set {
      chosenHairlineColor = newValue
      updateHairlineColor()
    }
  }

  private var hairline: HairlineView?
  private var chosenHairlineColor: UIColor?
  /// The content of the container view controller to which the header belongs.
  @exclusivity(unchecked) weak var containedContent: UIViewController? {
    didSet { if containedContent !== oldValue { inferTopSafeAreaSource() } }
  }
  private var chosenStatusBarStyle = UIStatusBarStyle.default
  let topLayout = TopLayout()
  var reportedTopLayoutFault: HeaderMisuse?
  private final var popGuard: PopGestureGuard? { didSet { oldValue?.withdraw() } }
  /// A Boolean value that indicates whether the system has queried the visibility of the status bar since the last request.
  var wasAskedForStatusBar = false
  /// A Boolean value that indicates whether the parent used its top layout guide when the header appeared.
  private(set) var parentUsesGuide = false

  // MARK: - Life cycle

  /// Creates a controller with a header that adopts the width of its superview.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    headerView = Self.makeHeaderView()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    headerView.host = self
  }

  /// Creates a controller whose view is the given header, such as one of a subclass.
  public init(headerView: FlexibleHeaderView) {
    self.headerView = headerView
    super.init(nibName: nil, bundle: nil)
    if headerView.autoresizingMask.isEmpty { headerView.autoresizingMask = .flexibleWidth }
    headerView.host = self
  }

  /// Creates a controller from an archive, with a new header. The header isn't archived.
  public required init?(coder: NSCoder) {
    headerView = Self.makeHeaderView()
    super.init(coder: coder)
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
    // The header's view may have been added without loading this controller's view, in which case the controller would
    // receive no events.
    loadViewIfNeeded()
    if headerView.trackingScrollView == nil {
      headerView.sizeToFit()
    } else if !headerView.observesTrackingScrollViewScrollEvents {
      headerView.trackingScrollViewDidScroll()
    }
    // This comes last, so that the guide and the additional safe area match the header's frame before the next layout.
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
    popGuard = nil
  }

  private func updateSwipeBack() {
    guard keepsSwipeBackWithHiddenNavigationBar, viewIfLoaded?.window != nil, let navigationController
    else { return popGuard = nil }
    guard let recognizer = navigationController.interactivePopGestureRecognizer,
      popGuard == nil || popGuard !== recognizer.delegate
    else { return }
    // The former delegate must be the recognizer's own.
    popGuard = nil
    popGuard = PopGestureGuard(of: recognizer, in: navigationController)
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    inferTopSafeAreaSource()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    traitsDidChange?(self, previousTraitCollection)
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

  /// The status bar style that is readable on the header's background.
  ///
  /// You can set the style if `infersPreferredStatusBarStyle` is `false`; otherwise the value is ignored and reported
  /// as a `HeaderMisuse`.
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

  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    if isTracked(scrollView) { headerView.trackingScrollViewDidEndScrollingAnimation() }
  }

  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    isTracked(scrollView) ? headerView.trackingScrollViewShouldScrollToTop() : true
  }

  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    if isTracked(scrollView) { headerView.trackingScrollViewDidChangeAdjustedContentInset(scrollView) }
  }

  private func isTracked(_ scrollView: UIScrollView) -> Bool { headerView.tracker.isAttached(to: scrollView) }
}
