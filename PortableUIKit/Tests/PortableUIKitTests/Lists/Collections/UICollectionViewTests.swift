import Testing

@testable import PortableUIKit

@MainActor struct UICollectionViewTests {
  final class Cell: UICollectionViewCell {
    var applied = 0
    var reused = 0
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) { applied += 1 }
    override func prepareForReuse() {
      super.prepareForReuse()
      reused += 1
    }
  }

  final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var model: ListModel
    var made: Set<ObjectIdentifier> = []
    var log: [String] = []
    let registration = UICollectionView.CellRegistration<Cell, Int> { cell, _, name in cell.tag = name }
    init(_ model: ListModel) { self.model = model }
    func numberOfSections(in collectionView: UICollectionView) -> Int { model.sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      model.sections[section].rows.count
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let name = model.sections[indexPath.section].rows[indexPath.item]
      let cell = collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: name)
      made.insert(ObjectIdentifier(cell))
      return cell
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
      indexPath.item != 1
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
      log.append("highlight \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
      log.append("unhighlight \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      log.append("select \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
      log.append("deselect \(indexPath.item)")
    }
  }

  @MainActor struct Stage {
    let simulator = HostSimulator(device: .phone47)
    let window: UIWindow
    let view: UICollectionView
    let source: Source

    init(_ model: ListModel, layout: UICollectionViewLayout? = nil) {
      simulator.makeCurrent()
      window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      window.isHidden = false
      let flow = UICollectionViewFlowLayout()
      flow.itemSize = CGSize(width: 100, height: 70)
      view = UICollectionView(frame: window.bounds, collectionViewLayout: layout ?? flow)
      source = Source(model)
      view.dataSource = source
      view.delegate = source
      view.contentInsetAdjustmentBehavior = .never
      window.addSubview(view)
      window.layoutIfNeeded()
    }
  }

  func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }
  func rows(_ names: ClosedRange<Int>) -> ListModel { ListModel(rows: Array(names)) }

  final class SnappingLayout: UICollectionViewFlowLayout {
    var asked: [(offset: CGPoint, velocity: CGPoint)] = []
    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      asked.append((proposedContentOffset, velocity))
      return CGPoint(x: 0, y: (proposedContentOffset.y / 80).rounded() * 80)
    }
  }

  final class Listener: NSObject, UICollectionViewDelegate {
    var targets: [CGFloat] = []
    var velocities: [CGFloat] = []
    var wish: CGFloat?
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      targets.append(targetContentOffset.pointee.y)
      velocities.append(velocity.y)
      if let wish { targetContentOffset.pointee.y = wish }
    }
  }

  @Test("[A] the layout proposes where a drag ends; the delegate receives the proposal and decides [K]")
  func layoutDecidesOnTarget() {
    let layout = SnappingLayout()
    layout.itemSize = CGSize(width: 100, height: 70)
    let stage = Stage(rows(1...400), layout: layout)
    let listener = Listener()
    stage.view.delegate = listener
    func flick(_ length: CGFloat) {
      let finger = HostFinger(in: stage.window, simulator: stage.simulator)
      let start = stage.simulator.now
      finger.down(at: CGPoint(x: 100, y: 350), time: start)
      for step in 1...10 {
        let y = 350 - length * CGFloat(step) / 10
        finger.move(to: CGPoint(x: 100, y: y), time: start + 0.01 * Double(step))
      }
      finger.up(time: start + 0.1)
      stage.simulator.runUntilIdle()
    }
    flick(150)
    expect(layout.asked.count == 1 && layout.asked.first?.velocity.y == listener.velocities.first)
    expectEqual(listener.targets.first?.truncatingRemainder(dividingBy: 80), 0)
    expect(stage.view.contentOffset.y == listener.targets.first && stage.view.contentOffset.y > 300)
    expectAtMost(abs((layout.asked.first?.offset.y ?? 0) - stage.view.contentOffset.y), 40)
    listener.wish = 1234
    flick(150)
    expect(layout.asked.count == 2 && stage.view.contentOffset.y == 1234)
  }

  @Test("what is in view comes in the same order on every run")
  func order() {
    let stage = Stage(rows(1...400))
    expectEqual(stage.view.visibleCells.map(\.tag), Array(1...15))
    expectEqual(stage.view.indexPathsForVisibleItems.map(\.item), Array(0..<15))
  }

  @Test("[A] only items in view have cells, and these are used again")
  func reuse() {
    let stage = Stage(rows(1...400))
    expectEqual(stage.view.visibleCells.count, 15)
    for y in stride(from: CGFloat(0), through: 5000, by: 30) {
      stage.view.contentOffset.y = y
      stage.window.layoutIfNeeded()
      expect(stage.view.visibleCells.allSatisfy { $0.tag == (stage.view.indexPath(for: $0)?.item ?? -2) + 1 })
    }
    expectAtMost(stage.source.made.count, 21)
    expect(stage.view.visibleCells.compactMap { $0 as? Cell }.contains { $0.reused > 3 })
  }

  @Test("[A] collection views follow every scroll view rule: rubber band, clamping, delegates are one")
  func scrolling() {
    let stage = Stage(rows(1...400))
    expectSame((stage.view as UIScrollView).delegate, stage.source)
    expect(!stage.view.alwaysBounceVertical)
    stage.view.contentOffset.y = 1_000_000
    stage.view.contentInset.bottom = 10
    expectEqual(stage.view.contentOffset.y, stage.view.contentSize.height + 10 - 400)
    let finger = HostFinger(in: stage.window, simulator: stage.simulator)
    finger.down(at: CGPoint(x: 100, y: 300), time: stage.simulator.now)
    for step in 1...10 {
      finger.move(
        to: CGPoint(x: 100, y: 300 - 20 * CGFloat(step)), time: stage.simulator.now + 0.01 * Double(step))
    }
    let end = stage.view.contentSize.height + 10 - 400
    expect(stage.view.contentOffset.y > end && stage.view.contentOffset.y < end + 190)
    finger.up(time: stage.simulator.now + 0.5)
    stage.simulator.advance(by: 2)
    expectEqual(stage.view.contentOffset.y, end)
  }

  @Test("[A] taps highlight, select and, where several can be selected, deselect")
  func selection() {
    let stage = Stage(rows(1...30))
    let finger = HostFinger(in: stage.window, simulator: stage.simulator)
    func tap(_ item: Int) {
      let frame = stage.view.layoutAttributesForItem(at: path(item))?.frame ?? .zero
      finger.down(at: CGPoint(x: frame.midX, y: frame.midY))
      stage.simulator.advance(by: 0.2)
      finger.up()
      stage.simulator.advance(by: 0.5)
    }
    let front = UIView(frame: stage.view.layoutAttributesForItem(at: path(0))?.frame ?? .zero)
    stage.view.addSubview(front)
    tap(0)
    expectEmpty(stage.source.log, "a view in front of the item")
    front.removeFromSuperview()
    for item in [0, 1, 2] { tap(item) }
    expectEqual(
      stage.source.log,
      [
        "highlight 0", "unhighlight 0", "select 0", "highlight 1", "unhighlight 1", "highlight 2",
        "unhighlight 2", "deselect 0", "select 2",
      ])
    expectEqual(stage.view.indexPathsForSelectedItems, [path(2)])
    expectEqual(stage.view.cellForItem(at: path(2))?.isSelected, true)
    stage.view.allowsMultipleSelection = true
    tap(0)
    tap(2)
    expectEqual(stage.view.indexPathsForSelectedItems, [path(0)])
    stage.view.selectItem(at: path(25), animated: false, scrollPosition: .top)
    expectEqual(stage.view.indexPathsForSelectedItems, [path(0), path(25)])
    expectEqual(stage.view.contentOffset.y, stage.view.contentSize.height - 400)
  }

  @Test("[A] a program's own layout says where everything lies and how it looks")
  func ownLayout() throws {
    final class Stair: UICollectionViewLayout {
      var prepared = 0
      override func prepare() { prepared += 1 }
      override var collectionViewContentSize: CGSize { CGSize(width: 2000, height: 2000) }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0..<20).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
          .filter { $0.frame.overlaps(rect) }
      }
      override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        let place = CGFloat(indexPath.item) * 100
        attributes.frame = CGRect(x: place, y: place, width: 90, height: 90)
        attributes.alpha = 0.5
        attributes.zIndex = indexPath.item
        attributes.isHidden = indexPath.item == 1
        attributes.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        return attributes
      }
    }
    let layout = Stair()
    let stage = Stage(rows(1...20), layout: layout)
    expect(layout.collectionView === stage.view && stage.view.contentSize.width == 2000)
    expectEqual(Set(stage.view.indexPathsForVisibleItems), [path(0), path(2)])
    let cell = try #require(stage.view.cellForItem(at: path(2)))
    expect(cell.alpha == 0.5 && cell.center == CGPoint(x: 245, y: 245))
    expect(cell.bounds.size == CGSize(width: 90, height: 90) && cell.transform.a == 0.5)
    expectEqual(cell.layer.zPosition, 2)
    let prepared = layout.prepared
    stage.view.contentOffset = CGPoint(x: 500, y: 500)
    stage.window.layoutIfNeeded()
    expect(layout.prepared == prepared && stage.view.cellForItem(at: path(6)) != nil)
    layout.invalidateLayout()
    stage.window.layoutIfNeeded()
    expectEqual(layout.prepared, prepared + 1)
  }

  @Test("500 random batches: items in view are right, the offset is kept, cells are used again")
  func randomBatches() {
    var numbers = ListNumbers(state: 4711)
    let stage = Stage(ListModel(numbers: &numbers, sections: 5, rows: 60))
    for round in 0..<500 {
      let limit = max(0, stage.view.contentSize.height - 400)
      stage.view.contentOffset.y = (limit * CGFloat(numbers.below(101)) / 100).rounded()
      stage.window.layoutIfNeeded()
      let offset = stage.view.contentOffset.y
      let updates = stage.source.model.change(&numbers)
      UIView.setAnimationsEnabled(numbers.chance(50))
      stage.view.performBatchUpdates { stage.view.tell(updates) }
      UIView.setAnimationsEnabled(true)
      stage.window.layoutIfNeeded()
      expectEqual(stage.view.contentOffset.y, min(offset, max(0, stage.view.contentSize.height - 400)))
      if numbers.chance(70) { stage.simulator.advance(by: 0.4) }
      let visible = stage.view.layoutAttributes(in: stage.view.bounds)
      expectEqual(Set(visible.map(\.indexPath)), Set(stage.view.indexPathsForVisibleItems), "round \(round)")
      for attributes in visible {
        let cell = stage.view.cellForItem(at: attributes.indexPath)
        let name = stage.source.model.sections[attributes.indexPath.section].rows[attributes.indexPath.item]
        expect(cell?.tag == name && cell?.frame == attributes.frame && cell?.alpha == 1, "round \(round)")
      }
      if round % 40 == 0 {
        stage.source.model.grow(&numbers)
        stage.view.reloadData()
      }
    }
    stage.simulator.advance(by: 1)
    let waiting = stage.view.pool.values.flatMap { $0 }
    expectEqual(Set(waiting.map { ObjectIdentifier($0) }).count, waiting.count)
    expectEqual(waiting.count + stage.view.visibleCells.count, stage.source.made.count)
    expectLess(stage.source.made.count, 80)
  }

  @Test("[A] changes are animated: items move, new ones appear, the completion comes at the end")
  func animation() throws {
    let stage = Stage(rows(1...30))
    let cell = try #require(stage.view.cellForItem(at: path(0)))
    var log: [Bool] = []
    stage.source.model = ListModel(rows: [50] + Array(1...30))
    stage.view.performBatchUpdates({ stage.view.insertItems(at: [path(0)]) }, completion: { log.append($0) })
    expect(stage.view.cellForItem(at: path(1)) === cell && cell.frame.minX == 110)
    stage.simulator.advance(by: 0.15)
    let seen = try #require(cell.layer.presentation()?.frame.minX)
    expect(seen > 5 && seen < 105)
    let new = try #require(stage.view.cellForItem(at: path(0)))
    expectLess(new.layer.presentation()?.opacity ?? 1, 1)
    stage.simulator.advance(by: 0.3)
    expectEqual(log, [true])
  }

  @Test("[A] another layout takes the cells along")
  func changingLayouts() throws {
    let stage = Stage(rows(1...30))
    let cell = try #require(stage.view.cellForItem(at: path(3)))
    let other = UICollectionViewFlowLayout()
    other.itemSize = CGSize(width: 320, height: 20)
    other.minimumLineSpacing = 0
    stage.view.setCollectionViewLayout(other, animated: true)
    expectSame(stage.view.cellForItem(at: path(3)), cell)
    expectEqual(cell.frame, CGRect(x: 0, y: 60, width: 320, height: 20))
    stage.simulator.advance(by: 0.1)
    expectGreater(cell.layer.presentation()?.frame.minY ?? 0, 60)
  }

  @Test("[A] supplementary registrations fill headers")
  func headers() throws {
    final class Header: UICollectionReusableView {}
    final class Headed: NSObject, UICollectionViewDataSource {
      let cells = UICollectionView.CellRegistration<Cell, Int> { _, _, _ in }
      let headers = UICollectionView.SupplementaryRegistration<Header>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { view, kind, indexPath in view.tag = indexPath.section + 40 }
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueConfiguredReusableCell(using: cells, for: path, item: path.item)
      }
      func collectionView(
        _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
      ) -> UICollectionReusableView { view.dequeueConfiguredReusableSupplementary(using: headers, for: path) }
    }
    let stage = Stage(rows(1...3))
    let source = Headed()
    (stage.view.collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize.height = 30
    stage.view.delegate = nil
    stage.view.dataSource = source
    stage.window.layoutIfNeeded()
    let views = stage.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
    expect(views.map(\.tag) == [40] && views.first is Header)
  }

  @Test("[A] numbers that do not add up stop the program")
  func inconsistency() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let stage = Stage(ListModel(rows: [1, 2, 3]))
        stage.view.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
  }

  @Test("[A] the controller's view holds the collection view, which it feeds")
  func controller() {
    final class Grid: UICollectionViewController {
      override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 50 }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    }
    switchOn(.phoneNotch)
    let controller = Grid(collectionViewLayout: UICollectionViewFlowLayout())
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    expect(controller.view !== controller.collectionView)
    expectSame(controller.collectionView.superview, controller.view)
    expectEqual(controller.collectionView.frame, controller.view.bounds)
    expectGreater(controller.collectionView.visibleCells.count, 40)
    expectSame(controller.collectionView.delegate, controller)
  }
}

extension UICollectionView {
  fileprivate func layoutAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    (collectionViewLayout.layoutAttributesForElements(in: rect) ?? []).filter { $0.frame.overlaps(rect) }
  }
}
