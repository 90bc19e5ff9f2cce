import HeaderEngine

/// The position of a header on the site's screen, in points.
public struct SitePose: Equatable, Sendable {
  /// The top edge.
  public var top = 0.0
  /// The height.
  public var height = 0.0
  /// The progress of collapsing: 0 if expanded, 1 if collapsed.
  public var progress = 0.0
  /// The progress of shifting: 0 in place, 1 off-screen.
  public var shift = 0.0
}

/// The position of one section of a header, in points below the header's top edge.
public struct SiteSection: Equatable, Sendable {
  /// The top edge.
  public var top = 0.0
  /// The height of the section's view.
  public var height = 0.0
  /// The visible height.
  public var visibleHeight = 0.0
}

/// A header of the site. It receives the events of the scroll view.
protocol SiteHeader {
  /// The current position.
  var pose: SitePose { get }
  /// A Boolean value that indicates whether the header moves by itself.
  var isAnimating: Bool { get }

  /// Sets a parameter. Unknown parameters are ignored.
  mutating func set(_ parameter: Int, _ value: Double, _ scroll: inout SiteScrollView)
  /// Starts with content at its top.
  mutating func start(_ scroll: inout SiteScrollView)
  /// A finger starts to drag the content.
  mutating func beganDragging(_ scroll: inout SiteScrollView)
  /// The content moved.
  mutating func scrolled(_ scroll: inout SiteScrollView)
  /// The finger leaves. Returns the offset at which the content comes to rest, or `nil` for that of its velocity.
  mutating func willEndDragging(_ scroll: inout SiteScrollView) -> Double?
  /// The finger has left.
  mutating func endedDragging(decelerates: Bool, _ scroll: inout SiteScrollView)
  /// The content came to rest after a deceleration.
  mutating func endedDecelerating(_ scroll: inout SiteScrollView)
  /// A frame passed.
  mutating func advance(by duration: Double, _ scroll: inout SiteScrollView)
}

/// The site's device: an iPhone with a notch.
enum SiteDevice {
  static let height = 844.0
  static let safeArea = 47.0
  static let contentHeight = 2400.0
  /// The duration of a frame, in seconds.
  static let frame = 1.0 / 60
}
