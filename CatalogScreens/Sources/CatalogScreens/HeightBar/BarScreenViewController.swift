/// The base class of the screens with a table under a height bar.
///
/// The bar extends under the status bar. Its heights are measured from the safe area.
public class BarScreenViewController: UIViewController {
  /// The bar over the table.
  public let bar: FlexibleHeightBar

  /// The table that the bar follows.
  public private(set) lazy var tableView = UITableView(rows)

  private let rows: any UITableViewDataSource
  private var arrangement: (width: CGFloat, safeArea: UIEdgeInsets)?

  init(
    heights: ClosedRange<CGFloat>, rows: any UITableViewDataSource, behavior: HeightBarBehavior
  ) {
    bar = FlexibleHeightBar(maximumHeight: heights.upperBound, minimumHeight: heights.lowerBound)
    self.rows = rows
    super.init(nibName: nil, bundle: nil)
    bar.behavior = behavior
  }

  /// Returns `nil`. Screens of the catalog are created in code.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addFilling(tableView)
    addBarSubviews()
    bar.install(in: tableView)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (width, safeArea) = (view.bounds.width, view.safeAreaInsets)
    if let arrangement, arrangement == (width, safeArea) { return }
    arrangement = (width, safeArea)
    arrangeBar(width: width, safeArea: safeArea)
  }

  // MARK: - For the screens

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
