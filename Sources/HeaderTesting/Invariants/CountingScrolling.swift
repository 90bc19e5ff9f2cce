/// The tracking flags of a scroll view.
public struct ScrollFlags: Hashable, Sendable {
  /// A Boolean value that indicates whether a finger touches the view.
  public var isTracking = false

  /// A Boolean value that indicates whether a finger drags the content.
  public var isDragging = false

  /// A Boolean value that indicates whether the content moves without a finger.
  public var isDecelerating = false

  /// Creates flags that are all `false`.
  public init() {}
}

/// A scroll view that records redundant writes and whose tracking flags a test sets.
@MainActor public protocol CountingScrolling: UIScrollView {
  /// The writes that didn't change a value.
  var writes: WriteLog { get }

  /// The values of the tracking properties.
  var flags: ScrollFlags { get set }
}
