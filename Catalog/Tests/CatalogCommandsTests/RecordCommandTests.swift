import CatalogCommands
import CatalogScreens
import HeaderTesting
import Foundation
import Testing

@MainActor struct RecordCommandTests {
  private let bench: Workbench

  init() throws {
    bench = try Workbench()
  }

  private func record(
    _ screen: String = "typical-use", gesture: String = Workbench.gesture("long-wander"),
    device: String = "phone-4.7", trace: String? = "", svg: String? = nil
  ) -> CommandStatus {
    var command = RecordCommand(screen: screen, gesturePath: gesture, device: device)
    command.tracePath = trace == "" ? bench.path("trace.json") : trace
    command.svgPath = svg
    return command.run(bench.terminal)
  }

  @Test func strokeCollapsesAndShiftsTheHeader() throws {
    expectEqual(record(trace: bench.path("out.json"), svg: bench.path("out.svg")), .success)
    expectEqual(bench.files, ["out.json", "out.svg"])
    let text = try #require(bench.text(of: "out.json"))
    let recording = try HeaderRecording(json: Data(text.utf8))
    expect(recording.screen == "typical-use" && recording.gesture == "long-wander")
    let heights = recording.frames.map(\.height)
    expect(heights.first == 240 && heights.last == 240)
    expectEqual(heights.min(), 76)
    expectGreater(recording.frames.map(\.shift).max() ?? 0, 20)
    expectEqual(bench.output.first?.hasPrefix("recorded \(recording.frames.count) frames"), true)
    let picture = try #require(bench.text(of: "out.svg"))
    expect(picture.hasPrefix("<?xml") && picture.contains("data:image/svg+xml;base64,"))
    expect(picture.contains("Walks at the lake"))
  }

  @Test("Without an output, nothing is recorded") func noOutput() {
    expectEqual(record(trace: nil), .unusable)
    expectEqual(bench.complaints, ["nothing to write: give --trace, --svg, or --animated-svg"])
  }

  @Test("The files are named, and `replay` repeats the recording") func replayedRecording() throws {
    let path = bench.path("frames.json")
    expectEqual(record(gesture: "flick-up-1", trace: path), .success)
    expectEqual(bench.output.last, "wrote \(path)")
    expectEqual(ReplayCommand(paths: [path]).run(bench.terminal), .success)
    expect(bench.output.contains("ok \(path)"))
    let text = try #require(bench.text(of: "frames.json"))
    let other = try bench.write(
      text.replacingOccurrences(of: "\"screen\":\"typical-use\"", with: "\"screen\":\"album\""),
      to: "other.json")
    expectEqual(ReplayCommand(paths: [other]).run(bench.terminal), .mismatch)
    let live = try bench.write(
      text.replacingOccurrences(of: "\"gesture\":\"flick-up-1\"", with: "\"gesture\":\"live\""),
      to: "live.json")
    expectEqual(ReplayCommand(paths: [live]).run(bench.terminal), .unusable)
    expectEqual(bench.complaints.last?.contains("a recording of states without the touches"), true)
  }

  @Test func sameRecordingEveryTime() {
    expectEqual(record(trace: bench.path("1.json"), svg: bench.path("1.svg")), .success)
    expectEqual(record(trace: bench.path("2.json"), svg: bench.path("2.svg")), .success)
    expectEqual(bench.text(of: "1.json"), bench.text(of: "2.json"))
    expectEqual(bench.text(of: "1.svg"), bench.text(of: "2.svg"))
  }

  @Test(arguments: DeviceModel.all.map(\.name)) func everyDeviceWillDo(_ device: String) {
    expectEqual(record(gesture: Workbench.gesture("flick-up-1"), device: device), .success)
  }

  @Test func unknownScreenAndDeviceNameTheChoices() {
    expectEqual(record("nowhere"), .unusable)
    expectEqual(record(device: "watch"), .unusable)
    let screens = "there is no screen \"nowhere\"; choose one of: typical-use, "
    expectEqual(bench.complaints.first?.hasPrefix(screens), true)
    expectEqual(
      bench.complaints.last, "there is no device \"watch\"; choose one of: phone-4.7, phone-notch, pad")
  }

  @Test func animatedPicturePlaysTheStrokesOneAfterTheOther() throws {
    var command = RecordCommand(screen: "typical-use", gesturePath: "flick-up-1")
    command.furtherGesturePaths = ["flick-down-1"]
    command.isDark = true
    command.animatedSVGPath = bench.path("moving.svg")
    expectEqual(command.run(bench.terminal), .success)
    let picture = try #require(bench.text(of: "moving.svg"))
    expectLess(picture.utf8.count, 300_000)
    expect(picture.contains("<animateTransform") && !picture.contains("<script"))
    expectEqual(picture.components(separatedBy: "<circle").count, 3)
    expectEqual(bench.output.first?.contains("of flick-up-1, flick-down-1 on typical-use"), true)
  }

  @Test func strokeCanBeGivenByName() {
    expectEqual(record(gesture: "flick-up-1"), .success)
    expectEqual(bench.output.first?.contains(" of flick-up-1 on "), true)
    expectEqual(record(gesture: "flick-sideways"), .unusable)
    expectEqual(
      bench.complaints.last?.contains("flick-sideways: there is no such file; the strokes with names are: "),
      true)
    expectEqual(bench.complaints.last?.contains("flick-up-1"), true)
  }

  @Test func commandsAndPageBeginWithTheSameDevice() {
    expectEqual(RecordCommand(screen: "", gesturePath: "").device, usualDevice)
    expectEqual(SnapshotCommand(screen: "", svgPath: "").device, usualDevice)
  }

  @Test func wrongStrokeIsNamedWithThePlace() throws {
    let stroke = try bench.write(
      "{\"name\":\"x\",\"unit\":\"points, seconds\",\"samples\":[[0,1,2],[0,1,2]],\"liftsAt\":1}",
      to: "s.json")
    expectEqual(record(gesture: stroke, trace: bench.path("out.json")), .unusable)
    expectEqual(bench.complaints, ["\(stroke): samples[1][0]: expected a time after 0, found 0"])
    expectEqual(bench.files, ["s.json"])
  }

  @Test func strokeOutsideTheScreenIsRefused() throws {
    let stroke = try bench.write(
      "{\"name\":\"x\",\"unit\":\"points, seconds\",\"samples\":[[0,1,2],[0.1,1,700]],\"liftsAt\":1}",
      to: "s.json")
    expectEqual(record(gesture: stroke), .unusable)
    expectEqual(bench.complaints, ["\(stroke): samples[1]: outside the screen of phone-4.7"])
  }

  @Test func nothingIsWrittenIfOneOutputCannotBe() throws {
    _ = try bench.write("old", to: "out.json")
    let nowhere = bench.path("missing/out.svg")
    expectEqual(record(trace: bench.path("out.json"), svg: nowhere), .unusable)
    expectEqual(bench.text(of: "out.json"), "old")
    expectEqual(bench.files, ["out.json"])
    expectEqual(bench.complaints, ["\(nowhere): there is no folder \(bench.path("missing"))"])
    expectEqual(record(trace: bench.folder.path), .unusable)
    expectEqual(record(trace: bench.path("a"), svg: bench.path("a")), .unusable)
    expectEqual(bench.files, ["out.json"])
  }
}
