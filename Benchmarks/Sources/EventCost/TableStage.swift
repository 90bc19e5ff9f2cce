import FlexibleHeader
import PortableUIKit

/// A window with a table and a stretchy header.
@MainActor final class TableStage: NSObject, UITableViewDataSource, UITableViewDelegate {
  /// The way in which the header receives events.
  enum Header {
    /// The header isn't installed.
    case none
    case forwards
    case observes
  }

  let window: UIWindow
  let table: UITableView
  let header = StretchyHeaderView(referenceHeight: ScrollSession.topInset)
  private let forwards: Bool

  init(_ way: Header) {
    let screen = CGRect(x: 0, y: 0, width: 320, height: ScrollSession.viewHeight)
    window = UIWindow(frame: screen)
    table = UITableView(frame: screen)
    forwards = way == .forwards
    super.init()
    table.rowHeight = 40
    table.dataSource = self
    table.delegate = self
    header.fixedMinimumHeight = ScrollSession.minimumHeight
    header.observesContentOffset = way == .observes
    if way == .none { table.contentInset.top = ScrollSession.topInset } else { header.install(in: table) }
    window.addSubview(table)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if forwards { header.scrollViewDidScroll(scrollView) }
  }
}
