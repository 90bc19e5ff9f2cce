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
open class FlexibleHeaderViewController: UIViewController, UIScrollViewDelegate, UITableViewDelegate {
  /// The header, and this controller's view.
  public let headerView: FlexibleHeaderView

  /// Told when the header's frame changed. Held weakly; default nil.
  public weak var layoutDelegate: (any FlexibleHeaderViewLayoutDelegate)?

  /// Whether `preferredStatusBarStyle` is read on the header's background. Default true.
  public var inferPreferredStatusBarStyle = true {
    didSet { if oldValue != inferPreferredStatusBarStyle { setNeedsStatusBarAppearanceUpdate() } }
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

  /// The colour of that line. Default black.
  public var hairlineColor = UIColor.black {
    didSet { hairline?.backgroundColor = hairlineColor }
  }

  private var hairline: HairlineView?
  private var chosenStatusBarStyle = UIStatusBarStyle.default

  // MARK: - Life cycle

  /// Creates a controller with a header as wide as the screen.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    headerView = Self.makeHeaderView()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    headerView.delegate = self
  }

  /// Creates a controller from an archive; the header itself is made anew.
  public required init?(coder: NSCoder) {
    headerView = Self.makeHeaderView()
    super.init(coder: coder)
    headerView.delegate = self
  }

  private static func makeHeaderView() -> FlexibleHeaderView {
    let headerView = FlexibleHeaderView(frame: UIScreen.main.bounds)
    headerView.autoresizingMask = .flexibleWidth
    return headerView
  }

  open override func loadView() { view = headerView }

  open override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    inferTopSafeAreaSource()
    guard parent != nil else { return }
    // The header may have been added by itself; without its view this controller would hear of nothing.
    loadViewIfNeeded()
    if headerView.trackingScrollView == nil {
      headerView.sizeToFit()
    } else if !headerView.observesTrackingScrollViewScrollEvents {
      headerView.trackingScrollViewDidScroll()
    }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    inferTopSafeAreaSource()
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

  // MARK: - Safe area

  /// Whether the header takes its top safe area from the surrounding view controllers instead of the device.
  /// Default true.
  public var inferTopSafeAreaInsetFromViewController: Bool {
    get { headerView.inferTopSafeAreaInsetFromViewController }
    set {
      headerView.inferTopSafeAreaInsetFromViewController = newValue
      inferTopSafeAreaSource()
    }
  }

  /// The safe area comes from the outermost view controller: those between see the header's own insets.
  private func inferTopSafeAreaSource() {
    var ancestor = parent
    while let next = ancestor?.parent { ancestor = next }
    headerView.topSafeAreaSourceViewController = ancestor
  }

  // MARK: - Status bar

  open override var prefersStatusBarHidden: Bool { headerView.prefersStatusBarHidden }

  /// The style that fits the header's background; settable once `inferPreferredStatusBarStyle` is false.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    get { inferPreferredStatusBarStyle ? headerView.inferredStatusBarStyle : chosenStatusBarStyle }
    set {
      guard !inferPreferredStatusBarStyle else {
        HeaderMisuse.report(.styleWhileInferring)
        return
      }
      chosenStatusBarStyle = newValue
      setNeedsStatusBarAppearanceUpdate()
    }
  }

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
    layoutDelegate?.flexibleHeaderViewController(self, flexibleHeaderViewFrameDidChange: headerView)
  }
}
