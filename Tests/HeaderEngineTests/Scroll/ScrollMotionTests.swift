import Testing

@testable import HeaderEngine

@Suite("What moves content, and when it rests") struct ScrollMotionTests {
  private typealias Flags = ScrollMotion.Flags
  private static let still = Flags(isTracking: false, isDragging: false, isDecelerating: false)
  private static let touched = Flags(isTracking: true, isDragging: false, isDecelerating: false)
  private static let dragged = Flags(isTracking: true, isDragging: true, isDecelerating: false)
  /// A scroll view that decelerates after a drag says that it is dragged, too.
  private static let coasting = Flags(isTracking: false, isDragging: true, isDecelerating: true)
  private static let frame = 1.0 / 60

  @Test(
    "A drag begins and ends once, and rests a frame after its end, or at once if it is known that no code scrolls"
  )
  func slowDrag() {
    var motion = ScrollMotion()
    expect(!motion.wantsFrames)
    expectEqual(motion.beganDragging(), .dragBegan)
    expect(motion.moved(Self.dragged) == nil && motion.beganDragging() == nil && motion.wantsFrames)
    expectNil(motion.frame(Self.frame, Self.dragged))
    expectNil(motion.endedDragging(Self.still))
    var other = motion
    expectEqual(other.frame(Self.frame, Self.still, isAnimating: false), .dragEnded(coasts: false))
    expectNil(motion.frame(Self.frame, Self.still))
    expectEqual(motion.frame(Self.frame, Self.still), .dragEnded(coasts: false))
    expect(!motion.wantsFrames && motion.frame(Self.frame, Self.still) == nil)
  }

  @Test("A scroll that code begins as a finger leaves takes the place of the rest") func scrollAfterDrag() {
    var motion = ScrollMotion()
    _ = motion.beganDragging()
    expectNil(motion.endedDragging(Self.still))
    expectNil(motion.frame(Self.frame, Self.still))
    expectNil(motion.moved(Self.still))
    expectNil(motion.frame(Self.frame, Self.still))
    expectEqual(motion.frame(1, Self.still), .animationEnded)
  }

  @Test("Content that decelerates rests when it stops", arguments: [true, false])
  func deceleration(isKnownAtOnce: Bool) {
    var motion = ScrollMotion()
    _ = motion.beganDragging()
    let end = motion.endedDragging(isKnownAtOnce ? Self.coasting : Self.still)
    expectEqual(end, isKnownAtOnce ? .dragEnded(coasts: true) : nil)
    let next = motion.frame(Self.frame, Self.coasting)
    expectEqual(next, isKnownAtOnce ? nil : .dragEnded(coasts: true))
    expect(motion.moved(Self.coasting) == nil && motion.frame(Self.frame, Self.coasting) == nil)
    expectNil(motion.frame(Self.frame, Self.still))
    expectEqual(motion.frame(Self.frame, Self.still), .decelerationEnded)
    expect(!motion.wantsFrames)
  }

  @Test("A finger that stops a deceleration holds the content, and its end is the rest")
  func stoppedDeceleration() {
    var motion = ScrollMotion()
    _ = motion.beganDragging()
    _ = motion.frame(Self.frame, Self.coasting)
    expect(motion.frame(Self.frame, Self.touched) == nil && motion.wantsFrames)
    expectNil(motion.frame(Self.frame, Self.still))
    expectEqual(motion.frame(Self.frame, Self.still), .decelerationEnded)
  }

  @Test("A pointing device drags without a touch, and may say at the deceleration that it doesn't drag")
  func pointingDevice() {
    let dragged = Flags(isTracking: false, isDragging: true, isDecelerating: false)
    let coasting = Flags(isTracking: false, isDragging: false, isDecelerating: true)
    var motion = ScrollMotion()
    expectEqual(motion.moved(dragged), .dragBegan)
    expect(motion.frame(Self.frame, dragged) == nil && motion.moved(dragged) == nil)
    expectEqual(motion.frame(Self.frame, coasting), .dragEnded(coasts: true))
    expectNil(motion.frame(Self.frame, Self.still))
    expectEqual(motion.frame(Self.frame, Self.still), .decelerationEnded)
  }

  @Test("A second drag during a deceleration is a new drag") func secondDrag() {
    var motion = ScrollMotion()
    _ = motion.beganDragging()
    _ = motion.endedDragging(Self.coasting)
    expectEqual(motion.moved(Self.dragged), .dragBegan)
    expectEqual(motion.frame(Self.frame, Self.still, isAnimating: false), .dragEnded(coasts: false))
  }

  @Test(
    "Content that comes to rest beyond its top has to stay there, unless code moves it on",
    arguments: [true, false])
  func beyondTheTop(isMovedOn: Bool) {
    var motion = ScrollMotion()
    _ = motion.beganDragging()
    _ = motion.endedDragging(Self.coasting)
    expectEqual(motion.frame(Self.frame, Self.still, isAnimating: false), .decelerationEnded)
    motion.waitBeyondTop()
    expect(motion.wantsFrames && motion.frame(Self.frame, Self.still) == nil)
    if isMovedOn { _ = motion.moved(Self.still) }
    expectEqual(motion.frame(1, Self.still), isMovedOn ? .animationEnded : .stayedBeyondTop)
    expect(!motion.wantsFrames)
  }

  @Test("A deceleration that a scroll by code ends goes on as that scroll") func scrollDuringADeceleration() {
    var motion = ScrollMotion()
    _ = motion.beganDragging()
    _ = motion.endedDragging(Self.coasting)
    expectNil(motion.frame(Self.frame, Self.still))
    expectNil(motion.moved(Self.still))
    expectNil(motion.frame(Self.frame, Self.still))
    expectEqual(motion.frame(1, Self.still), .animationEnded)
  }

  @Test(
    "A deceleration that a header or the system's animation takes over ends as an animation",
    arguments: [true, false])
  func takenOver(isKnown: Bool) {
    var motion = ScrollMotion()
    _ = motion.beganDragging()
    _ = motion.endedDragging(Self.coasting)
    if !isKnown { motion.takeOver() }
    expectNil(motion.frame(Self.frame, Self.still, isAnimating: isKnown ? true : nil))
    expectEqual(motion.frame(1, Self.still, isAnimating: isKnown ? false : nil), .animationEnded)
    motion.takeOver()
    expect(!motion.wantsFrames)
  }

  @Test("Content that code moves rests a tenth of a second later") func movedByCode() {
    var motion = ScrollMotion()
    expect(motion.moved(Self.still) == nil && motion.wantsFrames)
    for _ in 0..<3 { expectNil(motion.frame(Self.frame, Self.still)) }
    _ = motion.moved(Self.still)
    var frames = 1
    while motion.frame(Self.frame, Self.still) == nil { frames += 1 }
    expect(abs(Double(frames) * Self.frame - 0.1) < 0.02 && !motion.wantsFrames)
  }

  @Test("Insets that change under content at rest count like a move by code, and don't delay a deceleration")
  func adjusted() {
    var motion = ScrollMotion()
    motion.adjusted()
    expectEqual(motion.frame(1, Self.still), .animationEnded)
    _ = motion.beganDragging()
    _ = motion.endedDragging(Self.coasting)
    motion.adjusted()
    expectNil(motion.frame(Self.frame, Self.still))
    expectEqual(motion.frame(Self.frame, Self.still), .decelerationEnded)
  }

  @Test("A system that tells when its animation ends is believed") func knownAnimation() {
    var motion = ScrollMotion()
    _ = motion.moved(Self.still)
    for _ in 0..<20 { expectNil(motion.frame(Self.frame, Self.still, isAnimating: true)) }
    expectEqual(motion.frame(Self.frame, Self.still, isAnimating: false), .animationEnded)
  }

  @Test("A finger that catches an animated scroll and leaves without a drag ends it") func caughtAnimation() {
    var motion = ScrollMotion()
    _ = motion.moved(Self.still)
    for _ in 0..<20 { expectNil(motion.frame(Self.frame, Self.touched)) }
    var event: ScrollMotion.Event?
    for _ in 0..<7 where event == nil { event = motion.frame(Self.frame, Self.still) }
    expectEqual(event, .animationEnded)
  }

  @Test(
    "Content that code moves in each frame isn't at rest before it stays, although the scroll view animates nothing"
  )
  func movesWithoutAnimation() {
    var motion = ScrollMotion()
    for _ in 0..<30 {
      expectNil(motion.moved(Self.still))
      expectNil(motion.frame(Self.frame, Self.still, isAnimating: false))
    }
    expectEqual(motion.frame(1, Self.still, isAnimating: false), .animationEnded)
  }
}
