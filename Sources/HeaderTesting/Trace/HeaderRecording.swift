import Foundation

/// The states of a header, frame by frame, with the screen, the device, and the stroke.
public struct HeaderRecording: Hashable, Sendable, Decodable {
  /// The screen's identifier, for example `typical-use`.
  public var screen: String

  /// The device's name, for example `phone-4.7`.
  public var device: String

  /// The name of the played stroke.
  public var gesture: String

  /// The states, one for each frame, in order of time.
  public var frames: [HeaderState]

  /// Creates a recording.
  public init(screen: String, device: String, gesture: String, frames: [HeaderState] = []) {
    self.screen = screen
    self.device = device
    self.gesture = gesture
    self.frames = frames
  }

  /// Reads a recording from JSON text.
  ///
  /// - Parameters:
  ///   - json: The text of the file.
  ///   - file: The file's name in errors.
  /// - Throws: A ``FaultyFile`` if the text is invalid.
  public init(json: Data, file: String = "") throws {
    self = try FaultyFile.decode(json, file: file)
    for (index, frame) in frames.enumerated() where !frame.isComplete {
      throw FaultyFile(
        file: file, place: "frames[\(index)]",
        problem: "expected four numbers in frame and two in contentOffset")
    }
  }

  /// The recording as JSON, with one line for each frame. It is the same on every machine, and numbers are
  /// rounded to 1e-9.
  public var json: String {
    let head = [("screen", screen), ("device", device), ("gesture", gesture)]
    return JSONText.file(head.map { ($0, .string($1)) }, "frames", frames.map(\.jsonValue))
  }
}
