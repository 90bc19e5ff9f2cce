import FlexibleHeader
import UIKit

/// The behavioral flags that belong to the header's controller.
extension FlexibleHeaderViewController {
  /// Creates a controller whose header has the given behavior.
  ///
  /// - Parameter behavioralFlags: The flags of the header, instead of `FlexibleHeaderView.defaultBehavioralFlags`.
  public convenience init(behavioralFlags: BehavioralFlags) {
    self.init(nibName: nil, bundle: nil)
    headerView.behavioralFlags = behavioralFlags
  }

  /// A Boolean value that determines whether the header uses the top safe area of the surrounding view controllers
  /// instead of the device's. The default is `true`.
  ///
  /// Setting this property to `true` also sets `isTopLayoutGuideAdjustmentEnabled` to `true`.
  public var infersTopSafeAreaInsetFromViewController: Bool {
    get { headerView.policy.infersTopSafeAreaInsetFromViewController }
    set {
      var policy = headerView.policy
      policy.infersTopSafeAreaInsetFromViewController = newValue
      if newValue { policy.isTopLayoutGuideAdjustmentEnabled = true }
      headerView.policy = policy
    }
  }

  /// A Boolean value that determines whether the header adds additional safe area and adjusts the top layout guide, so
  /// that it doesn't cover the content.
  ///
  /// This affects the content of `topLayoutGuideViewController`, or the content view controller of a
  /// `FlexibleHeaderContainerViewController`, whose property of the same name forwards to this one. If the content's
  /// scroll view is tracked, the header sets its insets instead of adding safe area. If the value is `false`, only the
  /// top layout guide of `topLayoutGuideViewController`, or of a parent that uses its guide, ends at the header's
  /// bottom edge. The default is that of the behavioral flags: `true`, or `false` with `.materialComponents`. Setting
  /// `topLayoutGuideViewController` to a view controller sets this property to `true`.
  public var isTopLayoutGuideAdjustmentEnabled: Bool {
    get { headerView.policy.isTopLayoutGuideAdjustmentEnabled }
    set { headerView.policy.isTopLayoutGuideAdjustmentEnabled = newValue }
  }

  /// A Boolean value that determines whether the header may use the top safe area of `topLayoutGuideViewController`.
  /// The default is `false`, because the header would count its own height as safe area and grow without end.
  ///
  /// If `true`, the header assumes that it set the whole `additionalSafeAreaInsets.top` of that controller, and
  /// subtracts it.
  public var permitsInferringTopSafeAreaFromTopLayoutGuideViewController: Bool {
    get { headerView.policy.permitsInferringTopSafeAreaFromTopLayoutGuideViewController }
    set { headerView.policy.permitsInferringTopSafeAreaFromTopLayoutGuideViewController = newValue }
  }

  /// Updates the top layout guide, so that it ends at the header's bottom edge.
  ///
  /// The guide of `topLayoutGuideViewController` is updated automatically. If the header's parent is another view
  /// controller, call this method from the parent's `viewWillLayoutSubviews()`. The guide of a parent whose view is a
  /// scroll view, such as a table view controller, is never changed: it would scroll with the rows, and the table's
  /// insets already leave space for the header.
  public func updateTopLayoutGuide() {
    reportTopLayoutFault()
    updateTopLayout(includingParent: true)
  }
}

extension FlexibleHeaderContainerViewController {
  /// Creates a container whose header has the given behavior.
  ///
  /// As in every container, the header uses the top safe area of the surrounding view controllers, regardless of
  /// `behavioralFlags`.
  ///
  /// - Parameters:
  ///   - contentViewController: The content behind the header, or `nil` to set it later.
  ///   - behavioralFlags: The flags of the header, instead of `FlexibleHeaderView.defaultBehavioralFlags`.
  public convenience init(contentViewController: UIViewController?, behavioralFlags: BehavioralFlags) {
    self.init(contentViewController: contentViewController)
    headerViewController.headerView.behavioralFlags = behavioralFlags
    headerViewController.headerView.policy.infersTopSafeAreaInsetFromViewController = true
  }

  /// A Boolean value that determines whether the header adds additional safe area and adjusts the top layout guide, so
  /// that it doesn't cover the content. This property forwards to the property of the same name of
  /// `headerViewController`.
  public var isTopLayoutGuideAdjustmentEnabled: Bool {
    get { headerViewController.isTopLayoutGuideAdjustmentEnabled }
    set { headerViewController.isTopLayoutGuideAdjustmentEnabled = newValue }
  }
}
