import HeaderEngine
import UIKit

/// The place of a header or footer at the connection of one scroll view.
///
/// A seat stores its owner's needs, and provides measurements of the scroll view without the needs of the others. Needs of
/// views nearer to the content count as content, and the rest as insets. When the seat is released, its needs are removed from
/// the insets.
@MainActor final class ScrollSeat {
  let connection: ScrollConnection
  let state: SeatState
  /// A Boolean value that indicates whether the owner keeps the seat even while it neither follows the scroll view nor needs
  /// insets in it.
  var isKept = false
  /// The height of the owner when it left the scroll view, in points, or `nil` if it follows the scroll view or never did.
  var heightWhenLeft: Double?

  init(at scrollView: UIScrollView, isAtContent: Bool = false) {
    connection = ScrollConnection.of(scrollView)
    state = SeatState(isAtContent: isAtContent)
    connection.join(state)
  }

  deinit {
    let (connection, state) = (connection, state)
    MainQueue.run { connection.leave(state) }
  }

  var scrollView: UIScrollView? { connection.scrollView }

  /// Starts or stops the delivery of events. If `isObserved`, the scroll view is observed also without a client.
  func deliverEvents(to client: (any ScrollConnectionClient)?, isObserved: Bool = false) {
    guard client !== state.client || isObserved != state.isObserved else { return }
    (state.client, state.isObserved) = (client, isObserved)
    connection.doesNotMoveContent(for: state)
    connection.clientsDidChange()
  }

  // MARK: - Measuring and writing

  /// Changes measurements to those that the owner would have if it were alone.
  @inline(__always) func show(_ metrics: inout ScrollMetrics) {
    let app = connection.ledger.app
    metrics.contentInsetTop = app.top
    metrics.contentInsetBottom = app.bottom
    metrics.indicatorInsetTop = app.indicatorTop
    metrics.own = state.needs
    if connection.isShared || state.needs.withheld > 0 { state.view.apply(to: &metrics) }
  }

  /// The difference between an offset in the owner's measurements and that of the scroll view.
  var offsetShift: Double { state.view.offset }

  /// Writes what the owner computed from its measurements. Resulting events reach no client.
  func write(_ write: ScrollWrite) {
    guard !write.isEmpty else { return }
    var needs = write.needs ?? state.needs
    // The engines don't know of the room that is withheld.
    needs.withheld = state.needs.withheld
    var offset = write.offset.map { $0 - state.view.offset }
    if !needs.haveContentNeeds(of: state.needs), connection.seats.needs.withheld > 0 {
      if connection.awaitsRows { needs.keepInset(of: state.needs) } else { keepContent(at: &offset, &needs) }
    }
    connection.write(needs, offset: offset, for: state)
  }

  /// Lets an inset of which a part is withheld end no lower than the content, where the owner writes other needs. The content
  /// stays where it would stay below the whole room.
  private func keepContent(at offset: inout Double?, _ needs: inout ScrollNeeds) {
    let known = connection.known
    let top = known.adjustedTop + connection.seats.needs.withheld + needs.top - state.needs.top
    let place = offset ?? max(known.offset, -top)
    offset = place
    var room = place + top
    needs.withhold(upTo: &room)
    connection.seats.withhold(upTo: room, except: state)
  }

  /// The part of the room above the content that is withheld, in points.
  var withheld: Double { state.needs.withheld }

  /// The parts that the owners of the seats before this one withhold, in points.
  var withheldBefore: Double { state.view.withheldBefore }

  /// Withholds a part of the room above the content. The content stays where it is.
  func withhold(_ length: Double) {
    guard length == 0 ? withheld != 0 : abs(length - withheld) > Tolerance.sum else { return }
    var needs = state.needs
    needs.withheld = length
    connection.write(needs, offset: connection.known.offset, for: state)
  }
}
