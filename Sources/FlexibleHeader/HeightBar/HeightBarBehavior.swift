import HeaderEngine
import UIKit

/// A base class for objects that set a bar's progress in response to a scroll view's delegate events. This
/// class only performs snapping; subclasses move the bar.
///
/// Override the methods for the scroll events that you need, and call `super` *after* you set
/// `bar?.progress`:
///
/// ```swift
/// final class HalfSpeedBehavior: HeightBarBehavior {
///   override func scrollViewDidScroll(_ scrollView: UIScrollView) {
///     if let bar, !isSnapping {
///       let way = scrollView.contentOffset.y + scrollView.adjustedContentInset.top
///       bar.progress = way / (bar.maximumHeight - bar.minimumHeight) / 2
///     }
///     super.scrollViewDidScroll(scrollView)
///   }
/// }
/// ```
///
/// The behavior of an installed bar receives these events without being the delegate: `scrollViewDidScroll(_:)`, also once when
/// the bar is installed, the beginnings and ends of drags and decelerations, the ends of animated scrolls, and changes of the
/// adjusted content inset. The methods of subclasses for the targets of drags, and for taps on the status bar, are also called.
///
/// If the bar isn't installed and the scroll view already has another delegate, use a `ScrollViewDelegateSplitter` to forward
/// events to both.
open class HeightBarBehavior: NSObject, UITableViewDelegate, UICollectionViewDelegate {
  /// The bar that this behavior controls, or `nil` until the behavior is assigned to `bar.behavior`. The
  /// behavior holds the bar weakly.
  @exclusivity(unchecked) public private(set) weak var bar: FlexibleHeightBar?

  /// A Boolean value that determines whether the bar moves to a snap position when scrolling ends. The
  /// default is `true`.
  open var isSnappingEnabled = true

  /// A Boolean value that determines whether the bar stretches beyond its maximum height when content is
  /// pulled down past its top. The default is `false`.
  // Read whenever the bar moves, so it is exempt from the runtime exclusivity check; see Benchmarks/README.md.
  @exclusivity(unchecked) open var isElasticAtTop = false {
    didSet { if isElasticAtTop != oldValue { bar?.limitProgress() } }
  }

  private var snapTable = SnapTable()
  @exclusivity(unchecked) private var snap: Snap?
  /// The values for which the scroll indicator inset was last verified, or `nil` after it changed.
  @exclusivity(unchecked) private var settledInputs: IndicatorInputs?
  /// The heights and the progress of the bar. They remain available after the bar is deallocated.
  @exclusivity(unchecked) private(set) var barState: HeightBarState?
  private(set) var use: UseState?
  let tracker = ScrollTracker()
  /// The scroll view that sent the most recent event.
  package var lastScrollView: UIScrollView? { tracker.scrollView }

  public override init() {
    super.init()
    tracker.client = self
  }

  /// A Boolean value that indicates whether the bar is at rest: neither the user nor an animation moves it.
  var isAtRest: Bool { !tracker.wantsFrames && tracker.scrollView?.isMovedByUser != true }

  // MARK: - Snapping

  /// A Boolean value that indicates whether the bar is moving to a snap position. Scroll events don't change the bar's progress
  /// in the meantime. The default is `false`.
  ///
  /// A subclass that moves the bar and the content by itself can set this property. While it is `true`, no snap begins when
  /// scrolling ends. Setting it to `false` also ends a snap of this class; the bar stays where it is.
  public var isSnapping: Bool {
    get { snap != nil || performsOwnSnap }
    set {
      tracker.endRest()
      performsOwnSnap = newValue
      if !newValue { endSnap() }
    }
  }

  /// A Boolean value that indicates whether a subclass moves the bar and the content by itself.
  @exclusivity(unchecked) private var performsOwnSnap = false

  /// Adds a snap position to which the bar moves when scrolling ends within the given range.
  ///
  /// A range includes both ends. If one range ends where another begins, the one that begins there applies. Any other overlap
  /// is a programmer error: it is reported as a `HeaderMisuse`, and the new snap position is ignored. A snap position with a
  /// number that isn't finite is ignored.
  ///
  /// - Parameters:
  ///   - progress: The progress to move to, clamped to 0...1.
  ///   - range: The range of progress in which the snap position applies, clamped to 0...1.
  public func addSnappingPosition(_ progress: CGFloat, for range: ClosedRange<CGFloat>) {
    let addition = snapTable.add(
      Double(progress), from: Double(range.lowerBound), to: Double(range.upperBound))
    if addition == .overlaps { HeaderMisuse.report(.overlappingSnapRange) }
  }

  /// Removes the snap position with exactly this range, clamped to 0...1. If there is none, this method does
  /// nothing.
  public func removeSnappingPosition(for range: ClosedRange<CGFloat>) {
    snapTable.remove(from: Double(range.lowerBound), to: Double(range.upperBound))
  }

  /// Moves the bar to the given progress in 0.15 seconds. The content moves by the same distance as the bar's
  /// bottom edge, but not beyond its end. While Reduce Motion is on, the change is immediate.
  ///
  /// If the bar is already snapping, or the content is too short to end up at the bar, this method does nothing. A touch ends
  /// the snap and leaves the bar where it is.
  ///
  /// - Parameters:
  ///   - progress: The target progress, clamped to 0...1. Values that aren't finite are ignored.
  ///   - scrollView: The scroll view whose content moves with the bar.
  public func snap(toProgress progress: CGFloat, scrollView: UIScrollView) {
    snap(toProgress: progress, scrollView: scrollView, command: nil)
  }

  /// Moves the bar to a progress, and the content with it. In a command, `command` is `true` to collapse the bar, or `false` to
  /// expand it.
  private func snap(toProgress progress: CGFloat, scrollView: UIScrollView, command: Bool?) {
    guard let bar, snap == nil, progress.isFinite else { return }
    performsOwnSnap = false
    let target = min(1, max(0, Double(progress)))
    follow(scrollView)
    guard Double(bar.progress) != target else { return setIndicatorInset(of: scrollView) }
    endSnap()
    let content = tracker.measure(scrollView)
    guard isLongEnough(content, forProgress: target, of: bar) else { return }
    snap = Snap(from: Double(bar.progress), to: target, offset: content.offset)
    tracker.willMoveContent(command: command)
    if UIAccessibility.isReduceMotionEnabled {
      moveSnap(by: Snap.duration)
    } else {
      tracker.wantsFrames = true
    }
  }

  /// Moves the bar to the snap position that applies at its current progress. If none applies and
  /// `snaps` of the bar is `true`, the bar moves to the nearer of its two heights. Otherwise this
  /// method does nothing. If the content is too short to end up at the bar there, the bar expands.
  public func snap(with scrollView: UIScrollView) {
    guard let bar, bar.progress >= 0, !performsOwnSnap else { return }
    let ends: Double? = bar.snaps ? (bar.progress < 0.5 ? 0 : 1) : nil
    guard let target = snapTable.target(for: Double(bar.progress)) ?? ends else { return }
    let canRest = isLongEnough(tracker.measure(scrollView), forProgress: target, of: bar)
    snap(toProgress: canRest ? CGFloat(target) : 0, scrollView: scrollView)
  }

  /// Returns whether content is long enough to end up at the bar.
  private func isLongEnough(
    _ content: ScrollMetrics, forProgress progress: Double, of bar: FlexibleHeightBar
  ) -> Bool {
    bar.barHeights.canRest(at: progress, over: content, sparing: spareLength)
  }

  // MARK: - UIScrollViewDelegate

  /// Updates the scroll indicator inset for the bar's height. Subclasses move the bar before they call
  /// `super`, unless the bar is snapping.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    follow(scrollView)
    setIndicatorInset(of: scrollView)
  }

  /// Ends a running snap and leaves the bar where it is.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    follow(scrollView)
    endSnap()
  }

  /// Does nothing.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Snaps if the content doesn't decelerate.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { snapIfEnabled(with: scrollView) }
  }

  /// Does nothing.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Snaps.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { snapIfEnabled(with: scrollView) }

  /// Snaps, so that an animated scroll doesn't leave the bar partially collapsed.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    snapIfEnabled(with: scrollView)
  }

  /// Returns `true`.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  /// Snaps. Installed bars receive `scrollViewDidEndScrollingAnimation(_:)` instead.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { snapIfEnabled(with: scrollView) }

  /// Updates the inset of a scroll view in which the bar is installed.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { bar?.updateInsets() }

  /// A Boolean value that indicates whether the scroll view's delegate methods must be forwarded to the behavior, because it
  /// may change the target of a drag or refuse a scroll to the top. The default is `true`, because subclasses may do so.
  var answersDelegateQuestions: Bool { true }

  /// A Boolean value that indicates whether a collapsed bar snaps to where it is.
  final var snapsWhenCollapsed: Bool {
    guard isSnappingEnabled, let bar else { return false }
    return snapTable.target(for: 1).map { $0 == 1 } ?? bar.snaps
  }

  // MARK: - Internal (in the class body so that the behaviors of this module can override it)

  func contentDidBeginDragging(in scrollView: UIScrollView, by distance: CGFloat) {
    scrollViewWillBeginDragging(scrollView)
  }

  /// Attaches the behavior to a bar, replacing `predecessor`.
  func join(_ bar: FlexibleHeightBar, after predecessor: HeightBarBehavior?) {
    if let other = self.bar, other !== bar { other.behavior = nil }
    self.bar = bar
    tracker.headerDidMove(bar)
    bar.recordTop()
    barState = bar.state
    use = bar.use
    guard let scrollView = bar.tracker.scrollView ?? predecessor?.lastScrollView else { return }
    follow(scrollView)
    setIndicatorInset(of: scrollView)
  }

  func leaveBar() {
    endSnap()
    restoreInsets()
    tracker.leaveSharedSeat()
    bar = nil
    barState = nil
    use = nil
  }

  /// A Boolean value that indicates whether neither scrolling nor a command collapses the bar.
  var staysExpanded: Bool { false }

  /// Called when VoiceOver or Switch Control starts or stops, and when editing in the bar begins or ends.
  func useDidChange() {}

  /// Lays out the bar with an animation, after its progress changed without scrolling. While Reduce Motion is on, the next
  /// layout moves the bar.
  func layOutAnimated() {
    guard let bar, !UIAccessibility.isReduceMotionEnabled else { return }
    UIView.animate(withDuration: MaterialLayout.switchDuration, delay: 0, options: .allowUserInteraction) {
      bar.layoutIfNeeded()
    }
  }

  /// Continues with the scroll view of another page. If the bar's height depends on the content's position,
  /// the change is animated.
  func pageDidChange(to scrollView: UIScrollView) {
    endSnap()
    follow(scrollView)
    guard let bar else { return }
    let progress = bar.progress
    scrollViewDidScroll(scrollView)
    if bar.progress != progress { layOutAnimated() }
  }

  /// Collapses or expands the bar. By default, the content moves by the same distance as the bar's bottom edge, but not
  /// beyond its end. Content that is too short to end up at the collapsed bar leaves the bar as it is.
  func setCollapsed(_ isCollapsed: Bool, animated: Bool, in scrollView: UIScrollView) {
    guard let bar else { return }
    endSnap()
    let progress = isCollapsed ? 1.0 : 0
    guard isLongEnough(tracker.measure(scrollView), forProgress: progress, of: bar) else { return }
    if Double(bar.progress) != progress {
      stop(scrollView)
    } else {
      tracker.keepHeight(collapsing: isCollapsed)
    }
    snap(toProgress: CGFloat(progress), scrollView: scrollView, command: isCollapsed)
    if !animated { moveSnap(by: Snap.duration) }
  }

  /// Stops the content for a command. Content beyond its top moves to the top.
  private func stop(_ scrollView: UIScrollView) {
    tracker.stopContent()
    let distance = CGFloat(tracker.measure(scrollView).distance)
    if distance < 0, !scrollView.motionFlags.isHeld { scrollView.contentOffset.y -= distance }
  }

  /// The length by which content must be scrollable beyond the range of the bar, in points, so that the bar stays collapsed.
  var spareLength: Double { 0 }

  func barDidMoveToSuperview() {}

  func barWillChangeHeights() {}

  func barDidChangeHeights() {}

  func trackerDidAdvance(by duration: TimeInterval) {
    if tracker.scrollView?.motionFlags.isHeld == true {
      snap = nil
    } else if snap != nil {
      moveSnap(by: duration)
    } else {
      resumeSnapping()
    }
  }

  func trackedContentSizeDidChange() {}

  func trackerDidPass(_ reading: ScrollReading, step: Double) {}

  /// Closes the gap that opens between the bar and the content when the top inset shrinks without a movement, or when the bottom
  /// inset does and the content becomes too short for its position. A bar whose height depends only on the content's position also
  /// collapses when the top inset grows.
  func followInsets(of scrollView: UIScrollView, whenGrowing followsGrowth: Bool = false) {
    guard scrollView === tracker.scrollView, let bar else { return }
    let metrics = tracker.measure(scrollView)
    // A snap moves the bar before the content.
    guard snap?.isFollowed(by: metrics) != false else { return }
    let progress = SquareCashBar.progress(metrics, bar.barHeights)
    // Room for a refresh control isn't scrolled content.
    let isScrolled = followsGrowth && metrics.refreshHeight == 0 && min(1, progress) > Double(bar.progress)
    if isScrolled || CGFloat(progress) < bar.progress { followContent(of: scrollView) }
  }

  /// Moves the bar as after a movement of the content. A snap restarts from there.
  func followContent(of scrollView: UIScrollView) {
    let wasSnapping = snap != nil
    endSnap()
    tracker.endRest()
    scrollViewDidScroll(scrollView)
    if wasSnapping { snapIfEnabled(with: scrollView) }
  }

  /// Tracks the scroll view that sent an event, and restores the indicator inset of the previous one.
  func follow(_ scrollView: UIScrollView) {
    guard scrollView !== tracker.scrollView else { return }
    restoreInsets()
    tracker.attach(scrollView, besides: bar?.tracker)
  }

  // MARK: - Private

  private func snapIfEnabled(with scrollView: UIScrollView) {
    if isSnappingEnabled, tracker.mayMoveContent { snap(with: scrollView) }
  }

  /// Resumes snapping after the finger that ended a snap was lifted without a drag. UIKit sends no event in
  /// this case.
  private func resumeSnapping() {
    endSnap()
    guard let scrollView = tracker.scrollView else { return }
    if !scrollView.isDragging, !scrollView.isDecelerating { snapIfEnabled(with: scrollView) }
  }

  private func moveSnap(by duration: TimeInterval) {
    guard let bar, let scrollView = tracker.scrollView, var snap = self.snap else { return endSnap() }
    let content = tracker.measure(scrollView)
    // Content that became shorter doesn't end up at the bar.
    if !isLongEnough(content, forProgress: snap.target, of: bar) {
      snap = Snap(from: Double(bar.progress), to: 0, offset: content.offset)
    }
    snap.advance(by: duration, content, bar.barHeights)
    self.snap = snap
    bar.progress = CGFloat(snap.progress)
    bar.layoutIfNeeded()
    let y = CGFloat(snap.offset) - tracker.offsetShift
    // The command of another header may scroll the content to its goal meanwhile.
    if scrollView.contentOffset.y != y, !tracker.isScrolledByOthers {
      scrollView.contentOffset = CGPoint(x: scrollView.contentOffset.x, y: y)
    }
    if snap.isOver {
      setIndicatorInset(of: scrollView)
      endSnap()
    }
  }

  /// Ends a running snap if the content isn't where the snap moved it.
  func endSnap(ifOthersMoved scrollView: UIScrollView) {
    if let snap, !snap.isFollowed(by: tracker.measure(scrollView)) { endSnap() }
  }

  /// Ends a running snap and leaves the bar where it is.
  func endSnap() {
    guard snap != nil || tracker.wantsFrames else { return }
    tracker.wantsFrames = false
    snap = nil
    tracker.doesNotMoveContent()
  }
}

extension HeightBarBehavior: ScrollTrackerClient {}

extension HeightBarBehavior {
  /// Makes the scroll indicator begin below the bar. The part of the inset that the system adds isn't counted.
  func setIndicatorInset(of scrollView: UIScrollView) {
    if let height = barState?.height, settledInputs == IndicatorInputs(scrollView, barHeight: height) {
      return
    }
    if let bar { setIndicatorInset(of: scrollView, tracker.measure(scrollView), below: bar) }
  }

  /// Makes the scroll indicator of a scroll view that is already measured begin below the bar.
  func setIndicatorInset(of scrollView: UIScrollView, _ metrics: ScrollMetrics, below bar: FlexibleHeightBar)
  {
    let height = bar.currentHeight
    let need = height - metrics.indicatorTopWithoutHeader - metrics.indicatorInsetTop
    // The bar's other needs may have changed since the measurement.
    let write = tracker.needs(in: scrollView).writing(indicatorTop: need)
    settledInputs =
      write.isEmpty && metrics.isUsable ? IndicatorInputs(scrollView, barHeight: height) : nil
    tracker.write(write, to: scrollView)
  }

  /// Begins a rest while the content moves below the collapsed bar without any effect on it, from the offset `least` on. If
  /// `isNotified` is `true`, a subclass receives all events nevertheless.
  func restWhileCollapsed(above least: Double, over metrics: ScrollMetrics, isNotified: Bool) {
    guard barState?.isCollapsed == true, let bar, !bar.contentTranslation.isActive,
      !bar.tracker.containsHeader
    else { return }
    tracker.rest(within: least <= metrics.offset ? least...Double.infinity : nil, isNotified: isNotified)
  }

  /// Initializes the progress for a scroll view in which the bar was installed. Its content may be at any offset.
  func didInstall(in scrollView: UIScrollView) { scrollViewDidScroll(scrollView) }

  /// Stops following the former scroll view and restores its insets.
  func didUninstall() {
    restoreInsets()
    tracker.attach(nil)
  }

  /// Removes what the bar needs in the scroll indicator inset.
  func restoreInsets() {
    settledInputs = nil
    if let metrics = tracker.metrics { tracker.write(metrics.own.writing(indicatorTop: 0)) }
  }
}
