import HeaderEngine
import UIKit

/// A top inset that follows the header. The engines don't know of it: `FollowingInset` says what a seat withholds of their room.
extension ScrollTracker {
  /// A Boolean value that determines whether the top inset ends at the header's lower edge. The content stays where it is when
  /// this changes.
  var followsHeader: Bool {
    get { following.isOn }
    set {
      guard newValue != following.isOn else { return }
      following.isOn = newValue
      // A scroll that is under way ends at the inset that it found.
      if isScrolledByCode { following.beginScroll() }
      for seat in allSeats { follow(in: seat) }
      clientNeedsDidChange()
    }
  }

  /// Lets the inset of a scroll view end where the header does, after either moved. The default is the attached scroll view.
  @inline(__always) func followHeader(in scrollView: UIScrollView? = nil) {
    guard following.isOn, let scrollView = scrollView ?? self.scrollView else { return }
    if let seat = seat(at: scrollView) { follow(in: seat) }
  }

  /// Gives the inset its whole height for a scroll to the top, which ends at the inset that it finds.
  func prepareScrollToTop() {
    following.beginScroll()
    followHeader()
  }

  /// A scroll by code ended, wherever the content is. Another header may have begun the next one in response.
  func endScrollToTop() {
    guard seat?.connection.mover.isMoving != true else { return }
    following.endScroll()
    followHeader()
  }

  /// Returns the offset at which content should come to rest that a finger flung down, or `nil` to leave that to the system. The
  /// velocity is in points per millisecond.
  func openingOffset(velocity: CGFloat, _ metrics: ScrollMetrics) -> Double? {
    guard let scrollView else { return nil }
    return metrics.openingOffset(
      velocity: Double(velocity), rate: Double(scrollView.decelerationRate.rawValue))
  }

  @inline(never)
  private func follow(in seat: ScrollSeat) {
    guard let scrollView = seat.scrollView, let client else { return }
    var inset = following
    let length = inset.withheldLength(
      missing: client.missingHeight, withheldBefore: seat.withheldBefore, measure(scrollView))
    // A scroll by code ends at the attached scroll view only.
    if isAttached(to: scrollView) { following = inset }
    seat.withhold(length)
  }
}
