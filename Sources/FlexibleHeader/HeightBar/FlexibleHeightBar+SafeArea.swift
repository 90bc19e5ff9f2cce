import UIKit

/// The safe area that the content of a bar keeps free.
extension FlexibleHeightBar {
  /// The safe area at the top that the bar's constraints, and the margins of a stack view in it, keep free, in points. The bar
  /// adds it to its heights.
  var safeAreaOfContent: CGFloat {
    let constrained = constraints.map { constraint -> CGFloat in
      let (first, second) = (constraint.firstItem, constraint.secondItem)
      // The bar's own guide has constraints to that of the system.
      if first === safeArea?.guide, second === systemSafeAreaGuide { return 0 }
      return max(
        safeArea(at: constraint.firstAttribute, of: first),
        safeArea(at: constraint.secondAttribute, of: second))
    }
    let arranged = subviews.map { view in
      let isRelative = (view as? UIStackView)?.isLayoutMarginsRelativeArrangement == true
      return isRelative && view.insetsLayoutMarginsFromSafeArea ? view.safeAreaInsets.top : 0
    }
    return (constrained.max() ?? 0) + (arranged.max() ?? 0)
  }

  /// The length of the top safe area on which an attribute of the bar or of its guides depends, in points.
  private func safeArea(at attribute: NSLayoutConstraint.Attribute, of item: AnyObject?) -> CGFloat {
    switch attribute {
    case .topMargin, .centerYWithinMargins:
      return item === self && insetsLayoutMarginsFromSafeArea ? safeAreaInsets.top : 0
    case .top, .centerY, .height:
      if let safeArea, item === safeArea.guide { return safeAreaInsets.top + safeArea.missingTop }
      let isMargins = insetsLayoutMarginsFromSafeArea && item === layoutMarginsGuide
      return isMargins || item === systemSafeAreaGuide ? safeAreaInsets.top : 0
    default: return 0
    }
  }
}
