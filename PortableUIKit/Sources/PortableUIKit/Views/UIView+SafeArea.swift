import Foundation

/// Safe-area insets (12.7): worked out from the superview's, passed down synchronously, told to views and
/// controllers only when they change.
///
/// A view gets, at each edge, as much of its superview's inset as its frame reaches into it, and a controller's
/// root view what its container's bars cover and its `additionalSafeAreaInsets` on top. Transforms count through
/// the frame they give. Outside a window everything is zero.
extension UIView {
  // MARK: - Called by the view tree

  /// Works the view's own insets out again: after its bounds or place changed or it came under another superview
  /// or window. New insets go down to its subviews; answers whether they did.
  @discardableResult
  final func updateSafeAreaInsets() -> Bool {
    guard let superview = superviewStorage else { return updateTopSafeAreaInsets() }
    let outer = superview.safeAreaInsets
    if outer.isZero, cachedSafeAreaInsets.isZero { return false }
    return updateSafeAreaInsets(under: superview, outer)
  }

  @discardableResult
  private func updateSafeAreaInsets(under superview: UIView, _ outer: UIEdgeInsets) -> Bool {
    adoptSafeAreaInsets(
      isInWindow ? safeAreaInsets(in: SafeZone(of: superview.backing.geometry.bounds, insets: outer)) : .zero)
  }

  /// Works the insets of the subviews out again, after the bounds they lie in changed.
  final func updateSafeAreaInsetsOfSubviews() {
    let insets = safeAreaInsets
    if insets.isZero || !isInWindow { return }
    passSafeAreaInsetsDown(insets)
  }

  /// The same for a root view whose controller has something to add. Superviews are brought up to date first, so
  /// that the view is told of the final value only.
  final func updateSafeAreaInsetsOfController() {
    guard isInWindow, let superview = superviewStorage else {
      updateSafeAreaInsets()
      return
    }
    superview.updateSafeAreaInsetsFromTop()
    updateSafeAreaInsets(under: superview, superview.safeAreaInsets)
  }

  private func updateSafeAreaInsetsFromTop() {
    superviewStorage?.updateSafeAreaInsetsFromTop()
    updateSafeAreaInsets()
  }

  // MARK: - Steps

  /// The top of a tree is a window, which asks the device, or a view that is in none.
  private func updateTopSafeAreaInsets() -> Bool {
    guard let window = windowStorage, window === self else { return adoptSafeAreaInsets(.zero) }
    // A window may answer other insets than it keeps, so its subviews are asked in any case.
    if !adoptSafeAreaInsets(window.deviceSafeAreaInsets) { passSafeAreaInsetsDown(safeAreaInsets) }
    return true
  }

  private func safeAreaInsets(in zone: SafeZone) -> UIEdgeInsets {
    let overlap = zone.insets(for: backing.geometry.frame)
    guard let controller = viewController else { return overlap }
    return overlap.adding(controller.barInsets).adding(controller.additionalSafeAreaInsets).nonNegative
  }

  /// Answers whether the insets are new.
  @discardableResult
  private func adoptSafeAreaInsets(_ insets: UIEdgeInsets) -> Bool {
    guard insets != cachedSafeAreaInsets else { return false }
    cachedSafeAreaInsets = insets
    if let controller = viewController {
      controller.safeAreaOfRootViewDidChange()
    } else {
      safeAreaInsetsDidChange()
    }
    if autoLayout?.margins.followsSafeArea ?? true { tellOfMargins() }
    autoLayout?.guidesDidChange()
    setNeedsLayout()
    if isInWindow {
      passSafeAreaInsetsDown(safeAreaInsets)
    } else {
      for subview in subviewsStorage where !subview.cachedSafeAreaInsets.isZero {
        subview.adoptSafeAreaInsets(.zero)
      }
    }
    return true
  }

  /// The calls made on the way may change this view's own insets or bounds, hence the fresh zone after each.
  private func passSafeAreaInsetsDown(_ insets: UIEdgeInsets) {
    var zone = SafeZone(of: backing.geometry.bounds, insets: insets)
    for subview in subviewsStorage {
      // Most subviews of a scroll view are clear of the bars and stay so. Controllers that add insets have some
      // already.
      if subview.cachedSafeAreaInsets.isZero, zone.isClear(of: subview.backing.geometry) { continue }
      if subview.adoptSafeAreaInsets(subview.safeAreaInsets(in: zone)) {
        zone = SafeZone(of: backing.geometry.bounds, insets: safeAreaInsets)
      }
    }
  }
}
