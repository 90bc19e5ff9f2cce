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

/// The state of a `HeaderPagesViewController` that an app may store and restore.
public struct HeaderPagesState: Codable, Hashable, Sendable {
  /// The index of the current page.
  public var selectedIndex: Int
  /// The distance, in points, by which the content of each page is scrolled down from its top. Pages that were never
  /// loaded are missing.
  public var distances: [Int: Double]

  /// Creates a state.
  ///
  /// - Parameters:
  ///   - selectedIndex: The index of the current page. The default is 0.
  ///   - distances: The distances, in points, by which pages are scrolled, by index. The default is none.
  public init(selectedIndex: Int = 0, distances: [Int: Double] = [:]) {
    self.selectedIndex = selectedIndex
    self.distances = distances
  }
}
