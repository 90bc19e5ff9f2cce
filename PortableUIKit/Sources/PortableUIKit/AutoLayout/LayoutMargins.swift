import Foundation

/// The layout margins of a view.
struct LayoutMargins {
  enum Distances {
    case sides(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
  }

  /// The margins that were set; `nil` for the default.
  var own: Distances?
  var preservesSuperview = false
  var followsSafeArea = true

  /// The default margins, in points.
  static let standard = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// The maximum width of readable text at the standard text size, in points.
  static let readableWidth: CGFloat = 672
}

extension UIEdgeInsets {
  init(_ directional: NSDirectionalEdgeInsets, isRightToLeft: Bool) {
    self.init(
      top: directional.top, left: isRightToLeft ? directional.trailing : directional.leading,
      bottom: directional.bottom, right: isRightToLeft ? directional.leading : directional.trailing)
  }

  func directional(isRightToLeft: Bool) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top, leading: isRightToLeft ? right : left, bottom: bottom, trailing: isRightToLeft ? left : right)
  }
}

extension UIView {
  final var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The effective margins: those of the view, the safe area, and, if requested, those of the superview.
  final var effectiveMargins: UIEdgeInsets {
    var margins = ownMargins
    if autoLayout?.margins.followsSafeArea ?? true { margins = margins.adding(safeAreaInsets) }
    guard autoLayout?.margins.preservesSuperview == true, let superview = superviewStorage else {
      return margins
    }
    let outer = SafeZone(of: superview.backing.geometry.bounds, insets: superview.layoutMargins).insets(
      for: frame)
    return UIEdgeInsets(
      top: max(margins.top, outer.top), left: max(margins.left, outer.left),
      bottom: max(margins.bottom, outer.bottom), right: max(margins.right, outer.right))
  }

  private var ownMargins: UIEdgeInsets {
    let system = viewController.flatMap { controller -> UIEdgeInsets? in
      guard controller.viewRespectsSystemMinimumLayoutMargins else { return nil }
      return UIEdgeInsets(controller.systemMinimumLayoutMargins, isRightToLeft: isRightToLeft)
    }
    guard let own = autoLayout?.margins.own else { return system ?? LayoutMargins.standard }
    var margins: UIEdgeInsets =
      switch own {
      case .sides(let insets): insets
      case .directional(let insets): UIEdgeInsets(insets, isRightToLeft: isRightToLeft)
      }
    if let system {
      margins.left = max(margins.left, system.left)
      margins.right = max(margins.right, system.right)
    }
    return margins
  }

  final func setMargins(_ margins: LayoutMargins.Distances) {
    let old = effectiveMargins
    needAutoLayout().margins.own = margins
    marginsMayHaveChanged(from: old)
  }

  final func changeMargins(_ change: (inout LayoutMargins) -> Void) {
    let old = effectiveMargins
    change(&needAutoLayout().margins)
    marginsMayHaveChanged(from: old)
  }

  private func marginsMayHaveChanged(from old: UIEdgeInsets) {
    if effectiveMargins != old { tellOfMargins() }
  }

  /// Notifies the view, its controller, and the descendants that inherit the margins.
  final func tellOfMargins() {
    layoutMarginsDidChange()
    viewController?.viewLayoutMarginsDidChange()
    if constraintFlags.contains(.involved) {
      autoLayout?.guidesDidChange()
      for subview in subviewsStorage where subview.autoLayout?.margins.preservesSuperview == true {
        subview.tellOfMargins()
      }
    }
    backing.markNeedsLayoutFromChild()
  }

  /// The margins, extended at the sides so that lines don't become too long to read.
  final var readableInsets: UIEdgeInsets {
    var insets = layoutMargins
    let surplus = bounds.width - insets.left - insets.right - LayoutMargins.readableWidth
    if surplus > 0 {
      insets.left += surplus / 2
      insets.right += surplus / 2
    }
    return insets
  }
}
