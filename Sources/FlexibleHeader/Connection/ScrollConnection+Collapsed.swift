import HeaderEngine
import UIKit

/// Content at the lower edge of headers with `snaps` that rest collapsed. It follows the safe area, as content at its top does.
/// Otherwise it would leave that edge, and the header would snap after each rotation. See
/// `Documentation/Connection.md#collapsed-headers`.
extension ScrollConnection {
  /// Finds the headers that are collapsed, after the content came to rest.
  func noteCollapsedHeaders() {
    for seat in seats { seat.collapsedOffset = restsBelowCollapsedHeader(seat) ? known.offset : nil }
  }

  /// Moves content that rests at the lower edge of a collapsed header with the system's part of the top inset.
  func keepBelowCollapsedHeaders(_ reading: inout ScrollReading, in scrollView: UIScrollView) {
    guard reading.offset == known.offset, reading.flags == .resting, mover.seat == nil else { return }
    let collapsed = seats.filter { $0.collapsedOffset == known.offset }
    let growth = reading.systemTop - reading.refreshHeight - (known.systemTop - known.refreshHeight)
    guard !collapsed.isEmpty, abs(growth) > Tolerance.pixel else { return }
    reading = move(scrollView, to: known.offset - growth)
    for seat in collapsed { seat.collapsedOffset = reading.offset }
  }

  private func restsBelowCollapsedHeader(_ seat: SeatState) -> Bool {
    guard let scrollView, let edge = seat.client?.collapsedEdge(in: scrollView) else { return false }
    return abs(edge + ledger.app.top) <= Tolerance.pixel
  }
}
