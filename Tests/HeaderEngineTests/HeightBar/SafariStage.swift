@testable import HeaderEngine

/// A Safari bar (96 and 44 points) above a page, with a finger that scrolls down the page.
struct SafariStage {
  var bar = SafariBar()
  var heights = BarHeights(maximum: 96, minimum: 44)
  var scroll: ScrollMetrics
  var height: Double

  /// Creates a stage. `last` is the maximum distance that the page can be scrolled.
  init(at distance: Double, height: Double = 96, last: Double = 4000) {
    scroll = ScrollMetrics(
      offset: distance - 96, contentHeight: last + 667 - 96 - 34, viewHeight: 667, adjustedInsetTop: 96,
      adjustedInsetBottom: 34)
    self.height = height
    send(.changed(by: .other))
  }

  mutating func send(_ event: SafariBar.Event) {
    height = bar.handle(event, scroll, heights, height: height)
  }

  mutating func move(to distance: Double, by mover: SafariBar.Mover) {
    scroll.offset = distance - 96
    send(.scrolled(by: mover))
  }

  /// Drags by a number of points, in small steps.
  mutating func drag(_ points: Double, step: Double = 4) {
    let start = scroll.distance
    let sign: Double = points < 0 ? -1 : 1
    var way = 0.0
    while way < abs(points) {
      way = min(way + step, abs(points))
      move(to: start + sign * way, by: .finger)
    }
  }

  /// Lays out the rows that the bar awaits. The table moves its content by a distance, and the bar settles.
  mutating func layOutRows(movingContentBy distance: Double) {
    scroll.awaitsRows = false
    scroll.offset += distance
    scroll.contentShift += distance
    send(.changed(by: .other))
    settle()
  }

  mutating func begin() { send(.dragBegan) }

  mutating func release(velocity: Double = 0) { send(.dragEnded(velocity: velocity)) }

  /// Decelerates to a distance in steps and rests there.
  mutating func coast(to distance: Double, steps: Int = 30, rests: Bool = true) {
    let start = scroll.distance
    for index in 1...steps {
      move(to: start + (distance - start) * Double(index) / Double(steps), by: .deceleration)
      tick()
    }
    if rests { send(.decelerationEnded) }
  }

  mutating func tick(_ duration: Double = 1.0 / 60) {
    if bar.isSettling { send(.ticked(duration: duration)) }
  }

  /// Plays frames until the spring is at rest.
  mutating func settle() {
    var frames = 0
    while bar.isSettling, frames < 600 {
      tick()
      frames += 1
    }
  }
}
