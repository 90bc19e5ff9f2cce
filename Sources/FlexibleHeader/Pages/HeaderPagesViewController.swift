import HeaderEngine
import UIKit

/// A container view controller that shows pages side by side under one header.
///
/// Each page is a view controller with a scroll view of any kind. The header follows the scroll view of the current page. While
/// pages move, the visible pages follow the header, so that there is neither a gap nor a jump, whether the header is expanded
/// or collapsed. Every page keeps its own scroll position. Insets that the header adds are removed when a page is removed.
///
/// ```swift
/// let header = FlexibleHeaderView(maximumHeight: 200)
/// let pages = HeaderPagesViewController(header: header, pages: [postsController, likesController])
/// pages.positionDidChange = { position in print(position) }
/// pages.select(1, animated: true)
/// ```
///
/// A page is loaded when it becomes visible. The current page and its neighbors stay loaded, and all others are removed. Use a
/// data source to create pages when they are needed.
///
/// The controller adds the header in front of the pages, unless the header has a superview, and makes a
/// `FlexibleHeaderViewController` its child. Pages receive appearance calls when they appear and disappear, also when a swipe
/// is interrupted. On the first page, the user can swipe back in a navigation controller.
open class HeaderPagesViewController: UIViewController {
  /// The header that the pages share, or `nil` if there is none. The default is `nil`.
  ///
  /// `isSharedWithManyScrollViews` and `extendsShortScrollViews` of a `FlexibleHeaderView` are `true` until another header
  /// replaces it. A `StretchyHeaderView` and a `RevealingFooterView` are a part of one scroll view, so each page installs its
  /// own. Here, they are reported as a `HeaderMisuse` and treated as `nil`.
  public var header: ScrollHeaderView? {
    get { pagedHeader }
    set { replaceHeader(newValue) }
  }

  /// The tabs for the pages, or `nil` if there are none. The default is `nil`.
  ///
  /// A tab selects its page, and the indicator follows the pages. Place the bar anywhere, for example in a section with
  /// ``HeaderSection/tabs(_:)``.
  public var tabBar: HeaderTabBar? {
    didSet {
      guard tabBar !== oldValue else { return }
      oldValue?.pages = nil
      tabBar?.pages = self
      tabBar?.position = position
    }
  }

  /// The pages, if there is no data source. The default is empty.
  ///
  /// The current page remains the current one if it is among the new pages.
  public var pages: [UIViewController] = [] {
    didSet { pagesDidChange(from: oldValue) }
  }

  /// The object that creates pages when they are needed, instead of `pages`. The default is `nil`. Held weakly.
  public weak var dataSource: (any HeaderPagesDataSource)? {
    didSet { if dataSource !== oldValue, isViewLoaded { reloadPages() } }
  }

  /// A closure that is called when the pages moved, with the position in pages: 1.25 is a quarter of the way from page 1 to
  /// page 2. The position is less than 0, or greater than the last index, while the pages are pulled beyond an end. The default
  /// is `nil`.
  public var positionDidChange: ((CGFloat) -> Void)?

  /// A closure that is called when another page became the current one, with its index. The default is `nil`.
  public var selectedIndexDidChange: ((Int) -> Void)?

  /// The index of the current page. The default is 0. Use `select(_:animated:)` to change it.
  ///
  /// While pages move, it changes when they come to rest, when a finger touches another page, or when the former page is
  /// no longer visible.
  public internal(set) var selectedIndex = 0

  /// The position in pages, as passed to `positionDidChange`.
  public var position: CGFloat { currentPosition }

  /// A Boolean value that determines whether the user can swipe between pages. The default is `true`.
  public var isSwipingEnabled: Bool {
    get { pager.isScrollEnabled }
    set { pager.isScrollEnabled = newValue }
  }

  /// The number of pages, or 0 before the view is loaded.
  public internal(set) var numberOfPages = 0

  // MARK: - Internal state

  var currentPosition: CGFloat = 0 { didSet { tabBar?.position = currentPosition } }
  let pager = PagingScrollView(frame: .zero)
  var pagedHeader: (any PagedHeader)?
  var placedHeader = false
  var headerChild: UIViewController?
  var loadedPages: [LoadedPage] = []
  /// The distances of pages that are not loaded, in points, by index.
  var distances: [Int: CGFloat] = [:]
  var arrangement = PageArrangement()
  var arrangedSafeArea = UIEdgeInsets.zero
  var detour: PageDetour?
  /// The target page of an animation, or `nil` if there is none.
  var targetIndex: Int?
  /// The indices of the pages that are visible.
  var visibleIndices: [Int] = []
  /// The index of the page that the header tracks.
  var trackedIndex: Int?
  /// The scroll view that bars of containers follow.
  weak var barContent: UIScrollView?
  /// A Boolean value that indicates whether the header has tracked a page.
  var headerHasTracked = false
  /// A Boolean value that indicates whether the controller is writing to the pager, whose events are then ignored.
  var isArranging = false
  var isSettling = false
  /// The index at which the pages came to rest while the controller was still settling at another one, and whether they moved
  /// there with an animation or a swipe.
  var nextRest: (index: Int, animated: Bool)?
  /// The display link while pages move, which detects that they are at rest.
  var restFrames: DisplayLink?
  var restTimer = RestTimer()
  /// A Boolean value that indicates whether the content of a page beside the current one was moved.
  var neighborsMoved = false
  /// A Boolean value that indicates whether a page is being prepared. Resulting movements are ignored.
  var isPreparing = false
  /// A Boolean value that indicates whether the length of a page's content changed.
  var lengthsChanged = false
  /// A Boolean value that indicates whether the next layout closes a gap that a size change left.
  var closesGap = false
  var ownAppearance = LoadedPage.Appearance.hidden
  /// The children that aren't pages and whose appearance or disappearance has begun.
  var childrenInTransition: [UIViewController] = []
  /// The pages that are being added or removed, and have no appearance.
  var pagesInTransit: [UIViewController] = []
  /// The pages before others were assigned, while a movement between them ends; otherwise `nil`.
  var formerPages: [UIViewController]?
  weak var popRecognizer: UIGestureRecognizer?

  // MARK: - Life cycle

  /// Creates a controller for existing pages. By default, there is neither a header nor a page.
  public init(header: ScrollHeaderView? = nil, pages: [UIViewController] = []) {
    self.pages = pages
    super.init(nibName: nil, bundle: nil)
    self.header = header
  }

  /// Creates a controller for pages that a data source, which is held weakly, creates when they are needed.
  public convenience init(header: ScrollHeaderView?, dataSource: any HeaderPagesDataSource) {
    self.init(header: header)
    self.dataSource = dataSource
  }

  /// Creates a controller from an archive, without header and pages.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    pager.owner = self
    pager.frame = view.bounds
    view.insertSubview(pager, at: 0)
    placeHeader()
    takeNumberOfPages()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    arrange()
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    view.setNeedsLayout()
  }

  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    if headerChild == nil { pagedHeader?.viewWillTransition(to: size, with: coordinator) }
    coordinator.run { [weak self] in self?.sizeTransitionDidEnd() }
  }

  private func sizeTransitionDidEnd() {
    // Behind another screen, there is no safe area at which lists could begin.
    if viewIfLoaded?.window != nil {
      view.layoutIfNeeded()
      pagedHeader?.closeGapAfterTransition()
    }
    // The header's own transition may end after this one.
    closesGap = true
    viewIfLoaded?.setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    viewIfLoaded?.setNeedsLayout()
  }

  // MARK: - Status bar

  open override var childForStatusBarHidden: UIViewController? { headerChild ?? currentPage }

  open override var childForStatusBarStyle: UIViewController? { headerChild ?? currentPage }

  open override var childForHomeIndicatorAutoHidden: UIViewController? { currentPage }

  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { currentPage }

  // MARK: - Pages

  /// The current page, or `nil` before it is loaded.
  public var currentPage: UIViewController? { page(at: selectedIndex) }

  /// Returns the page at an index, or `nil` if it isn't loaded.
  public func page(at index: Int) -> UIViewController? { loadedPage(at: index)?.controller }

  /// Makes a page the current one.
  ///
  /// Before the view is loaded, the index is stored. A negative index becomes 0, and one that is too large is limited to the
  /// last page when the view loads. Later, an index without a page is reported as a `HeaderMisuse` and ignored. A swipe in
  /// progress ends.
  ///
  /// - Parameters:
  ///   - index: The index of the page.
  ///   - animated: Whether the pages move there. Pages in between aren't shown. With Reduce Motion, and while the
  ///     controller isn't on the screen, the page is shown at once.
  public func select(_ index: Int, animated: Bool) {
    guard isViewLoaded else {
      selectedIndex = max(0, index)
      currentPosition = CGFloat(selectedIndex)
      return
    }
    guard index >= 0, index < numberOfPages else {
      HeaderMisuse.report(.missingPage)
      return
    }
    move(to: index, animated: animated)
  }

  /// Removes all pages and requests their number and the current page again. The positions of pages are kept.
  ///
  /// If there are fewer pages than before, the last one may become the current one.
  public func reloadPages() {
    guard isViewLoaded else { return }
    endMovement()
    unloadAllPages()
    takeNumberOfPages()
    let isArranged = !arrangement.isEmpty
    // The next layout arranges and loads the pages again, even if their number and size are unchanged.
    arrangement = PageArrangement()
    view.setNeedsLayout()
    if isArranged { view.layoutIfNeeded() }
  }

  /// The current page and the scroll positions of all pages that were loaded, to save and restore.
  ///
  /// Setting it shows the page without animation. Positions of pages whose content isn't long enough yet are restored when the
  /// content is long enough, the next time that the page becomes visible.
  public var state: HeaderPagesState {
    get {
      var known = distances
      for page in loadedPages { known[page.index] = page.distance }
      return HeaderPagesState(selectedIndex: selectedIndex, distances: known.mapValues { Double($0) })
    }
    set { restore(newValue) }
  }

  // MARK: - Appearance

  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    respectSwipeBack()
    loadCurrentPage()
    beginOwnAppearance(animated: animated)
    setBarContent(barContent)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    endOwnAppearance()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    endMovement()
    beginOwnDisappearance(animated: animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    endOwnDisappearance()
    withdrawBarContent()
  }

  open override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    withdrawBarContent()
  }

  open override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    setBarContent(barContent)
  }
}

/// Creates the pages of a `HeaderPagesViewController` when they are needed.
@preconcurrency @MainActor public protocol HeaderPagesDataSource: AnyObject {
  /// Returns the number of pages. It is called once, and again by `reloadPages()`. Negative numbers count as 0.
  func numberOfPages(in pagesController: HeaderPagesViewController) -> Int

  /// Creates the page at an index, counted from 0. It must not be a page at another index at the same time. The controller
  /// keeps pages that are near the current one and releases the others, so this method may be called again for the same index.
  func headerPages(_ pagesController: HeaderPagesViewController, pageAt index: Int) -> UIViewController
}
