/// The needs of a header and the offset to write into a scroll view. A `nil` value stays as it is.
///
/// Change the insets of the scroll view by the difference between the needs and the former ones, `ScrollMetrics.own`. Then write
/// the offset, because the system may move the content when an inset changes. `ScrollMetrics.apply(_:)` does the same to
/// measurements.
public struct ScrollWrite: Equatable, Sendable {
  // Every event copies an update with its write. Optional values would be copied with their padding.
  @usableFromInline var newNeeds = ScrollNeeds()
  @usableFromInline var newOffset = 0.0
  @usableFromInline var writesNeeds = false
  @usableFromInline var writesOffset = false

  /// The needs of the header from now on.
  @inlinable public var needs: ScrollNeeds? {
    get { writesNeeds ? newNeeds : nil }
    set { (newNeeds, writesNeeds) = (newValue ?? ScrollNeeds(), newValue != nil) }
  }
  /// The content offset, in points.
  @inlinable public var offset: Double? {
    get { writesOffset ? newOffset : nil }
    set { (newOffset, writesOffset) = (newValue ?? 0, newValue != nil) }
  }

  /// Creates a write. Every value that is left out stays as it is.
  public init(needs: ScrollNeeds? = nil, offset: Double? = nil) {
    self.needs = needs
    self.offset = offset
  }

  /// A Boolean value that indicates whether there is nothing to write.
  @inlinable public var isEmpty: Bool { !(writesNeeds || writesOffset) }
}
