import HeaderEngine
import UIKit

/// Content at the lower edge of headers with `snaps` that rest collapsed. It follows the safe area, as content at its top does.
/// Otherwise it would leave that edge, and the header would snap after each rotation. See
/// `Documentation/Connection.md#collapsed-headers`.
extension ScrollConnection {
  /// Finds the headers that are collapsed, after the content came to rest.
  func noteCollapsedHeaders() {
    for seat in seats { seat.rest(isCollapsed: restsBelowCollapsedHeader(seat), at: known.offset) }
  }

  /// Moves content that rests at the lower edge of a collapsed header with the system's part of the top inset.
  func keepBelowCollapsedHeaders(_ reading: inout ScrollReading, in scrollView: UIScrollView) {
    // If the safe area shrinks by more than the content was scrolled, the system has already moved the content to its top.
    let wasMovedToTop = reading.isAtTop && known.offset < reading.offset
    guard reading.offset == known.offset || wasMovedToTop, reading.flags == .resting, mover.seat == nil
    else { return }
    let growth = reading.systemTop - reading.refreshHeight - (known.systemTop - known.refreshHeight)
    guard abs(growth) > Tolerance.pixel else { return }
    // VoiceOver may have expanded a header since.
    let collapsed = seats.filter {
      $0.restsCollapsed(at: known.offset) && $0.client?.collapsedEdge(in: scrollView) != nil
    }
    guard !collapsed.isEmpty else { return }
    reading = move(scrollView, to: known.offset - growth)
    for seat in collapsed { seat.rest(isCollapsed: true, at: reading.offset) }
  }

  private func restsBelowCollapsedHeader(_ seat: SeatState) -> Bool {
    guard let scrollView, let edge = seat.client?.collapsedEdge(in: scrollView) else { return false }
    // A header at the content's edge ends there. The app's part of the inset is above that, and below other headers.
    let top = seat.view.offset + (seat.isAtContent ? 0 : ledger.app.top)
    return abs(Double(edge) + top) <= Tolerance.pixel
  }
}
