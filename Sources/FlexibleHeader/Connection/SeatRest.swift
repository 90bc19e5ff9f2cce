import HeaderEngine
import UIKit

/// The scrolling that changes nothing for the owner of a seat.
@MainActor struct SeatRest {
  private(set) var content = ContentRest()
  private var statusBar: OverlappingStatusBar?
  private var isOwnerNotified = false
  /// The difference between the offset that the owner is shown and the scroll view's. It may change before the owner learns
  /// where the content is.
  private var offsetShift = 0.0

  /// Begins a rest. The owner measured the scroll view as `reading`, and is shown it with the shift. If `mayTurnBack`, it
  /// depends only on where the content is, and not on the way that it took. If `isOwnerNotified`, it receives all events
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

  /// Handles an event in which nothing but the offset changed, before it is delivered. Returns whether it needn't be.
  @inline(__always) mutating func skips(to offset: Double) -> Bool {
    guard content.isActive, !isOwnerNotified, hasSameStatusBar() else { return false }
    return content.continues(toOffset: offset)
  }

  /// Handles an event, and returns whether it changes nothing.
  mutating func continues(in scrollView: UIScrollView) -> Bool {
    hasSameStatusBar() && content.continues(toOffset: scrollView.offset(ifOnlyItChangedSince: content.last))
  }

  /// Lets no later event continue the rest, because more than the offset changed.
  mutating func stop() { content.stop() }

  private mutating func hasSameStatusBar() -> Bool {
    if statusBar?.hasMeasuredHeight != false { return true }
    content.stop()
    return false
  }

  /// The scroll view at the last event that changed nothing, with the offset that the owner is shown, or `nil` if there was
  /// none.
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
