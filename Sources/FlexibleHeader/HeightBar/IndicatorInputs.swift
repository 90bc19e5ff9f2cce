import UIKit

/// The values on which a bar's need in the scroll indicator inset depends.
///
/// While they stay the same, the inset remains valid. Comparing them costs less than measuring the scroll view.
struct IndicatorInputs: Equatable {
  private let contentInsetTop: CGFloat
  private let contentInsetBottom: CGFloat
  private let adjustedInsetTop: CGFloat
  private let indicatorInsetTop: CGFloat
  private let safeAreaTop: CGFloat
  private let barHeight: Double

  // Inlined, it is compared in place.
  @MainActor @inline(__always) init(_ scrollView: UIScrollView, barHeight: Double) {
    let inset = scrollView.contentInset
    let adjusts =
      scrollView.contentInsetAdjustmentBehavior != .never
      && scrollView.automaticallyAdjustsScrollIndicatorInsets
    contentInsetTop = inset.top
    contentInsetBottom = inset.bottom
    adjustedInsetTop = scrollView.adjustedContentInset.top
    indicatorInsetTop = scrollView.verticalScrollIndicatorInsets.top
    safeAreaTop = adjusts ? scrollView.safeAreaInsets.top : 0
    self.barHeight = barHeight
  }
}
