import Foundation

/// The interface between layouts and views.
extension UIView {
  // MARK: Properties for layouts

  /// The origin of the bounds of a scroll view; zero for other views.
  final var scrollOrigin: CGPoint { self is UIScrollView ? backing.geometry.bounds.origin : .zero }

  /// Returns whether the content size is considered in a layout.
  final func hugsContent(in engine: LayoutEngine) -> Bool {
    if self === engine.root { return engine.fitting != nil || !translatesMask }
    return !translatesMask
  }

  // MARK: Change notifications

  /// Called when the size of the bounds changed.
  final func autoLayoutSizeDidChange() {
    guard let state = autoLayout else { return }
    if let engine = state.engine { engine.itemDidChange(engine.rootItem ?? engine.need(self)) }
    if let member = state.member {
      member.engine?.itemDidChange(member)
      if !state.translatesMask { superviewNeedsApplying() }
    }
    state.guidesDidChange()
  }

  /// Called when the view's position in its superview changed.
  final func autoLayoutPlaceDidChange() {
    guard autoLayout?.hasMember == true else { return }
    if !translatesMask { return superviewNeedsApplying() }
    if let member = autoLayout?.member { member.engine?.itemDidChange(member) }
  }

  nonisolated private func superviewNeedsApplying() {
    superviewReference?._withUnsafeGuaranteedRef { $0.autoLayout?.needsApplying = true }
  }

  final func intrinsicSizeDidChange() {
    guard let state = autoLayout else { return }
    if let member = state.member {
      member.textWidth = nil
      member.engine?.itemDidChange(member)
    }
    if let engine = state.engine, !state.translatesMask { engine.itemDidChange(engine.need(self)) }
    (superviewStorage as? UIStackView)?.arrangedSizeDidChange()
  }

  final func changePriorities(_ change: (AutoLayoutState) -> Void) {
    change(needAutoLayout())
    if let member = autoLayout?.member { member.engine?.itemDidChange(member) }
  }

  /// Called when leading and trailing may have been swapped.
  final func layoutDirectionMayHaveChanged() {
    setNeedsLayout()
    guard constraintFlags.contains(.involved) else { return }
    dissolveLayouts()
  }

  // MARK: Guides

  /// Returns a guide provided by the view.
  final func ownGuide(_ role: UILayoutGuide.Role) -> UILayoutGuide {
    let state = needAutoLayout()
    if let guide = state.ownGuides.first(where: { $0.role == role }) { return guide }
    let guide =
      role == .top || role == .bottom
      ? LayoutSupportGuide(role: role, owner: self) : UILayoutGuide(role: role, owner: self)
    state.ownGuides.append(guide)
    return guide
  }

  /// Releases a guide and the constraints that refer to it.
  final func forget(_ guide: UILayoutGuide) {
    guard let state = autoLayout, state.guides.contains(where: { $0 === guide }) else { return }
    var next: UIView? = self
    while let view = next {
      for constraint in view.autoLayout?.held ?? []
      where constraint.firstItem === guide || constraint.secondItem === guide {
        view.letGo(constraint)
      }
      next = view.superviewStorage
    }
    guide.member?.engine?.dissolve()
    state.guides.removeAll { $0 === guide }
  }

  // MARK: Fitting

  /// Returns the smallest size, rounded up to pixels, that satisfies the constraints of the content and is
  /// close to a target.
  final func fittingSize(_ target: FittingTarget) -> CGSize {
    if !constraintFlags.contains(.involved), HostSimulator.of(self).answers.unconstrainedViewFitsItsSize,
      intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    {
      return bounds.size
    }
    ConstraintPass.update(in: self)
    let engine = LayoutEngine(root: self, isLive: false)
    engine.fitting = target
    engine.need(self)
    collectConstraints(into: engine)
    engine.flush()
    let scale = max(1, traitCollection.displayScale)
    // Excesses below this value are rounding errors.
    func roundedUp(_ length: CGFloat) -> CGFloat { (length * scale - 1e-3).rounded(.up) / scale }
    let size = engine.rootSize
    return CGSize(width: roundedUp(size.width), height: roundedUp(size.height))
  }

  private func collectConstraints(into engine: LayoutEngine) {
    guard constraintFlags.contains(.involved) else { return }
    if let state = autoLayout {
      if !state.translatesMask, self !== engine.root { engine.need(self) }
      for constraint in state.held { engine.add(constraint) }
    }
    for subview in subviewsStorage { subview.collectConstraints(into: engine) }
  }
}

extension LayoutEngine {
  func itemDidChange(_ item: LayoutItem) {
    item.isStale = true
    markDirty()
  }
}

extension AutoLayoutState {
  /// Called when the values that the view's own guides follow have changed.
  func guidesDidChange() {
    for guide in ownGuides {
      if let member = guide.member { member.engine?.itemDidChange(member) }
    }
  }
}
