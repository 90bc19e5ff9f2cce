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
  /// As in every container, the header takes its top safe area from the surrounding view controllers, whatever
  /// `behavioralFlags` say.
  ///
  /// - Parameters:
  ///   - contentViewController: The content under the header, or `nil`.
  ///   - behavioralFlags: The flags of the header, instead of `FlexibleHeaderView.defaultBehavioralFlags`.
  public convenience init(contentViewController: UIViewController?, behavioralFlags: BehavioralFlags) {
    self.init(contentViewController: contentViewController)
    headerViewController.headerView.behavioralFlags = behavioralFlags
    headerViewController.headerView.infersTopSafeAreaInsetFromViewController = true
  }
}
