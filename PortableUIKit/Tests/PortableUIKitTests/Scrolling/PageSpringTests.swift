import Foundation
import Testing

@testable import PortableUIKit

@Suite struct PageSpringTests {
  @Test("The velocity is the derivative of the position")
  func velocity() {
    let spring = PageSpring(rest: 375, displacement: -200, velocity: 900, pageLength: 375)
    #expect(spring.position(at: 0) == 175)
    #expect(abs(spring.velocity(at: 0) - 900) < 1e-9)
    for time in stride(from: 0.0, through: 1, by: 0.1) {
      let ahead = spring.position(at: time + 1e-6)
      #expect(abs((ahead - spring.position(at: time)) / 1e-6 - spring.velocity(at: time)) < 0.05)
    }
  }

  @Test("[R] A millisecond keeps 0.97 of the velocity and adds 0.0003 of the distance, for pages of 320 points")
  func originalNumbers() {
    let spring = PageSpring(rest: 0, displacement: -320, velocity: 0, pageLength: 320)
    var (position, velocity) = (-320.0, 0.0)
    for step in 1...400 {
      velocity = velocity * 0.97 - 0.0003 * position
      position += velocity
      guard step.isMultiple(of: 50) else { continue }
      #expect(abs(spring.position(at: Double(step) / 1000) - position) < 4)
    }
  }

  @Test("Content rests after about half a second", arguments: [0.0, 500, 3000])
  func duration(velocity: Double) {
    let spring = PageSpring(rest: 375, displacement: -250, velocity: velocity, pageLength: 375)
    #expect(!spring.isAtRest(at: 0.3, nearness: 0.25))
    #expect(spring.isAtRest(at: 0.65, nearness: 0.25))
  }

  @Test("Very long and unusable pages have a spring, too", arguments: [0, -1, 5000, CGFloat.infinity])
  func unusualLengths(length: CGFloat) {
    let spring = PageSpring(rest: 0, displacement: -100, velocity: 0, pageLength: length)
    #expect(spring.isAtRest(at: 2, nearness: 0.25))
  }
}
