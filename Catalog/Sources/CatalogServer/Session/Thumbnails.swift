/// Small recordings of the screens for the front page: the initial state, and the motion under a finger.
///
/// They are made on first request. The same screen always yields the same recording.
@MainActor final class Thumbnails {
  /// The name under which the front page loads the pictures of all recordings.
  nonisolated static let tab = "gallery"
  private static let stroke = "flick-up-1"
  /// The maximum number of pictures of a recording, at thirty per second.
  private static let mostFrames = 75

  /// A screen in an appearance.
  struct Subject: Hashable, Sendable {
    var screen: String
    var isDark: Bool
  }

  private let library: CatalogLibrary
  private var stills: [Subject: String] = [:]
  private var motions: [Subject: String] = [:]
  private var sessions: [Subject: CatalogSession] = [:]

  nonisolated init(library: CatalogLibrary) {
    self.library = library
  }

  /// Returns the first frame of a screen, in the format for tabs.
  func still(of subject: Subject) -> String {
    if let still = stills[subject] { return still }
    let still = Self.frame(of: session(of: subject))
    stills[subject] = still
    return still
  }

  /// Returns the frames of a screen under a finger that flicks up, as a list in the format for tabs.
  func motion(of subject: Subject) -> String {
    if let motion = motions[subject] { return motion }
    let session = session(of: subject)
    session.forgetWhatWasSent()
    var frames = [Self.frame(of: session)]
    _ = session.receive(Data(#"{"type":"play","stroke":"\#(Self.stroke)"}"#.utf8))
    while frames.count < Self.mostFrames {
      frames.append(Self.frame(of: session))
      if session.stage.isResting { break }
    }
    let motion = "[\(frames.joined(separator: ","))]"
    motions[subject] = motion
    return motion
  }

  /// Returns a picture in a recording.
  func image(_ identifier: String) -> ImageShelf.Picture? {
    for session in sessions.values {
      if let picture = session.image(identifier) { return picture }
    }
    return nil
  }

  private func session(of subject: Subject) -> CatalogSession {
    if let session = sessions[subject] { return session }
    let session = CatalogSession(library: library)
    _ = session.receive(
      Data(#"{"type":"set","screen":"\#(subject.screen)","dark":\#(subject.isDark)}"#.utf8))
    sessions[subject] = session
    return session
  }

  private static func frame(of session: CatalogSession) -> String {
    session.receive(Data(#"{"type":"frame","elapsed":0.0333,"input":[]}"#.utf8)).first ?? "{}"
  }
}
