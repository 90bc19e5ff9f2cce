import Testing

@testable import PortableUIKit

@MainActor struct LayoutHookTests {
  final class Tinted: UICollectionViewLayoutAttributes {
    var tint = 0
    override func copy(with zone: NSZone? = nil) -> Any {
      nonisolated(unsafe) let copy = super.copy(with: zone)
      MainActor.assumeIsolated { (copy as? Tinted)?.tint = tint }
      return copy
    }
    override func isEqual(_ object: Any?) -> Bool {
      let other = object as? Tinted
      return super.isEqual(object) && MainActor.assumeIsolated { other?.tint == tint }
    }
  }

  final class Context: UICollectionViewFlowLayoutInvalidationContext {}
  final class Shade: UICollectionReusableView {}

  final class Layout: UICollectionViewFlowLayout {
    var log: [String] = []
    override class var layoutAttributesClass: AnyClass { Tinted.self }
    override class var invalidationContextClass: AnyClass { Context.self }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      var all = super.layoutAttributesForElements(in: rect)?.map { $0.copied() } ?? []
      for case let attributes as Tinted in all { attributes.tint = 7 }
      if let shade = layoutAttributesForDecorationView(ofKind: "shade", at: IndexPath(item: 0, section: 0)) {
        all.append(shade)
      }
      return all
    }
    override func layoutAttributesForDecorationView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let shade = Tinted(forDecorationViewOfKind: elementKind, with: indexPath)
      shade.frame = CGRect(x: 0, y: 0, width: 320, height: 30)
      shade.zIndex = -1
      return shade
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      if !(context is Context) { log.append("foreign context") }
      super.invalidateLayout(with: context)
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) { log.append("from \(oldBounds.width)") }
    override func finalizeAnimatedBoundsChange() { log.append("bounds done") }
    override func prepareForTransition(to newLayout: UICollectionViewLayout) { log.append("leaves") }
    override func prepareForTransition(from oldLayout: UICollectionViewLayout) { log.append("comes") }
    override func finalizeLayoutTransition() { log.append("transition done") }
    override func finalLayoutAttributesForDisappearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
      log.append(
        "\(itemIndexPath.item) leaves \(attributes?.frame.minX ?? -1) with \(attributes?.alpha ?? -1)")
      return attributes
    }
  }

  final class Cell: UICollectionViewCell {
    var tint: Int?
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      tint = (layoutAttributes as? Tinted)?.tint
    }
  }

  final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var count = 6
    var log: [String] = []
    var sizesAsked = 0
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    func collectionView(
      _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView {
      view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path)
    }
    func collectionView(
      _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
    ) -> CGSize {
      sizesAsked += 1
      return CGSize(width: 100, height: 70)
    }
    func collectionView(
      _ view: UICollectionView, willDisplaySupplementaryView header: UICollectionReusableView,
      forElementKind kind: String, at path: IndexPath
    ) { log.append("shows \(path.section)") }
    func collectionView(
      _ view: UICollectionView, didEndDisplayingSupplementaryView header: UICollectionReusableView,
      forElementOfKind kind: String, at path: IndexPath
    ) { log.append("hides \(path.section)") }
  }

  @MainActor struct Stage {
    let simulator = HostSimulator(device: .phone47)
    let window: UIWindow
    let view: UICollectionView
    let source = Source()

    init(_ layout: UICollectionViewLayout) {
      simulator.makeCurrent()
      window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      window.isHidden = false
      layout.register(Shade.self, forDecorationViewOfKind: "shade")
      view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
      view.register(Cell.self, forCellWithReuseIdentifier: "cell")
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "header")
      view.dataSource = source
      view.delegate = source
      view.contentInsetAdjustmentBehavior = .never
      window.addSubview(view)
      window.layoutIfNeeded()
    }
  }

  @Test("[A] an invalidation moves the content by the adjustment of its context")
  func offsetAdjustment() {
    let layout = UICollectionViewFlowLayout()
    let stage = Stage(layout)
    stage.source.count = 100
    stage.view.reloadData()
    stage.window.layoutIfNeeded()
    stage.view.contentOffset.y = 200
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.contentOffsetAdjustment.y = 30
    layout.invalidateLayout(with: context)
    stage.window.layoutIfNeeded()
    expectEqual(stage.view.contentOffset.y, 230)
  }

  @Test("[A] items inserted above leave the offset as it is, unless the layout has another one")
  func insertionAbove() {
    final class Keeping: UICollectionViewFlowLayout {
      var addition: CGFloat = 0
      var proposals: [CGFloat] = []
      override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposals.append(proposedContentOffset.y)
        return CGPoint(x: proposedContentOffset.x, y: proposedContentOffset.y + addition)
      }
    }
    let layout = Keeping()
    let stage = Stage(layout)
    stage.source.count = 100
    stage.view.reloadData()
    stage.window.layoutIfNeeded()
    stage.view.contentOffset.y = 200
    for (addition, offset) in [(0, 200), (60, 260)] as [(CGFloat, CGFloat)] {
      layout.addition = addition
      layout.proposals = []
      stage.source.count += 1
      stage.view.insertItems(at: [IndexPath(item: 0, section: 0)])
      expectEqual(layout.proposals, [200])
      expectEqual(stage.view.contentOffset.y, offset)
    }
  }

  @Test("[A] a layout makes attributes and contexts of the classes it names, and copies keep what they add")
  func classes() throws {
    let layout = Layout()
    let stage = Stage(layout)
    let item = try #require(stage.view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)) as? Tinted)
    item.tint = 3
    expectEqual((item.copy() as? Tinted)?.tint, 3)
    let cells = stage.view.visibleCells.compactMap { $0 as? Cell }
    expect(cells.count == 6 && cells.allSatisfy { $0.tint == 7 })
    layout.invalidateLayout()
    let flow =
      layout.invalidationContext(forBoundsChange: .zero) as? UICollectionViewFlowLayoutInvalidationContext
    expect(flow?.invalidateFlowLayoutDelegateMetrics == true && flow?.invalidateFlowLayoutAttributes == true)
    expectEmpty(layout.log)
  }

  @Test("[A] decoration views are made of the class registered with the layout, without the data source")
  func decoration() throws {
    let stage = Stage(Layout())
    let shade = try #require(stage.view.subviews.first { $0 is Shade })
    expect(shade.frame == CGRect(x: 0, y: 0, width: 320, height: 30) && shade.layer.zPosition == -1)
    expectEmpty(stage.view.visibleSupplementaryViews(ofKind: "shade"))
    stage.view.collectionViewLayout = UICollectionViewFlowLayout()
    stage.window.layoutIfNeeded()
    expect(!stage.view.subviews.contains { $0 is Shade })
  }

  @Test("[A] the delegate is notified of supplementary views, and their index paths are available")
  func supplementaryViews() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    layout.sectionInset.bottom = 600
    let stage = Stage(layout)
    let kind = UICollectionView.elementKindSectionHeader
    expectEqual(
      stage.view.indexPathsForVisibleSupplementaryElements(ofKind: kind), [IndexPath(item: 0, section: 0)])
    stage.view.contentOffset.y = 300
    stage.window.layoutIfNeeded()
    expectEqual(stage.source.log, ["shows 0", "hides 0"])
    expectEmpty(stage.view.indexPathsForVisibleSupplementaryElements(ofKind: kind))
  }

  @Test("[A] layouts are notified of animated changes of the size and of another layout")
  func changes() {
    let layout = Layout()
    let stage = Stage(layout)
    UIView.animate(withDuration: 0.2) {
      stage.view.frame.size.width = 220
      stage.view.layoutIfNeeded()
    }
    expectEqual(layout.log, ["from 320.0", "bounds done"])
    layout.log = []
    let other = Layout()
    var isFinished: Bool?
    stage.view.setCollectionViewLayout(other, animated: true) { isFinished = $0 }
    expect(layout.log == ["leaves", "transition done"] && other.log == ["comes", "transition done"])
    stage.simulator.runUntilIdle(limit: 2)
    expectEqual(isFinished, true)
  }

  @Test("[K] an item that is deleted goes where it was, transparent")
  func deleted() {
    let layout = Layout()
    let stage = Stage(layout)
    stage.source.count = 5
    stage.view.deleteItems(at: [IndexPath(item: 1, section: 0)])
    expectEqual(layout.log, ["1 leaves 110.0 with 0.0"])
  }

  @Test("[A] a context that keeps the delegate's metrics arranges again without asking it")
  func metrics() {
    let layout = UICollectionViewFlowLayout()
    let stage = Stage(layout)
    let asked = stage.source.sizesAsked
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutDelegateMetrics = false
    layout.invalidateLayout(with: context)
    stage.window.layoutIfNeeded()
    expectEqual(stage.source.sizesAsked, asked)
    layout.invalidateLayout()
    stage.window.layoutIfNeeded()
    expectEqual(stage.source.sizesAsked, asked + 6)
  }

  @Test("[A] a layout that may be flipped is mirrored where the language runs from right to left")
  func flipped() throws {
    final class Flipping: UICollectionViewFlowLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }
    let stage = Stage(Flipping())
    let path = IndexPath(item: 0, section: 0)
    let cell = try #require(stage.view.cellForItem(at: path))
    expectEqual(cell.frame.minX, 0)
    stage.view.semanticContentAttribute = .forceRightToLeft
    stage.view.collectionViewLayout.invalidateLayout()
    stage.window.layoutIfNeeded()
    expectEqual(stage.view.cellForItem(at: path)?.frame.maxX, 320)
    expectEqual(stage.view.indexPathForItem(at: CGPoint(x: 310, y: 10)), path)
  }

  @Test("[A] contexts collect the elements that are named")
  func contexts() {
    let context = UICollectionViewLayoutInvalidationContext()
    let path = IndexPath(item: 2, section: 0)
    context.invalidateSupplementaryElements(ofKind: "a", at: [path])
    context.invalidateSupplementaryElements(ofKind: "a", at: [path])
    context.invalidateDecorationElements(ofKind: "b", at: [path])
    expectEqual(context.invalidatedSupplementaryIndexPaths, ["a": [path, path]])
    expect(
      context.invalidatedDecorationIndexPaths == ["b": [path]] && context.invalidatedItemIndexPaths == nil)
  }
}
