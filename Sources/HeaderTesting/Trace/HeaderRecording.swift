import Foundation

/// The states of a header, frame by frame, and where they come from.
public struct HeaderRecording: Hashable, Sendable {
  /// The screen that was shown, for instance `typical-use`.
  public var screen: String

  /// The device it was shown on, for instance `phone-4.7`.
  public var device: String

  /// The name of the stroke that was played.
  public var gesture: String

  /// One state a frame, in order of time.
  public var frames: [HeaderState]

  /// Makes a recording.
  public init(screen: String, device: String, gesture: String, frames: [HeaderState] = []) {
    self.screen = screen
    self.device = device
    self.gesture = gesture
    self.frames = frames
  }

  /// Reads a recording from the text of a JSON file; throws a ``FaultyFile`` that names `file` and the place.
  public init(json: Data, file: String = "") throws {
    let node = try JSONNode(parsing: json, file: file)
    try node.allowOnly(["screen", "device", "gesture", "frames"])
    screen = try node["screen"].text()
    device = try node["device"].text()
    gesture = try node["gesture"].text()
    frames = try node["frames"].items().map(HeaderState.init(readingFrom:))
  }

  /// The recording as JSON, one frame a line; the same on every machine, numbers rounded to 1e-9.
  public var json: String {
    let head = [("screen", screen), ("device", device), ("gesture", gesture)]
    let lines = head.map { "\"\($0)\":\(JSONText.string($1)),\n" }.joined()
    return "{\n\(lines)\"frames\":[\n\(frames.map(\.json).joined(separator: ",\n"))\n]}\n"
  }
}
