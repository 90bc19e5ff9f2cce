import CatalogScreens
import HeaderTesting

/// A stroke played on a screen of the catalog.
struct ScreenRecording {
  let recording: HeaderRecording
  let filmStrip: FilmStrip

  /// Shows `screen` on a simulator of its own, lets it come to rest, and plays `stroke` until it rests again.
  @MainActor init(screen: CatalogScreen, device: DeviceModel, stroke: Stroke) throws {
    let current = HostSimulator.current
    defer { current.makeCurrent() }
    let simulator = HostSimulator(device: device)
    simulator.makeCurrent()
    let window = UIWindow(windowScene: simulator.scene)
    window.rootViewController = screen.makeViewController()
    window.makeKeyAndVisible()
    _ = simulator.runUntilIdle()
    guard let header = window.firstRecordableHeader else {
      throw CommandFailure(description: "the screen \"\(screen.id)\" has no header that can be recorded")
    }
    guard let frames = GesturePlayer(stroke, in: window).record(header) else {
      throw CommandFailure(description: "the screen \"\(screen.id)\" did not come to rest")
    }
    recording = HeaderRecording(
      screen: screen.id, device: device.name, gesture: stroke.name, frames: frames.map(\.state))
    filmStrip = FilmStrip(
      title: "\(screen.id) on \(device.name): \(stroke.name)", screenSize: device.screenSize, frames: frames,
      images: LayerSnapshot.imageData(below: window.layer))
  }

  /// What was recorded, in one line.
  var summary: String {
    let seconds = ((recording.frames.last?.time ?? 0) * 100).rounded() / 100
    return
      "recorded \(recording.frames.count) frames (\(seconds) s) of \(recording.gesture) on \(recording.screen), "
      + recording.device
  }
}
