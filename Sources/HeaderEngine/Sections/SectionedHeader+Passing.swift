/// Scrolling that has no effect on collapsed sections.
extension SectionedHeader {
  /// The free heights that scrolled content can reach by moving on in one direction without any effect on the header, or
  /// `nil` if the next event may have one. In points.
  package var restingFreeHeights: ClosedRange<Double>? {
    guard let content, animation == nil, restoredState == nil, stack.visibleHeight <= stack.minimumHeight
    else {
      return nil
    }
    // Up to this free height, the header covers content and is lifted. Content at the edge could miss it by a rounding error.
    let covered = stack.visibleHeight - max(0.5, configuration.tolerance) - Tolerance.pixel
    let greatest = stack.returnsQuickly ? min(content.freeHeight, covered) : covered
    return content.freeHeight <= greatest ? -ScrollMetrics.greatestLength...greatest : nil
  }

  /// Updates the free height after the content continued in one direction, within the resting free heights.
  package mutating func pass(to freeHeight: Double) {
    guard let content else { return }
    handle(.scroll(freeHeight: freeHeight, bottomFreeHeight: content.bottomFreeHeight))
  }
}
