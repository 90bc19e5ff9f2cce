import Foundation
import PortableUIKit
import Testing

@MainActor struct TransitionLayoutTests {
  /// A column of items of one height, with a header if it has one.
  private final class Rows: UICollectionViewLayout {
    let height: CGFloat
    let hasHeader: Bool
    var log: [String] = []
    init(height: CGFloat, hasHeader: Bool = false) {
      (self.height, self.hasHeader) = (height, hasHeader)
      super.init()
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

    private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }
    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: height * CGFloat(count)) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let items = (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      let header = layoutAttributesForSupplementaryView(ofKind: "header", at: IndexPath(item: 0, section: 0))
      return (items + [header].compactMap { $0 }).filter { $0.frame.intersects(rect) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 0, y: height * CGFloat(indexPath.item), width: 320, height: height)
      return attributes
    }
    override func layoutAttributesForSupplementaryView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      guard hasHeader else { return nil }
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: elementKind, with: indexPath)
      attributes.frame = CGRect(x: 0, y: 0, width: 320, height: 20)
      return attributes
    }
    override func prepareForTransition(to newLayout: UICollectionViewLayout) { log.append("leaves") }
    override func prepareForTransition(from oldLayout: UICollectionViewLayout) { log.append("comes") }
    override func finalizeLayoutTransition() { log.append("done") }
  }

  private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var count = 20
    var transitionLayout: UICollectionViewTransitionLayout?
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
      _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
      newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
      transitionLayout ?? UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }
  }

  private let simulator = HostSimulator.fresh()
  private let source = Source()
  private let old = Rows(height: 100)
  private let new = Rows(height: 200, hasHeader: true)
  private let view: UICollectionView
  private let window: UIWindow

  init() {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    window.isHidden = false
    view = UICollectionView(frame: window.bounds, collectionViewLayout: old)
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "header")
    view.dataSource = source
    view.delegate = source
    window.addSubview(view)
    simulator.step()
  }

  private func frame(_ item: Int) -> CGRect? {
    view.cellForItem(at: IndexPath(item: item, section: 0))?.frame
  }

  private func shown(_ item: Int) -> CGFloat? {
    view.cellForItem(at: IndexPath(item: item, section: 0))?.layer.presentation()?.frame.minY
  }

  @Test("[A] the items follow the progress of the layout between the two others")
  func progress() {
    simulator.makeCurrent()
    let layout = view.startInteractiveTransition(to: new)
    expect(view.collectionViewLayout === layout && layout.currentLayout === old && layout.nextLayout === new)
    simulator.step()
    expect(frame(1) == CGRect(x: 0, y: 100, width: 320, height: 100) && view.contentSize.height == 2000)
    layout.transitionProgress = 0.25
    layout.invalidateLayout()
    simulator.step()
    expect(frame(1) == CGRect(x: 0, y: 125, width: 320, height: 125) && view.contentSize.height == 2500)
    expectEqual(view.visibleSupplementaryViews(ofKind: "header").map(\.alpha), [0.25])
    expect(old.log == ["leaves"] && new.log == ["comes"])
  }

  @Test("[A] finishing moves the items to the new layout and calls the completion handler at the end")
  func finishing() {
    simulator.makeCurrent()
    var results: [[Bool]] = []
    let layout = view.startInteractiveTransition(to: new) { results.append([$0, $1]) }
    layout.transitionProgress = 0.5
    layout.invalidateLayout()
    simulator.step()
    view.finishInteractiveTransition()
    expect(view.collectionViewLayout === new && new.collectionView === view && old.collectionView == nil)
    simulator.advance(by: 0.15)
    expect(results.isEmpty && (shown(1) ?? 0) > 151 && (shown(1) ?? 200) < 199)
    simulator.runUntilIdle(limit: 1)
    expect(results == [[true, true]] && frame(1)?.minY == 200 && view.contentSize.height == 4000)
    expect(old.log == ["leaves", "done"] && new.log == ["comes", "done"])
  }

  @Test("[A] canceling moves the items back")
  func canceling() {
    simulator.makeCurrent()
    var results: [[Bool]] = []
    let layout = view.startInteractiveTransition(to: new) { results.append([$0, $1]) }
    layout.transitionProgress = 0.5
    layout.invalidateLayout()
    simulator.step()
    view.cancelInteractiveTransition()
    expect(view.collectionViewLayout === old && old.collectionView === view && new.collectionView == nil)
    simulator.runUntilIdle(limit: 1)
    expect(results == [[true, false]] && frame(1)?.minY == 100 && view.contentSize.height == 2000)
    expectEmpty(view.visibleSupplementaryViews(ofKind: "header"))
  }

  @Test("[A] the delegate can provide a layout of its own, which stores values for keys")
  func customLayout() {
    simulator.makeCurrent()
    final class Own: UICollectionViewTransitionLayout {
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let all = super.layoutAttributesForElements(in: rect) ?? []
        for attributes in all { attributes.center.x += value(forAnimatedKey: "x") }
        return all
      }
    }
    source.transitionLayout = Own(currentLayout: old, nextLayout: new)
    let layout = view.startInteractiveTransition(to: new)
    expect(layout is Own && layout.value(forAnimatedKey: "x") == 0)
    layout.updateValue(7, forAnimatedKey: "x")
    layout.invalidateLayout()
    simulator.step()
    expectEqual(frame(0)?.minX, 7)
    layout.transitionProgress = .nan
    expect(layout.transitionProgress == 0 && simulator.warnings.count == 1)
  }

  @Test("the data can change during the transition")
  func reloading() {
    simulator.makeCurrent()
    let layout = view.startInteractiveTransition(to: new)
    layout.transitionProgress = 0.5
    source.count = 2
    view.reloadData()
    simulator.step()
    expect(view.contentSize.height == 300 && view.visibleCells.count == 2)
    source.count = 3
    view.insertItems(at: [IndexPath(item: 0, section: 0)])
    simulator.runUntilIdle(limit: 1)
    expectEqual(frame(2)?.minY, 300)
  }

  @Test("flow layouts take part, each with its own size of items")
  func flowLayouts() {
    simulator.makeCurrent()
    let (small, large) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
    small.itemSize = CGSize(width: 100, height: 50)
    large.itemSize = CGSize(width: 320, height: 100)
    view.setCollectionViewLayout(small, animated: false)
    simulator.step()
    let layout = view.startInteractiveTransition(to: large)
    layout.transitionProgress = 0.5
    layout.invalidateLayout()
    simulator.step()
    expectEqual(frame(0), CGRect(x: 0, y: 0, width: 210, height: 75))
    view.finishInteractiveTransition()
    simulator.runUntilIdle(limit: 1)
    expectEqual(frame(1), CGRect(x: 0, y: 110, width: 320, height: 100))
  }

  @Test("[?] another layout that is set during a transition ends it")
  func replacing() {
    simulator.makeCurrent()
    var results: [[Bool]] = []
    _ = view.startInteractiveTransition(to: new) { results.append([$0, $1]) }
    simulator.step()
    let other = Rows(height: 50)
    view.collectionViewLayout = other
    simulator.step()
    expect(results == [[false, false]] && frame(1)?.minY == 50 && new.collectionView == nil)
    view.finishInteractiveTransition()
    expect(view.collectionViewLayout === other && simulator.warnings.count == 1)
  }
}
