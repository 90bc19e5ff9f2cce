import UIKit

/// Manages a sectioned header for the view controller whose child it is.
///
/// Its view *is* the header. As a child it receives the safe area and the rotations of its parent.
///
/// ```swift
/// let headerViewController = SectionedHeaderViewController()
/// headerViewController.headerView.sections = [HeaderSection(tabsView)]
/// headerViewController.install(in: tableView)
/// ```
open class SectionedHeaderViewController: UIViewController {
  /// The header, and this controller's view.
  public let headerView: SectionedHeaderView

  /// A Boolean value that indicates whether installing the header added this controller to its parent.
  private var isChildByInstallation = false

  // MARK: - Life cycle

  /// Creates a controller with a header without sections.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    headerView = SectionedHeaderView(frame: .zero)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    headerView.controller = self
  }

  /// Creates a controller from an archive; the header itself is created anew.
  public required init?(coder: NSCoder) {
    headerView = SectionedHeaderView(frame: .zero)
    super.init(coder: coder)
    headerView.controller = self
  }

  open override func loadView() { view = headerView }

  /// Adds the controller to the view controller that owns a scroll view, and installs the header in front of it.
  ///
  /// See ``ScrollHeaderView/install(in:)``. A controller that has a parent keeps it.
  ///
  /// - Parameter scrollView: The scroll view. Held weakly.
  public func install(in scrollView: UIScrollView) {
    let hasJoined = joinOwner(of: scrollView)
    if hasJoined { isChildByInstallation = true }
    headerView.install(in: scrollView)
    if hasJoined { didMove(toParent: parent) }
  }

  /// Adds the controller to the owner of the scroll view, if only the header was installed, or if the scroll view had no
  /// owner then.
  func headerViewDidEnterWindow(over scrollView: UIScrollView) {
    guard joinOwner(of: scrollView) else { return }
    isChildByInstallation = true
    didMove(toParent: parent)
  }

  /// Removes the controller from its parent after only the header was uninstalled.
  func headerViewDidLeaveSuperview() {
    guard isChildByInstallation, headerView.installation == nil else { return }
    isChildByInstallation = false
    willMove(toParent: nil)
    removeFromParent()
  }

  /// Removes the header from its scroll view, and the controller from its parent.
  public func uninstall() {
    isChildByInstallation = false
    willMove(toParent: nil)
    headerView.uninstall()
    removeFromParent()
  }

  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    headerView.viewWillTransition(to: size, with: coordinator)
  }
}
