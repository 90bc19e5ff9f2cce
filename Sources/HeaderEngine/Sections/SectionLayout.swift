/// The position of a section of a ``SectionedHeader`` and its progress of collapsing.
///
/// See [Picture](Documentation/Behavior/SectionedHeader.md#picture).
public struct SectionLayout: Equatable, Sendable {
  /// The top edge of the section's view, in points below the header's top edge.
  ///
  /// While the section slides out, this edge is above the lower edge of the preceding section.
  public var y: Double
  /// The height of the section's view, stretch included, in points.
  public var height: Double
  /// The height of the upper part that preceding views cover and that must be clipped, in points.
  public var clippedHeight: Double
  /// The visible height without stretch, in points.
  public var visibleHeight: Double
  /// The progress of collapsing, 0...1: 0 at the maximum height, 1 at the minimum height and below. Always 0 for a section of
  /// fixed height. For a section that a low window limits, the progress corresponds to its height.
  public var collapseProgress: Double
  /// The progress of sliding out, 0...1: 0 at the minimum height and above, 1 when gone. Always 0 for a
  /// section that stays or has no minimum height.
  public var exitProgress: Double
  /// A Boolean value that indicates whether none of the section is visible. It should then be hidden from
  /// touches and accessibility.
  public var isGone: Bool

  init(_ section: StackedSection, top: Double, stretch: Double) {
    let (limits, visible) = (section.limits, section.visible)
    let full = max(visible, limits.minimum)
    height = full + stretch
    clippedHeight = full - visible
    y = top - clippedHeight
    visibleHeight = visible
    collapseProgress = (limits.whole - full) / limits.collapseRange
    exitProgress = clippedHeight / limits.exitRange
    isGone = visible <= Tolerance.sum
  }
}
