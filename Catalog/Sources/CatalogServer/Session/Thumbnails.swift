/// Small recordings of the screens for the front page: the initial state, and the motion under a finger.
///
/// They are made on first request. The same screen always yields the same recording.
@MainActor final class Thumbnails {
  /// The name under which the front page loads the pictures of all recordings.
  nonisolated static let tab = "gallery"
  private static let stroke = "flick-up-1"
  /// The maximum number of pictures of a recording, at thirty per second.
  private static let mostFrames = 75

  private let library: CatalogLibrary
  private var stills: [String: String] = [:]
  private var motions: [String: String] = [:]
  private var sessions: [String: CatalogSession] = [:]

  nonisolated init(library: CatalogLibrary) {
    self.library = library
  }

  /// Returns the first frame of a screen, in the format for tabs.
  func still(of screen: CatalogScreen) -> String {
    if let still = stills[screen.id] { return still }
    let still = Self.frame(of: session(of: screen))
    stills[screen.id] = still
    return still
  }

  /// Returns the frames of a screen under a finger that flicks up, as a list in the format for tabs.
  func motion(of screen: CatalogScreen) -> String {
    if let motion = motions[screen.id] { return motion }
    let session = session(of: screen)
    session.forgetWhatWasSent()
    var frames = [Self.frame(of: session)]
    _ = session.receive(Data(#"{"type":"play","stroke":"\#(Self.stroke)"}"#.utf8))
    while frames.count < Self.mostFrames {
      frames.append(Self.frame(of: session))
      if session.stage.isResting { break }
    }
    let motion = "[\(frames.joined(separator: ","))]"
    motions[screen.id] = motion
    return motion
  }

  /// Returns a picture in a recording.
  func image(_ identifier: String) -> ImageShelf.Picture? {
    for session in sessions.values {
      if let picture = session.image(identifier) { return picture }
    }
    return nil
  }

  private func session(of screen: CatalogScreen) -> CatalogSession {
    if let session = sessions[screen.id] { return session }
    let session = CatalogSession(library: library)
    _ = session.receive(Data(#"{"type":"set","screen":"\#(screen.id)"}"#.utf8))
    sessions[screen.id] = session
    return session
  }

  private static func frame(of session: CatalogSession) -> String {
    session.receive(Data(#"{"type":"frame","elapsed":0.0333,"input":[]}"#.utf8)).first ?? "{}"
  }
}
