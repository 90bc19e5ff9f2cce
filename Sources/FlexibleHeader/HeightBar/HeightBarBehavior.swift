import HeaderEngine
import UIKit

/// Decides a bar's progress as the scroll view's delegate. By itself it only snaps: subclasses move the bar.
///
/// A subclass overrides the scroll events that it wants and calls super *after* it has set `bar?.progress`:
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
/// A screen that is the scroll view's delegate itself puts a `ScrollViewDelegateSplitter` in between.
open class HeightBarBehavior: NSObject, UITableViewDelegate, UICollectionViewDelegate {
  /// The bar that is served; held weakly, nil until `bar.behavior` is set.
  public private(set) weak var bar: FlexibleHeightBar?

  /// Whether the bar goes to a snap position when the user stops. Default true.
  open var isSnappingEnabled = true

  /// Whether content that is pulled below its top stretches the bar beyond its maximum height. Default false.
  // Without the check of overlapping accesses, 75 instructions an event, as it is asked whenever the bar moves.
  @exclusivity(unchecked) open var isElasticAtTop = false {
    didSet { if isElasticAtTop != oldValue { bar?.limitProgress() } }
  }

  private var snapTable = SnapTable()
  private var snap: Snap?
  /// The bar's share of the indicator's inset.
  private var ledger = InsetLedger()
  let tracker = ScrollTracker()
  /// The scroll view that sent the last event.
  package var lastScrollView: UIScrollView? { tracker.scrollView }

  public override init() {
    super.init()
    tracker.client = self
  }

  /// A Boolean value that indicates whether neither the user nor an animation moves the bar.
  var isAtRest: Bool { !tracker.wantsFrames && tracker.scrollView?.isMovedByUser != true }

  // MARK: - Snapping

  /// Whether the bar is on its way to a snap position; scroll events do not change its progress meanwhile.
  public var isSnapping: Bool { snap != nil }

  /// Makes the bar go to `progress` when the user stops within `range`, both clamped to 0...1.
  ///
  /// Both ends belong to a range; where one ends and another begins, the one that begins wins. Ranges that
  /// overlap otherwise are a programmer's error: the new one is left out.
  public func addSnappingPosition(_ progress: CGFloat, for range: ClosedRange<CGFloat>) {
    let addition = snapTable.add(
      Double(progress), from: Double(range.lowerBound), to: Double(range.upperBound))
    if addition == .overlaps { HeaderMisuse.report(.overlappingSnapRange) }
  }

  /// Takes back the snap position of exactly this range, clamped to 0...1. Without one nothing happens.
  public func removeSnappingPosition(for range: ClosedRange<CGFloat>) {
    snapTable.remove(from: Double(range.lowerBound), to: Double(range.upperBound))
  }

  /// Moves the bar to `progress` (0...1, clamped) within 0.15 s, and the content of `scrollView` by as much
  /// as the bar shrinks. At once while Reduce Motion is on.
  ///
  /// Nothing happens while a snap is under way. A finger on the glass ends it where it is.
  public func snap(toProgress progress: CGFloat, scrollView: UIScrollView) {
    guard let bar, snap == nil, progress.isFinite else { return }
    let target = min(1, max(0, Double(progress)))
    guard Double(bar.progress) != target else { return setIndicatorInset(of: scrollView) }
    endSnap()
    follow(scrollView)
    snap = Snap(from: Double(bar.progress), to: target, offset: Double(scrollView.contentOffset.y))
    if UIAccessibility.isReduceMotionEnabled {
      moveSnap(by: Snap.duration)
    } else {
      tracker.wantsFrames = true
    }
  }

  /// Moves the bar to the snap position that applies where it is; without one nothing happens.
  public func snap(with scrollView: UIScrollView) {
    guard let bar, bar.progress >= 0 else { return }
    if let target = snapTable.target(for: Double(bar.progress)) {
      snap(toProgress: CGFloat(target), scrollView: scrollView)
    } else if bar.snapsWhenReleased {
      snap(toProgress: bar.progress < 0.5 ? 0 : 1, scrollView: scrollView)
    }
  }

  // MARK: - UIScrollViewDelegate

  /// Writes the bar's height into the scroll indicator's inset. Subclasses move the bar first, unless it
  /// snaps.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    follow(scrollView)
    setIndicatorInset(of: scrollView)
  }

  /// Ends a snap where it is.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    follow(scrollView)
    endSnap()
  }

  /// Does nothing.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Snaps if the content stays where it is.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { snapIfEnabled(with: scrollView) }
  }

  /// Does nothing.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Snaps.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { snapIfEnabled(with: scrollView) }

  /// Snaps, so that no animated scroll leaves the bar half open.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    snapIfEnabled(with: scrollView)
  }

  /// Answers true.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  /// Snaps.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { snapIfEnabled(with: scrollView) }

  /// Updates the inset of a scroll view in which the bar is installed.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { bar?.updateInsets() }

  // MARK: - Internal, in the body so that the behaviours of this module can override them

  /// Starts to serve `bar`, in place of `predecessor`.
  func join(_ bar: FlexibleHeightBar, after predecessor: HeightBarBehavior?) {
    if let other = self.bar, other !== bar { other.behavior = nil }
    self.bar = bar
    if let scrollView = predecessor?.lastScrollView { follow(scrollView) }
  }

  /// Stops serving the bar.
  func leaveBar() {
    endSnap()
    restoreInsets()
    bar = nil
  }

  /// The bar goes on over another page. A bar whose height is a matter of where the content is changes it in an animation.
  func pageDidChange(to scrollView: UIScrollView) {
    endSnap()
    follow(scrollView)
    guard let bar else { return }
    let progress = bar.progress
    scrollViewDidScroll(scrollView)
    guard bar.progress != progress else { return }
    UIView.animate(withDuration: MaterialLayout.switchDuration, delay: 0, options: .allowUserInteraction) {
      bar.layoutIfNeeded()
    }
  }

  /// Takes the bar to its minimum or maximum height. By default the content moves by as much as the bar shrinks.
  func setCollapsed(_ isCollapsed: Bool, animated: Bool, in scrollView: UIScrollView) {
    endSnap()
    snap(toProgress: isCollapsed ? 1 : 0, scrollView: scrollView)
    if !animated { moveSnap(by: Snap.duration) }
  }

  func barDidMoveToSuperview() {}

  func barDidChangeHeights() {}

  /// A frame of the animation that the behavior runs.
  func advance(by duration: TimeInterval) { advanceSnap(by: duration) }

  /// The content size of the scroll view changed.
  func contentSizeDidChange() {}

  /// Follows the scroll view that sent an event; another one before it gets its indicator inset back.
  func follow(_ scrollView: UIScrollView) {
    guard scrollView !== tracker.scrollView else { return }
    restoreInsets()
    tracker.attach(scrollView)
  }

  // MARK: - Private

  private func snapIfEnabled(with scrollView: UIScrollView) {
    if isSnappingEnabled { snap(with: scrollView) }
  }

  private func advanceSnap(by duration: TimeInterval) {
    if tracker.scrollView?.isTracking == true {
      snap = nil
    } else if snap != nil {
      moveSnap(by: duration)
    } else {
      resumeSnapping()
    }
  }

  /// The finger that ended a snap left without a drag: nobody will tell that the user stopped.
  private func resumeSnapping() {
    endSnap()
    guard let scrollView = tracker.scrollView else { return }
    if !scrollView.isDragging, !scrollView.isDecelerating { snapIfEnabled(with: scrollView) }
  }

  private func moveSnap(by duration: TimeInterval) {
    guard let bar, var snap = self.snap else { return endSnap() }
    snap.advance(by: duration)
    self.snap = snap
    bar.progress = CGFloat(snap.progress)
    bar.layoutIfNeeded()
    if let scrollView = tracker.scrollView {
      scrollView.apply(ScrollWrite(offset: snap.offset(bar.barHeights)))
      if snap.isOver { setIndicatorInset(of: scrollView) }
    }
    if snap.isOver { endSnap() }
  }

  private func endSnap() {
    guard snap != nil || tracker.wantsFrames else { return }
    tracker.wantsFrames = false
    snap = nil
  }
}

extension HeightBarBehavior: ScrollTrackerClient {
  func trackedContentDidMove() {}

  func trackedContentSizeDidChange() { contentSizeDidChange() }

  func trackerDidAdvance(by duration: TimeInterval) { advance(by: duration) }
}

extension HeightBarBehavior {
  /// Lets the scroll indicator begin below the bar. The part of the inset that the system adds by itself doesn't count.
  func setIndicatorInset(of scrollView: UIScrollView) {
    guard let bar else { return }
    let metrics = tracker.measure(scrollView)
    let others = ledger.others(ofIndicatorIn: metrics)
    let share = bar.currentHeight - metrics.appliedSafeAreaTop - others
    scrollView.apply(ledger.setIndicatorShare(share, in: metrics))
  }

  /// The bar was installed in a scroll view.
  func didInstall(in scrollView: UIScrollView) {
    follow(scrollView)
    setIndicatorInset(of: scrollView)
  }

  /// The bar is no longer installed.
  func didUninstall() {
    restoreInsets()
    tracker.attach(nil)
  }

  /// Removes the bar's share of the indicator's inset.
  func restoreInsets() {
    guard let scrollView = tracker.scrollView else { return }
    scrollView.apply(ledger.withdraw(from: tracker.measure(scrollView)))
  }
}
