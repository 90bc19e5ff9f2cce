import CatalogCommands
import Foundation
import HeaderTesting
import Testing

/// All recorded strokes on the screens of height bars.
@MainActor struct EveryStrokeOnBarsTests {
  @Test(arguments: ["square-cash", "facebook", "safari"], EveryStrokeTests.strokes)
  func barStaysWithinItsHeightsAndComesToRestAtOneOfThem(screen: String, stroke: String) throws {
    let bench = try Workbench()
    var command = RecordCommand(screen: screen, gesturePath: Workbench.gesture(stroke))
    command.tracePath = bench.path("frames.json")
    command.svgPath = bench.path("strip.svg")
    expectEqual(command.run(bench.terminal), .success)
    let text = try #require(bench.text(of: "frames.json"))
    let frames = try HeaderRecording(json: Data(text.utf8)).frames
    let heights = frames.map(\.height)
    let last = try #require(frames.last)
    // The recording begins with the open bar, which covers the safe area in addition to its height.
    let greatest = try #require(heights.first)
    let range = try #require(last.number("maximumHeight")) - #require(last.number("minimumHeight"))
    let least = greatest - range
    expect((heights.min() ?? 0) >= least - 1e-9 && (heights.max() ?? 0) <= greatest + 1e-9)
    expect(frames.allSatisfy { $0.frame[1] == 0 && $0.shift == 0 })
    // Near the top a bar may rest where the content leaves it.
    let scrollView = try #require(last.scrollView)
    let free = min(greatest, max(least, -scrollView.contentOffset[1]))
    expect([least, greatest, free].contains { abs($0 - last.height) < 0.5 }, "rests at \(last.height)")
    expectEqual(bench.text(of: "strip.svg")?.contains("<svg"), true)
  }
}
