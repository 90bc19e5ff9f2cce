/// Interactive transitions between layouts.
extension UICollectionView {
  final func beginTransition(
    to layout: UICollectionViewLayout, _ completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    precondition(
      interactiveTransition == nil,
      "startInteractiveTransition: finish or cancel the transition in progress first")
    precondition(layout !== presentLayout, "startInteractiveTransition: the layout is in use already")
    layOutElements()
    let old = presentLayout
    let transition =
      delegate(for: .transitionLayout)?.collectionView(
        self, transitionLayoutForOldLayout: old, newLayout: layout)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
    interactiveTransition = CollectionInteraction(layout: transition, completion: completion)
    for shown in visible.inOrder { shown.value.view.willTransition(from: old, to: layout) }
    old.prepareForTransition(to: layout)
    presentLayout = transition
    for used in [transition, layout] { used.collectionView = self }
    layout.prepareForTransition(from: old)
    layout.invalidateLayout()
    transition.invalidateLayout()
    return transition
  }

  /// Installs one of the two layouts. The views move from their present to their final positions.
  final func endTransition(isFinished: Bool) {
    guard let ending = interactiveTransition else {
      return HostSimulator.of(self).warn("there is no interactive transition to finish or cancel")
    }
    layOutElements()
    interactiveTransition = nil
    let (current, next) = (ending.layout.currentLayout, ending.layout.nextLayout)
    let (old, new) = isFinished ? (current, next) : (next, current)
    presentLayout = new
    for unused in [ending.layout, old] { unused.collectionView = nil }
    old.wasReplaced()
    new.collectionView = self
    asked = []
    new.invalidateLayout()
    prepareIfNeeded()
    let target = isFinished ? settledOffset(forProposed: contentOffset) : contentOffset
    if target != contentOffset { contentOffset = target }
    var transition = CollectionTransition(map: nil, leaving: [:])
    let views = visible.inOrder.map(\.value.view)
    transition.finalize = {
      current.finalizeLayoutTransition()
      next.finalizeLayoutTransition()
    }
    transition.run(in: self) { isComplete in
      for view in views { view.didTransition(from: old, to: new) }
      ending.completion?(isComplete, isFinished)
    }
  }

  /// Ends a transition in progress without animation, because another layout is installed.
  final func dropTransition() {
    guard let dropped = interactiveTransition else { return }
    interactiveTransition = nil
    dropped.layout.nextLayout.collectionView = nil
    dropped.layout.nextLayout.wasReplaced()
    dropped.layout.currentLayout.collectionView = nil
    dropped.layout.currentLayout.wasReplaced()
    dropped.completion?(false, false)
  }
}
