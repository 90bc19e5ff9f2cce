/// Collects a header's states, frame by frame.
@MainActor final class SessionRecorder {
  /// The maximum number of frames, after which a recording ends: two minutes.
  static let mostFrames = 7200
  /// The maximum number of pictures. Beyond it, every second one is dropped.
  private static let mostPictures = 240

  private var frames: [FilmStrip.Frame] = []
  private var stride = 1
  private var pictures = 0
  private let start: TimeInterval

  /// Creates a recorder that starts at a time of the device's clock.
  init(start: TimeInterval) {
    self.start = start
  }

  /// A Boolean value that indicates whether the recorder accepts no more frames.
  var isFull: Bool { frames.count >= Self.mostFrames }

  /// Adds a frame.
  func take(_ stage: Stage, at time: TimeInterval) {
    guard !isFull, let header = stage.header else { return }
    let isShown = frames.count % stride == 0
    frames.append(
      FilmStrip.Frame(
        state: HeaderState(of: header, time: max(0, time - start)), picture: isShown ? stage.picture : nil))
    if isShown { pictures += 1 }
    if pictures > Self.mostPictures { thinOut() }
  }

  private func thinOut() {
    stride *= 2
    for index in frames.indices where index % stride != 0 { frames[index].picture = nil }
    pictures = frames.lazy.filter { $0.picture != nil }.count
  }

  /// Returns the recording as a trace, as a film strip, and as an animated picture.
  func finish(_ stage: Stage) -> (trace: String, filmStrip: String, animation: String) {
    let device = stage.simulator.device.name
    let recording = HeaderRecording(
      screen: stage.screen.id, device: device, gesture: "by hand", frames: frames.map(\.state))
    var images: [String: Data] = [:]
    for window in stage.simulator.application.windows {
      images.merge(LayerSnapshot.imageData(below: window.layer)) { first, _ in first }
    }
    let title = "\(stage.screen.id) on \(device)"
    let size = stage.simulator.screen.bounds.size
    let strip = FilmStrip(title: title, screenSize: size, frames: frames, images: images)
    let animation = ScreenAnimation(title: title, screenSize: size, frames: frames, images: images)
    return (recording.json, strip.svg(), animation.svg)
  }
}
