import FlexibleHeader
import HeaderTesting

/// A screen that a list fills.
@MainActor class RowsScreen: UIViewController {
  let content: ListContent
  private let setUp: (RowsScreen) -> Void

  /// Creates a screen. `setUp` is called when the view is loaded.
  init(
    _ kind: ListKind = .table, rowCount: Int = 60, rowHeight: CGFloat = 50, sectionCount: Int = 1,
    _ setUp: @escaping (RowsScreen) -> Void = { _ in }
  ) {
    content = ListContent(kind, rowCount: rowCount, rowHeight: rowHeight, sectionCount: sectionCount)
    self.setUp = setUp
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.frame = view.bounds
    view.addSubview(list)
    setUp(self)
  }

  /// A Boolean value that indicates whether a rotation or another change of the size runs.
  private(set) var isChangingSize = false

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    isChangingSize = true
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.isChangingSize = false }
  }

  /// Makes the list begin at the safe area.
  func pinListToSafeArea() {
    list.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }

  var list: UIScrollView { content.list }
  var rowCount: Int {
    get { content.rowCount }
    set { content.rowCount = newValue }
  }
  var table: UITableView? { list as? UITableView }
  /// The distance by which the content is scrolled from its top.
  var distance: CGFloat { list.contentOffset.y + list.adjustedContentInset.top }
  /// The top of the content, in points of the view.
  var contentTop: CGFloat { list.convert(CGPoint.zero, to: view).y }
}

/// A table view controller with rows.
@MainActor class RowsTableController: UITableViewController {
  var rowCount = 60

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rowCount }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
  }
}

/// Counts what a delegate receives.
@MainActor final class DelegateCounter: NSObject, UITableViewDelegate {
  var scrolls = 0
  var dragEnds = 0
  var selections = 0

  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    dragEnds += 1
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selections += 1 }
}
