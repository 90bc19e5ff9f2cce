import HeaderEngine
import UIKit

/// The place of a header or footer at the connection of one scroll view.
///
/// A seat holds what its owner needs of the insets, and shows it the scroll view without the needs of the others: those of
/// views nearer to the content count as content, the others as insets. When the seat is released, its needs are removed
/// from the insets.
@MainActor final class ScrollSeat {
  let connection: ScrollConnection
  /// The object that receives the events, or `nil` if the owner only has needs. Held weakly.
  private(set) weak var client: (any ScrollConnectionClient)?
  /// A Boolean value that indicates whether the owner lies directly at the content's edge and moves with it.
  let isAtContent: Bool
  /// What the owner needs.
  fileprivate(set) var needs = ScrollNeeds()
  /// What the owner needs at the bottom, in points, apart from the length that short content lacks. The rest of the bottom
  /// inset that the owner writes is that length.
  var bottomBar = 0.0
  /// A Boolean value that indicates whether the scroll indicator ends above what the owner needs at the bottom.
  var isBelowIndicator = false
  /// The scrolling that changes nothing for the owner.
  let rest = SeatRest()
  /// The difference between what the scroll view has and what the owner is shown.
  fileprivate(set) var view = SeatView()

  /// Takes a seat at the connection of a scroll view.
  init(at scrollView: UIScrollView, isAtContent: Bool = false) {
    connection = ScrollConnection.of(scrollView)
    self.isAtContent = isAtContent
    connection.join(self)
  }

  deinit {
    let (connection, id) = (connection, ObjectIdentifier(self))
    // Tests and background code may release the last reference to a screen elsewhere.
    guard MainQueue.isCurrent else {
      Task { @MainActor in connection.leave(id) }
      return
    }
    MainActor.assumeIsolated { connection.leave(id) }
  }

  /// The scroll view, or `nil` after it was deallocated.
  var scrollView: UIScrollView? { connection.scrollView }

  /// Starts or stops the delivery of events.
  func deliverEvents(to client: (any ScrollConnectionClient)?) {
    guard client !== self.client else { return }
    self.client = client
    connection.clientsDidChange()
  }

  // MARK: - Measuring and writing

  /// Shows the owner the measurements as if it were alone.
  @inline(__always) func show(_ metrics: inout ScrollMetrics) {
    if connection.isShared { view.apply(to: &metrics) }
  }

  /// The difference between an offset that the owner is shown and the scroll view's.
  var offsetShift: Double { view.offset }

  /// Writes what the owner computed from the measurements that it was shown. Events that this causes reach no client.
  func write(_ write: ScrollWrite) {
    guard !write.isEmpty else { return }
    var needs = needs
    let base = connection.ledger.app
    if let top = write.contentInsetTop { needs.top = top - base.top - view.insetTop }
    if let bottom = write.contentInsetBottom {
      let own = bottom - base.bottom - view.insetBottom
      needs.bottom = min(bottomBar, max(0, own))
      needs.filler = own - needs.bottom
      if isBelowIndicator { needs.indicatorBottom = needs.bottom }
    }
    if let top = write.indicatorInsetTop { needs.indicatorTop = top - base.indicatorTop }
    connection.write(needs, offset: write.offset.map { $0 - view.offset }, for: self)
  }
}

/// What one seat is shown of the scroll view, as differences.
struct SeatView: Equatable {
  /// Added to the offset and the content height: the needs at the top that count as content.
  var offset = 0.0
  /// Added to the content height.
  var contentHeight = 0.0
  /// The length that others give to short content, apart from the owner's.
  var addedLength = 0.0
  /// Added to the insets.
  var top = 0.0
  var bottom = 0.0
  var indicatorTop = 0.0
  /// The parts of the insets that the owner is shown and that belong to other clients.
  var insetTop = 0.0
  var insetBottom = 0.0

  func apply(to metrics: inout ScrollMetrics) {
    metrics.offset += offset
    metrics.contentHeight += contentHeight
    metrics.addedLength = addedLength
    metrics.contentInsetTop += top
    metrics.adjustedInsetTop += top
    metrics.contentInsetBottom += bottom
    metrics.adjustedInsetBottom += bottom
    metrics.indicatorInsetTop += indicatorTop
  }
}

extension ScrollConnection {
  /// Computes what each seat is shown, after needs changed.
  func updateViews() {
    var sum = ScrollNeeds()
    forEachSeat { sum.add($0.needs) }
    forEachSeat { $0.view = view(for: $0, sum) }
  }

  private func view(for seat: ScrollSeat, _ sum: ScrollNeeds) -> SeatView {
    var (content, inset) = (ScrollNeeds(), ScrollNeeds())
    forEachSeat { other in
      guard other !== seat else { return }
      if seat.isAtContent, !other.isAtContent { inset.add(other.needs) } else { content.add(other.needs) }
    }
    var view = SeatView()
    view.offset = content.top
    view.contentHeight = content.top + content.bottom
    view.addedLength = sum.filler - seat.needs.filler
    view.top = -content.top
    view.bottom = inset.bottom + seat.needs.bottom + seat.needs.filler - (sum.bottom + sum.filler)
    view.indicatorTop = seat.needs.indicatorTop - sum.indicatorTop
    view.insetTop = inset.top
    view.insetBottom = inset.bottom
    return view
  }

  /// Changes the needs of a seat.
  func setNeeds(_ needs: ScrollNeeds, of seat: ScrollSeat) { seat.needs = needs }
}
