/// The engine of `SafariBehavior`: a bar that shrinks with the content and expands on a swipe, at the top, at
/// the bottom, and on a tap.
///
/// The engine is a state machine. The view measures the scroll view, sends an event, and applies the height
/// that `handle(_:_:_:height:)` returns. Lengths are in points, velocities in points per second (negative
/// values move up the page), and times in seconds. Events with measurements that are NaN, infinite, or longer
/// than 10⁹ points are ignored.
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
  /// The cause of a movement of the content.
  public enum Mover: Equatable, Sendable {
    /// A finger.
    case finger
    /// The content decelerates after the finger was lifted.
    case deceleration
    /// Code or an animation.
    case other
  }

  /// An event that affects the bar.
  public enum Event: Equatable, Sendable {
    /// The content moved.
    case scrolled(by: Mover)
    /// A finger began to move the content.
    case dragBegan
    /// The finger was lifted at the given velocity.
    case dragEnded(velocity: Double)
    /// The content came to rest.
    case decelerationEnded
    /// A tap occurred in the area of the expanded bar.
    case tapped
    /// Heights, content, size, or settings changed.
    case changed(by: Mover)
    /// A frame of the spring's animation, `duration` seconds after the previous one.
    case ticked(duration: Double)
  }

  /// The velocity, in points per second, above which a swipe up the page expands the bar and a swipe down
  /// collapses it. The default is 300. Negative values become 0; values that are NaN, infinite, or greater than 10⁹ are ignored.
  public var revealVelocity = 300.0 {
    didSet { revealVelocity = ScrollMetrics.usable(revealVelocity) ?? oldValue }
  }
  /// The fraction of the range, 0...1, by which the bar may have collapsed at the end of a slow drag and
  /// still expand again. The default is 0.1. Values are clamped; NaN is ignored.
  public var collapseHysteresis = 0.1 {
    didSet { collapseHysteresis = collapseHysteresis.isNaN ? oldValue : min(1, max(0, collapseHysteresis)) }
  }
  /// The distance, in points, above which movement in a single event counts as a jump and doesn't move the
  /// bar. The default is 200. Negative values become 0; values that are NaN, infinite, or greater than 10⁹ are ignored.
  public var abruptJump = 200.0 {
    didSet { abruptJump = ScrollMetrics.usable(abruptJump) ?? oldValue }
  }
  /// A Boolean value that determines whether the bar can collapse. The default is `true`.
  public var isCollapsingEnabled = true
  /// A Boolean value that indicates whether VoiceOver is running, which keeps the bar open. The default is `false`.
  public var isVoiceOverRunning = false
  /// A Boolean value that indicates whether Reduce Motion is on, in which case the bar settles immediately. The default is
  /// `false`.
  public var isMotionReduced = false

  /// The spring that moves the bar to its minimum or maximum height, or `nil` while no spring is running.
  package internal(set) var spring: Spring?
  /// A Boolean value that indicates whether the last event changed the height immediately because Reduce Motion is on.
  /// Cross-fade such a change.
  public internal(set) var settledAtOnce = false
  /// A Boolean value that indicates whether the bar settles in the next frame.
  var settlesInNextFrame = false

  var previousDistance: Double?
  private var contentShift = 0.0
  var heights: BarHeights?
  /// A Boolean value that indicates whether the bar last settled toward its maximum height.
  var isExpanding = false
  /// A Boolean value that indicates whether the bar was collapsed during the current drag.
  var isLatched = false
  var interruptedExpansion = false
  var beganAtEnd = false
  /// A Boolean value that indicates whether the next arrival at the end of the page expands the bar.
  var isArmed = true
  /// A Boolean value that indicates whether a tap expanded the bar and no drag has begun since.
  var isHeldOpen = false
  /// A Boolean value that indicates whether the last event left the bar as small as the content's position allows.
  private var isAtFloor = false

  /// Creates a bar with the default settings.
  public init() {}

  /// A Boolean value that indicates whether the spring is running, or may start in the next frame. In that case, send `ticked`
  /// for every frame.
  public var isSettling: Bool { spring != nil || settlesInNextFrame }

  /// Returns the minimum height that the content's position allows, in points. Near the top, the bar expands
  /// with the content.
  public static func floor(_ scroll: ScrollMetrics, _ heights: BarHeights) -> Double {
    min(heights.maximum, max(heights.leastVisible, heights.maximum - scroll.distance))
  }

  /// Handles an event over the content that was measured. Returns the new height of a bar that is `height` points high.
  public mutating func handle(
    _ event: Event, _ scroll: ScrollMetrics, _ heights: BarHeights, height: Double
  ) -> Double {
    settledAtOnce = false
    guard scroll.isUsable, height.isFinite else { return height }
    // A move that a list makes by itself isn't scrolling.
    previousDistance = previousDistance.map { $0 + scroll.layoutMove(since: contentShift) }
    contentShift = scroll.contentShift
    var moment = Moment(scroll: scroll, heights: heights, height: height)
    adopt(heights, &moment, event)
    moment.movement = movement(to: scroll)
    if scroll.distance < scroll.greatestDistance - heights.range { isArmed = true }
    react(to: event, &moment)
    previousDistance = scroll.distance
    if !scroll.awaitsRows { isAtFloor = !moment.isOpen && !moment.isBetween }
    return moment.height
  }

  /// Prepares for other content. The difference between the old and the new position doesn't count as
  /// movement.
  public mutating func forgetContent() { previousDistance = nil }

  /// Stops the spring at its current value.
  public mutating func stop() { (spring, settlesInNextFrame) = (nil, false) }

  /// Returns the movement between valid positions. Rubber-banding and its return don't count.
  private func movement(to scroll: ScrollMetrics) -> Double {
    guard let previousDistance else { return 0 }
    let end = max(0, scroll.greatestDistance)
    return min(end, max(0, scroll.distance)) - min(end, max(0, previousDistance))
  }

  /// Keeps the bar expanded, collapsed, or at the edge of the content when its heights change:
  /// `Documentation/Behavior/SafariBar.md#changes`.
  private mutating func adopt(_ new: BarHeights, _ moment: inout Moment, _ event: Event) {
    defer { heights = new }
    guard let old = heights, old != new, !event.isMovedByUser else { return }
    let progress = new.progress(atHeight: moment.height)
    let opens = spring != nil ? isExpanding : progress < 0.5 && !isAtFloor
    if spring != nil { spring?.target = opens ? new.maximum : new.leastVisible }
    moment.height = opens ? new.maximum : new.leastVisible
    moment.limit()
  }
}

extension SafariBar.Event {
  /// A Boolean value that indicates whether a finger moves the content or has just moved it.
  fileprivate var isMovedByUser: Bool {
    switch self {
    case .scrolled(let mover), .changed(let mover): mover != .other
    case .dragBegan, .dragEnded, .decelerationEnded: true
    case .tapped, .ticked: false
    }
  }
}

extension BarHeights {
  /// The minimum height. For a bar without a range, it is the maximum height.
  var leastVisible: Double { min(maximum, minimum) }
}
