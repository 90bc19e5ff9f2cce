/// A message from a tab. `connection.js` sends it.
enum ClientMessage: Equatable, Sendable {
  /// Changes settings.
  case set(SettingsChange)
  /// Requests a frame after `elapsed` time in the browser, with the input since the previous one.
  case frame(elapsed: Double, input: [StageInput])
  /// Advances the device's clock by one frame, regardless of the speed.
  case step
  /// Plays a recorded stroke.
  case play(stroke: String)
  /// Stops the stroke that is being played.
  case stop
  /// Scrolls to an offset without animation, in points. It restores the position before the connection was
  /// lost.
  case scroll(Double)
  /// Handles a key that scrolls.
  case key(ScrollKey)
  /// Starts or stops recording.
  case record(Bool)
  /// Creates the screen again.
  case reset

  /// The maximum length of a message, in bytes. Longer messages are rejected.
  static let greatestLength = 65_536
  private static let mostInput = 512
  private static let furthest = 1_000_000.0

  /// Reads a message. Throws a ``MessageFault`` if it is invalid.
  init(_ text: Data) throws {
    guard text.count <= Self.greatestLength else {
      throw MessageFault("a message may have \(Self.greatestLength) bytes at most")
    }
    do {
      self = try JSONDecoder().decode(ClientMessage.self, from: text)
    } catch let fault as MessageFault {
      throw fault
    } catch {
      throw MessageFault("a message must be JSON")
    }
  }
}

extension ClientMessage: Decodable {
  private enum Kind: String, CaseIterable {
    case set, frame, step, play, stop, scroll, key, record, reset
  }

  init(from decoder: any Decoder) throws {
    let fields = try MessageFields(decoder)
    switch try fields.choice("type", Kind.self) {
    case .set:
      self = .set(try SettingsChange(fields))
    case .frame:
      try fields.allowOnly(["type", "elapsed", "input"])
      self = .frame(
        elapsed: try fields.number("elapsed", in: 0...StageInput.longestTime),
        input: try fields.list("input", atMost: Self.mostInput))
    case .step:
      try fields.allowOnly(["type"])
      self = .step
    case .play:
      try fields.allowOnly(["type", "stroke"])
      self = .play(stroke: try fields.text("stroke"))
    case .stop:
      try fields.allowOnly(["type"])
      self = .stop
    case .scroll:
      try fields.allowOnly(["type", "offset"])
      self = .scroll(try fields.number("offset", in: -Self.furthest...Self.furthest))
    case .key:
      try fields.allowOnly(["type", "key"])
      self = .key(try fields.choice("key"))
    case .record:
      try fields.allowOnly(["type", "on"])
      self = .record(try fields.flag("on"))
    case .reset:
      try fields.allowOnly(["type"])
      self = .reset
    }
  }
}
