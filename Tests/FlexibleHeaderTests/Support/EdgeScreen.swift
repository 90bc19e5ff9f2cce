import FlexibleHeader
import HeaderTesting

/// The kinds of scroll view that headers and footers support.
enum EdgeScrollViewKind: CaseIterable, Sendable { case table, collection, plain }

/// A device with a hundred rows in a scroll view that fills the screen, with or without a navigation bar.
@MainActor final class EdgeScreen: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  static let rowHeight: CGFloat = 44

  let stage: HeaderStage<UIViewController>
  let controller = UIViewController()
  let navigation: UINavigationController?
  let scrollView: UIScrollView
  let rows: Int
  let sections: Int

  init(
    device: DeviceModel = .phoneNotch, kind: EdgeScrollViewKind = .table, answers: UIKitAnswers = .initial,
    hasNavigationBar: Bool = false, rows: Int = 100, sections: Int = 1
  ) {
    stage = HeaderStage(device, answers: answers) { UIViewController() }
    navigation = hasNavigationBar ? UINavigationController(rootViewController: controller) : nil
    self.rows = rows
    self.sections = sections
    scrollView = Self.makeScrollView(kind, frame: stage.window.bounds, rows: rows)
    super.init()
    (scrollView as? UITableView)?.dataSource = self
    (scrollView as? UICollectionView)?.dataSource = self
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.alwaysBounceVertical = true
    controller.view.addSubview(scrollView)
  }

  private static func makeScrollView(
    _ kind: EdgeScrollViewKind, frame: CGRect, rows: Int
  ) -> UIScrollView {
    switch kind {
    case .table:
      let table = UITableView(frame: frame, style: .plain)
      table.rowHeight = rowHeight
      table.sectionHeaderTopPadding = 0
      return table
    case .collection:
      let layout = UICollectionViewFlowLayout()
      layout.minimumLineSpacing = 0
      layout.itemSize = CGSize(width: 300, height: rowHeight)
      let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      return collection
    case .plain:
      let scrollView = UIScrollView(frame: frame)
      scrollView.contentSize = CGSize(width: frame.width, height: CGFloat(rows) * rowHeight)
      scrollView.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: frame.width, height: rowHeight)))
      return scrollView
    }
  }

  var window: UIWindow { stage.window }

  /// Shows the screen, as the system does after `viewDidLoad`.
  func show() {
    window.rootViewController = navigation ?? controller
    window.makeKeyAndVisible()
    stage.settle()
  }

  func scroll(to y: CGFloat) {
    scrollView.contentOffset.y = y
    stage.step()
  }

  var table: UITableView? { scrollView as? UITableView }

  /// The top of the first row, in points of the scroll view's superview.
  var firstRowTop: CGFloat {
    let row: CGRect
    if let table {
      row = table.rectForRow(at: IndexPath(row: 0, section: 0))
    } else if let collection = scrollView as? UICollectionView {
      let path = IndexPath(item: 0, section: 0)
      row = collection.collectionViewLayout.layoutAttributesForItem(at: path)?.frame ?? .null
    } else {
      row = scrollView.subviews.first { $0.frame.height == Self.rowHeight }?.frame ?? .null
    }
    return scrollView.convert(row, to: scrollView.superview).minY
  }

  /// Returns the frame of a view, in points of the scroll view's superview.
  func place(of view: UIView) -> CGRect { view.convert(view.bounds, to: scrollView.superview) }

  /// A Boolean value that indicates whether the content rests at its top.
  var restsAtTop: Bool { abs(scrollView.contentOffset.y + scrollView.adjustedContentInset.top) < 0.5 }

  // MARK: - Rows

  func numberOfSections(in tableView: UITableView) -> Int { sections }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections > 1 ? "Section \(section)" : nil
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows / sections }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    rows
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

/// Adds a label with margins of 20 points above and below, as tall as its text.
@MainActor func addTitle(_ text: String, to view: UIView) -> UILabel {
  let label = UILabel()
  label.text = text
  label.numberOfLines = 0
  label.font = .preferredFont(forTextStyle: .title1)
  label.adjustsFontForContentSizeCategory = true
  label.translatesAutoresizingMaskIntoConstraints = false
  view.addSubview(label)
  NSLayoutConstraint.activate([
    label.topAnchor.constraint(greaterThanOrEqualTo: view.topAnchor, constant: 20),
    label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -20),
    label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
    label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
  ])
  return label
}
