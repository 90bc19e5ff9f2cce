import Foundation

/// Writing of the offset, the content size, and the bounds.
extension UIScrollView {
  /// The range of legal offsets.
  var scrollRange: ScrollRange {
    ScrollRange(contentSize: contentSize, inset: restingInset, viewport: backing.geometry.bounds.size)
  }

  /// The insets of content that rests at its edges, with the bar above fully expanded, and with the safe area in the window
  /// that the view left.
  var restingInset: UIEdgeInsets {
    var inset = adjustedContentInset
    if !isInWindow { inset = inset.adding(lostInset) }
    inset.top += barAbove?.given ?? 0
    return inset
  }

  /// Returns the offset rounded to the pixel grid.
  final func rounded(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: pixelGrid.rounded(offset.x, halves: HostSimulator.current.answers.halfPixelRounding),
      y: pixelGrid.rounded(offset.y, halves: HostSimulator.current.answers.halfPixelRounding))
  }

  /// Sets `contentOffset`. The delegate is notified within the setter, observers after it.
  final func writeOffset(_ newValue: CGPoint) {
    let offset = rounded(newValue)
    let old = backing.geometry.bounds
    let isOwn = isMovingContent
    isMovingContent = false
    if offset != old.origin {
      willSet(.bounds)
      // Only the origin changes. Setting `bounds` would take the slow path to determine this.
      backing.setBounds(CGRect(origin: offset, size: old.size))
      if !subviewsStorage.isEmpty, !cachedSafeAreaInsets.isZero { updateSafeAreaInsetsOfSubviews() }
      setNeedsLayout()
      if !isOwn { continueFromWrittenOffset() }
      tellBarsAbove()
      if scrollReportPauses == 0 { eventDelegate(for: .didScroll)?.scrollViewDidScroll(self) }
      didSet(.bounds)
    }
    didSet(.contentOffset)
  }

  /// Notifies the bars above that follow the content.
  final func tellBarsAbove() {
    guard hasBarAbove else { return }
    barAbove?.controller?.contentDidScroll(self)
    edgeBar?.noteEdge(of: self)
  }

  /// Runs `body`, and calls `scrollViewDidScroll` once at its end if the offset is another one than before. Observers of the
  /// offset are notified of every change [R: UITableView and UICollectionView of iOS 18.2].
  final func reportingScrollOnce(_ body: () -> Void) {
    let offset = backing.geometry.bounds.origin
    scrollReportPauses += 1
    body()
    scrollReportPauses -= 1
    guard scrollReportPauses == 0, backing.geometry.bounds.origin != offset else { return }
    eventDelegate(for: .didScroll)?.scrollViewDidScroll(self)
  }

  /// Handles a change of the bounds that wasn't made through the offset.
  final func boundsChanged(from old: CGRect) {
    let bounds = backing.geometry.bounds
    if bounds.size != old.size {
      updateAdjustedInset(because: .other)
      clampOffsetIfNeeded()
    }
    guard bounds.origin != old.origin else { return }
    setNeedsLayout()
    if !isMovingContent { continueFromWrittenOffset() }
    if HostSimulator.current.answers.boundsOriginSendsDidScroll, scrollReportPauses == 0 {
      eventDelegate(for: .didScroll)?.scrollViewDidScroll(self)
    }
  }

  final func writeContentSize(_ newValue: CGSize) {
    if newValue != storedContentSize {
      storedContentSize = newValue
      updateAdjustedInset(because: .other)
      clampOffsetIfNeeded()
    }
    didSet(.contentSize)
  }

  /// Changes an illegal offset to the nearest legal one. Content that a pulled refresh control shows stays where it is until the
  /// control is gone [K].
  ///
  /// The offset is always set, so that its observers are notified [R: UIScrollView of iOS 18.2]. In a window, the inset
  /// that was lost with a former window no longer counts [A].
  final func clampOffsetIfNeeded() {
    guard clampsOffset else { return }
    let isHeld = isTracking || isDragging || isDecelerating
    if isHeld, !HostSimulator.of(self).answers.clampsTouchedContent || refreshRoom.height > 0 { return }
    if isInWindow { lostInset = .zero }
    contentOffset = scrollRange.clamped(contentOffset)
  }

  /// Runs `body`, during which changes of insets and sizes don't correct the offset [R: UIScrollView of iOS 18.2].
  final func withoutClamping(_ body: () -> Void) {
    let clamped = clampsOffset
    clampsOffset = false
    body()
    clampsOffset = clamped
  }
}
