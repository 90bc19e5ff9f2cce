import FlexibleHeader
import HeaderTesting

/// The lists whose rows get their final heights when they appear.
enum EstimatingListKind: CaseIterable, Sendable {
  case table, estimatedTable, flow, compositional
  /// The lists whose moves before the change of `contentSize` are recognized. See Documentation/Connection.md#lists.
  static let recognized = allCases.filter { $0 != .flow }
}

/// A screen with a list of rows of 50.7...89.7 points, whose heights are estimated as 44 points, or with rows of 44 points.
@MainActor
final class EstimatingScreen: UIViewController, UITableViewDataSource, UITableViewDelegate,
  UICollectionViewDataSource
{
  let list: UIScrollView
  var rowCount = 200
  private let isEven: Bool

  init(_ kind: EstimatingListKind, isEven: Bool = false) {
    self.isEven = isEven
    switch kind {
    case .table, .estimatedTable:
      let table = UITableView(frame: .zero, style: .plain)
      if kind == .estimatedTable { table.estimatedRowHeight = 44 }
      list = table
    case .flow:
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = CGSize(width: 300, height: 44)
      layout.minimumLineSpacing = 0
      list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    case .compositional:
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      list = UICollectionView(
        frame: .zero,
        collectionViewLayout: UICollectionViewCompositionalLayout(
          section: NSCollectionLayoutSection(group: group)))
    }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    if let table = list as? UITableView {
      table.dataSource = self
      table.delegate = self
    }
    if let collection = list as? UICollectionView {
      collection.register(Cell.self, forCellWithReuseIdentifier: "row")
      collection.dataSource = self
    }
  }

  /// Loads other rows.
  func reload(rowCount: Int) {
    self.rowCount = rowCount
    (list as? UITableView)?.reloadData()
    (list as? UICollectionView)?.reloadData()
  }

  /// Inserts rows at the top, with an animation.
  func insertRows(_ count: Int) {
    rowCount += count
    let paths = (0..<count).map { IndexPath(item: $0, section: 0) }
    (list as? UITableView)?.performBatchUpdates {
      (list as? UITableView)?.insertRows(at: paths, with: .automatic)
    }
    (list as? UICollectionView)?.performBatchUpdates {
      (list as? UICollectionView)?.insertItems(at: paths)
    }
  }

  /// Moves a row of a table to the top, with an animation.
  func moveToTop(row: Int) {
    (list as? UITableView)?.moveRow(at: IndexPath(row: row, section: 0), to: IndexPath(row: 0, section: 0))
  }

  private final class Cell: UICollectionViewCell {
    var height: CGFloat = 0

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = height
      return layoutAttributes
    }
  }

  private func height(ofRow row: Int) -> CGFloat { isEven ? 44 : 50.7 + CGFloat(row * 37 % 40) }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rowCount }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height(ofRow: indexPath.row)
  }

  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 44 }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    rowCount
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    (cell as? Cell)?.height = height(ofRow: indexPath.item)
    return cell
  }
}
