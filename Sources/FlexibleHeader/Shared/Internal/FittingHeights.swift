import HeaderEngine
import UIKit

/// The heights of a header that fit its content, combined with the heights that the app set.
struct FittingHeights {
  /// A Boolean value that determines whether Auto Layout computes the heights.
  var isEnabled = false
  /// A Boolean value that indicates whether the app set the minimum height, which then takes precedence.
  var isMinimumGiven = false
  /// A Boolean value that indicates whether the app set the maximum height, which then takes precedence.
  var isMaximumGiven = false
  private var measuredWidth: CGFloat?
  private var measuredSafeArea: CGFloat = 0

  /// Returns whether the content has to be measured for a width and a safe area, in points, and records them
  /// as measured.
  mutating func needsMeasuring(width: CGFloat, safeArea: CGFloat = 0) -> Bool {
    // The fitting height for a width of 0 is meaningless.
    guard isEnabled, width > 0, measuredWidth != width || measuredSafeArea != safeArea else { return false }
    measuredWidth = width
    measuredSafeArea = safeArea
    return true
  }

  /// Makes the next call of `needsMeasuring(width:safeArea:)` return `true` if measuring is enabled and the
  /// width is positive.
  mutating func invalidate() { measuredWidth = nil }

  /// Returns the minimum height for content that requires `height` points, or `nil` if the app set one.
  func minimum(for height: Double, maximum: Double) -> Double? {
    if isMinimumGiven { return nil }
    return isMaximumGiven ? min(height, maximum) : height
  }

  /// Returns the maximum height for content that requires `height` points, or `nil` if the app set one.
  func maximum(for height: Double, minimum: Double) -> Double? {
    isMaximumGiven ? nil : max(height, minimum)
  }
}

extension UIView {
  /// Returns the height that the constraints inside the view require at a width, in points.
  func lowestFittingHeight(forWidth width: CGFloat) -> CGFloat {
    updateTraitsOfSubviews()
    return systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .defaultLow
    ).height
  }
}
