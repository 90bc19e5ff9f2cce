import FlexibleHeader

/// The screen of a ``ScreenCombination``, in the role of an app. It has the rows, the delegate, and the headers.
@MainActor final class CombinedScreen: UIViewController {
  private let combination: ScreenCombination
  private let headers: [ScrollHeaderView]
  private let rows: ListRows
  /// The rows of the pages of a header whose events the app forwards, beside `rows`.
  private let rowsOfOtherPages: [ListRows]
  private let headerViewController: FlexibleHeaderViewController?
  private(set) var delegate: EventCounter?
  private let watch: WriteWatch
  /// The reports of a flexible header.
  private let reports = FrameReports()

  init(_ combination: ScreenCombination) {
    self.combination = combination
    let isForwarded = combination.attachment == .forwarded || combination.attachment == .shared
    headers = combination.headers.map { $0.makeView() }
    rows = combination.list.makeRows(combination.rowCount)
    rows.list.alwaysBounceVertical = true
    let other: [(ScreenCombination.List, Int)] = isForwarded ? [(.plain, 3), (.table, 60)] : []
    rowsOfOtherPages = other.map { $0.makeRows($1) }
    let controller = isForwarded && headers[0] is FlexibleHeaderView ? FlexibleHeaderViewController() : nil
    headerViewController = controller
    watch = WriteWatch(rows.list)
    super.init(nibName: nil, bundle: nil)
    if let controller { addChild(controller) }
  }

  required init?(coder: NSCoder) { nil }

  private var list: UIScrollView { rows.list }

  private var otherPages: [UIScrollView] { rowsOfOtherPages.map(\.list) }

  // MARK: - Set-up

  override func loadView() {
    view = combination.list == .controllerView ? list : UIView()
    view.frame = UIScreen.main.bounds
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    if list !== view { add(list) }
    if combination.details.contains(.belowSafeArea), list !== view { constrainToSafeArea() }
    if combination.details.contains(.unadjusted) { list.contentInsetAdjustmentBehavior = .never }
    if combination.details.contains(.carousel) { addCarousel() }
    if combination.details.contains(.ownInsets) {
      list.contentInset = UIEdgeInsets(top: 12, left: 0, bottom: 34.5, right: 0)
      list.verticalScrollIndicatorInsets.bottom = 34.5
    }
    if combination.details.contains(.delegate) { setDelegate() }
    combination.setDetails(of: headers)
    if otherPages.isEmpty { installHeaders() } else { forwardEvents() }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if combination.details.contains(.lateDelegate), delegate == nil { setDelegate() }
  }

  override var childForStatusBarHidden: UIViewController? { headerViewController }

  private func add(_ view: UIView) {
    view.frame = self.view.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view.addSubview(view)
  }

  /// Lets the list begin at the safe area, as many apps do.
  private func constrainToSafeArea() {
    list.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  private func installHeaders() {
    for header in headers {
      (header as? FlexibleHeaderView)?.relay = reports
      if combination.details.contains(.constrained), list !== view { addInFront(header) }
      header.install(in: list)
    }
    guard combination.details.contains(.follower), list !== view, let first = headers.first else { return }
    let toolbar = UIView(frame: CGRect(x: 0, y: view.bounds.maxY - 50, width: view.bounds.width, height: 50))
    toolbar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.addSubview(toolbar)
    first.followers.add(toolbar, edge: .bottom)
  }

  /// Adds a header at the top of the screen with constraints, unless it belongs to the content.
  private func addInFront(_ header: ScrollHeaderView) {
    if header is ScrollEdgeView { return }
    header.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(header)
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: view.topAnchor),
      header.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      header.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }

  /// Adds the header, and forwards the events of three pages to it, like an app that doesn't install headers.
  private func forwardEvents() {
    guard let header = headers.first else { return }
    for page in otherPages {
      add(page)
      page.isHidden = true
    }
    view.bringSubviewToFront(list)
    guard let controller = headerViewController, let flexible = header as? FlexibleHeaderView else {
      list.contentInsetAdjustmentBehavior = .never
      list.contentInset.top = header.maximumHeight
      list.contentOffset.y = -header.maximumHeight
      list.delegate = (header as? FlexibleHeightBar)?.behavior
      return view.addSubview(header)
    }
    for page in [list] + otherPages { page.delegate = controller }
    let own = controller.headerView
    own.maximumHeight = flexible.maximumHeight
    own.shiftBehavior = flexible.shiftBehavior
    own.isSharedWithManyScrollViews = combination.attachment == .shared
    view.addSubview(controller.view)
    controller.didMove(toParent: self)
    own.trackingScrollView = list
  }

  private func addCarousel() {
    let carousel = UIScrollView(frame: CGRect(x: 0, y: 50, width: 300, height: 50))
    carousel.contentSize.width = 900
    list.addSubview(carousel)
  }

  // MARK: - The app's own operations

  typealias Operation = @MainActor (UIViewController) -> Void

  /// The operations of the app on any screen of a combination, by name.
  static let operations = rowOperations.merging(otherOperations) { $1 }

  /// The operations that change some rows of a list.
  static let rowOperations: [String: Operation] = [
    "reload": { $0.combined?.rows.reload() },
    "insert rows": { $0.combined?.rows.insert(3) },
    "delete rows": { $0.combined?.rows.insert(-3) },
    "grow rows": { $0.combined?.rows.grow() },
  ]

  private static let otherOperations: [String: Operation] = [
    "set a delegate": { $0.combined?.setDelegate() },
    "remove the delegate": { $0.combined?.removeDelegate() },
    "release the delegate": { $0.combined?.delegate = nil },
    "no rows": { $0.combined?.rows.reload(0) },
    "three rows": { $0.combined?.rows.reload(3) },
    "sixty rows": { $0.combined?.rows.reload(60) },
    "lay out": { $0.view.setNeedsLayout() },
    "snap": { root in root.combined?.headers.forEach { $0.snaps.toggle() } },
    "show a row": { $0.combined?.rows.show(0.5, animated: true) },
    "show the last row": { $0.combined?.rows.show(1, animated: false) },
    "follow": { $0.combined?.toggleFollowing() },
    // A navigation bar may be taller than the headers.
    "include the safe area": { root in
      guard !(root is UINavigationController) else { return }
      root.combined?.headers.forEach { $0.heightsIncludeSafeArea.toggle() }
    },
    "table header": { $0.combined?.rows.toggleTableHeader() },
    "move the list": { $0.combined?.moveList() },
    "bounce": { root in
      guard let list = root.combined?.list else { return }
      list.bounces.toggle()
      list.alwaysBounceVertical = list.bounces
    },
    "decelerate": { root in
      guard let list = root.combined?.list else { return }
      list.decelerationRate = list.decelerationRate == .fast ? .normal : .fast
    },
    "edit": { root in root.combined?.headers.first?.edit() },
    "end editing": { $0.view.endEditing(true) },
    "measure": { root in root.combined?.headers.forEach { $0.fitContent() } },
    "collapse": { root in root.combined?.headers.forEach { $0.setCollapsed(true, animated: true) } },
    "expand": { root in root.combined?.headers.forEach { $0.setCollapsed(false, animated: true) } },
    "next page": { root in root.headerPages.map { $0.select(($0.selectedIndex + 1) % 3, animated: true) } },
    "previous page": { root in root.headerPages.map { $0.select(($0.selectedIndex + 2) % 3, animated: false) }
    },
    "reload pages": { $0.headerPages?.reloadPages() },
    "reverse pages": { root in root.headerPages.map { $0.pages = $0.pages.reversed() } },
    "hide the navigation bar": {
      ($0 as? UINavigationController)?.setNavigationBarHidden(true, animated: true)
    },
    "show the navigation bar": {
      ($0 as? UINavigationController)?.setNavigationBarHidden(false, animated: true)
    },
  ]

  /// Changes whether the content inset follows the first header. A delegate that stops content at its top would hold back what a
  /// following inset moves.
  private func toggleFollowing() {
    if !combination.details.contains(.stopsAtTop) { headers.first?.toggleFollowing() }
  }

  /// Moves the list to another view of the same size, unless the app constrained the list or its header to others.
  private func moveList() {
    guard list !== view, otherPages.isEmpty, let superview = list.superview,
      !combination.details.contains(.belowSafeArea), !combination.details.contains(.constrained)
    else { return }
    let container = UIView(frame: superview.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    superview.insertSubview(container, at: 0)
    container.addSubview(list)
    view.layoutIfNeeded()
  }

  private func setDelegate() {
    let delegate = EventCounter(stopsAtTop: combination.details.contains(.stopsAtTop))
    self.delegate = delegate
    list.delegate = delegate
  }

  private func removeDelegate() {
    delegate = nil
    list.delegate = nil
  }

  // MARK: - Checks of the app

  /// Returns a description of what is wrong with the events of the app's delegate or with the writes of headers, or `nil`.
  func fault(after operation: ScreenOperation) -> String? {
    defer {
      watch.equalWrites = 0
      reports.isRepeated = false
    }
    if let delegate, otherPages.isEmpty, !combination.list.isEstimating,
      let fault = delegate.fault(of: list, after: operation)
    {
      return fault
    }
    if watch.equalWrites > 0, headers.count == 1, list !== view, combination.attachment == .installed,
      !operation.writesInsets
    {
      return "the content inset was set to the value it had"
    }
    if reports.isRepeated { return "the frame \(reports.frame) was reported twice" }
    let header = headers.first { ($0 as? FlexibleHeaderView)?.relay === reports }
    // A header that followed its list to another view gets its place in its layout.
    if let header, header.superview != nil, header.superview !== list, !header.layer.needsLayout(),
      !reports.frame.isNull,
      header.frame.minY != reports.frame.minY || header.frame.height != reports.frame.height
    {
      return "the frame \(header.frame) wasn't reported, but \(reports.frame)"
    }
    return nil
  }

  /// Returns a description of what is wrong after all headers were removed, or `nil`.
  var faultAtEnd: String? {
    guard let delegate, otherPages.isEmpty, list.delegate !== delegate else { return nil }
    return "the app's delegate is replaced by \(list.delegate.map { String(describing: $0) } ?? "nil")"
  }
}

extension ScreenCombination.List {
  private static let standardHeight: CGFloat = 50

  /// Creates a list with rows. If their heights differ from the estimates, the rows are between 30.5 and 119.5 points tall.
  @MainActor fileprivate func makeRows(_ count: Int) -> ListRows {
    ListRows(makeList(), count: count) { 30.5 + CGFloat($0 * $0 * 37 % 60) }
  }

  @MainActor private func makeList() -> UIScrollView {
    switch self {
    case .plain: return UIScrollView()
    case .stack: return StackScrollView()
    case .table, .controllerView, .estimatingTable:
      let table = UITableView(frame: .zero, style: .plain)
      if isEstimating {
        table.estimatedRowHeight = Self.standardHeight
      } else {
        table.rowHeight = Self.standardHeight
      }
      return table
    case .collection:
      let layout = UICollectionViewFlowLayout()
      layout.minimumLineSpacing = 0
      layout.itemSize = CGSize(width: 300, height: Self.standardHeight)
      return UICollectionView(frame: .zero, collectionViewLayout: layout)
    case .estimatingCollection:
      return UICollectionView(
        frame: .zero, collectionViewLayout: .rows(estimatedHeight: Self.standardHeight))
    }
  }
}

/// The frame that a flexible header reported last, and whether it reported one twice in succession. The header's owner sets its
/// width.
private final class FrameReports: FlexibleHeaderViewRelay {
  private(set) var frame = CGRect.null
  var isRepeated = false

  func headerViewFrameDidChange(_ headerView: FlexibleHeaderView) {
    isRepeated = isRepeated || headerView.frame == frame
    frame = headerView.frame
  }
}

/// A delegate that detects events that it receives twice, and events that it doesn't receive.
final class EventCounter: NSObject, UITableViewDelegate, UICollectionViewDelegate {
  /// A Boolean value that indicates whether the delegate moves content back that is beyond its top.
  private let stopsAtTop: Bool
  private var latestOffset: CGPoint?
  /// A Boolean value that indicates whether the system may have moved the content since then without an event.
  private var isDisturbed = false
  private var repetitions = 0
  private var drags = 0

  init(stopsAtTop: Bool = false) { self.stopsAtTop = stopsAtTop }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if latestOffset == scrollView.contentOffset { repetitions += 1 }
    latestOffset = scrollView.contentOffset
    isDisturbed = false
    let top = -scrollView.adjustedContentInset.top
    // The system rounds offsets to pixels. Content that left the screen has lost its safe area.
    if stopsAtTop, scrollView.window != nil, scrollView.contentOffset.y < top - 0.5 {
      scrollView.contentOffset.y = top
    }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { drags += 1 }

  /// Returns a description of what is wrong with the events of a scroll view, or `nil`.
  func fault(of scrollView: UIScrollView, after operation: ScreenOperation) -> String? {
    defer { (repetitions, drags) = (0, 0) }
    if operation.changesBounds { isDisturbed = true }
    if repetitions > 0, !isDisturbed {
      return "the delegate received \(repetitions) scroll events twice"
    }
    if let latestOffset, !isDisturbed, latestOffset != scrollView.contentOffset {
      return "the delegate knows of \(latestOffset), but the offset is \(scrollView.contentOffset)"
    }
    // No operation contains more than one drag.
    return drags < 2 ? nil : "the delegate received the beginning of one drag \(drags) times"
  }
}

/// Observes the content inset of a scroll view, and counts the writes of equal values.
@MainActor private final class WriteWatch {
  var equalWrites = 0
  private var observation: NSKeyValueObservation?

  init(_ scrollView: UIScrollView) {
    observation = scrollView.observe(\.contentInset, options: [.old, .new]) { [weak self] _, change in
      let isEqual = change.oldValue == change.newValue
      MainActor.assumeIsolated { if isEqual { self?.equalWrites += 1 } }
    }
  }
}

extension UIViewController {
  /// The screen of a combination in this controller's tree: the current page if there are pages.
  var combined: CombinedScreen? {
    if let pages = self as? HeaderPagesViewController { return pages.currentPage as? CombinedScreen }
    return self as? CombinedScreen ?? children.lazy.compactMap(\.combined).first
  }

  /// All screens of a combination in this controller's tree, including pages beside the current one.
  var allCombined: [CombinedScreen] {
    (self as? CombinedScreen).map { [$0] } ?? children.flatMap(\.allCombined)
  }
}
