import Testing

@testable import PortableUIKit

@MainActor struct FlowLayoutTests {
  final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var counts = [7]
    var sizes: [CGSize] = []
    var headers: [CGFloat] = []
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      let own = (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
      return sizes.indices.contains(indexPath.item) ? sizes[indexPath.item] : own
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
      CGSize(width: 0, height: headers.indices.contains(section) ? headers[section] : 0)
    }
  }

  @MainActor struct Stage {
    let simulator = HostSimulator(device: .phone47)
    let window: UIWindow
    let view: UICollectionView
    let layout = UICollectionViewFlowLayout()
    let source = Source()

    init(_ counts: [Int], size: CGSize = CGSize(width: 320, height: 500)) {
      simulator.makeCurrent()
      window = UIWindow(frame: CGRect(origin: .zero, size: size))
      window.isHidden = false
      view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
        view.register(
          UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
      }
      source.counts = counts
      view.dataSource = source
      view.delegate = source
      view.contentInsetAdjustmentBehavior = .never
      window.addSubview(view)
    }

    func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
      view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }
    func header(_ section: Int = 0) -> CGRect? {
      view.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))?.frame
    }
  }

  @Test("[A] defaults")
  func defaults() {
    let layout = UICollectionViewFlowLayout()
    expect(layout.itemSize == CGSize(width: 50, height: 50) && layout.scrollDirection == .vertical)
    expect(layout.minimumLineSpacing == 10 && layout.minimumInteritemSpacing == 10)
    expect(layout.sectionInset == .zero && layout.headerReferenceSize == .zero)
    expect(!layout.sectionHeadersPinToVisibleBounds && layout.estimatedItemSize == .zero)
  }

  @Test(
    "items of no width without gaps, as a view without a size yet makes them, do no harm",
    arguments: [0, 320])
  func noWidth(room: CGFloat) {
    let stage = Stage([3], size: CGSize(width: room, height: 500))
    stage.layout.minimumInteritemSpacing = 0
    stage.layout.itemSize = CGSize(width: 0, height: 40)
    expectEqual(
      (0..<3).compactMap { stage.frame($0) },
      Array(repeating: CGRect(x: 0, y: 0, width: 0, height: 40), count: 3))
  }

  @Test("[A] full lines use up their room; [K] a last line of equal items keeps their columns")
  func lines() {
    let stage = Stage([7])
    stage.layout.itemSize = CGSize(width: 100, height: 40)
    stage.layout.minimumLineSpacing = 5
    stage.layout.sectionInset = UIEdgeInsets(top: 3, left: 4, bottom: 6, right: 2)
    // 314 points: three of 100 with two gaps of 7, although 10 were asked for, do not fit.
    expectEqual(stage.frame(0), CGRect(x: 4, y: 3, width: 100, height: 40))
    expectEqual(stage.frame(1), CGRect(x: 218, y: 3, width: 100, height: 40))
    expectEqual(stage.frame(2)?.origin, CGPoint(x: 4, y: 48))
    expectEqual(stage.frame(6)?.origin, CGPoint(x: 4, y: 138))
    stage.layout.minimumInteritemSpacing = 2
    expectEqual((0..<3).compactMap { stage.frame($0)?.minX }, [4, 111, 218])
    expectEqual(stage.frame(6)?.origin, CGPoint(x: 4, y: 93))
    expectEqual(stage.view.collectionViewLayout.collectionViewContentSize, CGSize(width: 320, height: 139))
  }

  @Test("[K] an item alone in a line lies in the middle, lower ones in the middle of their line's height")
  func middle() {
    let stage = Stage([2])
    stage.layout.itemSize = CGSize(width: 200, height: 40)
    expect(stage.frame(0)?.minX == 60 && stage.frame(1)?.minX == 60)
    stage.source.sizes = [CGSize(width: 100, height: 20), CGSize(width: 60, height: 80)]
    stage.layout.invalidateLayout()
    expectEqual(stage.frame(0), CGRect(x: 0, y: 30, width: 100, height: 20))
    expectEqual(stage.frame(1), CGRect(x: 110, y: 0, width: 60, height: 80))
  }

  @Test("[A] sections lie below each other, with headers and footers of the width of the content")
  func sections() {
    let stage = Stage([2, 0, 1])
    stage.layout.footerReferenceSize = CGSize(width: 5, height: 20)
    stage.source.headers = [30, 0, 40]
    stage.layout.sectionInset = UIEdgeInsets(top: 10, left: 0, bottom: 10, right: 0)
    stage.window.layoutIfNeeded()
    expectEqual(stage.header(), CGRect(x: 0, y: 0, width: 320, height: 30))
    expectEqual(stage.frame(0)?.minY, 40)
    expectEqual(stage.header(1), .zero)
    expect(stage.header(2)?.minY == 160 && stage.frame(0, 2)?.minY == 210)
    expectEqual(stage.view.contentSize.height, 290)
    expectEqual(
      stage.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count, 2)
    expectEqual(
      stage.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionFooter).count, 3)
  }

  @Test("[A] horizontally everything is turned: lines are columns")
  func horizontal() {
    let stage = Stage([9], size: CGSize(width: 400, height: 230))
    stage.layout.scrollDirection = .horizontal
    stage.layout.headerReferenceSize = CGSize(width: 25, height: 0)
    stage.source.sizes = []
    stage.layout.minimumInteritemSpacing = 5
    stage.view.delegate = nil
    expectEqual(stage.header(), CGRect(x: 0, y: 0, width: 25, height: 230))
    expectEqual((0..<4).compactMap { stage.frame($0)?.minY }, [0, 60, 120, 180])
    expectEqual(stage.frame(4)?.origin, CGPoint(x: 85, y: 0))
    expectEqual(stage.frame(8)?.origin, CGPoint(x: 145, y: 0))
    stage.window.layoutIfNeeded()
    expectEqual(stage.view.contentSize, CGSize(width: 195, height: 230))
  }

  @Test("[A] pinned headers stick to offset + inset until their section ends")
  func pinned() throws {
    let stage = Stage([40, 40])
    stage.source.headers = [30, 30]
    stage.layout.sectionHeadersPinToVisibleBounds = true
    stage.window.layoutIfNeeded()
    let path = IndexPath(item: 0, section: 0)
    func header() throws -> UICollectionReusableView {
      try #require(
        stage.view.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader, at: path))
    }
    stage.view.contentInset.top = 10
    stage.view.contentOffset.y = 100
    stage.window.layoutIfNeeded()
    try expectEqual(header().frame, CGRect(x: 0, y: 110, width: 320, height: 30))
    try expectGreater(header().layer.zPosition, 0)
    let end = try #require(stage.header(1)).minY
    stage.view.contentOffset.y = end - 25
    stage.window.layoutIfNeeded()
    try expectEqual(header().frame.maxY, end)
  }

  @Test("[A] cells that size themselves get what they want after an estimate")
  func estimated() throws {
    final class Growing: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        let wish = super.preferredLayoutAttributesFitting(layoutAttributes)
        wish.size = CGSize(width: 150, height: 40 + CGFloat(layoutAttributes.indexPath.item % 3) * 20)
        return wish
      }
    }
    let stage = Stage([60])
    stage.view.register(Growing.self, forCellWithReuseIdentifier: "cell")
    stage.layout.estimatedItemSize = CGSize(width: 50, height: 50)
    stage.window.layoutIfNeeded()
    expectEqual(stage.frame(0)?.size, CGSize(width: 150, height: 40))
    expectEqual(stage.frame(1)?.size, CGSize(width: 150, height: 60))
    expectEqual(stage.frame(2)?.minY, 70)
    expectEqual(stage.frame(59)?.size, CGSize(width: 50, height: 50))
    expectLess(stage.view.visibleCells.count, 20)
  }

  @Test("only what touches a rectangle is found, whatever the sizes", arguments: [1, 2, 3])
  func search(seed: UInt64) throws {
    var numbers = ListNumbers(state: seed)
    let stage = Stage([30, 0, 50])
    stage.source.headers = [20, 30, 0]
    stage.source.sizes = (0..<50).map { _ in
      CGSize(width: 20 + CGFloat(numbers.below(200)), height: 10 + CGFloat(numbers.below(90)))
    }
    stage.window.layoutIfNeeded()
    let all = try #require(
      stage.layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 320, height: 1e6)))
    expectEqual(all.count, 82)
    let items = all.filter { $0.representedElementCategory == .cell }
    for (index, first) in items.enumerated() {
      expect(first.frame.minX >= 0 && first.frame.maxX <= 320)
      for second in items[(index + 1)...] { expect(!first.frame.overlaps(second.frame)) }
    }
    for y in stride(from: CGFloat(-50), to: stage.view.contentSize.height, by: 90) {
      let rect = CGRect(x: 30, y: y, width: 100, height: 70)
      let found = stage.layout.layoutAttributesForElements(in: rect) ?? []
      expectEqual(Set(found.map(\.element)), Set(all.filter { $0.frame.overlaps(rect) }.map(\.element)))
    }
  }
}
