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

  /// Forwards the changes of a frame. This is a layout guide without constraints, because a view owns its guides.
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

  // The members of Material Components' controllers, under their selectors. They aren't visible to Swift code.
  extension FlexibleHeaderViewController {
    /// The header, which is also the view of this controller.
    @available(swift, obsoleted: 1.0)
    @objc(headerView) public var headerView_objc: FlexibleHeaderView { headerView }

    /// A Boolean value that determines whether the header shows a line at its lower edge. The default is `NO`.
    @available(swift, obsoleted: 1.0)
    @objc(showsHairline) public var showsHairline_objc: Bool {
      get { showsHairline }
      set { showsHairline = newValue }
    }

    /// The color of the line. The default is the separator color.
    @available(swift, obsoleted: 1.0)
    @objc(hairlineColor) public var hairlineColor_objc: UIColor {
      get { hairlineColor }
      set { hairlineColor = newValue }
    }

    /// The controller whose top layout guide and safe area the header adjusts. It is held weakly. The default is `nil`.
    @available(swift, obsoleted: 1.0)
    @objc(topLayoutGuideViewController) public var topLayoutGuideViewController_objc: UIViewController? {
      get { topLayoutGuideViewController }
      set { topLayoutGuideViewController = newValue }
    }

    /// A Boolean value that determines whether the header adjusts the top layout guide and the safe area.
    @available(swift, obsoleted: 1.0)
    @objc(topLayoutGuideAdjustmentEnabled) public var topLayoutGuideAdjustmentEnabled_objc: Bool {
      @objc(isTopLayoutGuideAdjustmentEnabled)
      get { isTopLayoutGuideAdjustmentEnabled }
      @objc(setTopLayoutGuideAdjustmentEnabled:)
      set { isTopLayoutGuideAdjustmentEnabled = newValue }
    }

    /// A Boolean value that determines whether the header uses the top safe area of the surrounding view controllers.
    @available(swift, obsoleted: 1.0)
    @objc(inferTopSafeAreaInsetFromViewController) public var inferTopSafeAreaInsetFromViewController_objc:
      Bool
    {
      get { infersTopSafeAreaInsetFromViewController }
      set { infersTopSafeAreaInsetFromViewController = newValue }
    }

    /// A Boolean value that determines whether the status bar's style follows the header's background color. Set it to `NO`
    /// before you set `preferredStatusBarStyle`. The default is `YES`.
    @available(swift, obsoleted: 1.0)
    @objc(inferPreferredStatusBarStyle) public var inferPreferredStatusBarStyle_objc: Bool {
      get { infersPreferredStatusBarStyle }
      set { infersPreferredStatusBarStyle = newValue }
    }

    /// A Boolean value that determines whether the header may use the top safe area of `topLayoutGuideViewController`. The
    /// default is `NO`.
    @available(swift, obsoleted: 1.0)
    @objc(permitInferringTopSafeAreaFromTopLayoutGuideViewController) public
      var permitInferringTopSafeArea_objc: Bool
    {
      get { permitsInferringTopSafeAreaFromTopLayoutGuideViewController }
      set { permitsInferringTopSafeAreaFromTopLayoutGuideViewController = newValue }
    }

    /// A Boolean value that determines whether the header gives web views additional safe area instead of insets.
    @available(swift, obsoleted: 1.0)
    @objc(useAdditionalSafeAreaInsetsForWebKitScrollViews) public var useAdditionalSafeArea_objc: Bool {
      get { usesAdditionalSafeAreaInsetsForWebKitScrollViews }
      set { usesAdditionalSafeAreaInsetsForWebKitScrollViews = newValue }
    }

    /// Updates the top layout guide.
    @available(swift, obsoleted: 1.0)
    @objc(updateTopLayoutGuide) public func updateTopLayoutGuide_objc() { updateTopLayoutGuide() }

    /// The object that is notified when the header's frame changes. It is held weakly. The default is `nil`.
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

    /// The view controller of the header.
    @available(swift, obsoleted: 1.0)
    @objc(headerViewController) public var headerViewController_objc: FlexibleHeaderViewController {
      headerViewController
    }

    /// The view controller whose view is shown behind the header. The default is `nil`.
    @available(swift, obsoleted: 1.0)
    @objc(contentViewController) public var contentViewController_objc: UIViewController? {
      get { contentViewController }
      set { contentViewController = newValue }
    }

    /// A Boolean value that determines whether the header adjusts the top layout guide and the safe area.
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
