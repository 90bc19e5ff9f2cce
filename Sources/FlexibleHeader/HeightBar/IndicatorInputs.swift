import HeaderEngine
import UIKit

/// The values on which a bar's share of the scroll indicator inset depends.
///
/// While they stay the same, the inset remains valid. Comparing them costs less than measuring the scroll view.
struct IndicatorInputs: Equatable {
  private let contentInsetTop: Double
  private let contentInsetBottom: Double
  private let adjustedInsetTop: Double
  private let indicatorInsetTop: Double
  private let safeAreaTop: Double
  private let barHeight: Double

  init(_ metrics: ScrollMetrics, barHeight: Double) {
    contentInsetTop = metrics.contentInsetTop
    contentInsetBottom = metrics.contentInsetBottom
    adjustedInsetTop = metrics.adjustedInsetTop
    indicatorInsetTop = metrics.indicatorInsetTop
    safeAreaTop = metrics.adjustsIndicator ? metrics.safeAreaTop : 0
    self.barHeight = barHeight
  }

  /// Returns whether a scroll view and a bar still have these values.
  @MainActor @inline(__always) func match(
    _ scrollView: UIScrollView, adjustedInsetTop: CGFloat, barHeight: Double
  ) -> Bool {
    let inset = scrollView.contentInset
    let adjusts =
      scrollView.contentInsetAdjustmentBehavior != .never
      && scrollView.automaticallyAdjustsScrollIndicatorInsets
    return self.barHeight == barHeight
      && contentInsetTop == Double(inset.top) && contentInsetBottom == Double(inset.bottom)
      && adjustedInsetTop == Double(adjustedInsetTop)
      && indicatorInsetTop == Double(scrollView.verticalScrollIndicatorInsets.top)
      && safeAreaTop == (adjusts ? Double(scrollView.safeAreaInsets.top) : 0)
  }
}
