import FlexibleHeader
import HeaderTesting

/// The lists whose section headers are pinned.
enum PinnedListKind: CaseIterable, Sendable { case table, flow, compositional, list }

/// A screen with a list of five sections of 20 rows each, with pinned section headers 30 points high.
@MainActor
class PinnedListScreen: UIViewController, UITableViewDataSource, UITableViewDelegate,
  UICollectionViewDataSource
{
  static let titleHeight: CGFloat = 30

  let list: UIScrollView
  let rowsPerSection: Int

  init(_ kind: PinnedListKind, rowsPerSection: Int = 20) {
    self.rowsPerSection = rowsPerSection
    list = Self.makeList(kind)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private static func makeList(_ kind: PinnedListKind) -> UIScrollView {
    let frame = CGRect(x: 0, y: 0, width: 320, height: 500)
    guard kind != .table else {
      let table = UITableView(frame: frame, style: .plain)
      table.rowHeight = 50
      table.sectionHeaderTopPadding = 0
      return table
    }
    let list = UICollectionView(frame: frame, collectionViewLayout: makeLayout(kind))
    list.alwaysBounceVertical = true
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
    list.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "title")
    return list
  }

  private static func makeLayout(_ kind: PinnedListKind) -> UICollectionViewLayout {
    switch kind {
    case .table, .flow:
      let layout = UICollectionViewFlowLayout()
      layout.sectionHeadersPinToVisibleBounds = true
      layout.headerReferenceSize = CGSize(width: 100, height: titleHeight)
      layout.itemSize = CGSize(width: 300, height: 50)
      layout.minimumLineSpacing = 0
      return layout
    case .compositional:
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let section = NSCollectionLayoutSection(group: group)
      let title = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(titleHeight)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      title.pinToVisibleBounds = true
      section.boundarySupplementaryItems = [title]
      return UICollectionViewCompositionalLayout(section: section)
    case .list:
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      configuration.headerMode = .supplementary
      if #available(iOS 15.0, *) { configuration.headerTopPadding = 0 }
      return UICollectionViewCompositionalLayout.list(using: configuration)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    (list as? UITableView)?.dataSource = self
    (list as? UITableView)?.delegate = self
    (list as? UICollectionView)?.dataSource = self
    view.addSubview(list)
  }

  // MARK: - Places

  /// The top edge of the first section's header, in points of the view.
  var titleTop: CGFloat? {
    let title: UIView?
    if let table = list as? UITableView {
      title = table.headerView(forSection: 0)
    } else {
      title = (list as? UICollectionView)?.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    }
    return title.map { $0.convert(CGPoint.zero, to: view).y }
  }

  /// The top edge of the content, in points of the view.
  var contentTop: CGFloat { list.convert(CGPoint.zero, to: view).y }

  /// Returns a description of the first section header if it isn't at `edge`, a header's lower edge, or below it at the top of
  /// the content; otherwise `nil`.
  func fault(below edge: CGFloat) -> String? {
    // The title of the first section leaves with the section's last row, which is 44 or 50 points high.
    let edge = max(edge, view.safeAreaInsets.top)
    guard contentTop > edge - CGFloat(rowsPerSection) * 44, let titleTop else { return nil }
    let place = max(edge, contentTop)
    return abs(titleTop - place) < 0.51 ? nil : "the title is at \(titleTop) instead of \(place)"
  }

  // MARK: - Rows

  func numberOfSections(in tableView: UITableView) -> Int { 5 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rowsPerSection }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    Self.titleHeight
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    UITableViewHeaderFooterView(reuseIdentifier: nil)
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { 5 }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    rowsPerSection
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "title", for: indexPath)
  }
}

/// A screen with a sectioned header above a list with pinned section headers: a search row of 44 points that leaves and returns
/// at once, a picture of 200 points that collapses to 60, and tabs of 40 points that stay.
@MainActor final class PinnedHeaderScreen: PinnedListScreen {
  let header = SectionedHeaderView()
  let search = HeaderSection(UIView(), exit: .leaves, entrance: .always, maximumHeight: 44)
  let picture = HeaderSection(UIView(), maximumHeight: 200, minimumHeight: 60)
  let tabs = HeaderSection(UIView(), maximumHeight: 40)

  override func viewDidLoad() {
    super.viewDidLoad()
    header.sections = [search, picture, tabs]
    header.insetFollowsVisibleHeight = true
    header.install(in: list)
  }

  /// Returns a description of the first section header that isn't at the header's lower edge, or of a gap, or
  /// `nil`.
  func fault() -> String? {
    let edge = header.frame.maxY
    let gap = min(contentTop, view.safeAreaInsets.top + header.maximumHeight) - edge
    return gap < 0.51 ? fault(below: edge) : "a gap of \(gap) points"
  }
}
