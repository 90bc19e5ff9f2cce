import Foundation

/// The type of a view controller's `topLayoutGuide` and `bottomLayoutGuide`.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// The length by which bars cover the edge of the view, in points.
  var length: CGFloat { get }
  /// The top edge of the guide.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom edge of the guide.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height of the guide.
  var heightAnchor: NSLayoutDimension { get }
}

/// The area covered by bars at the top or bottom of a view controller's view. Its height is a constraint in
/// the `constraints` of the view.
final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
  private(set) var heightConstraint: NSLayoutConstraint?

  var length: CGFloat { heightConstraint?.constant ?? 0 }

  /// Installs the height constraint in the owning view.
  func install(length: CGFloat) {
    let constraint = heightAnchor.constraint(equalToConstant: length)
    constraint.identifier = role == .top ? "topLayoutGuide" : "bottomLayoutGuide"
    heightConstraint = constraint
    constraint.isActive = true
  }
}
