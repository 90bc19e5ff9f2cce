import Foundation

/// Methods for objects with content that is notified of size and trait transitions before they happen.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
  /// The preferred size of the content, in points. Zero means no preference.
  var preferredContentSize: CGSize { get }
  /// Called after the `preferredContentSize` of a child changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Called before the container's size changes to `size`, in points. Its bounds still have their old values.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called before the container's traits change. The old traits are still current.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
