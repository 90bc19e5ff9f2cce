import FlexibleHeader
import FlexibleHeaderMigration
import HeaderTesting

extension BehavioralFlags {
  /// The recommended flags, and those of the original.
  static let both: [BehavioralFlags] = [.recommended, .materialComponents]
}

/// A screen with a header above a list of rows 50 points high, set up as in the documentation.
@MainActor final class ListScreen: RowsScreen {
  let headerViewController = FlexibleHeaderViewController()
  var hidesStatusBar = false
  private let heights: ClosedRange<CGFloat>

  var header: FlexibleHeaderView { headerViewController.headerView }
  var scrollView: UIScrollView { list }

  /// Creates a screen. `heights` are those of the header's content, without the safe area, regardless of the
  /// flags.
  init(
    _ kind: ListKind = .plain, flags: BehavioralFlags = .recommended,
    heights: ClosedRange<CGFloat> = 56...160,
    behavior: FlexibleHeaderShiftBehavior = .disabled, rowCount: Int = 80
  ) {
    let safeArea = flags.minMaxHeightIncludesSafeArea ? DeviceModel.current.safeAreaInsets.top : 0
    self.heights = heights.lowerBound + safeArea...heights.upperBound + safeArea
    super.init(kind, rowCount: rowCount)
    header.behavioralFlags = flags
    header.shiftBehavior = behavior
    addChild(headerViewController)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    header.minimumHeight = heights.lowerBound
    header.maximumHeight = heights.upperBound
    list.delegate = headerViewController
    view.addSubview(header)
    headerViewController.didMove(toParent: self)
    header.trackingScrollView = list
  }

  override var childForStatusBarHidden: UIViewController? { hidesStatusBar ? nil : headerViewController }
  override var prefersStatusBarHidden: Bool { hidesStatusBar }
}
