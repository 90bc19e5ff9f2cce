import FlexibleHeader

/// The effects of a header on its delegate and its scroll view during one event.
public struct HeaderActivity: Equatable, Sendable {
  /// The header's frame at each delegate call that reports a frame change, in order.
  public var reportedFrames: [CGRect] = []

  /// The names of the scroll view's properties that were set to their current value.
  public var equalWrites: [String] = []

  /// The insets of a scroll view that is no longer tracked and whose insets weren't restored.
  public var leftInsets: [LeftInset] = []

  /// An inset that a header should have restored.
  public struct LeftInset: Equatable, Sendable {
    /// The property's name.
    public var name: String
    /// The present value, in points.
    public var found: CGFloat
    /// The value before the header changed it, in points.
    public var wanted: CGFloat

    /// Creates a record of an inset.
    public init(name: String, found: CGFloat, wanted: CGFloat) {
      self.name = name
      self.found = found
      self.wanted = wanted
    }
  }

  /// Creates an empty activity.
  public init() {}
}
