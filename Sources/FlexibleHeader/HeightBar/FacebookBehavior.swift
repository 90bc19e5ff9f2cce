import HeaderEngine
import UIKit

/// A behavior that hides the bar when the user scrolls down the page and shows it when the user scrolls up,
/// at any position of the content.
///
/// The thresholds are the distances, in points, that a drag must cover before the bar moves. They are never
/// negative. While VoiceOver or Switch Control is running, or a text field in the bar is being edited, the bar stays open.
open class FacebookBehavior: HeightBarBehavior {
  private var engine = FacebookBar()
  /// The distance, in points, by which the content was dragged before the beginning of the drag was reported.
  private var draggedDistance: CGFloat = 0

  /// The distance that a drag from the very top must move down the page before the bar shrinks, in points. The default is 0.
  /// Negative values become 0; values that are NaN, infinite, or greater than 10⁹ are ignored.
  public var thresholdFromTop: CGFloat {
    get { CGFloat(engine.thresholdFromTop) }
    set { engine.thresholdFromTop = Double(newValue) }
  }

  /// The distance that a drag must move up the page before a hidden bar reappears, in points. The default is 0. Negative values
  /// become 0; values that are NaN, infinite, or greater than 10⁹ are ignored.
  public var thresholdNegativeDirection: CGFloat {
    get { CGFloat(engine.thresholdNegativeDirection) }
    set { engine.thresholdNegativeDirection = Double(newValue) }
  }

  /// The distance of scrolling back after which a hidden bar reappears, in points. The default is 0.
  ///
  /// This property is `thresholdNegativeDirection` under the name that flexible headers use. Negative values become 0; values
  /// that are NaN, infinite, or greater than 10⁹ are ignored.
  public var returnDistance: CGFloat {
    get { thresholdNegativeDirection }
    set { thresholdNegativeDirection = newValue }
  }

  /// The distance that a drag must move down the page before a fully expanded bar shrinks, in points. The default is 0.
  /// Negative values become 0; values that are NaN, infinite, or greater than 10⁹ are ignored.
  public var thresholdPositiveDirection: CGFloat {
    get { CGFloat(engine.thresholdPositiveDirection) }
    set { engine.thresholdPositiveDirection = Double(newValue) }
  }

  open override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    super.scrollViewWillBeginDragging(scrollView)
    guard let bar else { return }
    var scroll = tracker.measure(scrollView)
    scroll.offset -= Double(draggedDistance)
    engine.beginDragging(scroll, bar.barHeights, progress: Double(bar.progress))
  }

  override func contentDidBeginDragging(in scrollView: UIScrollView, by distance: CGFloat) {
    draggedDistance = distance
    super.contentDidBeginDragging(in: scrollView, by: distance)
    draggedDistance = 0
  }

  open override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if tracker.rests(in: scrollView) { return }
    guard let bar else { return super.scrollViewDidScroll(scrollView) }
    let scroll = tracker.measure(scrollView)
    // The engine also follows a snap, after which it recognizes the movements of a rotation.
    engine.follow(scroll, bar.barHeights)
    guard !isSnapping else { return super.scrollViewDidScroll(scrollView) }
    let progress = CGFloat(engine.progress(scroll, bar.barHeights, isElastic: isElasticAtTop))
    bar.progress = staysExpanded ? min(0, progress) : progress
    super.scrollViewDidScroll(scrollView)
    restWhileCollapsed(
      above: engine.leastCollapsedOffset(scroll, bar.barHeights), over: scroll,
      isNotified: answersDelegateQuestions)
  }

  /// Further movement is counted from where the snap ended.
  override func endSnap() {
    let wasSnapping = isSnapping
    super.endSnap()
    guard wasSnapping, !isSnapping, let bar, let lastScrollView else { return }
    engine.endSnap(tracker.measure(lastScrollView), bar.barHeights, progress: Double(bar.progress))
  }

  override func barWillChangeHeights() {
    if let bar { engine.keepHeight(bar.barHeights, progress: Double(bar.progress)) }
  }

  /// Moves the bar with content that moved away from it.
  override func barDidChangeHeights() {
    if let lastScrollView { followContent(of: lastScrollView) }
  }

  override func trackerDidPass(_ reading: ScrollReading, step: Double) { engine.pass(to: reading.offset) }

  override var staysExpanded: Bool { use?.mustStayVisible == true }

  override func useDidChange() {
    tracker.endRest()
    guard let bar else { return }
    if staysExpanded {
      endSnap()
      bar.progress = min(0, bar.progress)
    }
    // Content that moved while the bar had to stay expanded doesn't collapse it afterward.
    if let lastScrollView {
      resume(over: tracker.measure(lastScrollView), progress: max(0, Double(bar.progress)))
    }
    if staysExpanded { layOutAnimated() }
  }

  open override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    super.scrollViewDidChangeAdjustedContentInset(scrollView)
    followInsets(of: scrollView)
  }

  /// An app's subclass may override the methods of the delegate.
  override var answersDelegateQuestions: Bool { type(of: self) != FacebookBehavior.self }

  /// Movement is counted from the target of the command, so that later movement without a drag doesn't undo the command.
  override func setCollapsed(_ isCollapsed: Bool, animated: Bool, in scrollView: UIScrollView) {
    if let bar {
      let progress = isCollapsed ? 1.0 : 0
      let distance = bar.barHeights.range * (progress - Double(bar.progress))
      resume(over: tracker.measure(scrollView), movedBy: distance, progress: progress)
    }
    super.setCollapsed(isCollapsed, animated: animated, in: scrollView)
  }

  /// Counts movement from `distance` points after the present place of the content, which the next event is compared with.
  private func resume(over scroll: ScrollMetrics, movedBy distance: Double = 0, progress: Double) {
    engine.resume(at: scroll.offset + distance, progress: progress)
    engine.follow(scroll)
  }

  /// A bar that had another behavior keeps its height. Movement is counted from the current offset.
  override func join(_ bar: FlexibleHeightBar, after predecessor: HeightBarBehavior?) {
    super.join(bar, after: predecessor)
    guard predecessor != nil, let lastScrollView else { return }
    engine.resume(
      at: Double(lastScrollView.contentOffset.y + tracker.offsetShift), progress: Double(bar.progress))
  }

  /// Movement of the new page is counted from its current offset.
  override func pageDidChange(to scrollView: UIScrollView) {
    if let bar {
      // If the user pulled the content away from the bar in the meantime, the bar follows the content.
      // The behavior's tracker is still attached to the former page, where other headers have other heights.
      let offset = bar.tracker.measure(scrollView).offset + bar.gap(above: scrollView)
      engine.resume(at: offset, progress: Double(bar.progress))
    }
    super.pageDidChange(to: scrollView)
  }
}
