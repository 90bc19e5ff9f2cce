/// The values to write into a scroll view. A `nil` value stays as it is.
///
/// The insets are written first, and then the offset, because the system may move the content when an inset changes.
public struct ScrollWrite: Equatable, Sendable {
  // Every event copies an update with its write. Optional numbers would be copied with their padding.
  @usableFromInline var contentTop = 0.0
  @usableFromInline var contentBottom = 0.0
  @usableFromInline var indicatorTop = 0.0
  @usableFromInline var contentOffset = 0.0
  @usableFromInline var writesContentTop = false
  @usableFromInline var writesContentBottom = false
  @usableFromInline var writesIndicatorTop = false
  @usableFromInline var writesOffset = false

  /// The content inset at the top, in points.
  @inlinable public var contentInsetTop: Double? {
    get { writesContentTop ? contentTop : nil }
    set { (contentTop, writesContentTop) = (newValue ?? 0, newValue != nil) }
  }
  /// The content inset at the bottom, in points.
  @inlinable public var contentInsetBottom: Double? {
    get { writesContentBottom ? contentBottom : nil }
    set { (contentBottom, writesContentBottom) = (newValue ?? 0, newValue != nil) }
  }
  /// The vertical scroll indicator's inset at the top, in points.
  @inlinable public var indicatorInsetTop: Double? {
    get { writesIndicatorTop ? indicatorTop : nil }
    set { (indicatorTop, writesIndicatorTop) = (newValue ?? 0, newValue != nil) }
  }
  /// The content offset, in points.
  @inlinable public var offset: Double? {
    get { writesOffset ? contentOffset : nil }
    set { (contentOffset, writesOffset) = (newValue ?? 0, newValue != nil) }
  }

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
  @inlinable public var isEmpty: Bool {
    !(writesContentTop || writesContentBottom || writesIndicatorTop || writesOffset)
  }
}
