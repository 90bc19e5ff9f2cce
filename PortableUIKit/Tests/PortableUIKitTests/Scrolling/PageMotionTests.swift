import Foundation
import Testing

@testable import PortableUIKit

struct PageMotionTests {
  private func motion(from start: CGFloat, velocity: CGFloat, bounces: Bool = true) -> AxisMotion {
    AxisMotion(
      from: start, velocity: velocity, aim: 375,
      conditions: AxisMotion.Conditions(
        range: 0...375, rate: 0.998, bounces: bounces, nearness: 0.25, pageLength: 375))
  }

  @Test("[R] A millisecond keeps 0.97 of the velocity and adds 0.0003 of the distance")
  func originalNumbers() {
    let spring = EdgeSpring(
      rest: 0, displacement: -320, velocity: 0, frequency: EdgeSpring.pageFrequency(320))
    var (position, velocity) = (-320.0, 0.0)
    for step in 1...400 {
      velocity = velocity * 0.97 - 0.0003 * position
      position += velocity
      guard step.isMultiple(of: 50) else { continue }
      expectLess(abs(spring.position(at: Double(step) / 1000) - position), 24)
    }
  }

  @Test("Content reaches a page after about half a second", arguments: [0, 500, 3000] as [CGFloat])
  func duration(velocity: CGFloat) {
    let motion = motion(from: 125, velocity: velocity)
    expect(!motion.isFinished(at: 0.3) && motion.isFinished(at: 0.65))
    expectEqual(motion.position(at: 0.65), 375)
  }

  @Test("Content that doesn't bounce stops at the last page")
  func withoutBouncing() {
    expectGreater(motion(from: 300, velocity: 6000).position(at: 0.1), 375)
    expectEqual(motion(from: 300, velocity: 6000, bounces: false).position(at: 0.1), 375)
  }

  @Test("Very long and unusable pages have a spring, too", arguments: [0, -1, 5000, CGFloat.infinity])
  func unusualLengths(length: CGFloat) {
    let frequency = EdgeSpring.pageFrequency(length)
    expect(frequency > 10 && frequency < 20)
  }
}
