import FlexibleHeader

/// What a header did to others while one event was handled.
public struct HeaderActivity: Equatable, Sendable {
  /// The header's frame at each call of its delegate that told of a changed one, in order.
  public var reportedFrames: [CGRect] = []

  /// The properties of the scroll view that were set to the value they had.
  public var equalWrites: [String] = []

  /// Insets of a scroll view that is no longer tracked and should have been restored: found and wanted.
  public var leftInsets: [LeftInset] = []

  /// An inset that a header should have restored.
  public struct LeftInset: Equatable, Sendable {
    /// The property's name.
    public var name: String
    /// What is there, in points.
    public var found: CGFloat
    /// What was there before the header, in points.
    public var wanted: CGFloat

    /// Makes a record of an inset.
    public init(name: String, found: CGFloat, wanted: CGFloat) {
      self.name = name
      self.found = found
      self.wanted = wanted
    }
  }

  /// Makes an activity of nothing.
  public init() {}
}
