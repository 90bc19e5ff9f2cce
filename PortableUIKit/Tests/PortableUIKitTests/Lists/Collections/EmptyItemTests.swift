import PortableUIKit
import Testing

/// Items without width or height.
@MainActor struct EmptyItemTests {
  private final class WideningCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      attributes.frame.size.width = CGFloat(50 * (attributes.indexPath.item + 1))
      return attributes
    }
  }

  private final class GrowingCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      attributes.frame.size.height = CGFloat(30 * (attributes.indexPath.item + 1))
      return attributes
    }
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
  }

  private func sizes(
    _ cell: AnyClass, estimate: CGSize, _ direction: UICollectionView.ScrollDirection
  ) -> [CGSize] {
    let window = UIWindow()
    window.isHidden = false
    let layout = UICollectionViewFlowLayout()
    (layout.estimatedItemSize, layout.scrollDirection) = (estimate, direction)
    let frame = CGRect(x: 0, y: 0, width: 320, height: 200)
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.register(cell, forCellWithReuseIdentifier: "cell")
    let items = Items()
    view.dataSource = items
    window.addSubview(view)
    view.layoutIfNeeded()
    return withExtendedLifetime(items) {
      (0..<3).compactMap { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame.size }
    }
  }

  @Test("[T] cells with an estimated width or height of 0 are created and grow")
  func emptyEstimates() {
    _ = HostSimulator.fresh()
    let widths = [50, 100, 150].map { CGSize(width: $0, height: 50) }
    let wide = CGSize(width: 0, height: 50)
    expectEqual(sizes(WideningCell.self, estimate: wide, .horizontal), widths)
    expectEqual(sizes(WideningCell.self, estimate: wide, .vertical), widths)
    let heights = [30, 60, 90].map { CGSize(width: 300, height: $0) }
    expectEqual(sizes(GrowingCell.self, estimate: CGSize(width: 300, height: 0), .vertical), heights)
  }

  @Test("[T] a header that a section doesn't have has attributes of size zero, and no view")
  func missingHeader() {
    _ = HostSimulator.fresh()
    let layout = UICollectionViewFlowLayout()
    let frame = CGRect(x: 0, y: 0, width: 320, height: 200)
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let items = Items()
    view.dataSource = items
    view.layoutIfNeeded()
    let (header, path) = (UICollectionView.elementKindSectionHeader, IndexPath(item: 0, section: 0))
    let attributes = view.layoutAttributesForSupplementaryElement(ofKind: header, at: path)
    expectEqual(attributes?.size, .zero)
    expect(view.visibleSupplementaryViews(ofKind: header).isEmpty)
    expectNil(layout.layoutAttributesForSupplementaryView(ofKind: "other", at: path))
    let beyond = IndexPath(item: 0, section: 1)
    expectNil(layout.layoutAttributesForSupplementaryView(ofKind: header, at: beyond))
    withExtendedLifetime(items) {}
  }
}
