import HeaderEngine

/// The movements that keyframes and effects follow.
extension FlexibleHeaderView {
  /// The top edge and the height of the header in its superview, in points. The translation of a header inside its scroll view
  /// isn't included.
  ///
  /// Over a scroll view, they are those of the layout. Without one, other code may set them.
  var verticalExtent: (top: Double, height: Double) {
    if tracker.isAttached, let layout = engine.layout { return (layout.top, layout.height) }
    let height = Double(bounds.height)
    return (Double(center.y) - 0.5 * height, height)
  }

  /// The collapse, the shift, and the stretch of the header.
  var collapseAndShift: HeaderTravel {
    let heights = engine.configuration.heights
    let (range, height) = (heights.greatest - heights.least, verticalExtent.height)
    // Read from the layout, because a property of the engine that is computed in another module copies the whole engine.
    var (shift, shiftProgress) = (0.0, 0.0)
    if let phase = engine.layout?.phase, phase.phase == .shifting, phase.percentage > 0 {
      // `value` is the visible part of the minimum height, so the remaining part is the shift in points.
      (shift, shiftProgress) = (heights.least - phase.value, phase.percentage)
    }
    return HeaderTravel(
      collapse: HeaderTravel.Way(points: heights.greatest - height, length: range),
      exit: HeaderTravel.Way(
        fraction: shiftProgress,
        length: shiftProgress > 0 ? shift / shiftProgress : shiftBehavior == .disabled ? 0 : heights.least),
      stretch: height - heights.greatest)
  }
}
