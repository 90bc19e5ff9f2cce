import FlexibleHeader
import PortableUIKit

/// A window with a stretchy header and a table or a plain scroll view.
@MainActor final class StretchyStage: NSObject, UITableViewDataSource, UITableViewDelegate {
  let window: UIWindow
  let scrollView: UIScrollView
  let header = StretchyHeaderView(maximumHeight: ScrollSession.topInset)
  private let navigationItem = UINavigationItem(title: "Title")

  /// - Parameters:
  ///   - isInstalled: Whether the header is installed. Otherwise there is only the space for it.
  ///   - isTable: Whether the scroll view is a table.
  init(isInstalled: Bool, isTable: Bool) {
    let screen = CGRect(x: 0, y: 0, width: 320, height: ScrollSession.viewHeight)
    window = UIWindow(frame: screen)
    scrollView = isTable ? UITableView(frame: screen) : UIScrollView(frame: screen)
    super.init()
    if let table = scrollView as? UITableView {
      table.rowHeight = 40
      table.dataSource = self
    } else {
      scrollView.contentSize = CGSize(width: 320, height: ScrollSession.contentHeight)
    }
    scrollView.delegate = self
    header.minimumHeight = ScrollSession.minimumHeight
    if isInstalled {
      header.install(in: scrollView)
    } else {
      scrollView.contentInset.top = ScrollSession.topInset
    }
    window.addSubview(scrollView)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    // A table moves its content by itself until the turn ends in which it was laid out.
    HostSimulator.current.step()
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
}
