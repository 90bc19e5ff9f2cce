extension UIView {
  final func setUpLayer(frame: CGRect) {
    backing.view = self
    // A plain `UIView` has nothing to draw.
    backing.layoutState.needsDisplay = type(of: self) != UIView.self
    if let window = self as? UIWindow { windowStorage = window }
    backing.appearance.contentsScale = HostSimulator.current.device.scale
    if Self.requiresConstraintBasedLayout { constraintFlags = .needsUpdate }
    precondition(!frame.containsNaN, "CALayerInvalidGeometry: CALayer frame contains NaN: \(frame)")
    (backing.geometry.bounds, backing.geometry.position) = backing.geometry.placed(in: frame)
  }

  /// Clears all pointers to a view that is being deallocated.
  nonisolated final func dissolve() {
    backing.view = nil
    for subview in subviewsStorage {
      subview.superviewStorage = nil
      if subview.windowStorage != nil { subview.forgetWindow() }
    }
  }

  nonisolated private final func forgetWindow() {
    windowStorage = nil
    for subview in subviewsStorage { subview.forgetWindow() }
  }

  // MARK: Setters

  final func setBounds(_ bounds: CGRect) {
    let old = backing.geometry.bounds
    guard !bounds.isSame(as: old) else { return }
    backing.setBounds(bounds)
    boundsDidChange(from: old)
  }

  final func setCenter(_ center: CGPoint) {
    guard !center.isSame(as: backing.geometry.position) else { return }
    backing.setPosition(center)
    positionDidChange()
  }

  /// Writes to the layer directly: setting a frame doesn't call the overridable `bounds` and `center`.
  final func setFrame(_ frame: CGRect) {
    let target = backing.placed(in: frame)
    let old = backing.geometry.bounds
    let resizes = !target.bounds.isSame(as: old)
    let moves = !target.position.isSame(as: backing.geometry.position)
    if resizes { backing.setBounds(target.bounds) }
    if moves { backing.setPosition(target.position) }
    if resizes { boundsDidChange(from: old) }
    // The update of the bounds already used the new position.
    if moves, !resizes { updateSafeAreaInsets() }
    if moves, autoLayout != nil { autoLayoutPlaceDidChange() }
  }

  final func setTransform(_ transform: CGAffineTransform) {
    if let old = backing.geometry.planeTransform, old.isSame(as: transform) { return }
    backing.setPlaneTransform(transform)
    positionDidChange()
  }

  final func setTransform(_ transform: CATransform3D) {
    guard !transform.isSame(as: backing.geometry.transform) else { return }
    backing.setTransform(transform)
    positionDidChange()
  }

  final func setAnchorPoint(_ point: CGPoint) {
    guard !point.isSame(as: backing.geometry.anchorPoint) else { return }
    backing.setAnchorPoint(point)
    positionDidChange()
  }

  final func takeFittingSize() {
    let size = sizeThatFits(backing.geometry.bounds.size)
    let origin = frame.origin
    guard !CATransform3DIsIdentity(backing.geometry.transform) else {
      frame = CGRect(origin: origin, size: size)
      return
    }
    // The size is that of the bounds. The origin of the frame stays.
    bounds.size = size
    let moved = frame.origin
    center = CGPoint(x: center.x + origin.x - moved.x, y: center.y + origin.y - moved.y)
  }

  // MARK: Handling changes

  /// Performs the updates that follow every change of the bounds.
  final func followBounds(from old: CGRect) {
    let new = backing.geometry.bounds
    guard !new.size.isSame(as: old.size) else {
      updateSafeAreaInsetsOfSubviews()
      return
    }
    backing.wasResized()
    backing.markNeedsLayoutFromChild()
    markSuperviewNeedsLayout()
    if settings.autoresizesSubviews { resizeSubviews(from: old.size, to: new.size) }
    if !updateSafeAreaInsets() {
      if new.origin.isSame(as: old.origin) {
        updateSafeAreaInsetsOfSubviewsAfterResizing()
      } else {
        updateSafeAreaInsetsOfSubviews()
      }
    }
    if autoLayout?.dependsOnSize == true { autoLayoutSizeDidChange() }
  }

  nonisolated private func markSuperviewNeedsLayout() {
    superviewReference?._withUnsafeGuaranteedRef { $0.backing.markNeedsLayoutFromChild() }
  }
}
