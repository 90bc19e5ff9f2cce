import Foundation

/// Zooming of the content.
extension UIScrollView {
  /// The duration of an animated change of the scale, in seconds.
  static let zoomDuration: TimeInterval = 0.25

  /// The view that is scaled.
  final var zoomedView: UIView? { scrollDelegate(for: .viewForZooming)?.viewForZooming(in: self) }

  final var zoomLimits: ZoomLimits {
    ZoomLimits(minimum: minimumZoomScale, maximum: maximumZoomScale, bounces: bouncesZoom)
  }

  /// The scale of the zoomed view, or 1 if there is none.
  final var presentZoomScale: CGFloat {
    guard let transform = zoomedView?.transform else { return 1 }
    return (transform.a * transform.a + transform.b * transform.b).squareRoot()
  }

  /// Adds the pinch gesture recognizer if the content can be zoomed, and removes it otherwise.
  final func zoomLimitsDidChange() {
    if zoomLimits.allowZooming, pinchRecognizer == nil {
      let recognizer = ScrollPinchGestureRecognizer()
      recognizer.scrollView = self
      recognizer.isEnabled = isScrollEnabled
      pinchRecognizer = recognizer
      addGestureRecognizer(recognizer)
    } else if !zoomLimits.allowZooming, let recognizer = pinchRecognizer {
      recognizer.abandon()
      pinchRecognizer = nil
      removeGestureRecognizer(recognizer)
    }
  }

  // MARK: Programs

  /// Changes the scale around the center of the visible area.
  final func changeZoomScale(to scale: CGFloat, animated: Bool) {
    let bounds = backing.geometry.bounds
    zoom(to: scale, showing: CGPoint(x: bounds.midX, y: bounds.midY), animated: animated)
  }

  /// Zooms to a rectangle of the zoomed view, as large as the limits and the viewport allow, and centers it.
  final func show(_ rect: CGRect, animated: Bool) {
    guard let view = zoomedView, rect.width > 0, rect.height > 0 else { return }
    let size = backing.geometry.bounds.size
    let middle = view.convert(CGPoint(x: rect.midX, y: rect.midY), to: self as UIView?)
    zoom(to: min(size.width / rect.width, size.height / rect.height), showing: middle, animated: animated)
  }

  /// Changes the scale to the nearest legal one and centers a point of the content.
  private func zoom(to wish: CGFloat, showing point: CGPoint, animated: Bool) {
    guard wish.isFinite, wish > 0, let view = zoomedView else { return }
    let scale = zoomLimits.clamping(wish)
    stopMoving()
    endZoomAnimation()
    let size = backing.geometry.bounds.size
    let place = CGPoint(x: size.width / 2, y: size.height / 2)
    guard animated else {
      scaleContent(view, to: scale, bringing: point, to: place, clamps: true)
      return
    }
    scrollDelegate(for: .willBeginZooming)?.scrollViewWillBeginZooming(self, with: view)
    animateZoom { $0.scaleContent(view, to: scale, bringing: point, to: place, clamps: true) }
  }

  // MARK: Fingers

  final func pinchBegan() {
    guard let view = zoomedView else { return }
    stopMoving()
    endZoomAnimation()
    zooming.isPinched = true
    zooming.startScale = zoomLimits.finger(presentZoomScale)
    scrollDelegate(for: .willBeginZooming)?.scrollViewWillBeginZooming(self, with: view)
  }

  /// Handles a pinch. The fingers' distance is `factor` times the initial one, and their center is at a point
  /// of the content.
  final func pinchMoved(to factor: CGFloat, at point: CGPoint) {
    guard zooming.isPinched, let view = zoomedView else { return }
    let scale = zoomLimits.shown(zooming.startScale * factor)
    scaleContent(view, to: scale, bringing: point, to: place(of: point), clamps: !bounces)
  }

  /// Handles the end of a pinch. A scale beyond the limits returns to them.
  final func pinchEnded(at point: CGPoint) {
    guard zooming.isPinched else { return }
    zooming.isPinched = false
    let (scale, legal) = (presentZoomScale, zoomLimits.clamping(presentZoomScale))
    // A finger that continues to drag corrects the offset itself.
    let clamps = drag == nil
    let isOffsetLegal = !clamps || scrollRange.clamped(contentOffset) == contentOffset
    guard let view = zoomedView, scale != legal || !isOffsetLegal else {
      scrollDelegate(for: .didEndZooming)?.scrollViewDidEndZooming(self, with: zoomedView, atScale: scale)
      return
    }
    zooming.isBouncing = scale != legal
    let place = place(of: point)
    animateZoom { $0.scaleContent(view, to: legal, bringing: point, to: place, clamps: clamps) }
  }

  /// Returns the position of a point of the content, relative to the viewport's top-left corner.
  private func place(of point: CGPoint) -> CGPoint {
    let origin = backing.geometry.bounds.origin
    return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
  }

  // MARK: Change

  /// Sets the scale of the zoomed view and the matching content size, then moves a point of the old content
  /// to a position in the viewport, or as near to it as is legal.
  private func scaleContent(
    _ view: UIView, to scale: CGFloat, bringing point: CGPoint, to place: CGPoint, clamps: Bool
  ) {
    let old = presentZoomScale
    let (corner, factor) = (view.frame.origin, old > 0 ? scale / old : 1)
    if scale != old {
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
      let moved = view.frame.origin
      view.center = CGPoint(x: view.center.x + corner.x - moved.x, y: view.center.y + corner.y - moved.y)
      adjustContent(to: view.frame.size, shift: 0, clamps: false)
    }
    let target = CGPoint(
      x: corner.x + (point.x - corner.x) * factor - place.x,
      y: corner.y + (point.y - corner.y) * factor - place.y)
    let offset = rounded(clamps ? scrollRange.clamped(target) : target)
    if offset != contentOffset { moveContent(to: offset) }
    drag?.rebase(to: contentOffset, edges: dragEdges)
    if scale != old { scrollDelegate(for: .didZoom)?.scrollViewDidZoom(self) }
  }

  /// Makes an animated change and reports its end.
  private func animateZoom(_ change: @escaping (UIScrollView) -> Void) {
    zooming.animationCount += 1
    let number = zooming.animationCount
    zooming.animation = number
    UIView.animate(
      withDuration: Self.zoomDuration, delay: 0, options: .allowUserInteraction,
      animations: { change(self) },
      completion: { [weak self] _ in
        if self?.zooming.animation == number { self?.endZoomAnimation() }
      })
  }

  /// Handles the end of an animated change of the scale, including its replacement by another one.
  private func endZoomAnimation() {
    guard zooming.animation != nil else { return }
    zooming.animation = nil
    zooming.isBouncing = false
    scrollDelegate(for: .didEndZooming)?.scrollViewDidEndZooming(
      self, with: zoomedView, atScale: presentZoomScale)
  }
}
