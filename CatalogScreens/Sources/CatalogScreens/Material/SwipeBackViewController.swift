/// Folders in folders: screens with their own headers in a navigation controller with a hidden navigation bar. The interactive
/// pop gesture still works.
public final class SwipeBackViewController: UINavigationController {
  /// Creates the screen at its first folder.
  public convenience init() {
    self.init(rootViewController: FolderViewController("Documents", depth: 0))
    isNavigationBarHidden = true
  }

  public override var childForStatusBarHidden: UIViewController? { topViewController }
  public override var childForStatusBarStyle: UIViewController? { topViewController }
}

/// A list whose rows open the folders in this one.
private final class FolderViewController: UIViewController {
  private static let colors: [UIColor] = [.brick, .meadow, .dusk]
  private static let names = [
    "Boat", "Garden", "House", "Letters", "Maps", "Music", "Photographs", "Recipes", "Taxes", "Travel",
    "Work",
  ]

  private let headerViewController = FlexibleHeaderViewController()
  private let rows = ItemRows(
    FolderViewController.names.enumerated().map { index, name in
      ItemRow(
        title: name, subtitle: "\(2 + index * 7 % 9) folders",
        image: Glyph.folder.image(.systemBlue, size: 30))
    }, count: 33)
  private lazy var tableView = UITableView(rows)
  private let name: String
  private let depth: Int

  init(_ name: String, depth: Int) {
    self.name = name
    self.depth = depth
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addFilling(tableView)
    tableView.delegate = self

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
    headerView.backgroundColor = Self.colors[depth % Self.colors.count]
    headerView.maximumHeight = 140
    headerView.shiftBehavior = .enabled
    headerView.trackingScrollView = tableView
    headerView.hideViewWhenShifted(UILabel.headerTitle(name, in: headerView.contentView))
    if depth > 0 { addBackButton(to: headerView.contentView) }
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

extension FolderViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let folder = FolderViewController(rows.rows[indexPath.row].title, depth: depth + 1)
    navigationController?.pushViewController(folder, animated: true)
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
