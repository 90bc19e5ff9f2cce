/// The place of a header, as its engine computes it.
public protocol HeaderLayout: Sendable {
  /// The type of events that the engine handles.
  associatedtype Event: Sendable
}

/// The result of an event: the values to write to the scroll view, and the new layout of the header.
///
/// Apply the update in this order: Perform the write. If there is a `next` event, measure the scroll view again and send that
/// event. Otherwise, apply `layout` to the header.
public struct HeaderUpdate<Layout: HeaderLayout>: Sendable {
  /// The values to write into the scroll view.
  public var write: ScrollWrite
  /// The event to send after the write, with new measurements, or `nil` if the engine is done.
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
