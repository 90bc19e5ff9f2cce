@testable import CatalogCommands
import Foundation
import SiteEngine
import Testing

struct ExportCommandTests {
  @Test("An upward flick collapses every header of the site", arguments: SiteStage.Kind.allCases)
  func flickCollapses(_ kind: SiteStage.Kind) throws {
    let stroke = try #require(try StrokeFiles.all().first { $0.name == "flick-up-1" })
    let frames = SiteFrames.frames(of: stroke, on: kind)
    let (first, last) = (try #require(frames.first), try #require(frames.last))
    expectGreater(frames.count, 60)
    expectGreater(last[0], first[0] + 300, "the content moved up")
    expect(last[4] == 1 || last[5] == 1, "\(last)")
  }

  @Test("Pulling down stretches the flexible, the stretchy, and the sectioned header", arguments: [0, 2, 3])
  func pullStretches(_ number: Int) throws {
    var stage = SiteStage(try #require(SiteStage.Kind(rawValue: number)))
    let height = stage.pose.height
    stage.handle(.touch(300))
    stage.handle(.drag(400))
    expectGreater(stage.pose.height, height + 20)
    stage.handle(.release)
    for _ in 0..<200 where stage.isMoving { stage.handle(.frame) }
    expect(!stage.isMoving)
    expectLess(abs(stage.pose.height - height), 0.5)
  }

  @Test("Invalid input changes nothing", arguments: SiteStage.Kind.allCases)
  func invalidInput(_ kind: SiteStage.Kind) {
    var stage = SiteStage(kind)
    let pose = stage.pose
    for input in [
      SiteInput.touch(.nan), .drag(.infinity), .release, .wheel(.nan), .parameter(99, 1), .parameter(0, .nan),
    ] {
      stage.handle(input)
    }
    expectEqual(stage.pose, pose)
  }

  @Test("A parameter takes effect at once")
  func parameter() {
    var stage = SiteStage(.flexible)
    stage.handle(.parameter(1, 300))
    expectEqual(stage.pose.height, 347)
  }
}
