import Foundation

/// How the offset, the content size and the bounds are written.
extension UIScrollView {
  /// Where content may rest.
  var scrollRange: ScrollRange {
    ScrollRange(contentSize: contentSize, inset: restingInset, viewport: backing.geometry.bounds.size)
  }

  /// The insets of content that rests at its edges, where a bar above is as high as it can be.
  var restingInset: UIEdgeInsets {
    var inset = adjustedContentInset
    inset.top += barAbove?.given ?? 0
    return inset
  }

  /// The offset on the pixel grid.
  final func rounded(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: pixelGrid.rounded(offset.x, halves: HostSimulator.current.answers.halfPixelRounding),
      y: pixelGrid.rounded(offset.y, halves: HostSimulator.current.answers.halfPixelRounding))
  }

  /// What the setter of `contentOffset` does: the delegate hears of a change inside it, observers after it.
  final func writeOffset(_ newValue: CGPoint) {
    let offset = rounded(newValue)
    let old = backing.geometry.bounds
    let isOwn = isMovingContent
    isMovingContent = false
    if offset != old.origin {
      ObservationRegistry.willChange(self, .bounds)
      // Only the origin changes: the long way through `bounds` would find out just that.
      backing.setBounds(CGRect(origin: offset, size: old.size))
      if !subviewsStorage.isEmpty, !cachedSafeAreaInsets.isZero { updateSafeAreaInsetsOfSubviews() }
      setNeedsLayout()
      if !isOwn { continueFromWrittenOffset() }
      if hasBarAbove {
        barAbove?.controller?.contentDidScroll(self)
        edgeBar?.noteEdge(of: self)
      }
      eventDelegate?.scrollViewDidScroll(self)
      ObservationRegistry.didChange(self, .bounds)
    }
    ObservationRegistry.didChange(self, .contentOffset)
  }

  /// The bounds were written, not the offset.
  final func boundsChanged(from old: CGRect) {
    let bounds = backing.geometry.bounds
    if bounds.size != old.size {
      updateAdjustedInset(because: .other)
      clampOffsetIfNeeded()
    }
    guard bounds.origin != old.origin else { return }
    setNeedsLayout()
    continueFromWrittenOffset()
    if HostSimulator.current.answers.boundsOriginSendsDidScroll { eventDelegate?.scrollViewDidScroll(self) }
  }

  final func writeContentSize(_ newValue: CGSize) {
    if newValue != storedContentSize {
      storedContentSize = newValue
      updateAdjustedInset(because: .other)
      clampOffsetIfNeeded()
    }
    ObservationRegistry.didChange(self, .contentSize)
  }

  /// Brings an illegal offset to the nearest legal one, unless a finger or the content itself is at it.
  final func clampOffsetIfNeeded() {
    guard !isTracking, !isDragging, !isDecelerating else { return }
    let offset = contentOffset
    let legal = scrollRange.clamped(offset)
    if legal != offset { contentOffset = legal }
  }

  /// The offset nearest to the present one at which a rectangle of the content is not covered by insets.
  final func offsetShowing(_ rect: CGRect) -> CGPoint {
    let inset = adjustedContentInset
    let size = backing.geometry.bounds.size
    let offset = contentOffset
    let target = CGPoint(
      x: Self.nearest(
        offset.x, from: rect.minX - inset.left, to: rect.maxX + inset.right - size.width),
      y: Self.nearest(
        offset.y, from: rect.minY - inset.top, to: rect.maxY + inset.bottom - size.height))
    return target == offset ? offset : scrollRange.clamped(target)
  }

  /// The offset nearest to `value` that shows all between a start and an end; what is too long shows its
  /// start.
  private static func nearest(_ value: CGFloat, from start: CGFloat, to end: CGFloat) -> CGFloat {
    guard end <= start else { return start }
    return min(max(value, end), start)
  }
}
