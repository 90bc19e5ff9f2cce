import Testing

@testable import PortableUIKit

struct VelocityTrackerTests {
  @Test func theLastFortyMillisecondsCount() {
    var tracker = VelocityTracker()
    for step in 0...20 {
      let time = 0.01 * Double(step)
      tracker.add(CGPoint(x: 0, y: step <= 10 ? CGFloat(step) : 10 + CGFloat(step - 10) * 5), at: time)
    }
    expectLess(abs(tracker.velocity(at: 0.2).y - 500), 1e-6)
  }

  @Test func rareSamplesAreMeasuredOverATenthOfASecond() {
    var tracker = VelocityTracker()
    tracker.add(.zero, at: 0)
    tracker.add(CGPoint(x: 40, y: 100), at: 0.2)
    expectLess(abs(tracker.velocity(at: 0.2).y - 500), 1e-6)
    expectLess(abs(tracker.velocity(at: 0.2).x - 200), 1e-6)
  }

  @Test func aFingerThatRestsForATenthOfASecondHasNoVelocity() {
    var tracker = VelocityTracker()
    tracker.add(.zero, at: 0)
    tracker.add(CGPoint(x: 0, y: 30), at: 0.05)
    expectGreater(tracker.velocity(at: 0.14).y, 0)
    expectEqual(tracker.velocity(at: 0.1501), .zero)
    tracker.add(CGPoint(x: 0, y: 30), at: 0.16)
    expectEqual(tracker.velocity(at: 0.16), .zero)
  }

  @Test func oneSampleOrOneInstantSayNothing() {
    var tracker = VelocityTracker()
    expectEqual(tracker.velocity(at: 0), .zero)
    tracker.add(.zero, at: 1)
    tracker.add(CGPoint(x: 5, y: 5), at: 1)
    expectEqual(tracker.velocity(at: 1), .zero)
  }
}
