/// How a header should look after an event: the view applies it in one place.
public struct HeaderUpdate: Equatable, Sendable {
  /// The header's top edge in its superview, in points; 0 in place, negative while shifted.
  public var top: Double
  /// The header's height in points.
  public var height: Double
  /// Whether the header is hidden; nil leaves it as it is.
  public var isHidden: Bool?
  /// The scroll indicator's inset at the top, in points; nil leaves it as it is.
  public var indicatorInsetTop: Double?
  /// The opacity of the layer that casts the shadow, 0...1.
  public var shadowOpacity: Double
  /// The header moves by itself: it wants frames.
  public var isAnimating: Bool
  /// The header wants the status bar shown or hidden other than before.
  public var statusBarPreferenceChanged: Bool
}
