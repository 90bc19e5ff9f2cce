/// What a scroll view says of fingers on it and of its motion.
public struct ScrollFlags: Hashable, Sendable {
  /// Whether a finger is on the view.
  public var isTracking = false

  /// Whether a finger drags it.
  public var isDragging = false

  /// Whether it moves on without a finger.
  public var isDecelerating = false

  /// Makes flags that are all false.
  public init() {}
}

/// A scroll view that notes writes which change nothing, and whose flags a test sets.
@MainActor public protocol CountingScrolling: UIScrollView {
  /// The writes that changed nothing.
  var writes: WriteLog { get }

  /// What the view says of fingers and coasting.
  var flags: ScrollFlags { get set }
}
