import FlexibleHeader

/// The rows of a list on a ``CombinedScreen``, in the role of an app.
@MainActor final class CombinedRows: NSObject {
  /// The list.
  let list: UIScrollView
  private let kind: ScreenCombination.List
  private var count: Int
  /// The number of the first row. Rows keep their numbers, and so their heights, when others above them come and go.
  private var firstNumber = 0
  /// A Boolean value that indicates whether every other row is taller than at first, if rows don't have the standard height.
  private var isGrown = false

  init(_ kind: ScreenCombination.List, count: Int) {
    self.kind = kind
    self.count = count
    list = Self.makeList(kind)
    super.init()
    switch list {
    case let table as UITableView: table.dataSource = self
    case let collection as UICollectionView: collection.dataSource = self
    default: reload()
    }
  }

  // MARK: - Changes

  /// Loads another number of rows, or the same one.
  func reload(_ count: Int? = nil) {
    self.count = count ?? self.count
    switch list {
    case let table as UITableView: table.reloadData()
    case let collection as UICollectionView: collection.reloadData()
    default: list.contentSize.height = CGFloat(self.count) * Self.standardHeight
    }
  }

  /// Inserts rows at the top with an animation, or removes some if the number is negative.
  func insert(_ number: Int) {
    let number = max(number, -count)
    count += number
    firstNumber -= number
    let paths = (0..<abs(number)).map { IndexPath(item: $0, section: 0) }
    switch list {
    case let table as UITableView where number < 0: table.deleteRows(at: paths, with: .automatic)
    case let table as UITableView: table.insertRows(at: paths, with: .automatic)
    case let collection as UICollectionView where number < 0: collection.deleteItems(at: paths)
    case let collection as UICollectionView: collection.insertItems(at: paths)
    default: reload()
    }
  }

  /// Makes rows taller, or as tall as at first, and reloads the visible ones with an animation.
  func grow() {
    isGrown.toggle()
    switch list {
    case let table as UITableView: table.reloadRows(at: table.indexPathsForVisibleRows ?? [], with: .fade)
    case let collection as UICollectionView: collection.reloadItems(at: collection.indexPathsForVisibleItems)
    default: reload()
    }
  }

  // MARK: - Lists

  private static let standardHeight: CGFloat = 50

  /// Returns a height between 30.5 and 119.5 points, if rows have other heights than estimated.
  private func height(ofRow row: Int) -> CGFloat {
    guard kind.isEstimating else { return Self.standardHeight }
    let number = firstNumber + row
    return 30.5 + CGFloat(number * number * 37 % 60) + (isGrown && number % 2 == 0 ? 30 : 0)
  }

  private static func makeList(_ kind: ScreenCombination.List) -> UIScrollView {
    switch kind {
    case .plain: UIScrollView()
    case .table, .controllerView, .estimatingTable: makeTable(isEstimating: kind == .estimatingTable)
    case .collection, .estimatingCollection:
      makeCollection(kind == .collection ? flowLayout : estimatingLayout)
    }
  }

  private static func makeTable(isEstimating: Bool) -> UITableView {
    let table = UITableView(frame: .zero, style: .plain)
    table.register(TableCell.self, forCellReuseIdentifier: "row")
    if isEstimating { table.estimatedRowHeight = standardHeight } else { table.rowHeight = standardHeight }
    return table
  }

  private static func makeCollection(_ layout: UICollectionViewLayout) -> UICollectionView {
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collection.register(CollectionCell.self, forCellWithReuseIdentifier: "row")
    return collection
  }

  private static var flowLayout: UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 0
    layout.itemSize = CGSize(width: 300, height: standardHeight)
    return layout
  }

  private static var estimatingLayout: UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(standardHeight))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }
}

extension CombinedRows: UITableViewDataSource, UICollectionViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? TableCell)?.height = height(ofRow: indexPath.row)
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    (cell as? CollectionCell)?.height = height(ofRow: indexPath.item)
    return cell
  }
}

private final class TableCell: UITableViewCell {
  var height: CGFloat = 0

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    CGSize(width: targetSize.width, height: height)
  }
}

private final class CollectionCell: UICollectionViewCell {
  var height: CGFloat = 0

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = height
    return layoutAttributes
  }
}
