import UIKit

extension FlexibleHeaderViewController {
  /// Creates a controller whose header has the given behavior.
  ///
  /// - Parameter behavioralFlags: The flags of the header, instead of `FlexibleHeaderView.defaultBehavioralFlags`.
  public convenience init(behavioralFlags: BehavioralFlags) {
    self.init(nibName: nil, bundle: nil)
    headerView.behavioralFlags = behavioralFlags
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
    headerViewController.headerView.infersTopSafeAreaInsetFromViewController = true
  }
}
