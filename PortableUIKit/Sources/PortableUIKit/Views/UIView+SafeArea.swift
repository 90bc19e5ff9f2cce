import Foundation

/// Safe-area insets (12.7): computed from the superview's insets, propagated synchronously, and reported to
/// views and view controllers only when they change.
///
/// At each edge, a view gets as much of its superview's inset as its frame overlaps. The root view of a view
/// controller also gets the parts covered by its container's bars, and its `additionalSafeAreaInsets`.
/// Transforms count through the resulting frame. Outside of a window, all insets are zero. A scroll view passes no inset on
/// at the edges where it adds the safe area to its content insets.
extension UIView {
  // MARK: - Called by the view tree

  /// Recomputes the insets of this view, after its bounds, position, superview, or window changed. Propagates
  /// new insets to the subviews and returns whether the insets changed.
  @discardableResult
  final func updateSafeAreaInsets() -> Bool {
    guard let superviewReference else { return updateTopSafeAreaInsets() }
    if autoLayout?.isPlacing == true { return false }
    // The superview is borrowed: an override of this getter must not release it.
    let outer = superviewReference.borrow { $0.safeAreaInsetsForSubviews }
    if outer.isZero, cachedSafeAreaInsets.isZero { return false }
    return updateSafeAreaInsets(under: superviewReference, outer)
  }

  @discardableResult
  private func updateSafeAreaInsets(under superview: Unmanaged<UIView>, _ outer: UIEdgeInsets) -> Bool {
    guard isInWindow else { return adoptSafeAreaInsets(.zero) }
    let zone = SafeZone(of: superview.borrow { $0.backing.geometry.bounds }, insets: outer)
    let insets = plainSafeAreaInsets(in: zone) ?? safeAreaInsets(in: zone)
    return insets != cachedSafeAreaInsets && adoptSafeAreaInsets(insets)
  }

  /// Recomputes the insets of the subviews after the bounds of this view changed.
  final func updateSafeAreaInsetsOfSubviews() {
    let insets = safeAreaInsetsForSubviews
    if insets.isZero || !isInWindow { return }
    passSafeAreaInsetsDown()
  }

  /// Recomputes the insets of the subviews after the size of this view changed, but not the origin of its bounds.
  /// Without insets at the right and the bottom edge, the size has no effect on them.
  final func updateSafeAreaInsetsOfSubviewsAfterResizing() {
    let insets = safeAreaInsetsForSubviews
    if insets.right == 0, insets.bottom == 0, safeAreaInsets == cachedSafeAreaInsets { return }
    updateSafeAreaInsetsOfSubviews()
  }

  /// Recomputes the insets of the root view of a controller that adds insets. Superviews are updated first,
  /// so that the view is notified of the final value only.
  final func updateSafeAreaInsetsOfController() {
    guard isInWindow, let superview = superviewStorage else {
      updateSafeAreaInsets()
      return
    }
    superview.updateSafeAreaInsetsFromTop()
    updateSafeAreaInsets(under: .passUnretained(superview), superview.safeAreaInsetsForSubviews)
  }

  private func updateSafeAreaInsetsFromTop() {
    superviewStorage?.updateSafeAreaInsetsFromTop()
    updateSafeAreaInsets()
  }

  // MARK: - Steps

  /// Handles the top of a view tree: either a window, which uses the insets of the device, or a view outside
  /// of a window.
  private func updateTopSafeAreaInsets() -> Bool {
    guard let window = windowStorage, window === self else { return adoptSafeAreaInsets(.zero) }
    // A window may return other insets than it stores, so its subviews are always updated.
    if !adoptSafeAreaInsets(window.deviceSafeAreaInsets) { passSafeAreaInsetsDown() }
    return true
  }

  /// The insets in a zone, or `nil` if more than the zone and the untransformed frame determines them.
  private func plainSafeAreaInsets(in zone: SafeZone) -> UIEdgeInsets? {
    if isRootView || backing.geometry.isTransformed { return nil }
    return zone.insets(for: backing.geometry.untransformedFrame)
  }

  private func safeAreaInsets(in zone: SafeZone) -> UIEdgeInsets {
    let overlap = zone.insets(for: backing.geometry.frame)
    guard let controller = viewController else { return overlap }
    return overlap.adding(controller.barInsets).adding(controller.additionalSafeAreaInsets).nonNegative
  }

  /// Returns whether the insets changed.
  @discardableResult
  private func adoptSafeAreaInsets(_ insets: UIEdgeInsets) -> Bool {
    guard insets != cachedSafeAreaInsets else { return false }
    cachedSafeAreaInsets = insets
    safeAreaDidChange()
    if let controller = viewController {
      controller.safeAreaOfRootViewDidChange()
    } else {
      safeAreaInsetsDidChange()
    }
    if autoLayout?.margins.followsSafeArea ?? true { tellOfMargins() }
    if autoLayout?.ownGuides.isEmpty == false { autoLayout?.guidesDidChange() }
    setNeedsLayout()
    if isInWindow {
      passSafeAreaInsetsDown()
    } else {
      for subview in subviewsStorage where !subview.cachedSafeAreaInsets.isZero {
        subview.adoptSafeAreaInsets(.zero)
      }
    }
    return true
  }

  /// The callbacks may change this view's own insets or bounds, so the zone is recomputed after each.
  final func passSafeAreaInsetsDown() {
    var zone = SafeZone(of: backing.geometry.bounds, insets: safeAreaInsetsForSubviews)
    let subviews = subviewsStorage
    for index in subviews.indices {
      // Most subviews of a scroll view keep their insets.
      let plain = subviews[index].plainSafeAreaInsets(in: zone)
      if plain == subviews[index].cachedSafeAreaInsets { continue }
      let isChanged = Unmanaged.passUnretained(subviews[index]).borrow {
        $0.adoptSafeAreaInsets(plain ?? $0.safeAreaInsets(in: zone))
      }
      if isChanged { zone = SafeZone(of: backing.geometry.bounds, insets: safeAreaInsetsForSubviews) }
    }
    keepAlive(subviews)
  }
}
