import FlexibleHeader
import PortableUIKit

/// A window with a stretchy header and a table or a plain scroll view.
@MainActor final class StretchyStage: NSObject, UITableViewDataSource, UITableViewDelegate {
  /// The way in which the header receives events.
  enum Header {
    /// The header isn't installed.
    case none
    case forwards
    case observes
  }

  let window: UIWindow
  let scrollView: UIScrollView
  let header = StretchyHeaderView(referenceHeight: ScrollSession.topInset)
  private let forwards: Bool
  private let navigationItem = UINavigationItem(title: "Title")

  init(_ way: Header, isTable: Bool) {
    let screen = CGRect(x: 0, y: 0, width: 320, height: ScrollSession.viewHeight)
    window = UIWindow(frame: screen)
    scrollView = isTable ? UITableView(frame: screen) : UIScrollView(frame: screen)
    forwards = way == .forwards
    super.init()
    if let table = scrollView as? UITableView {
      table.rowHeight = 40
      table.dataSource = self
    } else {
      scrollView.contentSize = CGSize(width: 320, height: ScrollSession.contentHeight)
    }
    scrollView.delegate = self
    header.fixedMinimumHeight = ScrollSession.minimumHeight
    header.observesContentOffset = way == .observes
    if way == .none {
      scrollView.contentInset.top = ScrollSession.topInset
    } else {
      header.install(in: scrollView)
    }
    window.addSubview(scrollView)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  /// Adds a title at the bottom edge of the header, which constraints place, and hands it over to a navigation item.
  func addTitle() {
    let title = UILabel()
    title.text = "Title"
    title.translatesAutoresizingMaskIntoConstraints = false
    header.contentView.addSubview(title)
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: header.contentView.leadingAnchor, constant: 16),
      title.bottomAnchor.constraint(equalTo: header.contentView.bottomAnchor, constant: -12),
    ])
    header.titleView = title
    header.handOverTitle(to: navigationItem)
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
