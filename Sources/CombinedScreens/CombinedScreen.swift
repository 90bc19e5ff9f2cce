import FlexibleHeader

/// The screen of a ``ScreenCombination``, in the role of an app. It has the rows, the delegate, and the headers.
@MainActor final class CombinedScreen: UIViewController {
  let combination: ScreenCombination
  let headers: [ScrollHeaderView]
  let rows: ListRows
  /// The rows of the pages of a header whose events the app forwards, beside `rows`.
  private let rowsOfOtherPages: [ListRows]
  private let headerViewController: FlexibleHeaderViewController?
  var delegate: EventCounter?
  /// Boolean values that indicate whether operations made the list shorter, and the headers higher.
  var (isShort, isHigh) = (false, false)
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

  var list: UIScrollView { rows.list }

  var otherPages: [UIScrollView] { rowsOfOtherPages.map(\.list) }

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

  // MARK: - The delegate

  func setDelegate() {
    let delegate = EventCounter(stopsAtTop: combination.details.contains(.stopsAtTop))
    self.delegate = delegate
    list.delegate = delegate
  }

  func removeDelegate() {
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
    let hasSections = self == .pinningTable || self == .pinningCollection
    return ListRows(makeList(), count: count, otherSection: hasSections ? 5 : nil) {
      30.5 + CGFloat($0 * $0 * 37 % 60)
    }
  }

  @MainActor private func makeList() -> UIScrollView {
    switch self {
    case .plain: return UIScrollView()
    case .stack: return StackScrollView()
    case .table, .controllerView, .estimatingTable, .pinningTable, .groupedTable:
      let table = UITableView(frame: .zero, style: self == .groupedTable ? .insetGrouped : .plain)
      if isEstimating {
        table.estimatedRowHeight = Self.standardHeight
      } else {
        table.rowHeight = Self.standardHeight
      }
      return table
    case .collection, .pinningCollection:
      let layout = UICollectionViewFlowLayout()
      layout.minimumLineSpacing = 0
      layout.itemSize = CGSize(width: 300, height: Self.standardHeight)
      if self == .pinningCollection {
        layout.headerReferenceSize.height = Self.standardHeight
        layout.sectionHeadersPinToVisibleBounds = true
      }
      return UICollectionView(frame: .zero, collectionViewLayout: layout)
    case .estimatingCollection:
      return UICollectionView(
        frame: .zero, collectionViewLayout: .rows(estimatedHeight: Self.standardHeight))
    }
  }
}
