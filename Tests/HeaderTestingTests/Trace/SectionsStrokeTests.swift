import HeaderEngine
import HeaderTesting
import Testing

@Suite("Strokes of fingers on sectioned headers") struct SectionsStrokeTests {
  private static let bottom = -3000.0

  private static var header: SectionedHeader {
    SectionedHeader(sections: [
      SectionConfiguration(maximumHeight: 44, exit: .leaves, entrance: .always, snaps: true),
      SectionConfiguration(maximumHeight: 150, minimumHeight: 20, snaps: true),
      SectionConfiguration(maximumHeight: 48),
    ])
  }

  @Test(
    "After a stroke and its deceleration the header rests at its stops, without a gap",
    arguments: Fixtures.names(in: "Gestures"), [242.0, 150, -700])
  func stroke(_ name: String, start: Double) throws {
    let stroke = try Stroke(contentsOf: Fixtures.url("Gestures/\(name)"))
    var header = Self.header
    header.handle(.layout(freeHeight: start, bottomFreeHeight: Self.bottom))
    header.handle(.willBeginDragging)
    for freeHeight in stroke.freeHeights(from: start) { move(&header, to: freeHeight) }
    let lifted = try #require(header.freeHeight)
    // The target at UIKit's normal deceleration rate.
    let proposed = min(242, max(Self.bottom, lifted - stroke.releaseVelocity * 499))
    let update = header.handle(
      .willEndDragging(
        velocity: stroke.releaseVelocity, targetFreeHeight: proposed, bottomFreeHeight: Self.bottom))
    let target = update.targetFreeHeight ?? proposed
    for step in 1...30 { move(&header, to: lifted + (target - lifted) * Double(step) / 30) }
    header.handle(.cameToRest(velocity: 0))
    while header.isAnimating { header.advance(by: 1.0 / 60) }
    var heights: [Double] = []
    header.forEachSection { heights.append($1.visibleHeight) }
    expect(heights[0] < 1e-6 || abs(heights[0] - 44) < 1e-6, "\(heights)")
    expect(abs(heights[1] - 20) < 1e-6 || abs(heights[1] - 150) < 1e-6, "\(heights)")
    expectEqual(heights[2], 48)
    expectAtLeast(header.visibleHeight, min(242, header.freeHeight ?? 0) - 1e-6)
  }

  @Test("A finger that moves up moves the content up at a positive velocity")
  func direction() throws {
    let up = try Stroke(contentsOf: Fixtures.url("Gestures/flick-up-1.json"))
    expect(up.releaseVelocity > 0 && (up.freeHeights(from: 0).last ?? 0) < -100)
    expectEqual(up.freeHeights(from: 0).count, up.samples.count - 1)
    let down = try Stroke(contentsOf: Fixtures.url("Gestures/flick-down-1.json"))
    expect(down.releaseVelocity < 0 && (down.freeHeights(from: 0).last ?? 0) > 100)
  }

  private func move(_ header: inout SectionedHeader, to freeHeight: Double) {
    header.handle(.scroll(freeHeight: freeHeight, bottomFreeHeight: Self.bottom))
  }
}

extension Stroke {
  /// Returns the free heights of content that follows this stroke, one after each sample except the first, in points.
  ///
  /// - Parameter start: The free height at touch-down, in points.
  fileprivate func freeHeights(from start: Double) -> [Double] {
    samples.dropFirst().map { start + $0.y - samples[0].y }
  }

  /// The velocity at which the finger lifts, in points per millisecond, averaged over the last 30 ms of movement. Positive
  /// velocities move the content up.
  fileprivate var releaseVelocity: Double {
    guard let last = samples.last,
      let earlier = samples.last(where: { $0.time <= last.time - 0.03 }) ?? samples.first
    else { return 0 }
    return (earlier.y - last.y) / (last.time - earlier.time) / 1000
  }
}
