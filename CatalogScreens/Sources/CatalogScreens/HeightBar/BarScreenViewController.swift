/// The base class of the screens with a table under a height bar.
///
/// The bar extends under the status bar. The behavior and the screen share the table's delegate through a
/// splitter.
public class BarScreenViewController: UIViewController, UITableViewDelegate {
  /// The bar over the table.
  public let bar = FlexibleHeightBar(frame: CGRect(x: 0, y: 0, width: 320, height: 100))

  /// The table that the bar follows.
  public let tableView = UITableView(frame: .zero, style: .plain)

  private let rows: any UITableViewDataSource
  /// A strong reference, because tables hold their delegates weakly.
  private var splitter: ScrollViewDelegateSplitter?
  private var arrangement: (width: CGFloat, safeArea: UIEdgeInsets)?

  init(rows: any UITableViewDataSource, rowHeight: CGFloat, behavior: HeightBarBehavior) {
    self.rows = rows
    super.init(nibName: nil, bundle: nil)
    tableView.rowHeight = rowHeight
    bar.behavior = behavior
  }

  /// Returns `nil`. Screens of the catalog are created in code.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.contentInsetAdjustmentBehavior = .never
    tableView.dataSource = rows
    forwardEvents()
    view.addSubview(tableView)
    bar.autoresizingMask = .flexibleWidth
    addBarSubviews()
    view.addSubview(bar)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (width, safeArea) = (view.bounds.width, view.safeAreaInsets)
    if let arrangement, arrangement == (width, safeArea) { return }
    arrangement = (width, safeArea)
    let isAtTop = tableView.contentOffset.y <= -tableView.contentInset.top
    let heights = barHeights
    bar.maximumHeight = safeArea.top + heights.upperBound
    bar.minimumHeight = safeArea.top + heights.lowerBound
    bar.frame = CGRect(x: 0, y: 0, width: width, height: bar.bounds.height)
    arrangeBar(width: width, safeArea: safeArea)
    tableView.contentInset.top = bar.maximumHeight
    tableView.contentInset.bottom = safeArea.bottom
    if isAtTop { tableView.contentOffset.y = -bar.maximumHeight }
  }

  /// Adapts the table after other code changed the bar's heights or behavior.
  public func barDidChange() {
    forwardEvents()
    let isAtTop = tableView.contentOffset.y <= -tableView.contentInset.top
    tableView.contentInset.top = bar.maximumHeight
    if isAtTop { tableView.contentOffset.y = -bar.maximumHeight }
  }

  private func forwardEvents() {
    splitter = ScrollViewDelegateSplitter(bar.behavior, self)
    tableView.delegate = splitter
  }

  // MARK: - For the screens

  /// The bar's heights without the safe area, in points.
  var barHeights: ClosedRange<CGFloat> { 44...100 }

  /// Adds the bar's subviews, once.
  func addBarSubviews() {}

  /// Sets the keyframes of the bar's subviews for the given width and safe area.
  func arrangeBar(width: CGFloat, safeArea: UIEdgeInsets) {}

  /// Replaces all keyframes of a view of the bar with new ones for frame and opacity.
  func setKeyframes(_ keyframes: [(progress: CGFloat, frame: CGRect, alpha: CGFloat)], for view: UIView) {
    bar.effects.keyframes().removeAll(for: view)
    for keyframe in keyframes {
      var attributes = SubviewLayoutAttributes()
      attributes.frame = keyframe.frame
      attributes.alpha = keyframe.alpha
      bar.effects.keyframes().add(attributes, for: view, at: keyframe.progress)
    }
  }
}
