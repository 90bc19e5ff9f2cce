import HeaderEngine

/// The scroll view of the site: content that a finger drags, that decelerates, and that bounces at its ends.
///
/// It resembles `UIScrollView` closely enough to show a header. The recordings in `Tests/Fixtures` don't depend
/// on it. Time passes in frames of 1/60 second.
struct SiteScrollView {
  /// The measurements that a header receives. The safe area isn't part of the insets.
  var metrics: ScrollMetrics
  /// The velocity of the content, in points per second. Positive values move the content up.
  private(set) var velocity = 0.0
  private var finger: Finger?
  private var motion = Motion.rest

  private struct Finger {
    var location: Double
    /// The offset without rubber-banding, in points.
    var freeOffset: Double
    /// The distances of the last frames, in points. The latest one is first.
    var distances = (0.0, 0.0, 0.0)
    var frameStart: Double
  }

  private enum Motion: Equatable {
    case rest, decelerating, bouncing
    case approaching(Double)
  }

  /// The part of the velocity that remains after a frame: 0.998 per millisecond.
  private static let remainder = 0.9671838174321288
  private static let leastVelocity = 12.0
  private static let rubberStiffness = 0.55

  /// Creates a scroll view over content that rests at an offset of 0.
  init(contentHeight: Double, viewHeight: Double) {
    metrics = ScrollMetrics(contentHeight: contentHeight, viewHeight: viewHeight)
  }

  /// The minimum offset, in points.
  var top: Double { -metrics.adjustedInsetTop }

  /// The maximum offset, in points.
  var bottom: Double { max(top, metrics.contentHeight + metrics.adjustedInsetBottom - metrics.viewHeight) }

  /// A Boolean value that indicates whether a finger or a deceleration moves the content.
  var isMoving: Bool { finger != nil || motion != .rest }

  /// The offset at which the content would come to rest, in points.
  var target: Double { metrics.offset + velocity * SiteDevice.frame / (1 - Self.remainder) }

  /// Applies what a header writes. A finger continues from the new offset.
  mutating func apply(_ write: ScrollWrite) {
    metrics.apply(ScrollWrite(needs: write.needs))
    if let offset = write.offset { move(to: offset) }
  }

  /// Moves the content. A finger continues from the new offset.
  mutating func move(to offset: Double) {
    finger?.freeOffset += offset - metrics.offset
    finger?.frameStart += offset - metrics.offset
    metrics.offset = offset
  }

  // MARK: - Finger

  /// A finger touches the content, which stops.
  mutating func touch(at location: Double) {
    motion = .rest
    velocity = 0
    finger = Finger(location: location, freeOffset: freeOffset, frameStart: metrics.offset)
    metrics.isTracking = true
    metrics.isDecelerating = false
  }

  /// The finger moves. Returns whether the content moved.
  mutating func drag(to location: Double) -> Bool {
    guard var finger, location != finger.location else { return false }
    finger.freeOffset -= location - finger.location
    finger.location = location
    self.finger = finger
    metrics.isDragging = true
    metrics.offset = limited(finger.freeOffset)
    return true
  }

  /// The finger leaves. The velocity is that of the last frames.
  mutating func release() {
    guard let finger else { return }
    let (first, second, third) = finger.distances
    velocity = (first + second + third) / (3 * SiteDevice.frame)
    self.finger = nil
    metrics.isTracking = false
    metrics.isDragging = false
  }

  /// Starts the deceleration after a release. Returns whether the content continues to move.
  ///
  /// - Parameter target: The offset at which the content comes to rest, or `nil` for that of its velocity.
  mutating func decelerate(to target: Double?) -> Bool {
    if metrics.offset < top || metrics.offset > bottom {
      motion = .bouncing
    } else if let target, target != metrics.offset {
      velocity = (target - metrics.offset) * (1 - Self.remainder) / SiteDevice.frame
      motion = .approaching(target)
    } else if abs(velocity) >= Self.leastVelocity {
      motion = .decelerating
    } else {
      velocity = 0
    }
    metrics.isDecelerating = motion != .rest
    return metrics.isDecelerating
  }

  // MARK: - Time

  /// Advances by a frame. Returns whether the content moved.
  mutating func advance() -> Bool {
    if var finger {
      finger.distances = (metrics.offset - finger.frameStart, finger.distances.0, finger.distances.1)
      finger.frameStart = metrics.offset
      self.finger = finger
      return false
    }
    let start = metrics.offset
    switch motion {
    case .rest: return false
    case .decelerating: glide(to: nil)
    case .approaching(let target): glide(to: target)
    case .bouncing: bounce()
    }
    metrics.isDecelerating = motion != .rest
    return metrics.offset != start
  }

  private mutating func glide(to target: Double?) {
    metrics.offset += velocity * SiteDevice.frame
    velocity *= Self.remainder
    if metrics.offset < top || metrics.offset > bottom {
      motion = .bouncing
    } else if let target, abs(target - metrics.offset) < 0.25 {
      metrics.offset = target
      stop()
    } else if target == nil, abs(velocity) < Self.leastVelocity {
      stop()
    }
  }

  /// A critically damped spring, in eight steps per frame.
  private mutating func bounce() {
    let edge = metrics.offset < top ? top : metrics.offset > bottom ? bottom : metrics.offset
    let (frequency, step) = (11.0, SiteDevice.frame / 8)
    for _ in 0..<8 {
      let distance = metrics.offset - edge
      velocity -= (frequency * frequency * distance + 2 * frequency * velocity) * step
      metrics.offset += velocity * step
    }
    guard abs(metrics.offset - edge) < 0.25, abs(velocity) < Self.leastVelocity else { return }
    metrics.offset = edge
    stop()
  }

  private mutating func stop() {
    velocity = 0
    motion = .rest
  }

  // MARK: - Rubber band

  private func limited(_ offset: Double) -> Double {
    if offset < top { return top - stretched(top - offset) }
    return offset > bottom ? bottom + stretched(offset - bottom) : offset
  }

  private func stretched(_ distance: Double) -> Double {
    let length = metrics.viewHeight
    return (1 - 1 / (distance * Self.rubberStiffness / length + 1)) * length
  }

  /// The offset without rubber-banding, in points.
  private var freeOffset: Double {
    if metrics.offset < top { return top - unstretched(top - metrics.offset) }
    return metrics.offset > bottom ? bottom + unstretched(metrics.offset - bottom) : metrics.offset
  }

  private func unstretched(_ distance: Double) -> Double {
    let length = metrics.viewHeight
    return (1 / (1 - min(distance / length, 0.99)) - 1) * length / Self.rubberStiffness
  }
}
