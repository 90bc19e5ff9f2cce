/// An action of a finger, mouse, or wheel between two of the browser's frames.
struct StageInput: Equatable, Sendable {
  /// The kind of action.
  enum Action: Equatable, Sendable {
    case down(finger: Int)
    case move(finger: Int)
    case up(finger: Int)
    case cancel(finger: Int)
    /// The wheel is turned by some points. Positive values scroll toward the bottom or the right.
    case wheel(dx: Double, dy: Double)
  }

  var action: Action
  /// The location, in points of the screen.
  var location: CGPoint
  /// The time after the previous frame, in seconds.
  var time: Double

  /// The maximum number of fingers on the screen.
  static let fingers = 10
  /// The maximum time between two frames, in seconds. Longer times are rejected.
  static let longestTime = 3600.0
  private static let places = -20_000.0...20_000.0
}

extension StageInput: Decodable {
  private enum Kind: String, CaseIterable {
    case down, move, up, cancel, wheel
  }

  init(from decoder: any Decoder) throws {
    let fields = try MessageFields(decoder)
    let kind: Kind = try fields.choice("kind")
    try fields.allowOnly(
      kind == .wheel ? ["kind", "x", "y", "at", "dx", "dy"] : ["kind", "x", "y", "at", "finger"])
    location = CGPoint(
      x: try fields.number("x", in: Self.places), y: try fields.number("y", in: Self.places))
    time = try fields.number("at", in: 0...Self.longestTime)
    if kind == .wheel {
      action = .wheel(
        dx: try fields.number("dx", in: Self.places), dy: try fields.number("dy", in: Self.places))
      return
    }
    let finger = Int(try fields.number("finger", in: 0...Double(Self.fingers - 1)))
    switch kind {
    case .down: action = .down(finger: finger)
    case .move: action = .move(finger: finger)
    case .up: action = .up(finger: finger)
    case .cancel, .wheel: action = .cancel(finger: finger)
    }
  }
}
