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
final class EstimatingScreen: UIViewController, UITableViewDelegate {
  private let rows: ListRows

  init(_ kind: EstimatingListKind, isEven: Bool = false) {
    let list: UIScrollView
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
      list = UICollectionView(frame: .zero, collectionViewLayout: .rows(estimatedHeight: 44))
    }
    rows = ListRows(list, count: 200) { isEven ? 44 : 50.7 + CGFloat(abs($0) * 37 % 40) }
    super.init(nibName: nil, bundle: nil)
    (list as? UITableView)?.delegate = self
  }

  required init?(coder: NSCoder) { nil }

  var list: UIScrollView { rows.list }

  var rowCount: Int { rows.count }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
  }

  /// Loads other rows.
  func reload(rowCount: Int) { rows.reload(rowCount) }

  /// Inserts rows at the top, with an animation.
  func insertRows(_ count: Int) { rows.insert(count) }

  /// Moves a row of a table to the top, with an animation.
  func moveToTop(row: Int) {
    (list as? UITableView)?.moveRow(at: IndexPath(row: row, section: 0), to: IndexPath(row: 0, section: 0))
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    rows.height(ofRow: indexPath.row)
  }

  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
}
