import Testing

@testable import PortableUIKit

@MainActor @Suite("Interactive movement") struct InteractiveMovementTests {
  @MainActor final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var sections = [["a", "b", "c", "d"], ["x", "y"]]
    var moves: [String] = []
    var fixed: Set<String> = []
    var target: ((IndexPath) -> IndexPath)?

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      sections[section].count
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.accessibilityLabel = sections[indexPath.section][indexPath.item]
      return cell
    }
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
      !fixed.contains(sections[indexPath.section][indexPath.item])
    }
    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      let name = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
      sections[destinationIndexPath.section].insert(name, at: destinationIndexPath.item)
      moves.append("\(name) to \(destinationIndexPath.section)-\(destinationIndexPath.item)")
    }
    func collectionView(
      _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { target?(proposedIndexPath) ?? proposedIndexPath }
  }

  /// A collection view of 200 × 600 points with rows of two items of 100 × 50 points.
  @MainActor final class Stage {
    let window: UIWindow
    let view: UICollectionView
    let source = Source()

    init() {
      switchOn(.phone47)
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 50)
      layout.minimumLineSpacing = 0
      layout.minimumInteritemSpacing = 0
      window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 600))
      window.isHidden = false
      view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
      view.contentInsetAdjustmentBehavior = .never
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      view.delegate = source
      window.addSubview(view)
      window.layoutIfNeeded()
    }

    func settle() { HostSimulator.current.runUntilIdle() }

    /// The labels of the cells in reading order.
    var order: String {
      settle()
      return view.visibleCells.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
        .map { $0.accessibilityLabel ?? "?" }.joined()
    }
    func cell(_ name: String) -> UICollectionViewCell? {
      view.visibleCells.first { $0.accessibilityLabel == name }
    }
  }

  @Test("[A] an item follows the position, the others make room, and the data source is notified at the end")
  func move() {
    let stage = Stage()
    expectEqual(stage.order, "abcdxy")
    expect(stage.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 60, y: 90))
    expectEqual(stage.cell("a")?.center, CGPoint(x: 60, y: 90))
    stage.settle()
    expectEqual(stage.cell("a")?.center, CGPoint(x: 60, y: 90))
    expectEqual(stage.cell("b")?.frame.origin, .zero)
    expectEqual(stage.cell("c")?.frame.origin, CGPoint(x: 100, y: 0))
    expectEmpty(stage.source.moves)
    stage.view.endInteractiveMovement()
    expectEqual(stage.source.moves, ["a to 0-2"])
    expectEqual(stage.order, "bcadxy")
    expectEqual(
      stage.view.indexPath(for: stage.cell("a") ?? UICollectionViewCell()), IndexPath(item: 2, section: 0))
  }

  @Test("an item moves to another section and back")
  func sections() {
    let stage = Stage()
    _ = stage.view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 125))
    stage.settle()
    expectNotNil(stage.view.layoutAttributesForItem(at: IndexPath(item: 2, section: 1)))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 10))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 125))
    stage.view.endInteractiveMovement()
    expectEqual(stage.source.sections, [["a", "c", "d"], ["b", "x", "y"]])
    expectEqual(stage.order, "acdbxy")
  }

  @Test("[A] a canceled movement returns the item to its place")
  func cancel() {
    let stage = Stage()
    _ = stage.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 75))
    stage.view.cancelInteractiveMovement()
    expect(stage.source.moves.isEmpty && stage.order == "abcdxy")
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 75))
    stage.view.endInteractiveMovement()
    expect(stage.source.moves.isEmpty && stage.order == "abcdxy")
  }

  @Test("[A] the data source can refuse a movement, and the delegate can change its target")
  func permission() {
    let stage = Stage()
    stage.source.fixed = ["a"]
    expect(!stage.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    expect(!stage.view.beginInteractiveMovementForItem(at: IndexPath(item: 9, section: 0)))
    stage.source.target = { IndexPath(item: max(1, $0.item), section: 0) }
    expect(stage.view.beginInteractiveMovementForItem(at: IndexPath(item: 3, section: 0)))
    expect(!stage.view.beginInteractiveMovementForItem(at: IndexPath(item: 2, section: 0)))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 10))
    stage.view.endInteractiveMovement()
    expect(stage.source.moves == ["d to 0-1"] && stage.order == "adbcxy")
  }

  @Test("cells that appear during a movement are those of the data source; a reload ends the movement")
  func appearing() {
    let stage = Stage()
    stage.source.sections = [(0..<40).map { "\($0) " }]
    stage.view.reloadData()
    stage.settle()
    _ = stage.view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 375))
    stage.view.contentOffset.y = 400
    stage.settle()
    expectEqual(stage.cell("20 ")?.frame.origin, CGPoint(x: 0, y: 500))
    expectEqual(stage.cell("39 ")?.frame.origin, CGPoint(x: 100, y: 950))
    stage.view.reloadData()
    stage.view.endInteractiveMovement()
    expectEmpty(stage.source.moves)
  }

  @Test("a layout can place the moved item, and choose its index path")
  func layout() {
    final class Rows: UICollectionViewFlowLayout {
      override func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
      ) -> IndexPath { IndexPath(item: 3, section: 0) }
      override func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
      ) -> UICollectionViewLayoutAttributes {
        let attributes = super.layoutAttributesForInteractivelyMovingItem(
          at: indexPath, withTargetPosition: position)
        attributes.alpha = 0.5
        return attributes
      }
    }
    let stage = Stage()
    let layout = Rows()
    layout.itemSize = CGSize(width: 100, height: 50)
    stage.view.collectionViewLayout = layout
    stage.settle()
    _ = stage.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 10))
    expectEqual(stage.cell("a")?.alpha, 0.5)
    stage.view.endInteractiveMovement()
    expectEqual(stage.source.moves, ["a to 0-3"])
    stage.settle()
    expectEqual(stage.cell("a")?.alpha, 1)
  }

  @Test("[A] a long press moves an item of a collection view controller, unless that is switched off")
  func controller() {
    final class Controller: UICollectionViewController {
      var moves = 0
      override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 4 }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
      override func collectionView(
        _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
      ) -> Bool { true }
      override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
      ) { moves += 1 }
    }
    switchOn(.phone47)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 375, height: 50)
    layout.minimumLineSpacing = 0
    let controller = Controller(collectionViewLayout: layout)
    controller.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.isHidden = false
    HostSimulator.current.runUntilIdle()
    let finger = HostFinger(in: window)
    func press() {
      finger.down(at: CGPoint(x: 100, y: 45))
      HostSimulator.current.advance(by: 0.7)
      finger.move(to: CGPoint(x: 100, y: 145))
      HostSimulator.current.step()
      finger.up()
      HostSimulator.current.runUntilIdle()
    }
    press()
    expectEqual(controller.moves, 1)
    controller.installsStandardGestureForInteractiveMovement = false
    press()
    expectEqual(controller.moves, 1)
  }
}
