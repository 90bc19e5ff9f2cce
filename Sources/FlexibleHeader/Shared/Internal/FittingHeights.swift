import HeaderEngine
import UIKit

/// The heights of a header that fit its content, next to those that the app set.
struct FittingHeights {
  /// A Boolean value that indicates whether Auto Layout is asked.
  var isEnabled = false
  /// A Boolean value that indicates whether the app set the minimum height, which then counts.
  var isMinimumGiven = false
  /// A Boolean value that indicates whether the app set the maximum height, which then counts.
  var isMaximumGiven = false
  private var measuredWidth: CGFloat?
  private var measuredSafeArea: CGFloat = 0

  /// Returns whether the content has to be measured for a width and a safe area, in points, and records that it is.
  mutating func needsMeasuring(width: CGFloat, safeArea: CGFloat = 0) -> Bool {
    // Nothing fits into no width.
    guard isEnabled, width > 0, measuredWidth != width || measuredSafeArea != safeArea else { return false }
    measuredWidth = width
    measuredSafeArea = safeArea
    return true
  }

  /// Measures again at the next occasion.
  mutating func invalidate() { measuredWidth = nil }

  /// Returns the minimum height for content that needs `height` points, or `nil` if the app set one.
  func minimum(for height: Double, maximum: Double) -> Double? {
    if isMinimumGiven { return nil }
    return isMaximumGiven ? min(height, maximum) : height
  }

  /// Returns the maximum height for content that needs `height` points, or `nil` if the app set one.
  func maximum(for height: Double, minimum: Double) -> Double? {
    isMaximumGiven ? nil : max(height, minimum)
  }
}

extension UIView {
  /// Returns whether the user chose another text size since the view had `traits`.
  func hasOtherTextSize(than traits: UITraitCollection?) -> Bool {
    traits?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
  }

  /// The height that the constraints inside the view need at a width, in points.
  func lowestFittingHeight(forWidth width: CGFloat) -> CGFloat {
    systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .defaultLow
    ).height
  }
}
