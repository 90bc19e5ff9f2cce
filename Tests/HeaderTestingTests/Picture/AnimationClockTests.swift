import Testing

@testable import HeaderTesting

struct AnimationClockTests {
  private let clock = AnimationClock(times: [0, 0.1, 0.2, 0.3, 0.4], pause: 0.1)

  @Test func evenMotionNeedsTwoKeyTimes() {
    expectEqual(clock.keyFrames([[0], [10], [20], [30], [40]], tolerance: 0.2), [0, 4])
  }

  @Test func turnInMotionIsAKeyTime() {
    expectEqual(clock.keyFrames([[0], [10], [20], [10], [0]], tolerance: 0.2), [0, 2, 4])
  }

  @Test func valueThatNeverChangesIsNotAnimated() {
    let element = clock.animating(SVGElement("rect"), "y", Array(repeating: [7], count: 5))
    expectEmpty(element.children)
    expectEqual(element.attributes.first?.value.svgText, "7")
  }

  @Test func lastValueStaysUntilTheLoopBeginsAgain() throws {
    let element = clock.animating(SVGElement("rect"), "y", [[0], [10], [20], [30], [40]])
    let animation = try #require(element.children.first)
    let attributes = Dictionary(
      uniqueKeysWithValues: animation.attributes.map { ($0.name, $0.value.svgText) })
    expectEqual(attributes["values"], "0;40;40")
    expectEqual(attributes["keyTimes"], "0;0.8;1")
    expectEqual(attributes["dur"], "0.5s")
  }

  @Test func elementShowsOnlyInItsFrames() throws {
    let element = clock.showing(SVGElement("g"), [false, true, true, false, false])
    let animation = try #require(element.children.first)
    let attributes = Dictionary(
      uniqueKeysWithValues: animation.attributes.map { ($0.name, $0.value.svgText) })
    expectEqual(attributes["values"], "none;inline;none")
    expectEqual(attributes["keyTimes"], "0;0.2;0.6")
  }
}
