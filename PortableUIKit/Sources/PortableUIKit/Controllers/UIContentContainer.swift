import Foundation

/// Something with content that hears of size and trait transitions before they happen.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
  /// The size in points that the content would like to have; zero means no wish.
  var preferredContentSize: CGSize { get }
  /// A child changed its `preferredContentSize`.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The container is about to get `size` points; its bounds are still the old ones.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// The container is about to get other traits; the old ones are still in force.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
