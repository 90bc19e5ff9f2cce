/// A group of animations with a completion handler for their common end.
final class AnimationGroup {
  private let completion: (Bool) -> Void
  private var running = 0
  private var isSealed = false
  private var allFinished = true
  /// The time at which the last animation of the group ended, in seconds.
  private(set) var endTime: TimeInterval = 0
  /// A Boolean value that indicates whether views don't receive touches while animations of the group move them.
  let blocksTouches: Bool
  /// A Boolean value that indicates whether hit testing uses the positions shown by animations of the group.
  let movesTouchesAlong: Bool

  init(
    blocksTouches: Bool = false, movesTouchesAlong: Bool = false, completion: @escaping (Bool) -> Void
  ) {
    self.blocksTouches = blocksTouches
    self.movesTouchesAlong = movesTouchesAlong
    self.completion = completion
  }

  var isEmpty: Bool { running == 0 }

  func add() { running += 1 }

  /// Records the end of an animation; returns `true` if it was the last one.
  func remove(finished: Bool, at time: TimeInterval) -> Bool {
    running -= 1
    allFinished = allFinished && finished
    endTime = max(endTime, time)
    return isSealed && running == 0
  }

  /// Closes the group: no more animations are added. Calls the completion handler immediately if no animation
  /// is running.
  func seal() {
    guard !isSealed else { return }
    isSealed = true
    if running == 0 { complete() }
  }

  func complete() { completion(allFinished) }
}
