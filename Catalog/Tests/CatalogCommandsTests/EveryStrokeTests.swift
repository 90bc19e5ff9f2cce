import CatalogCommands
import Foundation
import HeaderTesting
import Testing

/// All recorded strokes on the typical screen, on every device.
@MainActor struct EveryStrokeTests {
  nonisolated static let strokes = [
    "flick-down-1", "flick-down-2", "flick-down-3", "flick-down-4", "flick-up-1", "flick-up-2",
    "hesitant-up-down-up", "interrupted-flick", "long-wander",
  ]

  @Test(arguments: strokes, DeviceModel.all)
  func headerNeverLeavesItsPlaceAndComesToRest(stroke: String, device: DeviceModel) throws {
    let frames = try record(stroke, on: device)
    let top = device.safeAreaInsets.top
    for frame in frames {
      expect(frame.frame[0] == 0 && frame.frame[2] == device.screenSize.width)
      expectAtLeast(frame.height, 56 + top - 1e-9, "at \(frame.time) s")
      expect((0...56).contains(frame.shift), "at \(frame.time) s")
      expect((0...1).contains(try #require(frame.number("shadowIntensity"))), "at \(frame.time) s")
    }
    let last = try #require(frames.last)
    expect(last.flag("isShiftAnimationRunning") == false && last.scrollView?.isDecelerating == false)
    expect(last.shift == 0 || last.shift == 56, "at rest the header is in place or gone")
  }

  /// Pulling down at the top stretches the header. It returns to its maximum height when the finger is lifted.
  @Test(arguments: strokes.filter { $0.hasPrefix("flick-down") })
  func pullingDownStretchesAndSpringsBack(stroke: String) throws {
    let heights = try record(stroke, on: .phoneNotch).map(\.height)
    expect((heights.max() ?? 0) > 267 && heights.first == 267 && heights.last == 267)
  }

  private func record(_ stroke: String, on device: DeviceModel) throws -> [HeaderState] {
    let bench = try Workbench()
    var command = RecordCommand(
      screen: "typical-use", gesturePath: Workbench.gesture(stroke), device: device.name)
    command.tracePath = bench.path("frames.json")
    expectEqual(command.run(bench.terminal), .success)
    let text = try #require(bench.text(of: "frames.json"))
    return try HeaderRecording(json: Data(text.utf8)).frames
  }
}
