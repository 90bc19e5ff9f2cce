import PortableUIKit
import Testing

/// When the numbers of rows are loaded, and which methods of subclasses are called for it.
@MainActor struct LoadedCountsTests {
  private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    var count = 1
    var asked = 0

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      asked += 1
      return count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
  }

  private final class CountingTable: UITableView {
    var reloads = 0
    override func reloadData() {
      reloads += 1
      super.reloadData()
    }
  }

  private final class CountingCollection: UICollectionView {
    var reloads = 0
    override func reloadData() {
      reloads += 1
      super.reloadData()
    }
  }

  private let source = Source()

  @Test("[T] reloadData() loads the numbers of rows, so a row can be inserted before the next layout")
  func insertionBeforeLayout() {
    _ = HostSimulator.fresh()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.dataSource = source
    expectEqual(source.asked, 0)
    table.reloadData()
    expectEqual(source.asked, 1)
    source.count = 2
    table.beginUpdates()
    table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    table.endUpdates()
    source.count = 3
    table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .none)
    expectEqual(table.numberOfRows(inSection: 0), 3)
    source.count = 1
    table.reloadData()
    source.count = 0
    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    expectEqual(table.numberOfRows(inSection: 0), 0)
  }

  @Test("Changes that don't lead to the data stop the program before the first layout, too")
  func wrongChangeBeforeLayout() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let source = Source()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.dataSource = source
        table.reloadData()
        source.count = 3
        table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
      }
    }
  }

  @Test("[T] setting a data source and changing unloaded data don't call an overridden reloadData()")
  func overriding() {
    _ = HostSimulator.fresh()
    let frame = CGRect(x: 0, y: 0, width: 320, height: 400)
    let table = CountingTable(frame: frame, style: .plain)
    table.dataSource = source
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    expectEqual(table.reloads, 0)
    let collection = CountingCollection(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = source
    collection.insertItems(at: [IndexPath(item: 0, section: 0)])
    expectEqual(collection.reloads, 0)
  }

  @Test("[A] the frame of a footer is below the rows, and empty without a footer")
  func footerFrame() {
    _ = HostSimulator.fresh()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.rowHeight = 50
    table.dataSource = source
    expectEqual(table.rectForFooter(inSection: 0), CGRect(x: 0, y: 50, width: 320, height: 0))
    table.sectionFooterHeight = 20
    expectEqual(table.rectForFooter(inSection: 0).minY, 50)
  }
}
