import FlexibleHeader
import HeaderTesting

// The tests of FlexibleHeader compile this file, too, through a symbolic link.

/// The rows of a list on a screen of tests, in the role of an app. Rows keep their numbers, and therefore their heights, when
/// rows above them are inserted or removed.
@MainActor final class ListRows: NSObject {
  /// The list: a table, a collection, a stack in a scroll view, or a scroll view whose content is as tall as rows of 50 points.
  let list: UIScrollView
  private(set) var count: Int
  /// The number of the first row.
  private var firstNumber = 0
  /// A Boolean value that indicates whether rows with even numbers are 30 points taller than initially.
  private var isGrown = false
  private let height: (Int) -> CGFloat
  /// The number of rows in a second section, or `nil` if there is one section without a title. Changes apply to the first section.
  private let otherCount: Int?

  /// - Parameters:
  ///   - list: The list.
  ///   - count: The number of rows.
  ///   - otherSection: The number of rows in a second section. Both sections have a title then. The default is `nil`: one section
  ///     without a title.
  ///   - height: A closure that returns the height of the row with a number, in points, for lists with estimated heights.
  init(
    _ list: UIScrollView, count: Int, otherSection: Int? = nil, height: @escaping (Int) -> CGFloat
  ) {
    self.list = list
    self.count = count
    otherCount = otherSection
    self.height = height
    super.init()
    switch list {
    case let table as UITableView:
      table.register(TableCell.self, forCellReuseIdentifier: "row")
      table.dataSource = self
    case let collection as UICollectionView:
      collection.register(CollectionCell.self, forCellWithReuseIdentifier: "row")
      collection.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "title")
      collection.dataSource = self
    default: reload()
    }
  }

  // MARK: - Changes

  /// Loads the given number of rows, or the same number again.
  func reload(_ count: Int? = nil) {
    self.count = count ?? self.count
    switch list {
    case let table as UITableView: table.reloadData()
    case let collection as UICollectionView: collection.reloadData()
    case let list as StackScrollView: list.show(rows: self.count)
    default: list.contentSize.height = CGFloat(self.count) * 50
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

  /// Makes rows taller, or restores their height, and reloads the visible ones with an animation.
  func grow() {
    isGrown.toggle()
    switch list {
    case let table as UITableView: table.reloadRows(at: table.indexPathsForVisibleRows ?? [], with: .fade)
    case let collection as UICollectionView: collection.reloadItems(at: collection.indexPathsForVisibleItems)
    default: reload()
    }
  }

  /// Adds a header view to a table, or removes it.
  func toggleTableHeader() {
    guard let table = list as? UITableView else { return }
    let isShown = table.tableHeaderView != nil
    table.tableHeaderView = isShown ? nil : UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 84.5))
  }

  /// Scrolls to the row at a fraction of all rows, and shows it at the top, or at the bottom if it is the last one.
  func show(_ part: Double, animated: Bool) {
    guard count > 0 else { return }
    let row = Int((Double(count - 1) * part).rounded())
    let (path, isLast) = (IndexPath(item: row, section: 0), row == count - 1)
    switch list {
    case let table as UITableView:
      table.scrollToRow(at: path, at: isLast ? .bottom : .top, animated: animated)
    case let collection as UICollectionView:
      collection.scrollToItem(at: path, at: isLast ? .bottom : .top, animated: animated)
    default:
      list.scrollRectToVisible(CGRect(x: 0, y: CGFloat(row) * 50, width: 100, height: 50), animated: animated)
    }
  }

  /// Returns the height of the row with an index, in points.
  func height(ofRow row: Int) -> CGFloat {
    let number = firstNumber + row
    return height(number) + (isGrown && number % 2 == 0 ? 30 : 0)
  }
}

extension ListRows: UITableViewDataSource, UICollectionViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { sectionCount }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sectionCount }

  private var sectionCount: Int { otherCount == nil ? 1 : 2 }

  private func rowCount(inSection section: Int) -> Int { section == 0 ? count : otherCount ?? 0 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rowCount(inSection: section)
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    otherCount.map { _ in "Section \(section)" }
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? TableCell)?.height = height(ofRow: indexPath.row)
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    rowCount(inSection: section)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "title", for: path)
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    (cell as? CollectionCell)?.height = height(ofRow: indexPath.item)
    return cell
  }
}

extension UICollectionViewLayout {
  /// Returns a layout of rows as wide as the collection with estimated heights, in points.
  static func rows(estimatedHeight: CGFloat) -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimatedHeight))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
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

/// A scroll view with rows of 50 points in a stack view, by which Auto Layout determines the content size.
final class StackScrollView: UIScrollView {
  private let stack = UIStackView()

  init() {
    super.init(frame: .zero)
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: contentLayoutGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: contentLayoutGuide.trailingAnchor),
      stack.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(rows count: Int) {
    while let last = stack.arrangedSubviews.last, stack.arrangedSubviews.count > count {
      last.removeFromSuperview()
    }
    while stack.arrangedSubviews.count < count {
      let row = UIView()
      row.heightAnchor.constraint(equalToConstant: 50).isActive = true
      stack.addArrangedSubview(row)
    }
  }
}
