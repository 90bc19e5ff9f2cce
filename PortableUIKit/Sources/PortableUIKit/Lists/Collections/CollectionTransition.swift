import Foundation

/// The transition of a collection view's views from one layout to the next.
@MainActor struct CollectionTransition {
  /// The duration of the movement to the new positions, in seconds.
  static let duration: TimeInterval = 0.3

  /// The changes of the items, or `nil` if only the layout changed.
  let map: ListUpdateMap?
  let leaving: [CollectionElement: VisibleElement]
  /// A closure that is called inside the animation.
  var finalize: (() -> Void)?

  private typealias Step = (view: UICollectionReusableView, attributes: UICollectionViewLayoutAttributes)

  init(map: ListUpdateMap?, leaving: [CollectionElement: VisibleElement]) {
    self.map = map
    self.leaving = leaving
  }

  /// Animates all views from their visible positions to their new positions.
  mutating func run(in view: UICollectionView, completion: @escaping (Bool) -> Void) {
    guard view.window != nil, UIView.areAnimationsEnabled else {
      for (element, shown) in leaving.inOrder { view.endDisplaying(element, shown) }
      view.setNeedsLayout()
      finalize?()
      UIView.animate(withDuration: 0, animations: {}, completion: completion)
      return
    }
    var steps: [Step] = []
    var departing: [CollectionElement: VisibleElement] = [:]
    view.leaving = leaving
    UIView.performWithoutAnimation { departing = prepare(view, &steps) }
    view.leaving = [:]
    let (leaving, finalize) = (leaving, finalize)
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: [.allowUserInteraction],
      animations: {
        for step in steps { view.apply(step.attributes, to: step.view) }
        finalize?()
      },
      completion: { [weak view] isFinished in
        for (element, shown) in leaving.inOrder { view?.endDisplaying(element, shown) }
        for (element, shown) in departing.inOrder { view?.endDisplaying(element, shown) }
        completion(isFinished)
      })
  }

  /// Performs the layout, restores the visible positions of the views, and returns the elements that leave
  /// the visible area.
  private func prepare(
    _ view: UICollectionView, _ steps: inout [Step]
  ) -> [CollectionElement: VisibleElement] {
    let before = view.visible
    let departing = view.layOutElementsKeepingAll()
    for (element, shown) in departing.inOrder {
      guard let attributes = view.presentLayout.attributes(of: element) else { continue }
      steps.append((shown.view, attributes))
    }
    for (element, shown) in view.visible.inOrder {
      steps.append((shown.view, shown.attributes))
      if let start = before[element]?.attributes ?? appearance(of: element, view.presentLayout) {
        view.apply(start, to: shown.view)
      }
    }
    for (element, shown) in leaving.inOrder {
      let end = view.presentLayout.disappearance(of: element) ?? shown.attributes.copied()
      if end == shown.attributes { end.alpha = 0 }
      steps.append((shown.view, end))
      (shown.view.superview as? UIScrollView)?.addContentAtBack(shown.view)
    }
    return departing
  }

  /// Returns the start of the animation for an element that wasn't visible, or `nil` if it starts at its
  /// final position.
  private func appearance(
    of element: CollectionElement, _ layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    guard let map else { return nil }
    let path = element.position.indexPath
    if let kind = element.kind {
      guard map.formerSections.indices.contains(path.section), map.formerSections[path.section] == nil else {
        return nil
      }
      return element.isDecoration
        ? layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
        : layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
    }
    let isNew = map.origin(of: element.position) == nil || map.reloadedRows.contains(element.position)
    return isNew ? layout.initialLayoutAttributesForAppearingItem(at: path) : nil
  }
}

extension UICollectionViewLayout {
  final func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let path = element.position.indexPath
    guard let kind = element.kind else { return layoutAttributesForItem(at: path) }
    return element.isDecoration
      ? layoutAttributesForDecorationView(ofKind: kind, at: path)
      : layoutAttributesForSupplementaryView(ofKind: kind, at: path)
  }

  /// Returns the end of the animation for a deleted element.
  fileprivate final func disappearance(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let path = element.position.indexPath
    guard let kind = element.kind else { return finalLayoutAttributesForDisappearingItem(at: path) }
    return element.isDecoration
      ? finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
      : finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
  }
}
