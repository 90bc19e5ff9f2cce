import UIKit

/// A page that names the scroll view that its header follows.
///
/// Conform to it if the page's view contains several scroll views, or if the right one is created late. Without it,
/// the first scroll view found in the page's view is taken, outer views before inner ones.
@MainActor public protocol HeaderPage: UIViewController {
  /// The scroll view that the header follows, or `nil` if there is none yet. It is asked for when the page is loaded
  /// and, until there is one, with each layout.
  var headerScrollView: UIScrollView? { get }
}
