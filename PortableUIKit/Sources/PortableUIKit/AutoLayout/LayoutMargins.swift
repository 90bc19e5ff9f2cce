import Foundation

/// How far content should keep from a view's edges.
struct LayoutMargins {
  enum Distances {
    case sides(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
  }

  /// Nil for what views have by default.
  var own: Distances?
  var preservesSuperview = false
  var followsSafeArea = true

  /// In points, for views that nobody set margins of.
  static let standard = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// What lines of text should not be longer than, at the standard text size, in points.
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

  /// The margins as they are in effect: those of the view, the safe area, and where wanted the superview's.
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

  /// Tells the view, its controller and those below that take over the margins.
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

  /// The margins, with as much more at the sides as keeps lines from being too long to read.
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
