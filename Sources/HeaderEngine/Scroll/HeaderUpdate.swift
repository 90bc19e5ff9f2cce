/// The place of a header, as its engine computes it.
public protocol HeaderLayout: Sendable {
  /// What the engine is told.
  associatedtype Event: Sendable
}

/// The result of an event: what to write into the scroll view, and how the header looks now.
///
/// Apply it in this order: write; if there is a `next` event, measure the scroll view again and send it; otherwise bring the
/// header to `layout`.
public struct HeaderUpdate<Layout: HeaderLayout>: Sendable {
  /// The values to write into the scroll view.
  public var write: ScrollWrite
  /// The event to send after the write, with the measures that follow from it, or `nil` if the engine is done.
  public var next: Layout.Event?
  /// The new layout of the header, or `nil` if nothing changes.
  public var layout: Layout?

  /// An update without effect.
  static var none: HeaderUpdate { HeaderUpdate() }

  init(write: ScrollWrite = ScrollWrite(), next: Layout.Event? = nil, layout: Layout? = nil) {
    self.write = write
    self.next = next
    self.layout = layout
  }
}
