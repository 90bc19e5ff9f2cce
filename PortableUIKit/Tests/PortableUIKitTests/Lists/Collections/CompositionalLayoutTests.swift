import Testing

@testable import PortableUIKit

@MainActor struct CompositionalLayoutTests {
  typealias Size = NSCollectionLayoutSize
  typealias Item = NSCollectionLayoutItem
  typealias Group = NSCollectionLayoutGroup

  final class Cell: UICollectionViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 60) }
  }
  final class Backdrop: UICollectionReusableView {}

  final class Source: NSObject, UICollectionViewDataSource {
    var counts = [10]
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    func collectionView(
      _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView {
      view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: kind, for: path)
    }
  }

  @MainActor struct Stage {
    let simulator = HostSimulator(device: .phone47)
    let window: UIWindow
    let view: UICollectionView
    let source = Source()

    init(_ layout: UICollectionViewLayout, counts: [Int] = [10]) {
      simulator.makeCurrent()
      window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      window.isHidden = false
      layout.register(Backdrop.self, forDecorationViewOfKind: "back")
      view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
      view.register(Cell.self, forCellWithReuseIdentifier: "cell")
      for kind in ["header", "footer", "badge", "top"] {
        view.register(
          UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
      }
      source.counts = counts
      view.dataSource = source
      view.contentInsetAdjustmentBehavior = .never
      window.addSubview(view)
      window.layoutIfNeeded()
    }

    func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
      view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }
    func frame(_ kind: String, _ item: Int = 0, _ section: Int = 0) -> CGRect? {
      view.layoutAttributesForSupplementaryElement(
        ofKind: kind, at: IndexPath(item: item, section: section))?.frame
    }
    /// A finger that moves within 0.2 seconds.
    func drag(from start: CGPoint, by way: CGVector) {
      let samples = (0...10).map { step in
        let part = CGFloat(step) / 10
        return HostStroke.Sample(
          time: 0.02 * Double(step), location: CGPoint(x: start.x + way.dx * part, y: start.y + way.dy * part)
        )
      }
      simulator.play(HostStroke(samples: samples, liftsAt: 0.21), in: window)
    }
    func scroll(to y: CGFloat) {
      view.contentOffset.y = y
      window.layoutIfNeeded()
    }
  }

  func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> Size {
    Size(widthDimension: width, heightDimension: height)
  }

  /// A section of rows of 100 points with items of a quarter of the width.
  func grid() -> NSCollectionLayoutSection {
    let item = Item(layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item]))
  }

  @Test("[A] a row repeats its items while there is room, and items keep their insets")
  func repeatedItems() {
    let section = grid()
    section.interGroupSpacing = 20
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 10, bottom: 12, trailing: 10)
    let stage = Stage(UICollectionViewCompositionalLayout(section: section))
    expectEqual(stage.frame(0), CGRect(x: 15, y: 13, width: 65, height: 90))
    expectEqual(stage.frame(3), CGRect(x: 240, y: 13, width: 65, height: 90))
    expectEqual(stage.frame(4), CGRect(x: 15, y: 133, width: 65, height: 90))
    expectEqual(stage.view.contentSize, CGSize(width: 320, height: 8 + 340 + 12))
  }

  @Test("[A] a count divides the room of a group; groups can lie in groups")
  func nestedGroups() {
    let leading = Item(layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1)))
    let small = Item(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let column = Group.vertical(
      layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)), subitem: small, count: 2)
    column.interItemSpacing = .fixed(10)
    let row = Group.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(210)), subitems: [leading, column])
    let stage = Stage(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row)))
    expectEqual(stage.frame(0), CGRect(x: 0, y: 0, width: 224, height: 210))
    expectEqual(stage.frame(1), CGRect(x: 224, y: 0, width: 96, height: 100))
    expectEqual(stage.frame(2), CGRect(x: 224, y: 110, width: 96, height: 100))
    expectEqual(stage.frame(3)?.minY, 210)
  }

  @Test("[A] flexible space between items takes the room that is left; a custom group has frames of its own")
  func spacingAndCustomGroups() {
    let item = Item(layoutSize: size(.absolute(50), .absolute(50)))
    let row = Group.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), repeatingSubitem: item, count: 3)
    row.interItemSpacing = .flexible(0)
    let custom = Group.custom(layoutSize: size(.fractionalWidth(1), .absolute(100))) { environment in
      let width = environment.container.contentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width / 2, height: 100)),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 100, y: 20, width: 10, height: 10), zIndex: 4),
      ]
    }
    let layout = UICollectionViewCompositionalLayout { section, _ in
      NSCollectionLayoutSection(group: section == 0 ? row : custom)
    }
    let stage = Stage(layout, counts: [3, 4])
    expectEqual((0..<3).map { stage.frame($0)?.minX }, [0, 135, 270])
    expectEqual(stage.frame(0, 1), CGRect(x: 0, y: 50, width: 160, height: 100))
    expectEqual(stage.frame(3, 1), CGRect(x: 100, y: 170, width: 10, height: 10))
    expectEqual(layout.layoutAttributesForItem(at: IndexPath(item: 3, section: 1))?.zIndex, 4)
  }

  @Test("[A] estimated items get the size that their cells want, and groups grow with them")
  func estimated() {
    let item = Item(layoutSize: size(.fractionalWidth(1), .estimated(20)))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size(.fractionalWidth(1), .estimated(20)), subitems: [item]))
    let stage = Stage(UICollectionViewCompositionalLayout(section: section))
    expectEqual(stage.frame(0), CGRect(x: 0, y: 0, width: 320, height: 60))
    expectEqual(stage.frame(2)?.minY, 120)
  }

  @Test(
    "[K] items above that get their sizes move the content before the content size is set; the layout knows it then"
  )
  func orderOfEvents() {
    let item = Item(layoutSize: size(.fractionalWidth(1), .estimated(20)))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size(.fractionalWidth(1), .estimated(20)), subitems: [item]))
    let stage = Stage(UICollectionViewCompositionalLayout(section: section), counts: [200])
    stage.view.contentOffset.y = 2500
    stage.view.layoutIfNeeded()
    stage.view.contentOffset.y -= 70
    var differences: [CGFloat] = []
    let offset = stage.view.observe(\.contentOffset) { list, _ in
      MainActor.assumeIsolated {
        differences.append(
          list.collectionViewLayout.collectionViewContentSize.height - list.contentSize.height)
      }
    }
    stage.view.layoutIfNeeded()
    offset.invalidate()
    expectGreater(differences.first ?? 0, 0)
  }

  @Test("[A] headers and footers make a section larger and can be pinned; badges are anchored to items")
  func supplementaryItems() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let item = Item(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)), supplementaryItems: [badge])
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size(.fractionalWidth(0.5), .absolute(100)), subitems: [item]))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), elementKind: "header", alignment: .top)
    header.pinToVisibleBounds = true
    let footer = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.absolute(100), .absolute(30)), elementKind: "footer", alignment: .bottomTrailing,
      absoluteOffset: CGPoint(x: -10, y: 0))
    section.boundarySupplementaryItems = [header, footer]
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
    let stage = Stage(UICollectionViewCompositionalLayout(section: section), counts: [6, 6])
    expectEqual(stage.frame("header"), CGRect(x: 20, y: 0, width: 280, height: 40))
    expectEqual(stage.frame(0), CGRect(x: 20, y: 45, width: 140, height: 100))
    expectEqual(stage.frame("badge", 0), CGRect(x: 150, y: 35, width: 20, height: 20))
    expectEqual(stage.frame("footer"), CGRect(x: 190, y: 650, width: 100, height: 30))
    expectEqual(stage.frame("header", 0, 1)?.minY, 680)
    stage.scroll(to: 200)
    expectEqual(stage.frame("header")?.minY, 200)
    expectEqual(
      stage.view.supplementaryView(forElementKind: "header", at: IndexPath(item: 0, section: 0))?.frame.minY,
      200)
    stage.scroll(to: 660)
    expectEqual(stage.frame("header")?.minY, 640)
  }

  @Test("[A] a background lies behind its section")
  func decoration() throws {
    let section = grid()
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "back")
    background.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    section.decorationItems = [background]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 30
    let stage = Stage(
      UICollectionViewCompositionalLayout(section: section, configuration: configuration), counts: [4, 4])
    let frames = stage.view.subviews.filter { $0 is Backdrop }.map(\.frame.minY).sorted()
    expectEqual(frames, [4, 134])
    let cell = try #require(stage.view.cellForItem(at: IndexPath(item: 0, section: 0)))
    expectEqual(cell.layer.zPosition, 1)
  }

  @Test("[A] headers of the whole layout lie above all sections")
  func globalHeader() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(50)), elementKind: "top", alignment: .top)
    ]
    let stage = Stage(UICollectionViewCompositionalLayout(section: grid(), configuration: configuration))
    expectEqual(stage.view.visibleSupplementaryViews(ofKind: "top").first?.frame.height, 50)
    expectEqual(stage.frame(0)?.minY, 55)
  }

  // MARK: - Sections that scroll on their own

  func carousel(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) -> NSCollectionLayoutSection
  {
    let item = Item(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.absolute(200), .absolute(100)), subitems: [item]))
    section.orthogonalScrollingBehavior = behavior
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 16, bottom: 0, trailing: 16)
    return section
  }

  @Test("[A] a section scrolls across the layout, with views for what is in sight")
  func orthogonal() throws {
    let stage = Stage(UICollectionViewCompositionalLayout(section: carousel(.continuous)), counts: [20, 20])
    expectEqual(stage.frame(0), CGRect(x: 16, y: 20, width: 200, height: 100))
    expect(stage.frame(1)?.minX == 226 && stage.frame(0, 1)?.minY == 140)
    expectEqual(stage.view.contentSize, CGSize(width: 320, height: 240))
    expectEqual(stage.view.visibleCells.count, 4)
    let cell = try #require(stage.view.cellForItem(at: IndexPath(item: 0, section: 1)))
    let scroller = try #require(cell.superview as? UIScrollView)
    expect(scroller !== stage.view && scroller.contentSize.width == 32 + 20 * 210 - 10)
    stage.drag(from: CGPoint(x: 300, y: 200), by: CGVector(dx: -250, dy: 0))
    stage.simulator.runUntilIdle(limit: 5)
    expect(scroller.contentOffset.x > 200 && stage.view.contentOffset.y == 0)
    expectNil(stage.view.cellForItem(at: IndexPath(item: 0, section: 1)))
    expect(stage.frame(0, 1)?.minX == 16 - scroller.contentOffset.x && stage.frame(0, 0)?.minX == 16)
    expectEqual(stage.view.indexPathForItem(at: CGPoint(x: 100, y: 190))?.section, 1)
    stage.view.scrollToItem(at: IndexPath(item: 19, section: 1), at: .right, animated: false)
    stage.window.layoutIfNeeded()
    expectNotNil(stage.view.cellForItem(at: IndexPath(item: 19, section: 1)))
  }

  @Test("[A] group paging rests one group further, centered paging in the middle")
  func paging() throws {
    let stage = Stage(
      UICollectionViewCompositionalLayout { section, _ in
        self.carousel(section == 0 ? .groupPaging : .groupPagingCentered)
      }, counts: [20, 20])
    let scrollers = stage.view.subviews.compactMap { $0 as? UIScrollView }.sorted {
      $0.frame.minY < $1.frame.minY
    }
    try #require(scrollers.count == 2)
    expectEqual(scrollers[1].contentOffset.x, -44)
    for y in [80, 200] {
      stage.drag(from: CGPoint(x: 300, y: CGFloat(y)), by: CGVector(dx: -250, dy: 0))
      stage.simulator.runUntilIdle(limit: 5)
    }
    expectEqual(scrollers[0].contentOffset.x, 210)
    expectEqual(scrollers[1].contentOffset.x, 166)
  }

  @Test("[A] a handler gets what is in view with the section's own offset, and changes how it looks")
  func handler() throws {
    let section = carousel(.continuous)
    var offsets: [CGFloat] = []
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      if offsets.last != offset.x { offsets.append(offset.x) }
      for item in items {
        let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
        item.transform = CGAffineTransform(scaleX: distance < 60 ? 1 : 0.5, y: distance < 60 ? 1 : 0.5)
      }
    }
    let stage = Stage(UICollectionViewCompositionalLayout(section: section))
    let first = try #require(stage.view.cellForItem(at: IndexPath(item: 0, section: 0)))
    let second = try #require(stage.view.cellForItem(at: IndexPath(item: 1, section: 0)))
    expect(first.transform.a == 1 && second.transform.a == 0.5)
    let scroller = try #require(first.superview as? UIScrollView)
    scroller.contentOffset.x = 120
    stage.window.layoutIfNeeded()
    expect(first.transform.a == 0.5 && second.transform.a == 1 && offsets == [0, 120])
  }

  @Test("[A] a section can look like a list beside others; the layout can be subclassed")
  func listSectionAndSubclass() {
    final class Layout: UICollectionViewCompositionalLayout {
      var prepared = 0
      override func prepare() {
        super.prepare()
        prepared += 1
      }
    }
    let layout = Layout { section, environment in
      guard section > 0 else { return self.grid() }
      return .list(
        using: UICollectionLayoutListConfiguration(appearance: .plain), layoutEnvironment: environment)
    }
    let stage = Stage(layout, counts: [4, 3])
    expectGreater(layout.prepared, 0)
    expectEqual(stage.frame(1, 1), CGRect(x: 0, y: 160, width: 320, height: 60))
    expectEqual(stage.view.cellForItem(at: IndexPath(item: 1, section: 1))?.subviews.count, 2)
  }

  @Test("[A] a layout that scrolls horizontally arranges its groups along it")
  func horizontal() {
    let item = Item(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size(.absolute(100), .fractionalHeight(1)), subitems: [item]))
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    configuration.contentInsetsReference = .none
    let stage = Stage(UICollectionViewCompositionalLayout(section: section, configuration: configuration))
    expectEqual(stage.frame(2), CGRect(x: 100, y: 0, width: 100, height: 200))
    expectEqual(stage.view.contentSize, CGSize(width: 500, height: 400))
  }
}
