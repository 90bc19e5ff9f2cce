import Foundation

/// What a controller's `topLayoutGuide` and `bottomLayoutGuide` are.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// How much of the view is covered from the edge, in points.
  var length: CGFloat { get }
  /// The guide's top edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The guide's bottom edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The guide's height.
  var heightAnchor: NSLayoutDimension { get }
}

/// The strip that bars cover at the top or the bottom of a controller's view; a constraint in the view's
/// `constraints` holds its height (12.17.1).
final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
  private(set) var heightConstraint: NSLayoutConstraint?

  var length: CGFloat { heightConstraint?.constant ?? 0 }

  /// Installs the height in the owning view.
  func install(length: CGFloat) {
    let constraint = heightAnchor.constraint(equalToConstant: length)
    constraint.identifier = role == .top ? "topLayoutGuide" : "bottomLayoutGuide"
    heightConstraint = constraint
    constraint.isActive = true
  }
}
