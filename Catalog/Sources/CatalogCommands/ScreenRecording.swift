import CatalogScreens
import HeaderTesting

/// A recording of strokes on a screen of the catalog.
struct ScreenRecording {
  let recording: HeaderRecording
  let filmStrip: FilmStrip
  let animation: ScreenAnimation

  /// The pause between two strokes, in seconds.
  private static let rest = 0.4

  /// Shows `screen` on a stage of its own, waits until it is at rest, and plays `strokes`, each until
  /// everything is at rest again.
  @MainActor init(screen: CatalogScreen, device: DeviceModel, strokes: [Stroke], isDark: Bool) throws {
    let current = HostSimulator.current
    defer { current.makeCurrent() }
    let variant = StageVariant(device, appearance: isDark ? .dark : .light)
    let stage = HeaderStage(variant) { screen.makeViewController() }
    stage.settle()
    guard let header = stage.window.firstRecordableHeader else {
      throw CommandFailure(description: "the screen \"\(screen.id)\" has no header that can be recorded")
    }
    var frames: [FilmStrip.Frame] = []
    var touches: [(start: Double, stroke: Stroke)] = []
    for stroke in strokes {
      let start = frames.last.map { $0.state.time + Self.rest } ?? 0
      guard let played = stage.record(header, during: stroke) else {
        throw CommandFailure(description: "the screen \"\(screen.id)\" did not come to rest")
      }
      touches.append((start, stroke))
      frames += played.map { frame in
        var later = frame
        later.state.time += start
        return later
      }
    }
    let name = strokes.map(\.name).joined(separator: ", ")
    recording = HeaderRecording(
      screen: screen.id, device: device.name, gesture: name, frames: frames.map(\.state))
    let title = "\(screen.id) on \(device.name): \(name)"
    let images = LayerSnapshot.imageData(below: stage.window.layer)
    filmStrip = FilmStrip(title: title, screenSize: device.screenSize, frames: frames, images: images)
    var animation = ScreenAnimation(
      title: title, screenSize: device.screenSize, frames: frames, images: images)
    animation.touches = touches
    self.animation = animation
  }

  /// A summary of the recording in one line.
  var summary: String {
    let seconds = ((recording.frames.last?.time ?? 0) * 100).rounded() / 100
    return
      "recorded \(recording.frames.count) frames (\(seconds) s) of \(recording.gesture) on \(recording.screen), "
      + recording.device
  }
}
