/// The result of an event: what to write into the scroll view, and how the header looks now.
///
/// Apply it in this order: write; if `isPartial`, measure the scroll view again and send the engine its event
/// `wrote`; otherwise bring the header to `layout`.
public struct HeaderUpdate<Layout: Sendable>: Sendable {
  /// The values to write into the scroll view.
  public var write: ScrollWrite
  /// A Boolean value that indicates whether the engine continues after the write, with the measures that follow from it.
  public var isPartial: Bool
  /// The new layout of the header, or `nil` if nothing changes.
  public var layout: Layout?

  /// An update without effect.
  static var none: HeaderUpdate { HeaderUpdate() }

  init(write: ScrollWrite = ScrollWrite(), isPartial: Bool = false, layout: Layout? = nil) {
    self.write = write
    self.isPartial = isPartial
    self.layout = layout
  }
}
