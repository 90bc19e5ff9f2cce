import Foundation

/// The states that a scroll view reports while it moves.
struct ScrollFlags: Equatable {
  var isTracking = false
  var isDragging = false
  var isDecelerating = false
}

/// The movement of content without a finger.
enum ScrollCourse {
  case none
  case decelerating(ScrollMotion)
  case animating(OffsetAnimation)
}
