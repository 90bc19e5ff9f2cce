/// A stretch of scrolling that has no effect on a header. The content continues in one direction up to a limit, and nothing
/// else changes that affects the header.
///
/// If a header's engine depends on the path of the content, the header receives the last position of the content when the
/// stretch ends. Because the content didn't turn back, the result is that of all the events in between. If the engine depends
/// only on the position of the content, the content may turn back.
package struct ContentRest: Sendable {
  /// The scroll view at the last event without effect, or at the beginning.
  package private(set) var last = ScrollReading()
  private var offsets = 0.0...0.0
  private var mayTurnBack = false
  /// The last distance that the content moved, in points: positive down the page, or 0 before the first event.
  package private(set) var step = 0.0

  /// A Boolean value that indicates whether the next event may be without effect.
  package private(set) var isActive = false

  package init() {}

  /// Begins a rest of content that may reach `offsets`. `reading` is the last one that the header received.
  package mutating func begin(
    at reading: ScrollReading, within offsets: ClosedRange<Double>, mayTurnBack: Bool = false
  ) {
    last = reading
    self.offsets = offsets
    self.mayTurnBack = mayTurnBack
    step = 0
    isActive = true
  }

  /// Handles an event that changed only the offset, or `nil` if more changed. Returns whether the event has no effect on the
  /// header. If it has one, no later event continues the rest.
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

  /// The scroll view at the last event without effect, or `nil` if there was none.
  package var passed: ScrollReading? { step != 0 ? last : nil }

  /// A Boolean value that indicates whether the rest has ended and its owner has received the position of the content.
  package var isOver: Bool { !isActive && step == 0 }

  /// Ends the rest, so that no later event continues it.
  package mutating func stop() { isActive = false }

  package mutating func end() {
    isActive = false
    step = 0
  }
}
