import UIKit

/// A view controller that manages a sectioned header for its parent view controller.
///
/// Its view is the header. As a child, it receives the safe area and the rotations of its parent.
///
/// ```swift
/// let headerViewController = SectionedHeaderViewController()
/// headerViewController.headerView.sections = [HeaderSection(tabsView)]
/// headerViewController.install(in: tableView)
/// ```
open class SectionedHeaderViewController: UIViewController {
  /// The header, and this controller's view.
  public let headerView: SectionedHeaderView

  // MARK: - Life cycle

  /// Creates a controller with a header without sections.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    headerView = SectionedHeaderView(frame: .zero)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    headerView.controller = self
  }

  /// Creates a controller from an archive, with a new header. The header isn't archived.
  public required init?(coder: NSCoder) {
    headerView = SectionedHeaderView(frame: .zero)
    super.init(coder: coder)
    headerView.controller = self
  }

  open override func loadView() { view = headerView }

  /// Adds the controller to the view controller that owns a scroll view, and installs the header in front of it.
  ///
  /// See ``ScrollHeaderView/install(in:)``. A controller that has a parent keeps it.
  public func install(in scrollView: UIScrollView) { headerView.install(in: scrollView) }

  /// Removes the header from its scroll view, and the controller from its parent.
  public func uninstall() {
    headerView.uninstall()
    guard parent != nil else { return }
    willMove(toParent: nil)
    removeFromParent()
  }

  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    headerView.viewWillTransition(to: size, with: coordinator)
  }
}
