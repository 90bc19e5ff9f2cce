/// A bar that shrinks with the content and comes back on a swipe, at the top, at the bottom, and on a tap.
///
/// A state machine: the view measures, tells what happened, and gives the bar the height that it answers.
/// Lengths are points, velocities points per second (negative: up the page), times seconds. Measures that are
/// no numbers are ignored as a whole.
///
/// ```swift
/// var bar = SafariBar()
/// let heights = BarHeights(maximum: 96, minimum: 44)
/// var scroll = ScrollMetrics(offset: 404, contentHeight: 5000, viewHeight: 667, adjustedInsetTop: 96)
/// _ = bar.handle(.dragBegan, scroll, heights, height: 96)
/// scroll.offset += 30
/// bar.handle(.scrolled(by: .finger), scroll, heights, height: 96)  // 66
/// ```
public struct SafariBar: Equatable, Sendable {
  /// Who moves the content.
  public enum Mover: Equatable, Sendable {
    /// A finger.
    case finger
    /// The content coasts after a finger has let go.
    case deceleration
    /// Neither: code, or an animation.
    case other
  }

  /// Something that happened.
  public enum Event: Equatable, Sendable {
    /// The content moved.
    case scrolled(by: Mover)
    /// A finger begins to move the content.
    case dragBegan
    /// The finger let go at this velocity.
    case dragEnded(velocity: Double)
    /// The content came to rest.
    case decelerationEnded
    /// A tap in the area that the full bar has.
    case tapped
    /// Heights, content, size or circumstances changed while the content was moved by `by`.
    case changed(by: Mover)
    /// A frame of the spring, `duration` seconds after the one before.
    case ticked(duration: Double)
  }

  /// A swipe up the page that is faster than this brings the bar back, one down the page that is faster takes
  /// it away. Points per second; default 300.
  public var revealVelocity = 300.0
  /// The share of the range, 0...1, that the bar may have lost at the end of a slow drag and still come back;
  /// default 0.1.
  public var collapseHysteresis = 0.1
  /// Movement of more than this in one event is taken for a jump and moves no bar, in points; default 200.
  public var abruptJump = 200.0
  /// Whether the bar may shrink at all. Default true.
  public var isCollapsingEnabled = true
  /// VoiceOver runs: the bar stays open.
  public var isVoiceOverRunning = false
  /// The user wants less motion: the bar settles at once.
  public var isMotionReduced = false

  /// The spring that brings the bar to one of its two heights; nil while none runs.
  package internal(set) var spring: Spring?
  /// The last event would have started the spring, but motion is reduced: the change of height should be
  /// cross-faded.
  public internal(set) var settledAtOnce = false

  var previousDistance: Double?
  var heights: BarHeights?
  /// Where the spring, if one runs, brings the bar.
  var isExpanding = false
  /// The bar was collapsed in the course of the present drag.
  var isLatched = false
  var interruptedExpansion = false
  var beganAtEnd = false
  /// The next arrival at the end of the page opens the bar.
  var isArmed = true
  /// A tap opened the bar, and no drag has begun since.
  var isHeldOpen = false

  /// A bar with the default settings.
  public init() {}

  /// The spring runs: `ticked` should be sent with every frame.
  public var isSettling: Bool { spring != nil }

  /// The least height that the content's position allows, in points: near the top the bar opens with the
  /// content.
  public static func floor(_ scroll: ScrollMetrics, _ heights: BarHeights) -> Double {
    min(heights.maximum, max(heights.leastVisible, heights.maximum - scroll.distance))
  }

  /// Takes in an event and answers the bar's height; `height` is the one that it has.
  public mutating func handle(
    _ event: Event, _ scroll: ScrollMetrics, _ heights: BarHeights, height: Double
  ) -> Double {
    settledAtOnce = false
    guard scroll.isUsable, height.isFinite else { return height }
    var moment = Moment(scroll: scroll, heights: heights, height: height)
    adopt(heights, &moment, event)
    moment.movement = movement(to: scroll)
    if scroll.distance < scroll.greatestDistance - heights.range { isArmed = true }
    react(to: event, &moment)
    previousDistance = scroll.distance
    return moment.height
  }

  /// Follows other content from now on: where that is, is no movement.
  public mutating func forgetContent() { previousDistance = nil }

  /// Ends the spring where it is.
  public mutating func stop() { spring = nil }

  /// Movement between legal positions: rubber bands and their way back are none.
  private func movement(to scroll: ScrollMetrics) -> Double {
    guard let previousDistance else { return 0 }
    let end = max(0, scroll.greatestDistance)
    return min(end, max(0, scroll.distance)) - min(end, max(0, previousDistance))
  }

  /// Keeps a bar whose heights change expanded or collapsed: `Documentation/Behavior/SafariBar.md#changes`.
  private mutating func adopt(_ new: BarHeights, _ moment: inout Moment, _ event: Event) {
    defer { heights = new }
    guard let old = heights, old != new, !event.isMovedByUser else { return }
    let progress = new.progress(atHeight: moment.height)
    let opens = spring != nil ? isExpanding : progress < 0.5
    if spring != nil { spring?.target = opens ? new.maximum : new.leastVisible }
    moment.height = opens ? new.maximum : new.leastVisible
    moment.limit()
  }
}

extension SafariBar.Event {
  /// Whether a finger moves the content or did so just before.
  fileprivate var isMovedByUser: Bool {
    switch self {
    case .scrolled(let mover), .changed(let mover): mover != .other
    case .dragBegan, .dragEnded, .decelerationEnded: true
    case .tapped, .ticked: false
    }
  }
}

extension BarHeights {
  /// The least height, also of a bar without a range.
  var leastVisible: Double { min(maximum, minimum) }
}
