import CatalogScreens
import Foundation
import HeaderTesting

/// A file that `record --trace` wrote, or the live page: the states of a header under strokes.
struct RecordedScreen {
  private let path: String
  private let recording: HeaderRecording

  /// Reads a file. Returns `nil` if it isn't a recording but something else, for example a trace.
  init?(path: String) throws {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)),
      let fields = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      fields["gesture"] != nil, fields["frames"] != nil
    else { return nil }
    self.path = path
    recording = try HeaderRecording(json: data, file: path)
  }

  /// Records the strokes again, and returns a description of the first frame that differs, or `nil`.
  ///
  /// Throws a ``CommandFailure`` if the strokes aren't known.
  @MainActor func firstDifference() throws -> String? {
    let screen = try CatalogScreen.find(recording.screen)
    let device = try DeviceModel.find(recording.device)
    let strokes = try recording.gesture.components(separatedBy: ", ").map(stroke)
    let again = try ScreenRecording(screen: screen, device: device, strokes: strokes, isDark: false).recording
    for (index, pair) in zip(recording.frames, again.frames).enumerated() where pair.0.json != pair.1.json {
      return "frames[\(index)], at \(pair.0.time) s: the header's state is another one"
    }
    let (recorded, now) = (recording.frames.count, again.frames.count)
    return recorded == now ? nil : "frames: \(now) instead of \(recorded)"
  }

  private func stroke(_ name: String) throws -> Stroke {
    let isKnown = StrokeFiles.names.contains(name) || FileManager.default.fileExists(atPath: name)
    guard isKnown else {
      throw CommandFailure(
        description:
          "\(path): a recording of states without the touches that led to them (\"\(name)\" is no stroke "
          + "with a name); only what `record` wrote can be repeated")
    }
    return try Stroke(contentsOf: URL(fileURLWithPath: StrokeFiles.path(of: name)), named: name)
  }
}
