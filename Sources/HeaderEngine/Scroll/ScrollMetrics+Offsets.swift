/// Offsets at which a header that follows the content is collapsed or expanded.
///
/// The header's heights are its least and greatest height above the content. The *raw* inset is the space above the content
/// that doesn't belong to the header. If the header is `height` points high, the offset is `-height - raw`.
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
}
