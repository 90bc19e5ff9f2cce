/// Animations whose common end somebody waits for.
final class AnimationGroup {
  private let completion: (Bool) -> Void
  private var running = 0
  private var isSealed = false
  private var allFinished = true
  /// When the last animation of the group ended, in seconds.
  private(set) var endTime: TimeInterval = 0
  /// Whether views are deaf to touches while animations of the group move them.
  let blocksTouches: Bool
  /// Whether touches find views where animations of the group show them.
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

  /// Takes note of an end; true when it was the last one that was waited for.
  func remove(finished: Bool, at time: TimeInterval) -> Bool {
    running -= 1
    allFinished = allFinished && finished
    endTime = max(endTime, time)
    return isSealed && running == 0
  }

  /// Nothing more will be added; calls the completion at once if nothing is to be waited for.
  func seal() {
    guard !isSealed else { return }
    isSealed = true
    if running == 0 { complete() }
  }

  func complete() { completion(allFinished) }
}
