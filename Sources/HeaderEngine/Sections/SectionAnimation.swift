/// The time of an animation of sections, and the movement of the content with them.
@usableFromInline
struct SectionAnimation: Equatable, Sendable {
  private static let duration = 0.25

  private var elapsed = 0.0
  private let origin: Double
  private(set) var destination: Double?

  /// An animation in which the content moves from one free height to another, or stays if `destination` is
  /// `nil`.
  init(from origin: Double, to destination: Double?) {
    self.origin = origin
    self.destination = destination
  }

  mutating func advance(by seconds: Double) { elapsed += seconds }

  var isOver: Bool { elapsed >= Self.duration }

  /// The fraction of the distance that is covered, 0...1.
  var fraction: Double { isOver ? 1 : KeyframeEasing.easeInOut.value(at: elapsed / Self.duration) }

  /// The content's free height now, or `nil` if the content stays.
  var freeHeight: Double? {
    destination.map { isOver ? $0 : origin + ($0 - origin) * fraction }
  }

  /// Continues the animation without moving the content.
  mutating func leaveContent() { destination = nil }
}
