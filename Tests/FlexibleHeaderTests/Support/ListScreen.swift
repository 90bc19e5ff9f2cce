import FlexibleHeader
import FlexibleHeaderMigration
import HeaderTesting

/// The kind of scroll view of a screen's content.
enum ListKind: CaseIterable, Sendable {
  case plain
  case table
}

extension BehavioralFlags {
  /// The recommended flags, and those of the original.
  static let both: [BehavioralFlags] = [.recommended, .materialComponents]
}

/// A screen with a header above a list of rows 50 points high, set up as in the documentation.
@MainActor final class ListScreen: UIViewController, UITableViewDataSource {
  let headerViewController = FlexibleHeaderViewController()
  let scrollView: UIScrollView
  var rowCount: Int { didSet { reload() } }
  var hidesStatusBar = false
  private let heights: ClosedRange<CGFloat>

  var header: FlexibleHeaderView { headerViewController.headerView }
  var table: UITableView? { scrollView as? UITableView }
  /// The top of the first row on the screen.
  var contentTop: CGFloat { scrollView.convert(CGPoint.zero, to: view).y }

  /// Creates a screen. `heights` are those of the header's content, without the safe area, regardless of the
  /// flags.
  init(
    _ kind: ListKind = .plain, flags: BehavioralFlags = .recommended,
    heights: ClosedRange<CGFloat> = 56...160,
    behavior: FlexibleHeaderShiftBehavior = .disabled, rowCount: Int = 80
  ) {
    scrollView = kind == .table ? UITableView(frame: .zero, style: .plain) : UIScrollView()
    self.rowCount = rowCount
    let safeArea = flags.minMaxHeightIncludesSafeArea ? DeviceModel.current.safeAreaInsets.top : 0
    self.heights = heights.lowerBound + safeArea...heights.upperBound + safeArea
    super.init(nibName: nil, bundle: nil)
    header.behavioralFlags = flags
    header.shiftBehavior = behavior
    addChild(headerViewController)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    header.minimumHeight = heights.lowerBound
    header.maximumHeight = heights.upperBound
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.alwaysBounceVertical = true
    scrollView.delegate = headerViewController
    table?.rowHeight = 50
    table?.dataSource = self
    reload()
    view.addSubview(scrollView)
    view.addSubview(header)
    headerViewController.didMove(toParent: self)
    header.trackingScrollView = scrollView
  }

  private func reload() {
    guard isViewLoaded else { return }
    if let table {
      table.reloadData()
    } else {
      scrollView.contentSize = CGSize(width: view.bounds.width, height: CGFloat(rowCount) * 50)
    }
  }

  override var childForStatusBarHidden: UIViewController? { hidesStatusBar ? nil : headerViewController }
  override var prefersStatusBarHidden: Bool { hidesStatusBar }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rowCount }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
