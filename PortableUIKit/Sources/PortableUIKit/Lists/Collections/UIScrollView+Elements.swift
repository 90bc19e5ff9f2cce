/// The order of the elements of a collection view among its subviews [R: `_UICollectionViewSubviewRouter` of iOS 18.2].
extension UIScrollView {
  /// Adds a view of the layout in front of those with a lower or the same z-index, and behind those with a higher one. All other
  /// views keep their places: those of the app stay in front of elements that come later.
  final func addElement(_ view: UIView) {
    guard let rank = ElementRank(view) else { return addContentAtBack(view) }
    var place = backIndex
    let siblings = subviews.filter { $0 !== view }
    for (index, sibling) in siblings.enumerated() {
      guard let other = ElementRank(sibling) else { continue }
      if other > rank { break }
      place = index + 1
    }
    insertSubview(view, at: place)
  }
}

/// The place of an element among the others. Sections that scroll on their own are behind elements with the same z-index.
private struct ElementRank: Comparable {
  let zIndex: CGFloat
  let isContainer: Bool

  @MainActor init?(_ view: UIView) {
    guard view is UICollectionReusableView || view is OrthogonalScrollView else { return nil }
    zIndex = view.layer.zPosition
    isContainer = view is OrthogonalScrollView
  }

  static func < (first: ElementRank, second: ElementRank) -> Bool {
    first.zIndex != second.zIndex ? first.zIndex < second.zIndex : first.isContainer && !second.isContainer
  }
}
