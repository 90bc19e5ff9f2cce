/// A stretch of scrolling that changes nothing for a header: the content moves on in one direction, not beyond a limit, and
/// everything else that decides what an event changes stays as it is.
///
/// A header whose engine depends on the way that the content took receives the last place of the content when the stretch ends.
/// Because the content didn't turn back, the result is that of all the events in between. Under an engine that depends only on
/// the place of the content, it may turn back.
package struct ContentRest: Sendable {
  /// The scroll view at the last event that changed nothing, or at the beginning.
  package private(set) var last = ScrollReading()
  private var offsets = 0.0...0.0
  private var mayTurnBack = false
  /// The last distance that the content moved, in points: positive down the page, or 0 before the first event.
  package private(set) var step = 0.0

  /// A Boolean value that indicates whether the next event may change nothing.
  package private(set) var isActive = false

  package init() {}

  /// Begins a rest of content that may reach `offsets`. The reading is the one that the header received last.
  package mutating func begin(
    at reading: ScrollReading, within offsets: ClosedRange<Double>, mayTurnBack: Bool = false
  ) {
    last = reading
    self.offsets = offsets
    self.mayTurnBack = mayTurnBack
    step = 0
    isActive = true
  }

  /// Handles an event that changed only the offset, or more if that is `nil`. Returns whether it changes nothing for the header;
  /// otherwise, no later event continues the rest.
  package mutating func continues(toOffset offset: Double?) -> Bool {
    guard isActive, let offset, offsets.contains(offset),
      mayTurnBack || (offset - last.offset) * step >= 0
    else {
      isActive = false
      return false
    }
    if offset != last.offset { step = offset - last.offset }
    last.offset = offset
    return true
  }

  /// The scroll view at the last event that changed nothing, or `nil` if there was none.
  package var passed: ScrollReading? { step != 0 ? last : nil }

  /// A Boolean value that indicates whether the rest has ended and its owner has learned where the content is.
  package var isOver: Bool { !isActive && step == 0 }

  /// Lets no later event continue the rest.
  package mutating func stop() { isActive = false }

  package mutating func end() {
    isActive = false
    step = 0
  }
}
