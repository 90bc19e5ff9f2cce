import HeaderEngine

/// A seat as its connection sees it.
///
/// The connection holds it and not the seat, because a seat may be released with its view on another thread, and leaves on
/// the main thread afterward.
@MainActor final class SeatState {
  // What every event reads is exempt from the runtime exclusivity check. No code that modifies it calls back.

  /// The object that receives the events, or `nil` if the owner of the seat only has needs. Held weakly.
  @exclusivity(unchecked) weak var client: (any ScrollConnectionClient)?
  /// A Boolean value that indicates whether the scroll view is observed also without a client, because the app may change the
  /// insets in which the owner has a part.
  var isObserved = false
  /// A Boolean value that indicates whether the owner lies directly at the content's edge and moves with it. Such an owner
  /// depends only on where the content is, and not on the way that it took.
  let isAtContent: Bool
  @exclusivity(unchecked) var needs = ScrollNeeds()
  /// The difference between what the scroll view has and what the owner is shown.
  @exclusivity(unchecked) fileprivate(set) var view = SeatView()
  @exclusivity(unchecked) var rest = SeatRest()

  init(isAtContent: Bool) { self.isAtContent = isAtContent }

  /// Another seat's owner moved the content.
  func contentWasMoved(by distance: Double) { view.contentShift += distance }
}

/// What one seat is shown of the scroll view, as differences.
struct SeatView: Equatable {
  /// Added to the offset and the content height: the needs at the top that count as content.
  var offset = 0.0
  /// Added to the content height.
  var contentHeight = 0.0
  /// The length that others give to short content, apart from the owner's.
  var addedLength = 0.0
  /// Added to the moves of a list: how far what others needed and wrote has moved the content that the owner is shown. That isn't
  /// scrolling either.
  var contentShift = 0.0
  /// Added to the insets. The owner is shown the room that is withheld from the scroll view.
  var top = 0.0
  var bottom = 0.0
  var indicatorTop = 0.0
  /// The parts of the insets that the owner is shown and that belong to other clients.
  var insetTop = 0.0
  var insetBottom = 0.0

  func apply(to metrics: inout ScrollMetrics) {
    metrics.offset += offset
    metrics.contentShift? += contentShift
    metrics.contentHeight += contentHeight
    metrics.addedLength = addedLength
    metrics.contentInsetTop += top
    metrics.adjustedInsetTop += top
    metrics.contentInsetBottom += bottom
    metrics.adjustedInsetBottom += bottom
    metrics.indicatorInsetTop += indicatorTop
  }
}

@MainActor extension [SeatState] {
  /// Computes what each seat is shown, after needs changed.
  func updateViews() {
    let sum = needs
    for seat in self {
      var view = view(for: seat, sum)
      view.contentShift = seat.view.contentShift + view.offset - seat.view.offset
      seat.view = view
    }
  }

  var needs: ScrollNeeds {
    var sum = ScrollNeeds()
    for seat in self { sum.add(seat.needs) }
    return sum
  }

  private func view(for seat: SeatState, _ sum: ScrollNeeds) -> SeatView {
    var (content, inset) = (ScrollNeeds(), ScrollNeeds())
    for other in self where other !== seat {
      if seat.isAtContent, !other.isAtContent { inset.add(other.needs) } else { content.add(other.needs) }
    }
    var view = SeatView()
    view.offset = content.topInset
    view.contentHeight = content.topInset + content.bottom
    view.addedLength = sum.filler - seat.needs.filler
    view.top = seat.needs.withheld - content.topInset
    view.bottom = inset.bottom + seat.needs.bottom + seat.needs.filler - (sum.bottom + sum.filler)
    view.indicatorTop = seat.needs.indicatorTop - sum.indicatorTop
    view.insetTop = inset.topInset
    view.insetBottom = inset.bottom
    return view
  }
}
