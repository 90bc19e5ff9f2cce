// A small layout library in the Swift 5 language mode.
import UIKit

/// Constraints of one view to another, built in a chain.
public final class Anchorage {
  private let view: UIView
  private var constraints: [NSLayoutConstraint] = []

  init(_ view: UIView) { self.view = view }

  /// Pins an edge to the same edge of another view, or of the superview.
  @discardableResult
  public func pin(
    _ attribute: NSLayoutConstraint.Attribute, to other: UIView? = nil, inset: CGFloat = 0
  ) -> Anchorage {
    let isFarEdge = [.right, .bottom, .trailing].contains(attribute)
    return add(attribute, other ?? view.superview, attribute, constant: isFarEdge ? -inset : inset)
  }

  /// Sets a size to a number of points.
  @discardableResult
  public func set(_ attribute: NSLayoutConstraint.Attribute, to constant: CGFloat) -> Anchorage {
    add(attribute, nil, .notAnAttribute, constant: constant)
  }

  /// Puts the view below another one.
  @discardableResult
  public func place(below other: UIView, spacing: CGFloat = 0) -> Anchorage {
    add(.top, other, .bottom, constant: spacing)
  }

  private func add(
    _ attribute: NSLayoutConstraint.Attribute, _ other: UIView?,
    _ otherAttribute: NSLayoutConstraint.Attribute,
    constant: CGFloat
  ) -> Anchorage {
    let constraint = NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: .equal, toItem: other, attribute: otherAttribute,
      multiplier: 1, constant: constant)
    constraint.isActive = true
    constraints.append(constraint)
    view.anchoredConstraints = constraints
    return self
  }
}

private var constraintsKey: UInt8 = 0

extension UIView {
  /// The constraints that were made with `anchor()`.
  public fileprivate(set) var anchoredConstraints: [NSLayoutConstraint] {
    get { objc_getAssociatedObject(self, &constraintsKey) as? [NSLayoutConstraint] ?? [] }
    set { objc_setAssociatedObject(self, &constraintsKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }

  /// Starts a chain of constraints.
  public func anchor() -> Anchorage {
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.deactivate(anchoredConstraints)
    anchoredConstraints = []
    return Anchorage(self)
  }
}
