import HeaderEngine
import UIKit

/// A behavior that collapses the bar as the content scrolls up. The bar expands only when the content scrolls
/// back to its top.
///
/// While VoiceOver or Switch Control is running, a bar whose minimum height is 0 stays open, because it would
/// disappear otherwise. A bar also stays open while a text field in it is being edited.
open class SquareCashBehavior: HeightBarBehavior {
  open override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if tracker.rests(in: scrollView) { return }
    endSnap(ifOthersMoved: scrollView)
    guard let bar, !isSnapping else { return super.scrollViewDidScroll(scrollView) }
    let metrics = tracker.measure(scrollView)
    let progress = CGFloat(SquareCashBar.progress(metrics, bar.barHeights))
    let height = bar.currentHeight
    bar.progress = staysExpanded ? min(0, progress) : progress
    // Observers of the progress, subclasses, and pages may have changed the scroll view.
    guard bar.currentHeight == height else { return super.scrollViewDidScroll(scrollView) }
    follow(scrollView)
    setIndicatorInset(of: scrollView, metrics, below: bar)
    restWhileCollapsed(
      above: SquareCashBar.leastCollapsedOffset(metrics, bar.barHeights), over: metrics,
      isNotified: answersDelegateQuestions)
  }

  open override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    super.scrollViewDidChangeAdjustedContentInset(scrollView)
    followInsets(of: scrollView, whenGrowing: true)
  }

  /// An app's subclass may override the methods of the delegate.
  override var answersDelegateQuestions: Bool { type(of: self) != SquareCashBehavior.self }

  override var staysExpanded: Bool {
    guard let use else { return false }
    return use.isEdited || (use.isAssisted && barState?.chosenHeights.minimum == 0)
  }

  override func useDidChange() {
    tracker.endRest()
    guard let bar else { return }
    if staysExpanded {
      endSnap()
      bar.progress = min(0, bar.progress)
    } else if let lastScrollView {
      scrollViewDidScroll(lastScrollView)
    }
    layOutAnimated()
  }

  /// The bar's height depends only on the content's position, so changed heights result in another progress.
  override func barDidChangeHeights() {
    if let lastScrollView { followContent(of: lastScrollView) }
  }

  /// Scrolls the content, because the bar's height depends on the content's position.
  override func setCollapsed(_ isCollapsed: Bool, animated: Bool, in scrollView: UIScrollView) {
    guard let bar else { return }
    endSnap()
    let scroll = tracker.measure(scrollView)
    let range = bar.barHeights.range
    let target = isCollapsed ? min(range, max(0, scroll.greatestDistance)) : 0
    let isThere = isCollapsed ? scroll.distance >= range : scroll.distance <= 0
    tracker.scroll(
      to: isThere ? nil : scroll.offset + target - scroll.distance, collapsing: isCollapsed,
      animated: animated)
  }
}
