/// What a tab wants; see `connection.js` for the other side.
enum ClientMessage: Equatable, Sendable {
  /// Other settings.
  case set(SettingsChange)
  /// Time has passed in the browser: it wants to draw.
  case frame(elapsed: Double, input: [StageInput])
  /// One frame of the device's clock, whatever the speed.
  case step
  /// A recorded stroke is to be played.
  case play(stroke: String)
  /// A stroke that is being played is to stop.
  case stop
  /// The content is to be scrolled to an offset at once, in points: where it was before the connection was lost.
  case scroll(Double)
  /// A key that scrolls was pressed.
  case key(ScrollKey)
  /// Recording begins or ends.
  case record(Bool)
  /// The screen is to be made anew.
  case reset

  /// Longer messages are refused, in bytes.
  static let greatestLength = 65_536
  private static let mostInput = 512
  private static let furthest = 1_000_000.0

  /// Reads a message; throws a ``MessageFault``.
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
