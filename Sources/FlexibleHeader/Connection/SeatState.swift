import HeaderEngine

/// The state of a seat, for its connection.
///
/// The connection holds this object and not the seat, because a seat may be released with its view on another thread, and is
/// then removed on the main thread.
@MainActor final class SeatState {
  // Values that every event reads are exempt from the runtime exclusivity check. No code that modifies them calls back.

  /// The object that receives the events, or `nil` if the owner of the seat only has needs. Held weakly.
  @exclusivity(unchecked) weak var client: (any ScrollConnectionClient)?
  /// A Boolean value that indicates whether the scroll view is observed even without a client, because the app may change the
  /// insets in which the owner has a part.
  var isObserved = false
  /// A Boolean value that indicates whether the owner is directly at the content's edge and moves with it. Such an owner
  /// depends only on the position of the content, and not on its path.
  let isAtContent: Bool
  @exclusivity(unchecked) var needs = ScrollNeeds()
  /// The least length of the content, with all insets but the needs of this seat, in points, or `nil` if the content never was too
  /// short. What it lacks is a need of this seat.
  private var leastLength: Double?
  /// The difference between the scroll view and the owner's measurements.
  @exclusivity(unchecked) fileprivate(set) var view = SeatView()
  @exclusivity(unchecked) var rest = SeatRest()
  /// The offset, in the measurements of the client, at which it came to rest collapsed, with the content at its lower edge. `nil` if
  /// it didn't.
  private var collapsedOffset: Double?

  init(isAtContent: Bool) { self.isAtContent = isAtContent }

  /// Records whether the client is collapsed, with the content at its lower edge and the scroll view at an offset.
  func rest(isCollapsed: Bool, at offset: Double) {
    collapsedOffset = isCollapsed ? offset + view.offset : nil
  }

  /// Returns whether the client is collapsed as it came to rest, if the scroll view is at an offset.
  func restsCollapsed(at offset: Double) -> Bool {
    collapsedOffset.map { abs(offset + view.offset - $0) <= Tolerance.sum } ?? false
  }

  /// Changes the needs. The content, with all insets but these needs, has the given length.
  func setNeeds(_ new: ScrollNeeds, around length: Double) {
    needs = new
    if new.filler != filler(of: length) { leastLength = new.filler > 0 ? length + new.filler : nil }
  }

  /// Gives content of another length what it lacks now. Its owner would compute the same, but only after an event in which the
  /// content is too short.
  func fill(_ length: Double) { needs.filler = filler(of: length) }

  /// The least length of the content with all insets that the owner keeps up; 0 if the content never was too short.
  fileprivate var filledLength: Double { leastLength.map { $0 + needs.length } ?? 0 }

  private func filler(of length: Double) -> Double {
    Tolerance.settled(max(0, (leastLength ?? length) - length), at: needs.filler, within: Tolerance.length)
  }

  /// Records that the owner of another seat moved the content.
  func contentWasMoved(by distance: Double) { view.contentShift += distance }
}

/// The owner's view of the scroll view, as differences from the scroll view's values.
struct SeatView: Equatable {
  /// Added to the offset and the content height: the needs at the top that count as content.
  var offset = 0.0
  /// Added to the content height.
  var contentHeight = 0.0
  /// The length that others give to short content, apart from the owner's.
  var addedLength = 0.0
  /// The least length of the content with all insets that the others keep up; 0 if they don't.
  var filledLength = 0.0
  /// The room that all owners together withhold from the scroll view. All are shown it.
  var withheld = 0.0
  /// The part of that room that the owners of the seats before this one withhold.
  var withheldBefore = 0.0
  /// Added to the moves of a list: the distance that other owners' needs and writes have moved the content in the owner's
  /// measurements. Such a move isn't scrolling either.
  var contentShift = 0.0
  /// Added to the adjusted insets.
  var top = 0.0
  var bottom = 0.0
  /// Added to the app's part of the insets: the needs of others that count as insets.
  var insetTop = 0.0
  var insetBottom = 0.0

  func apply(to metrics: inout ScrollMetrics) {
    metrics.offset += offset
    metrics.contentShift += contentShift
    metrics.contentHeight += contentHeight
    metrics.addedLength = addedLength
    metrics.filledLength = filledLength
    metrics.withheld = withheld
    metrics.contentInsetTop += insetTop
    metrics.adjustedInsetTop += top
    metrics.contentInsetBottom += insetBottom
    metrics.adjustedInsetBottom += bottom
  }
}

@MainActor extension [SeatState] {
  /// Computes the views of all seats after needs changed.
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

  /// Withholds no more than there is room for, in points.
  func withhold(upTo room: Double, except writer: SeatState? = nil) {
    var room = room
    for seat in self where seat !== writer { seat.needs.withhold(upTo: &room) }
  }

  /// Gives short content what it lacks, for all seats but one. `length` is that of the content with the app's insets.
  func fill(_ length: Double, except writer: SeatState? = nil) {
    let sum = needs
    for seat in self where seat !== writer { seat.fill(length + sum.length - seat.needs.length) }
  }

  private func view(for seat: SeatState, _ sum: ScrollNeeds) -> SeatView {
    var (content, inset) = (ScrollNeeds(), ScrollNeeds())
    var view = SeatView()
    for other in self where other !== seat {
      view.filledLength = Swift.max(view.filledLength, other.filledLength)
      if seat.isAtContent, !other.isAtContent { inset.add(other.needs) } else { content.add(other.needs) }
    }
    view.offset = content.top
    view.contentHeight = content.top + content.bottom
    view.addedLength = sum.filler - seat.needs.filler
    view.withheld = sum.withheld
    view.withheldBefore = prefix { $0 !== seat }.reduce(0) { $0 + $1.needs.withheld }
    view.top = sum.withheld - content.top
    view.bottom = inset.bottom + seat.needs.bottomInset - sum.bottomInset
    view.insetTop = inset.top
    view.insetBottom = inset.bottom
    return view
  }
}
