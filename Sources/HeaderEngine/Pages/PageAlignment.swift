/// The alignment of a page's content with a header that another page drives.
///
/// A page's *free height* is the distance from the top of the header's place to the top edge of the page's content, in
/// points. Header and content touch if it equals the header's visible height. See
/// `Documentation/Pages.md#while-pages-move`.
struct PageAlignment {
  /// The measurements of the page, with its future insets.
  let scroll: ScrollMetrics
  /// The part of the top inset that the header doesn't cover, in points: the offset plus the free height, negated.
  let raw: Double

  var free: Double { -(scroll.offset + raw) }

  /// Returns the offset of a page that is about to become visible below a header of `bottom` visible points, or `nil` if it
  /// stays where it is. Content with a free height of `least` or more touched a smaller header, and moves along if the header
  /// has grown meanwhile.
  func preparedOffset(bottom: Double, touchingFrom least: Double) -> Double? {
    let leavesGap = free > bottom + Tolerance.pixel
    let isCovered = free >= least - Tolerance.pixel && free < bottom
    return leavesGap || isCovered ? offset(touching: bottom) : nil
  }

  /// Returns the offset of a visible page after the header's visible height has changed to `bottom` points, or `nil` if the
  /// page stays where it is because its content was under the header.
  func followedOffset(from before: Double, to bottom: Double) -> Double? {
    guard free >= before - Tolerance.pixel || free > bottom else { return nil }
    return offset(touching: bottom)
  }

  /// Returns the offset at which the content touches the header, as far as the content can be scrolled, or `nil` if the content
  /// is moving.
  private func offset(touching bottom: Double) -> Double? {
    // A finger that rests on content doesn't drag it.
    guard !scroll.isDragging, !scroll.isDecelerating else { return nil }
    let atTop = scroll.adjustedInsetTop - raw
    let atEnd = min(atTop, -(scroll.endOffset + raw))
    let target = -(min(atTop, max(bottom, atEnd)) + raw)
    return target == scroll.offset ? nil : target
  }
}
