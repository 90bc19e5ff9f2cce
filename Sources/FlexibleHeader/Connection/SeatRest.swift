import HeaderEngine
import UIKit

/// A stretch of scrolling that has no effect on the owner of a seat.
@MainActor struct SeatRest {
  private(set) var content = ContentRest()
  private var statusBar: OverlappingStatusBar?
  private var isOwnerNotified = false
  /// The difference between an offset in the owner's measurements and that of the scroll view. It may change before the owner
  /// receives the position of the content.
  private var offsetShift = 0.0

  /// Begins a rest after the owner measured the scroll view as `reading`. If `mayTurnBack` is `true`, the owner depends only on
  /// the position of the content, and not on its path. If `isOwnerNotified` is `true`, the owner receives all events
  /// nevertheless, because code of the app may handle them.
  mutating func begin(
    at reading: ScrollReading, within offsets: ClosedRange<Double>, offsetShift: Double,
    mayTurnBack: Bool, below statusBar: OverlappingStatusBar?, isOwnerNotified: Bool
  ) {
    content.begin(
      at: reading, within: offsets.lowerBound - offsetShift...offsets.upperBound - offsetShift,
      mayTurnBack: mayTurnBack)
    self.offsetShift = offsetShift
    self.statusBar = statusBar
    self.isOwnerNotified = isOwnerNotified
  }

  /// Handles an event in which only the offset changed, before it is delivered. Returns whether to skip its delivery.
  @inline(__always) mutating func skips(to offset: Double) -> Bool {
    guard content.isActive, !isOwnerNotified, hasSameStatusBar() else { return false }
    return content.continues(toOffset: offset)
  }

  /// Handles an event, and returns whether it has no effect on the owner.
  mutating func continues(in scrollView: UIScrollView) -> Bool {
    hasSameStatusBar() && content.continues(toOffset: scrollView.offset(ifOnlyItChangedSince: content.last))
  }

  /// Ends the rest, so that no later event continues it, because more than the offset changed.
  mutating func stop() { content.stop() }

  private mutating func hasSameStatusBar() -> Bool {
    if statusBar?.hasMeasuredHeight != false { return true }
    content.stop()
    return false
  }

  /// The scroll view at the last event without effect, with the offset of the owner's measurements, or `nil` if there was none.
  var passed: ScrollReading? {
    guard var reading = content.passed else { return nil }
    reading.offset += offsetShift
    return reading
  }

  mutating func end() {
    statusBar = nil
    content.end()
  }
}
