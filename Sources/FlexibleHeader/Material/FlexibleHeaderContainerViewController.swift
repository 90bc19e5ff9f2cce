import UIKit

/// Wraps any view controller and puts a flexible header above it, for content that cannot own one itself.
///
/// ```swift
/// let container = FlexibleHeaderContainerViewController(contentViewController: listViewController)
/// container.headerViewController.headerView.trackingScrollView = listViewController.tableView
/// window.rootViewController = container
/// ```
///
/// The container forwards questions about the status bar to the header, by `childForStatusBarHidden` and
/// `childForStatusBarStyle`. A container view controller around it has to forward them to the container.
open class FlexibleHeaderContainerViewController: UIViewController {
  /// Manages the header, which stays in front of the content and as wide as the container.
  public let headerViewController: FlexibleHeaderViewController

  /// The content under the header; default nil. Another one takes the place of the one before at once.
  public var contentViewController: UIViewController? {
    didSet { if oldValue !== contentViewController { replaceContent(oldValue) } }
  }

  /// A Boolean value that determines whether content keeps clear of the header by additional safe area and by its top
  /// layout guide. It is the property of the same name of `headerViewController`.
  public var isTopLayoutGuideAdjustmentEnabled: Bool {
    get { headerViewController.isTopLayoutGuideAdjustmentEnabled }
    set { headerViewController.isTopLayoutGuideAdjustmentEnabled = newValue }
  }

  /// Called after the container's traits changed, with the former ones. Default nil.
  public var traitCollectionDidChangeBlock:
    ((FlexibleHeaderContainerViewController, UITraitCollection?) -> Void)?

  // MARK: - Life cycle

  /// Creates a container around `contentViewController`; nil leaves it empty for the time being.
  public init(contentViewController: UIViewController?) {
    headerViewController = FlexibleHeaderViewController()
    self.contentViewController = contentViewController
    super.init(nibName: nil, bundle: nil)
    addChildren()
  }

  /// Creates a container around `contentViewController` with the given header, for example one of a subclass.
  ///
  /// - Parameters:
  ///   - contentViewController: The content, or `nil` to set it later.
  ///   - headerViewController: The header's controller. It must not have a parent.
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
    headerViewController.headerView.infersTopSafeAreaInsetFromViewController = true
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
    traitCollectionDidChangeBlock?(self, previousTraitCollection)
  }

  // MARK: - Status bar

  open override var childForStatusBarHidden: UIViewController? { headerViewController }

  open override var childForStatusBarStyle: UIViewController? { headerViewController }

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
  }

  private func add(_ content: UIViewController) {
    let hasHeader = content.children.contains { $0 is FlexibleHeaderViewController }
    if hasHeader { HeaderMisuse.report(.headerInsideContainer) }
    addChild(content)
    headerViewController.containedContent = content
  }

  /// Lays the content behind the header.
  private func show(_ content: UIViewController) {
    content.view.frame = view.bounds
    content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(content.view, at: 0)
    content.didMove(toParent: self)
  }
}
