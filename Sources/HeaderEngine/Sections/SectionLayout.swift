/// Where a section of a ``SectionedHeader`` lies and how far it is collapsed.
///
/// See [Picture](Documentation/Behavior/SectionedHeader.md#picture).
public struct SectionLayout: Equatable, Sendable {
  /// The top edge of the section's view, in points below the header's top edge.
  ///
  /// The edge lies above that of the preceding section's lower edge while the section slides out.
  public var y: Double
  /// The height of the section's view, stretch included, in points.
  public var height: Double
  /// The height of the upper part that is covered by what lies above and must be clipped, in points.
  public var clippedHeight: Double
  /// The visible height without stretch, in points.
  public var visibleHeight: Double
  /// The progress of collapsing, 0...1: 0 at the maximum height, 1 at the minimum height and below. Always 0
  /// for a section of fixed height. A section that a low window limits is as far collapsed as its height says.
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
