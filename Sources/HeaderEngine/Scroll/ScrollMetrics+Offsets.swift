/// Offsets at which a header that follows the content is collapsed or expanded.
///
/// The header's heights are its least and greatest height above the content. The *raw* inset is what lies above the content
/// and doesn't belong to the header: where the header is `height` points high, the offset is `-height - raw`.
extension ScrollMetrics {
  /// Returns the offset at which the header has its least or its greatest height, if `target` is between the two, otherwise
  /// `nil`. Above content that is too short to collapse the header, it expands.
  func snapOffset(for target: Double, raw: Double, least: Double, greatest: Double) -> Double? {
    guard Self.isUsable(target), isUsable else { return nil }
    let free = -(target + raw)
    guard free > least, free < greatest else { return nil }
    let collapsed = -least - raw
    let collapses = free < 0.5 * (least + greatest) && collapsed <= endOffset
    return collapses ? collapsed : -greatest - raw
  }

  /// Returns the offset that collapses or expands the header, or `nil` if no scrolling is needed.
  func offset(collapsing isCollapsed: Bool, raw: Double, least: Double, greatest: Double) -> Double? {
    guard isUsable else { return nil }
    let free = -(offset + raw)
    guard isCollapsed else { return free < greatest ? -greatest - raw : nil }
    let collapsed = min(-least - raw, lastRestingOffset)
    return free > least && collapsed != offset ? collapsed : nil
  }

  /// Returns the offset at which content that a finger flung down should come to rest where the inset follows a header, or
  /// `nil` to leave that to the system.
  ///
  /// The inset ends where the header is now. Left to itself, the content would spring back there, although the inset grows with
  /// the header. The velocity is in points per millisecond, and the rate is the fraction of it that remains after one. At the
  /// offset `top`, the header is expanded.
  func openingOffset(velocity: Double, rate: Double, top: Double) -> Double? {
    guard isUsable, Self.isUsable(velocity), velocity < 0, rate > 0, rate < 1 else { return nil }
    let edge = -adjustedInsetTop
    let rest = offset + velocity * rate / (1 - rate)
    return top < edge && rest < edge ? max(rest, top) : nil
  }
}
