import Foundation

/// How a collection view's views get from one layout to the next.
@MainActor struct CollectionTransition {
  /// How long views take to their new places, in seconds.
  static let duration: TimeInterval = 0.3

  /// What happened to the items; nil if only the layout is another one.
  let map: ListUpdateMap?
  let leaving: [CollectionElement: VisibleElement]

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
      UIView.animate(withDuration: 0, animations: {}, completion: completion)
      return
    }
    var steps: [Step] = []
    var departing: [CollectionElement: VisibleElement] = [:]
    UIView.performWithoutAnimation { departing = prepare(view, &steps) }
    let leaving = leaving
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: [.allowUserInteraction],
      animations: { for step in steps { view.apply(step.attributes, to: step.view) } },
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
      var end =
        element.kind == nil
        ? view.presentLayout.finalLayoutAttributesForDisappearingItem(at: element.position.indexPath) : nil
      if end == nil {
        end = shown.attributes.copied()
        end?.alpha = 0
      }
      if let end { steps.append((shown.view, end)) }
      view.sendSubviewToBack(shown.view)
    }
    return departing
  }

  /// Where an element comes from that was not in view; nil if that is its place.
  private func appearance(
    of element: CollectionElement, _ layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    guard let map, element.kind == nil else { return nil }
    let isNew = map.origin(of: element.position) == nil || map.reloadedRows.contains(element.position)
    return isNew ? layout.initialLayoutAttributesForAppearingItem(at: element.position.indexPath) : nil
  }
}

extension UICollectionViewLayout {
  final func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let path = element.position.indexPath
    guard let kind = element.kind else { return layoutAttributesForItem(at: path) }
    return layoutAttributesForSupplementaryView(ofKind: kind, at: path)
  }
}
