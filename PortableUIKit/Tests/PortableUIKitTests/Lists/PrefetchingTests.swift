import PortableUIKit
import Testing

@MainActor struct PrefetchingTests {
  final class Source: NSObject, UITableViewDataSource, UITableViewDataSourcePrefetching,
    UICollectionViewDataSource, UICollectionViewDataSourcePrefetching
  {
    var prefetched: [[Int]] = []
    var canceled: [[Int]] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      prefetched.append(indexPaths.map(\.row))
    }
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      canceled.append(indexPaths.map(\.row))
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      100
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
      prefetched.append(indexPaths.map(\.item))
    }
    func collectionView(
      _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) { canceled.append(indexPaths.map(\.item)) }
  }

  private let simulator = HostSimulator(device: .phone47)
  private let window: UIWindow
  private let source = Source()

  init() {
    simulator.makeCurrent()
    window = UIWindow(frame: UIScreen.main.bounds)
    window.isHidden = false
  }

  /// A table of 100 points in height with rows of 20 points.
  private func makeTable() -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 100), style: .plain)
    table.rowHeight = 20
    table.dataSource = source
    table.prefetchDataSource = source
    window.addSubview(table)
    simulator.step()
    return table
  }

  @Test("The rows of the next page are announced after the layout, the nearest ones first")
  func nextPage() {
    simulator.makeCurrent()
    let table = makeTable()
    expect(source.prefetched.count == 1 && source.prefetched[0].first == 5)
    expect(source.prefetched[0].allSatisfy { 5...10 ~= $0 })
    source.prefetched = []
    table.contentOffset.y = 40
    simulator.step()
    expect(source.prefetched.flatMap { $0 } == [11, 12] || source.prefetched.flatMap { $0 } == [10, 11])
    expectEmpty(source.canceled)
    source.prefetched = []
    simulator.step()
    expectEmpty(source.prefetched)
  }

  @Test("Rows that were announced are canceled when scrolling turns around")
  func cancellation() {
    simulator.makeCurrent()
    let table = makeTable()
    table.contentOffset.y = 400
    simulator.step()
    source.prefetched = []
    source.canceled = []
    table.contentOffset.y = 360
    simulator.step()
    expect(source.canceled.count == 1 && source.canceled[0].allSatisfy { $0 > 22 })
    expect(source.prefetched.count == 1 && source.prefetched[0].first == 17)
    expectEqual(source.prefetched[0], source.prefetched[0].sorted(by: >))
  }

  @Test("Nothing is announced while prefetching is disabled")
  func disabled() {
    simulator.makeCurrent()
    let table = makeTable()
    table.isPrefetchingEnabled = false
    source.prefetched = []
    table.contentOffset.y = 400
    simulator.step()
    expectEmpty(source.prefetched)
    table.isPrefetchingEnabled = true
    simulator.step()
    expectEqual(source.prefetched.count, 1)
  }

  @Test("Collection views announce the items of the next page in the direction of scrolling")
  func collection() {
    simulator.makeCurrent()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 100, width: 300, height: 100), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.prefetchDataSource = source
    window.addSubview(view)
    simulator.step()
    expect(source.prefetched.count == 1 && source.prefetched[0].prefix(6) == [6, 7, 8, 9, 10, 11])
    view.contentOffset.y = 500
    simulator.step()
    source.prefetched = []
    view.contentOffset.y = 400
    simulator.step()
    expect(source.canceled.last?.isEmpty == false && source.prefetched.last?.first == 23)
  }
}
