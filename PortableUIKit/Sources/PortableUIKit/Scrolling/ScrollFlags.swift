import Foundation

/// What a scroll view says about itself while it moves.
struct ScrollFlags: Equatable {
  var isTracking = false
  var isDragging = false
  var isDecelerating = false
}

/// Where content goes without a finger.
enum ScrollCourse {
  case none
  case decelerating(ScrollMotion)
  case animating(OffsetAnimation)
}
