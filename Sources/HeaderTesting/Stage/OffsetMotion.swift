/// A motion that proceeds frame by frame on a ``WindowDevice``.
@MainActor protocol OffsetMotion: AnyObject {
  /// The scroll view that moves by itself and that a finger can stop, or `nil`.
  var view: UIScrollView? { get }

  /// Advances to the time `now`.
  ///
  /// - Returns: `true` if the motion has ended.
  func advance(to now: TimeInterval) -> Bool
}

/// A finger that follows a stroke.
final class OffsetStroke: OffsetMotion {
  let view: UIScrollView? = nil
  private var samples: ArraySlice<Stroke.Sample>
  private let liftsAt: TimeInterval
  private let start: TimeInterval
  private let finger: OffsetFinger

  init(_ samples: [Stroke.Sample], liftsAt: TimeInterval, start: TimeInterval, finger: OffsetFinger) {
    self.samples = samples[...]
    self.liftsAt = liftsAt
    self.start = start
    self.finger = finger
  }

  func advance(to now: TimeInterval) -> Bool {
    while let sample = samples.first, start + sample.time <= now {
      samples.removeFirst()
      let location = CGPoint(x: sample.x, y: sample.y)
      if finger.isDown {
        finger.move(to: location, time: start + sample.time)
      } else {
        finger.down(at: location)
      }
    }
    guard start + liftsAt <= now else { return false }
    finger.up(time: start + liftsAt)
    return true
  }
}

/// A deceleration of content after a drag, or its return from beyond an edge.
final class OffsetDeceleration: OffsetMotion {
  private(set) weak var view: UIScrollView?
  private let origin: CGPoint
  private let target: CGPoint
  private let start: TimeInterval
  /// The fraction of the remaining distance that is left after each millisecond.
  private let rate: Double

  init(of view: UIScrollView, to target: CGPoint, start: TimeInterval, rate: Double) {
    self.view = view
    origin = view.contentOffset
    self.target = target
    self.start = start
    self.rate = rate
  }

  func advance(to now: TimeInterval) -> Bool {
    guard let view else { return true }
    var left: CGFloat = 1
    for _ in 0..<Int(max(0, now - start) * 1000) { left *= CGFloat(rate) }
    let offset = CGPoint(
      x: target.x + (origin.x - target.x) * left, y: target.y + (origin.y - target.y) * left)
    let isThere = abs(offset.x - target.x) < 0.5 && abs(offset.y - target.y) < 0.5
    view.contentOffset = isThere ? target : offset
    if isThere { optionalMethod(view.delegate?.scrollViewDidEndDecelerating)?(view) }
    return isThere
  }
}

/// A scroll to the top, which UIKit animates. It notifies the delegate when the content is at rest.
final class OffsetScrollToTop: OffsetMotion {
  private(set) weak var view: UIScrollView?
  private var latestOffset: CGPoint
  private var stillFrames = 0

  init(of view: UIScrollView) {
    self.view = view
    latestOffset = view.contentOffset
  }

  func advance(to now: TimeInterval) -> Bool {
    guard let view else { return true }
    stillFrames = view.contentOffset == latestOffset ? stillFrames + 1 : 0
    latestOffset = view.contentOffset
    guard stillFrames == 3 else { return false }
    optionalMethod(view.delegate?.scrollViewDidScrollToTop)?(view)
    return true
  }
}
