import Foundation

/// The arrangement of sections.
extension UICollectionViewCompositionalLayout {
  final var axis: LineAxis { LineAxis(isHorizontal: configuration.scrollDirection == .horizontal) }

  /// Returns the size of the collection view's bounds without its insets.
  final func room(in bounds: CGRect) -> CGSize {
    guard let inset = collectionView?.adjustedContentInset else { return .zero }
    return CGSize(
      width: max(0, bounds.width - inset.left - inset.right),
      height: max(0, bounds.height - inset.top - inset.bottom))
  }

  /// A Boolean value that indicates whether the layout depends on the content offset.
  final var followsOffset: Bool {
    configuration.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds)
      || arrangements.contains { arrangement in
        arrangement.section.visibleItemsInvalidationHandler != nil
          || arrangement.section.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds)
      }
  }

  final func arrange() {
    guard let collectionView, !isArranged || room(in: collectionView.bounds) != room else { return }
    isArranged = true
    isMirrored = collectionView.isFlipped
    room = room(in: collectionView.bounds)
    arrangements = []
    globals = []
    var cursor = placeGlobals(at: .start, from: 0)
    let traits = collectionView.traitCollection
    for number in 0..<collectionView.numberOfSections {
      let environment = LayoutEnvironment(
        LayoutContainer(room, sides(configuration.contentInsetsReference)), traits)
      guard let section = provider(number, environment) else {
        fatalError("the section provider of a UICollectionViewCompositionalLayout has no section \(number)")
      }
      if number > 0 { cursor += configuration.interSectionSpacing }
      let reference =
        section.contentInsetsReference == .automatic
        ? configuration.contentInsetsReference : section.contentInsetsReference
      let arrangement = SectionArrangement(
        section, number: number, count: collectionView.numberOfItems(inSection: number), at: cursor,
        axis: axis, room: room, sides: sides(reference), traits: traits, sizes: sizes)
      cursor = axis.end(arrangement.frame)
      arrangements.append(arrangement)
    }
    end = placeGlobals(at: .end, from: cursor)
    arrangeScrollers()
  }

  /// Returns the insets of sections across the scroll direction, in addition to the insets of the collection
  /// view.
  private func sides(_ reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
    guard let collectionView else { return .zero }
    let inset: UIEdgeInsets
    switch reference {
    case .none: return .zero
    case .automatic, .safeArea: inset = collectionView.safeAreaInsets
    case .layoutMargins: inset = collectionView.layoutMargins
    case .readableContent:
      let readable = collectionView.readableContentGuide.layoutFrame
      let bounds = collectionView.bounds
      inset = UIEdgeInsets(
        top: 0, left: readable.minX - bounds.minX, bottom: 0, right: bounds.maxX - readable.maxX)
    }
    let own = collectionView.adjustedContentInset
    let (left, right) = (max(0, inset.left - own.left), max(0, inset.right - own.right))
    return axis.isHorizontal
      ? NSDirectionalEdgeInsets(
        top: max(0, inset.top - own.top), leading: 0, bottom: max(0, inset.bottom - own.bottom), trailing: 0)
      : NSDirectionalEdgeInsets(
        top: 0, leading: isMirrored ? right : left, bottom: 0, trailing: isMirrored ? left : right)
  }

  private func placeGlobals(
    at side: NSCollectionLayoutBoundarySupplementaryItem.Side, from start: CGFloat
  ) -> CGFloat {
    var cursor = start
    for item in configuration.boundarySupplementaryItems where item.side(along: axis) == side {
      let wish = sizes[CollectionElement(kind: item.elementKind, position: ListPosition(section: 0, row: 0))]
      let size = item.size(in: room, wish: wish)
      let length = item.extendsBoundary ? axis.along(size) : 0
      let strip = axis.rect(from: cursor, to: cursor + length, across: axis.across(room))
      globals.append(SectionArrangement.Boundary(item: item, frame: item.frame(size: size, on: strip)))
      cursor += length
    }
    return cursor
  }

  // MARK: - Scrolling sections

  private func arrangeScrollers() {
    guard let collectionView else { return }
    for (number, arrangement) in arrangements.enumerated() where arrangement.isOrthogonal {
      let scroller = scrollers[number] ?? OrthogonalScrollView(isHorizontal: !axis.isHorizontal)
      scrollers[number] = scroller
      if scroller.superview !== collectionView { collectionView.addElement(scroller) }
      scroller.section = number
      scroller.layout = self
      var frame = arrangement.band
      if isMirrored { frame.origin.x = collectionViewContentSize.width - frame.maxX }
      scroller.arrange(arrangement, frame: frame, isMirrored: isMirrored && !axis.isHorizontal)
    }
    for number in scrollers.keys.sorted()
    where !arrangements.indices.contains(number) || !arrangements[number].isOrthogonal {
      scrollers.removeValue(forKey: number)?.removeFromSuperview()
    }
  }

  final func removeScrollers(from first: Int) {
    for number in scrollers.keys.sorted() where number >= first {
      scrollers.removeValue(forKey: number)?.removeFromSuperview()
    }
  }

  /// Called after a section scrolled on its own.
  final func sectionDidScroll() {
    handled = nil
    let context = makeContext()
    context.keepsItems = true
    super.invalidateLayout(with: context)
  }

  final func scrollSection(
    to indexPath: IndexPath, at position: UICollectionView.ScrollPosition, animated: Bool
  ) {
    let place = ListPosition(indexPath)
    guard let scroller = scrollers[place.section], arrangements.indices.contains(place.section),
      let element = arrangements[place.section].element(nil, place)
    else { return }
    scroller.show(element.frame, at: position, animated: animated)
  }
}
