/// What is to be written into a scroll view: an inset first, then the offset that its content shall have.
public struct StretchyWrite: Equatable, Sendable {
  /// The content inset at the header's or footer's edge, in points.
  public var inset: Double
  /// The content offset, in points.
  public var offset: Double

  /// An inset and the offset that goes with it.
  public init(inset: Double, offset: Double) {
    self.inset = inset
    self.offset = offset
  }
}
