#if canImport(ObjectiveC)
  import FlexibleHeaderMigration
  import UIKit

  /// The layout delegate of a header's controller, with the selector of Material Components.
  @objc public protocol MDCFlexibleHeaderViewLayoutDelegate: NSObjectProtocol {
    /// Tells the delegate that the header's frame changed.
    @objc(flexibleHeaderViewController:flexibleHeaderViewFrameDidChange:)
    @MainActor func flexibleHeaderViewController(
      _ flexibleHeaderViewController: FlexibleHeaderViewController,
      flexibleHeaderViewFrameDidChange flexibleHeaderView: FlexibleHeaderView)
  }

  /// Forwards the changes of a frame. It is a layout guide without constraints because a view owns its guides.
  private final class LayoutDelegateAdapter: UILayoutGuide, FlexibleHeaderViewLayoutDelegate {
    weak var target: (any MDCFlexibleHeaderViewLayoutDelegate)?

    func flexibleHeaderViewController(
      _ flexibleHeaderViewController: FlexibleHeaderViewController,
      flexibleHeaderViewFrameDidChange flexibleHeaderView: FlexibleHeaderView
    ) {
      target?.flexibleHeaderViewController(
        flexibleHeaderViewController, flexibleHeaderViewFrameDidChange: flexibleHeaderView)
    }
  }

  // The members of Material Components' controllers, under their selectors. Swift code doesn't see them.
  extension FlexibleHeaderViewController {
    /// The header, and this controller's view.
    @available(swift, obsoleted: 1.0)
    @objc(headerView) public var headerView_objc: FlexibleHeaderView { headerView }

    /// Whether a line is visible along the lower edge.
    @available(swift, obsoleted: 1.0)
    @objc(showsHairline) public var showsHairline_objc: Bool {
      get { showsHairline }
      set { showsHairline = newValue }
    }

    /// The color of the line.
    @available(swift, obsoleted: 1.0)
    @objc(hairlineColor) public var hairlineColor_objc: UIColor {
      get { hairlineColor }
      set { hairlineColor = newValue }
    }

    /// The controller whose guide ends at the header. Held weakly.
    @available(swift, obsoleted: 1.0)
    @objc(topLayoutGuideViewController) public var topLayoutGuideViewController_objc: UIViewController? {
      get { topLayoutGuideViewController }
      set { topLayoutGuideViewController = newValue }
    }

    /// Whether the guide and the safe area follow the header.
    @available(swift, obsoleted: 1.0)
    @objc(topLayoutGuideAdjustmentEnabled) public var topLayoutGuideAdjustmentEnabled_objc: Bool {
      @objc(isTopLayoutGuideAdjustmentEnabled)
      get { isTopLayoutGuideAdjustmentEnabled }
      @objc(setTopLayoutGuideAdjustmentEnabled:)
      set { isTopLayoutGuideAdjustmentEnabled = newValue }
    }

    /// Whether the safe area is that of the surrounding controllers.
    @available(swift, obsoleted: 1.0)
    @objc(inferTopSafeAreaInsetFromViewController) public var inferTopSafeAreaInsetFromViewController_objc:
      Bool
    {
      get { infersTopSafeAreaInsetFromViewController }
      set { infersTopSafeAreaInsetFromViewController = newValue }
    }

    /// Updates the guide.
    @available(swift, obsoleted: 1.0)
    @objc(updateTopLayoutGuide) public func updateTopLayoutGuide_objc() { updateTopLayoutGuide() }

    /// The object that is notified when the header's frame changes. Held weakly.
    @available(swift, obsoleted: 1.0)
    @objc(layoutDelegate) public var layoutDelegate_objc: (any MDCFlexibleHeaderViewLayoutDelegate)? {
      get { (layoutDelegate as? LayoutDelegateAdapter)?.target }
      set {
        if let adapter = layoutDelegate as? LayoutDelegateAdapter { headerView.removeLayoutGuide(adapter) }
        layoutDelegate = nil
        guard let newValue else { return }
        let adapter = LayoutDelegateAdapter()
        adapter.target = newValue
        headerView.addLayoutGuide(adapter)
        layoutDelegate = adapter
      }
    }
  }

  extension FlexibleHeaderContainerViewController {
    /// Creates a container with the given content.
    @available(swift, obsoleted: 1.0)
    @objc(initWithContentViewController:)
    public convenience init(objc contentViewController: UIViewController?) {
      self.init(contentViewController: contentViewController)
    }

    /// The controller of the header.
    @available(swift, obsoleted: 1.0)
    @objc(headerViewController) public var headerViewController_objc: FlexibleHeaderViewController {
      headerViewController
    }

    /// The content behind the header.
    @available(swift, obsoleted: 1.0)
    @objc(contentViewController) public var contentViewController_objc: UIViewController? {
      get { contentViewController }
      set { contentViewController = newValue }
    }

    /// Whether the guide and the safe area follow the header.
    @available(swift, obsoleted: 1.0)
    @objc(topLayoutGuideAdjustmentEnabled) public var topLayoutGuideAdjustmentEnabled_objc: Bool {
      @objc(isTopLayoutGuideAdjustmentEnabled)
      get { isTopLayoutGuideAdjustmentEnabled }
      @objc(setTopLayoutGuideAdjustmentEnabled:)
      set { isTopLayoutGuideAdjustmentEnabled = newValue }
    }
  }

  extension FlexibleHeaderView {
    /// Gives new headers the behavior that headers of Material Components had by default.
    @available(swift, obsoleted: 1.0)
    @objc(adoptMaterialComponentsDefaults) public static func adoptDefaults_objc() {
      adoptMaterialComponentsDefaults()
    }
  }
#endif
