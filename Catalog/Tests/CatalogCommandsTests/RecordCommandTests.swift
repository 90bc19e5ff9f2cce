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
    #expect(record(trace: bench.path("out.json"), svg: bench.path("out.svg")) == .success)
    #expect(bench.files == ["out.json", "out.svg"])
    let text = try #require(bench.text(of: "out.json"))
    let recording = try HeaderRecording(json: Data(text.utf8))
    #expect(recording.screen == "typical-use" && recording.gesture == "long-wander")
    let heights = recording.frames.map(\.height)
    #expect(heights.first == 240 && heights.last == 240)
    #expect(heights.min() == 76)
    #expect((recording.frames.map(\.shift).max() ?? 0) > 20)
    #expect(bench.output.first?.hasPrefix("recorded \(recording.frames.count) frames") == true)
    let picture = try #require(bench.text(of: "out.svg"))
    #expect(picture.hasPrefix("<?xml") && picture.contains("data:image/svg+xml;base64,"))
    #expect(picture.contains("Flexible header"))
  }

  @Test("Without an output, nothing is recorded") func noOutput() {
    #expect(record(trace: nil) == .unusable)
    #expect(bench.complaints == ["nothing to write: give --trace, --svg, or --animated-svg"])
  }

  @Test("The files are named, and `replay` repeats the recording") func replayedRecording() throws {
    let path = bench.path("frames.json")
    #expect(record(gesture: "flick-up-1", trace: path) == .success)
    #expect(bench.output.last == "wrote \(path)")
    #expect(ReplayCommand(paths: [path]).run(bench.terminal) == .success)
    #expect(bench.output.contains("ok \(path)"))
    let text = try #require(bench.text(of: "frames.json"))
    let other = try bench.write(
      text.replacingOccurrences(of: "\"screen\":\"typical-use\"", with: "\"screen\":\"album\""),
      to: "other.json")
    #expect(ReplayCommand(paths: [other]).run(bench.terminal) == .mismatch)
    let live = try bench.write(
      text.replacingOccurrences(of: "\"gesture\":\"flick-up-1\"", with: "\"gesture\":\"live\""),
      to: "live.json")
    #expect(ReplayCommand(paths: [live]).run(bench.terminal) == .unusable)
    #expect(bench.complaints.last?.contains("a recording of states without the touches") == true)
  }

  @Test func sameRecordingEveryTime() {
    #expect(record(trace: bench.path("1.json"), svg: bench.path("1.svg")) == .success)
    #expect(record(trace: bench.path("2.json"), svg: bench.path("2.svg")) == .success)
    #expect(bench.text(of: "1.json") == bench.text(of: "2.json"))
    #expect(bench.text(of: "1.svg") == bench.text(of: "2.svg"))
  }

  @Test(arguments: DeviceModel.all.map(\.name)) func everyDeviceWillDo(_ device: String) {
    #expect(record(gesture: Workbench.gesture("flick-up-1"), device: device) == .success)
  }

  @Test func unknownScreenAndDeviceNameTheChoices() {
    #expect(record("nowhere") == .unusable)
    #expect(record(device: "watch") == .unusable)
    let screens = "there is no screen \"nowhere\"; choose one of: typical-use, "
    #expect(bench.complaints.first?.hasPrefix(screens) == true)
    #expect(
      bench.complaints.last == "there is no device \"watch\"; choose one of: phone-4.7, phone-notch, pad")
  }

  @Test func animatedPicturePlaysTheStrokesOneAfterTheOther() throws {
    var command = RecordCommand(screen: "typical-use", gesturePath: "flick-up-1")
    command.furtherGesturePaths = ["flick-down-1"]
    command.isDark = true
    command.animatedSVGPath = bench.path("moving.svg")
    #expect(command.run(bench.terminal) == .success)
    let picture = try #require(bench.text(of: "moving.svg"))
    #expect(picture.utf8.count < 300_000)
    #expect(picture.contains("<animateTransform") && !picture.contains("<script"))
    #expect(picture.components(separatedBy: "<circle").count == 3)
    #expect(bench.output.first?.contains("of flick-up-1, flick-down-1 on typical-use") == true)
  }

  @Test func strokeCanBeGivenByName() {
    #expect(record(gesture: "flick-up-1") == .success)
    #expect(bench.output.first?.contains(" of flick-up-1 on ") == true)
    #expect(record(gesture: "flick-sideways") == .unusable)
    #expect(
      bench.complaints.last?.contains("flick-sideways: there is no such file; the strokes with names are: ")
        == true)
    #expect(bench.complaints.last?.contains("flick-up-1") == true)
  }

  @Test func commandsAndPageBeginWithTheSameDevice() {
    #expect(RecordCommand(screen: "", gesturePath: "").device == usualDevice)
    #expect(SnapshotCommand(screen: "", svgPath: "").device == usualDevice)
  }

  @Test func wrongStrokeIsNamedWithThePlace() throws {
    let stroke = try bench.write(
      "{\"name\":\"x\",\"unit\":\"points, seconds\",\"samples\":[[0,1,2],[0,1,2]],\"liftsAt\":1}",
      to: "s.json")
    #expect(record(gesture: stroke, trace: bench.path("out.json")) == .unusable)
    #expect(bench.complaints == ["\(stroke): samples[1][0]: expected a time after 0, found 0"])
    #expect(bench.files == ["s.json"])
  }

  @Test func strokeBesideTheScreenIsRefused() throws {
    let stroke = try bench.write(
      "{\"name\":\"x\",\"unit\":\"points, seconds\",\"samples\":[[0,1,2],[0.1,1,700]],\"liftsAt\":1}",
      to: "s.json")
    #expect(record(gesture: stroke) == .unusable)
    #expect(bench.complaints == ["\(stroke): samples[1]: outside the screen of phone-4.7"])
  }

  @Test func nothingIsWrittenIfOneOutputCannotBe() throws {
    _ = try bench.write("old", to: "out.json")
    let nowhere = bench.path("missing/out.svg")
    #expect(record(trace: bench.path("out.json"), svg: nowhere) == .unusable)
    #expect(bench.text(of: "out.json") == "old")
    #expect(bench.files == ["out.json"])
    #expect(bench.complaints == ["\(nowhere): there is no folder \(bench.path("missing"))"])
    #expect(record(trace: bench.folder.path) == .unusable)
    #expect(record(trace: bench.path("a"), svg: bench.path("a")) == .unusable)
    #expect(bench.files == ["out.json"])
  }
}
