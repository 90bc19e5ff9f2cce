import UIKit

/// A container view controller that shows a flexible header above any content view controller. Use it for content that
/// can't own a header itself.
///
/// ```swift
/// let container = FlexibleHeaderContainerViewController(contentViewController: listViewController)
/// container.headerViewController.headerView.observesTrackingScrollViewScrollEvents = true
/// container.headerViewController.headerView.trackingScrollView = listViewController.tableView
/// window.rootViewController = container
/// ```
///
/// The container returns the header's controller from `childForStatusBarHidden` and `childForStatusBarStyle`, so that
/// the header determines the status bar's appearance. If the container has a parent, the parent must return the
/// container from these properties.
open class FlexibleHeaderContainerViewController: UIViewController {
  /// The header's view controller. The header stays in front of the content and is as wide as the container.
  public let headerViewController: FlexibleHeaderViewController

  /// The view controller whose view is shown behind the header. Setting another one replaces the content immediately.
  /// The default is `nil`.
  public var contentViewController: UIViewController? {
    didSet { if oldValue !== contentViewController { replaceContent(oldValue) } }
  }

  /// A closure that is called after the container's traits change, with the previous traits. The default is `nil`.
  package var traitsDidChange: ((FlexibleHeaderContainerViewController, UITraitCollection?) -> Void)?

  // MARK: - Life cycle

  /// Creates a container with the given content, or `nil` to set it later.
  public init(contentViewController: UIViewController?) {
    headerViewController = FlexibleHeaderViewController()
    self.contentViewController = contentViewController
    super.init(nibName: nil, bundle: nil)
    addChildren()
  }

  /// Creates a container with the given content and a header, such as one of a subclass. The header's controller must not have a
  /// parent.
  public init(
    contentViewController: UIViewController?, headerViewController: FlexibleHeaderViewController
  ) {
    self.headerViewController = headerViewController
    self.contentViewController = contentViewController
    super.init(nibName: nil, bundle: nil)
    addChildren()
  }

  /// Creates an empty container.
  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(contentViewController: nil)
  }

  /// Creates an empty container from an archive.
  public required init?(coder: NSCoder) {
    headerViewController = FlexibleHeaderViewController()
    super.init(coder: coder)
    addChildren()
  }

  private func addChildren() {
    headerViewController.headerView.policy.infersTopSafeAreaInsetFromViewController = true
    addChild(headerViewController)
    if let contentViewController { add(contentViewController) }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    if let contentViewController { show(contentViewController) }
    headerViewController.view.frame.size.width = view.bounds.width
    view.addSubview(headerViewController.view)
    headerViewController.didMove(toParent: self)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    traitsDidChange?(self, previousTraitCollection)
  }

  // MARK: - Status bar

  open override var childForStatusBarHidden: UIViewController? { headerViewController }

  open override var childForStatusBarStyle: UIViewController? { headerViewController }

  // MARK: - Other system interfaces

  open override var childForHomeIndicatorAutoHidden: UIViewController? { contentViewController }

  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { contentViewController }

  /// Returns the scroll view that bars of containers follow: the one that was set for the container or its content, or
  /// otherwise the one that the header tracks.
  open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    // UIKit doesn't search the views of a controller that overrides this method.
    super.contentScrollView(for: edge) ?? contentViewController?.contentScrollView(for: edge)
      ?? headerViewController.headerView.trackingScrollView
  }

  // MARK: - Content

  private func replaceContent(_ former: UIViewController?) {
    if let former {
      headerViewController.containedContent = nil
      former.willMove(toParent: nil)
      former.viewIfLoaded?.removeFromSuperview()
      former.removeFromParent()
    }
    if let contentViewController {
      add(contentViewController)
      if isViewLoaded { show(contentViewController) }
    }
    setNeedsUpdateOfHomeIndicatorAutoHidden()
    setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
  }

  private func add(_ content: UIViewController) {
    let hasHeader = content.children.contains { $0 is FlexibleHeaderViewController }
    if hasHeader { HeaderMisuse.report(.headerInsideContainer) }
    addChild(content)
    headerViewController.containedContent = content
  }

  private func show(_ content: UIViewController) {
    content.view.frame = view.bounds
    content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(content.view, at: 0)
    content.didMove(toParent: self)
    headerViewController.updateTopLayout()
  }
}
