import HeaderEngine
import UIKit

/// Event handling that all headers share.
extension ScrollHeaderView {
  /// Keeps a header that is a subview of its scroll view in place and in front of the content. Returns whether the header moved.
  @inline(__always) @discardableResult
  func followContentTranslation() -> Bool {
    contentTranslation.isActive || tracker.containsHeader ? translateWithContent() : false
  }

  private func translateWithContent() -> Bool {
    contentTranslation.move(self, with: tracker.containsHeader ? tracker.scrollView : nil)
  }

  /// Applies keyframes and effects after the header moved, or in its layout before that of its subviews.
  func applyKeyframes(in size: CGSize? = nil) {
    keyframeComposer?.apply(travel, to: self, of: size ?? bounds.size) { self.travel(ofSection: $0) }
    refresh?.headerDidMove(self)
  }

  /// Applies keyframes and effects in the header's layout, after that of its subviews.
  func layOutKeyframes() {
    guard let keyframeComposer else { return }
    applyKeyframes()
    keyframeComposer.applyAfterLayout()
  }

  func remeasureFollowersInLayout() {
    if keyframeComposer?.followers != nil { setNeedsLayout() }
  }

  func scrollToTopWillBegin() { tracker.prepareScrollToTop() }

  /// Begins a rest at the end of an event, unless an effect hasn't been applied yet.
  @inline(__always) func rest(
    within offsets: ClosedRange<Double>?, below statusBar: OverlappingStatusBar? = nil,
    isNotified: Bool = false
  ) {
    guard offsets != nil, keyframeComposer?.needsApplying != true else { return }
    tracker.rest(within: offsets, below: statusBar, isNotified: isNotified)
  }

  /// Performs the commands that came before the first layout in a window.
  func performEarlyCommands() {
    guard earlyCommands.arePending, window != nil, let connection = tracker.seat?.connection else { return }
    earlyCommands.perform {
      EarlyState(
        circumstances: connection.circumstances(maximumHeight: maximumHeight, minimumHeight: minimumHeight),
        contentHeight: connection.known.contentHeight, offset: connection.known.offset,
        visibleLength: visibleLength)
    }
  }

  /// The lower edge of a collapsed header at which content may rest. Headers that don't snap may rest anywhere, and one whose
  /// heights include the safe area doesn't grow with it.
  func collapsedEdge(in scrollView: UIScrollView) -> CGFloat? {
    let (collapse, exit) = (travel.collapse, travel.exit)
    // The system rounds the content to pixels, and a bar or a header that shifts follows it.
    guard snapsWhenCollapsed, !heightsIncludeSafeArea, collapse.fraction > 0,
      (1 - collapse.fraction) * collapse.length + exit.fraction * exit.length <= Tolerance.pixel
    else { return nil }
    return convert(CGPoint(x: 0, y: bounds.minY + dueHeight), to: scrollView).y
  }
}
