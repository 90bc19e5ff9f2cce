import PortableUIKit
import Testing

/// What cells, layouts, and collection views may change of each other's attributes.
@MainActor struct AttributeBoundaryTests {
  /// Cells that change the attributes they receive, the most common way to write a self-sizing cell.
  private final class GrowingCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      attributes.frame.size.height = CGFloat(30 * (attributes.indexPath.item + 1))
      return attributes
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      layoutAttributes.alpha = 0.5
    }
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
  }

  /// A column of items whose measured heights are forgotten by `invalidateLayout()`.
  private final class Column: UICollectionViewLayout {
    var heights: [Int: CGFloat] = [:]
    var invalidations = 0
    var invalidationsWithContext = 0
    var followsBounds = false
    private var places: [UICollectionViewLayoutAttributes] = []

    override var collectionViewContentSize: CGSize {
      CGSize(width: 300, height: places.last?.frame.maxY ?? 0)
    }
    override func prepare() {
      var y: CGFloat = 0
      places = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { item in
        let place = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
        place.frame = CGRect(x: 0, y: y, width: 300, height: heights[item] ?? 10)
        y = place.frame.maxY
        return place
      }
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      places.filter { $0.frame.intersects(rect) }
    }
    override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
      places[path.item]
    }
    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
      withOriginalAttributes original: UICollectionViewLayoutAttributes
    ) -> Bool {
      guard preferred.size != original.size else { return false }
      heights[preferred.indexPath.item] = preferred.size.height
      return true
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { followsBounds }
    override func invalidateLayout() {
      super.invalidateLayout()
      invalidations += 1
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
      invalidationsWithContext += 1
      if context.invalidateEverything { heights = [:] }
    }
  }

  private func show(
    _ layout: UICollectionViewLayout, _ cell: AnyClass, _ items: Items
  ) -> (view: UICollectionView, window: UIWindow, simulator: HostSimulator) {
    let simulator = HostSimulator.fresh()
    let window = UIWindow()
    window.isHidden = false
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    view.register(cell, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    window.addSubview(view)
    simulator.step()
    return (view, window, simulator)
  }

  private func sizes(_ view: UICollectionView) -> [CGSize] {
    (0..<3).compactMap { view.cellForItem(at: IndexPath(item: $0, section: 0))?.bounds.size }
  }

  @Test("[T] cells can change the attributes that they receive")
  func changedAttributes() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 300, height: 20)
    let items = Items()
    let (view, window, _) = show(layout, GrowingCell.self, items)
    expectEqual(sizes(view).map(\.height), [30, 60, 90])
    // What the cell does with the attributes that are applied to it stays with the cell.
    expectEqual(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.alpha, 1)
    withExtendedLifetime(window) {}
  }

  @Test("[T] after invalidateLayout, cells are asked for their sizes again")
  func forgottenSizes() {
    let (layout, items) = (Column(), Items())
    let (view, window, simulator) = show(layout, GrowingCell.self, items)
    expectEqual(sizes(view).map(\.height), [30, 60, 90])
    layout.invalidateLayout()
    expectEmpty(layout.heights)
    simulator.step()
    expectEqual(sizes(view).map(\.height), [30, 60, 90])
    withExtendedLifetime(window) {}
  }

  @Test("[?] invalidating with a context calls invalidateLayout", arguments: [true, false])
  func olderMethod(isCalled: Bool) {
    let (layout, items) = (Column(), Items())
    let (view, window, simulator) = show(layout, UICollectionViewCell.self, items)
    simulator.answers.contextInvalidationCallsInvalidateLayout = isCalled
    layout.followsBounds = true
    (layout.invalidations, layout.invalidationsWithContext) = (0, 0)
    view.contentOffset.y = 10
    simulator.step()
    expectEqual(layout.invalidationsWithContext, 1)
    expectEqual(layout.invalidations, isCalled ? 1 : 0)
    layout.invalidateLayout()
    expectEqual(layout.invalidationsWithContext, 2)
    expectEqual(layout.invalidations, isCalled ? 2 : 1)
    withExtendedLifetime(window) {}
  }
}

/// The rows of tables whose delegate doesn't implement the methods for heights.
@MainActor struct MissingHeightMethodTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10_000 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  private final class CountingTable: UITableView {
    var readings = 0
    override var rowHeight: CGFloat {
      get {
        readings += 1
        return super.rowHeight
      }
      set { super.rowHeight = newValue }
    }
  }

  @Test("[A] the height of each row is asked for only if the delegate implements the method")
  func missingMethod() {
    HostSimulator.fresh()
    let table = CountingTable(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
    let rows = Rows()
    table.rowHeight = 40
    table.dataSource = rows
    table.delegate = rows
    expectEqual(table.rectForRow(at: IndexPath(row: 9_999, section: 0)).maxY, 400_000)
    expectLess(table.readings, 20)
  }
}
