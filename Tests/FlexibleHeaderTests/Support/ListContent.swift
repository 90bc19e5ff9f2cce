import FlexibleHeader
import HeaderTesting

/// The kinds of scroll view.
enum ListKind: CaseIterable, Sendable {
  case table, collection, plain

  static let plainAndTable: [ListKind] = [.plain, .table]
}

/// A scroll view of any kind and the rows in it.
@MainActor final class ListContent: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  let list: UIScrollView
  /// The number of rows in all sections.
  var rowCount: Int { didSet { reload() } }
  private let rowHeight: CGFloat
  private let sectionCount: Int

  init(_ kind: ListKind, rowCount: Int, rowHeight: CGFloat = 50, sectionCount: Int = 1) {
    self.rowCount = rowCount
    self.rowHeight = rowHeight
    self.sectionCount = sectionCount
    switch kind {
    case .table: list = UITableView(frame: .zero, style: .plain)
    case .collection:
      let layout = UICollectionViewFlowLayout()
      layout.minimumLineSpacing = 0
      layout.itemSize = CGSize(width: 300, height: rowHeight)
      list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    case .plain: list = UIScrollView()
    }
    super.init()
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.alwaysBounceVertical = true
    let (table, collection) = (list as? UITableView, list as? UICollectionView)
    table?.rowHeight = rowHeight
    table?.sectionHeaderTopPadding = 0
    table?.dataSource = self
    collection?.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
    collection?.dataSource = self
    reload()
  }

  private func reload() {
    (list as? UITableView)?.reloadData()
    (list as? UICollectionView)?.reloadData()
    if type(of: list) == UIScrollView.self { list.contentSize.height = CGFloat(rowCount) * rowHeight }
  }

  /// The frame of the first row, in points of the content.
  var firstRow: CGRect {
    let first = IndexPath(row: 0, section: 0)
    if let table = list as? UITableView { return table.rectForRow(at: first) }
    let layout = (list as? UICollectionView)?.collectionViewLayout
    return layout?.layoutAttributesForItem(at: first)?.frame
      ?? CGRect(x: 0, y: 0, width: list.bounds.width, height: rowHeight)
  }

  // MARK: - Rows

  func numberOfSections(in tableView: UITableView) -> Int { sectionCount }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sectionCount > 1 ? "Section \(section)" : nil
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rowCount / sectionCount
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    rowCount
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
  }
}
