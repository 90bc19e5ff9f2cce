import Foundation

extension UIViewController {
  /// Returns the guide at an edge. Its height is installed on first access.
  final func layoutSupport(_ role: UILayoutGuide.Role) -> LayoutSupportGuide {
    loadViewIfRequired()
    guard let view = storedView, let guide = view.ownGuide(role) as? LayoutSupportGuide else {
      preconditionFailure("\(type(of: self)) has no view to take a layout guide from")
    }
    if guide.heightConstraint == nil { guide.install(length: supportLength(role)) }
    return guide
  }

  private func supportLength(_ role: UILayoutGuide.Role) -> CGFloat {
    let insets = storedView?.safeAreaInsets ?? .zero
    return role == .top ? insets.top : insets.bottom
  }

  /// Updates the requested guides after the safe area changed.
  final func updateLayoutSupports() {
    for guide in storedView?.autoLayout?.ownGuides ?? [] {
      guard let support = guide as? LayoutSupportGuide else { continue }
      support.heightConstraint?.constant = supportLength(support.role)
    }
  }

  final var systemMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = HostSimulator.current.screen.bounds.size.shorter >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
}

extension CGSize {
  fileprivate var shorter: CGFloat { min(width, height) }
}
