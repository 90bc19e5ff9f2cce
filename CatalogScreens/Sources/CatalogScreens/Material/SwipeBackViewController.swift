/// Screens with their own headers in a navigation controller with a hidden navigation bar. The interactive
/// pop gesture still works.
public final class SwipeBackViewController: UINavigationController {
  /// Creates the screen at its first level.
  public convenience init() {
    self.init(rootViewController: LevelViewController(level: 1))
    isNavigationBarHidden = true
  }

  public override var childForStatusBarHidden: UIViewController? { topViewController }
  public override var childForStatusBarStyle: UIViewController? { topViewController }
}

/// A list whose rows push the next level.
private final class LevelViewController: UIViewController {
  private static let colors: [UIColor] = [.dusk, .brick, .meadow]

  private let headerViewController = FlexibleHeaderViewController()
  private let tableView = UITableView(frame: .zero, style: .plain)
  private let rows = CityRows(count: 40)
  private let level: Int

  init(level: Int) {
    self.level = level
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.rowHeight = 52
    tableView.dataSource = rows
    tableView.delegate = self
    view.addSubview(tableView)

    addChild(headerViewController)
    configureHeader()
    headerViewController.view.frame = view.bounds
    view.addSubview(headerViewController.view)
    headerViewController.didMove(toParent: self)
  }

  override var childForStatusBarHidden: UIViewController? { headerViewController }
  override var childForStatusBarStyle: UIViewController? { headerViewController }

  private func configureHeader() {
    // Hiding the navigation bar disables the interactive pop gesture. This option keeps it working.
    headerViewController.keepsSwipeBackWithHiddenNavigationBar = true
    let headerView = headerViewController.headerView
    headerView.backgroundColor = Self.colors[level % Self.colors.count]
    headerView.maximumHeight = 140
    headerView.shiftBehavior = .enabled
    headerView.trackingScrollView = tableView
    headerView.hideViewWhenShifted(UILabel.headerTitle("Level \(level)", in: headerView.contentView))
    if level > 1 { addBackButton(to: headerView.contentView) }
  }

  private func addBackButton(to content: UIView) {
    let back = UIAction(title: "Back") { [weak self] _ in
      self?.navigationController?.popViewController(animated: true)
    }
    let button = UIButton(type: .system, primaryAction: back)
    button.setTitleColor(.white, for: .normal)
    button.addToCorner(of: content, size: CGSize(width: 80, height: 36))
    headerViewController.headerView.hideViewWhenShifted(button)
  }
}

extension LevelViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    navigationController?.pushViewController(LevelViewController(level: level + 1), animated: true)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    headerViewController.scrollViewDidScroll(scrollView)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    headerViewController.scrollViewDidEndDecelerating(scrollView)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    headerViewController.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    headerViewController.scrollViewDidEndScrollingAnimation(scrollView)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    headerViewController.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }
}
