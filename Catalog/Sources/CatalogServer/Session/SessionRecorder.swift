/// Collects what a header does, frame by frame.
@MainActor final class SessionRecorder {
  /// A recording ends after so many frames: two minutes.
  static let mostFrames = 7200
  /// So many pictures are kept at most; then every second one is dropped.
  private static let mostPictures = 240

  private var frames: [FilmStrip.Frame] = []
  private var stride = 1
  private var pictures = 0
  private let start: TimeInterval

  /// Begins at a time of the device's clock.
  init(start: TimeInterval) {
    self.start = start
  }

  /// Whether nothing more is taken.
  var isFull: Bool { frames.count >= Self.mostFrames }

  /// Takes a frame.
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

  /// The recording as a trace and as a film strip.
  func finish(_ stage: Stage) -> (trace: String, filmStrip: String) {
    let device = stage.simulator.device.name
    let recording = HeaderRecording(
      screen: stage.screen.id, device: device, gesture: "by hand", frames: frames.map(\.state))
    var images: [String: Data] = [:]
    for window in stage.simulator.application.windows {
      images.merge(LayerSnapshot.imageData(below: window.layer)) { first, _ in first }
    }
    let strip = FilmStrip(
      title: "\(stage.screen.id) on \(device)", screenSize: stage.simulator.screen.bounds.size,
      frames: frames,
      images: images)
    return (recording.json, strip.svg())
  }
}
