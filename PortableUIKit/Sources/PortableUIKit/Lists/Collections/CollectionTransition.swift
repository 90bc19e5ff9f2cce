import Foundation

/// How a collection view's views get from one layout to the next.
@MainActor struct CollectionTransition {
  /// How long views take to their new places, in seconds.
  static let duration: TimeInterval = 0.3

  /// What happened to the items; nil if only the layout is another one.
  let map: ListUpdateMap?
  let leaving: [CollectionElement: VisibleElement]
  /// Called inside of the animation.
  var finalize: (() -> Void)?

  private typealias Step = (view: UICollectionReusableView, attributes: UICollectionViewLayoutAttributes)

  init(map: ListUpdateMap?, leaving: [CollectionElement: VisibleElement]) {
    self.map = map
    self.leaving = leaving
  }

  /// Moves everything from where it was seen to where it belongs.
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

  /// Lays the views out, puts them back to where they were seen, and answers those that go out of view.
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
      view.sendSubviewToBack(shown.view)
    }
    return departing
  }

  /// Where an element comes from that was not in view; nil if that is its place.
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

  /// Where an element goes that is gone.
  fileprivate final func disappearance(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let path = element.position.indexPath
    guard let kind = element.kind else { return finalLayoutAttributesForDisappearingItem(at: path) }
    return element.isDecoration
      ? finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
      : finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
  }
}
