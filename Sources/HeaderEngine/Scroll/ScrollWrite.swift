/// The values to write into a scroll view. A `nil` value stays as it is.
///
/// The insets are written first, and then the offset, because the system may move the content when an inset changes.
public struct ScrollWrite: Equatable, Sendable {
  /// The content inset at the top, in points.
  public var contentInsetTop: Double?
  /// The content inset at the bottom, in points.
  public var contentInsetBottom: Double?
  /// The vertical scroll indicator's inset at the top, in points.
  public var indicatorInsetTop: Double?
  /// The content offset, in points.
  public var offset: Double?

  /// Creates a write. Every value that is left out stays as it is.
  public init(
    contentInsetTop: Double? = nil, contentInsetBottom: Double? = nil, indicatorInsetTop: Double? = nil,
    offset: Double? = nil
  ) {
    self.contentInsetTop = contentInsetTop
    self.contentInsetBottom = contentInsetBottom
    self.indicatorInsetTop = indicatorInsetTop
    self.offset = offset
  }

  /// A Boolean value that indicates whether there is nothing to write.
  public var isEmpty: Bool {
    contentInsetTop == nil && contentInsetBottom == nil && indicatorInsetTop == nil && offset == nil
  }
}
