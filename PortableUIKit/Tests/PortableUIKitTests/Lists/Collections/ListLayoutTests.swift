import Testing

@testable import PortableUIKit

@MainActor struct ListLayoutTests {
  final class Cell: UICollectionViewCell {
    static func height(_ row: Int) -> CGFloat { 30 + CGFloat(row * 37 % 140) }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: Self.height(tag))
    }
  }
  final class Header: UICollectionReusableView {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 50) }
  }

  final class Source: NSObject, UICollectionViewDataSource {
    var counts = [300]
    let cells = UICollectionView.CellRegistration<Cell, Int> { cell, _, row in cell.tag = row }
    let headers = UICollectionView.SupplementaryRegistration<Header>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { _, _, _ in }
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: path.item)
    }
    func collectionView(
      _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView { view.dequeueConfiguredReusableSupplementary(using: headers, for: path) }
  }

  @MainActor struct Stage {
    let simulator = HostSimulator(device: .phone47)
    let window: UIWindow
    let view: UICollectionView
    let source = Source()

    init(_ configuration: UICollectionLayoutListConfiguration, counts: [Int] = [300]) {
      simulator.makeCurrent()
      window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
      window.isHidden = false
      view = UICollectionView(
        frame: window.bounds,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
      source.counts = counts
      view.dataSource = source
      view.contentInsetAdjustmentBehavior = .never
      window.addSubview(view)
      window.layoutIfNeeded()
    }
  }

  @Test("[A] items are as wide as the list and as high as their cells want to be")
  func sizes() {
    let stage = Stage(UICollectionLayoutListConfiguration(appearance: .plain))
    for cell in stage.view.visibleCells {
      expectEqual(cell.frame.size, CGSize(width: 320, height: Cell.height(cell.tag)))
      expectEqual(cell.frame.minY, (0..<cell.tag).reduce(0) { $0 + Cell.height($1) })
    }
    expectLess(stage.view.visibleCells.count, 15)
  }

  @Test("what is seen stays where it is while unseen cells come in above it")
  func upwards() {
    let stage = Stage(UICollectionLayoutListConfiguration(appearance: .plain))
    func seen() -> [Int: CGFloat] {
      Dictionary(
        uniqueKeysWithValues: stage.view.visibleCells.map {
          ($0.tag, $0.frame.minY - stage.view.contentOffset.y)
        })
    }
    stage.view.contentOffset.y = 6000
    stage.window.layoutIfNeeded()
    for _ in 0..<200 {
      let before = seen()
      stage.view.contentOffset.y -= 17
      stage.window.layoutIfNeeded()
      for (row, y) in seen() where before[row] != nil { expectLess(abs(y - (before[row] ?? 0) - 17), 1e-6) }
    }
  }

  @Test("[A] plain lists pin their headers; inset ones keep from the sides; separators can be left out")
  func appearances() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    configuration.headerTopPadding = 0
    let stage = Stage(configuration, counts: [20, 20])
    stage.view.contentOffset.y = 100
    stage.window.layoutIfNeeded()
    let header = try #require(
      stage.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0)))
    expectEqual(header.frame, CGRect(x: 0, y: 100, width: 320, height: 50))
    var inset = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    inset.showsSeparators = false
    let other = Stage(inset, counts: [3])
    let cell = try #require(other.view.cellForItem(at: IndexPath(item: 0, section: 0)))
    expect(cell.frame.minX == 16 && cell.frame.width == 288 && cell.frame.minY > 0)
    expectEqual(cell.subviews.count, 1)
    expectEqual(stage.view.cellForItem(at: IndexPath(item: 3, section: 0))?.subviews.count, 2)
  }
}
