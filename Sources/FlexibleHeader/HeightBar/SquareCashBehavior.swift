import HeaderEngine
import UIKit

/// A behavior that collapses the bar as the content scrolls up. The bar expands only when the content scrolls
/// back to its top.
///
/// While VoiceOver or Switch Control is running, a bar whose minimum height is 0 stays open, because it would
/// disappear otherwise. A bar also stays open while a text field in it is being edited.
open class SquareCashBehavior: HeightBarBehavior {
  open override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if staysCollapsed(in: scrollView) { return }
    guard let bar, !isSnapping else { return super.scrollViewDidScroll(scrollView) }
    let metrics = tracker.measure(scrollView)
    let progress = CGFloat(SquareCashBar.progress(metrics, bar.barHeights))
    let height = bar.currentHeight
    bar.progress = staysOpen ? min(0, progress) : progress
    // If no other code ran, the measures and the bar are still right. Taking them again costs 400 instructions.
    guard bar.currentHeight == height || bar.setsProgressSilently else {
      return super.scrollViewDidScroll(scrollView)
    }
    follow(scrollView)
    setIndicatorInset(of: scrollView, metrics, below: bar)
  }

  override var answersDelegateQuestions: Bool { false }

  /// Returns whether an event changes nothing, because the content was and is below the collapsed bar.
  ///
  /// This saves 600 instructions per event in the middle of the content.
  private func staysCollapsed(in scrollView: UIScrollView) -> Bool {
    // Keep no reference to `barState`, which would have to be retained.
    guard let heights = barState?.collapsedHeights, !isSnapping, !staysOpen else { return false }
    let insetTop = scrollView.adjustedContentInset.top
    return Double(scrollView.contentOffset.y + insetTop) >= heights.range
      && isIndicatorSettled(in: scrollView, adjustedInsetTop: insetTop, barHeight: heights.height(at: 1))
      && scrollView === tracker.scrollView
  }

  private var staysOpen: Bool {
    guard let use else { return false }
    return use.isEdited || (use.isAssisted && barState?.chosenHeights.minimum == 0)
  }

  override func useDidChange() {
    guard let bar else { return }
    if staysOpen {
      bar.progress = min(0, bar.progress)
    } else if let lastScrollView {
      scrollViewDidScroll(lastScrollView)
    }
    layOutAfterUse()
  }

  /// The bar's height depends on the content's position alone, so other heights give it another progress.
  override func barDidChangeHeights() {
    if let lastScrollView { scrollViewDidScroll(lastScrollView) }
  }

  /// Scrolls the content, because the bar's height depends on the content's position.
  override func setCollapsed(_ isCollapsed: Bool, animated: Bool, in scrollView: UIScrollView) {
    guard let bar else { return }
    let scroll = tracker.measure(scrollView)
    let distance = Double(scrollView.contentOffset.y + scrollView.adjustedContentInset.top)
    let range = bar.barHeights.range
    guard isCollapsed ? distance < range : distance > 0 else { return }
    let target = isCollapsed ? min(range, max(0, scroll.greatestDistance)) : 0
    let y = scrollView.contentOffset.y + CGFloat(target - distance)
    scrollView.setContentOffset(CGPoint(x: scrollView.contentOffset.x, y: y), animated: animated)
  }
}
