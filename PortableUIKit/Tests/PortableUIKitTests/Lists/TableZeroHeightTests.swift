import PortableUIKit
import Testing

/// Rows, headers, and footers of no height.
@MainActor struct TableZeroHeightTests {
  final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var height: CGFloat = 0
    var rowHeight: CGFloat = 44
    var headers = 0
    func numberOfSections(in tableView: UITableView) -> Int { 3 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { rowHeight }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { height }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { height }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      headers += 1
      return UIView()
    }
  }

  func table(_ style: UITableView.Style, _ source: Source) -> UITableView {
    HostSimulator(device: .phone47).makeCurrent()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600), style: style)
    table.dataSource = source
    table.delegate = source
    table.layoutIfNeeded()
    return table
  }

  @Test("[R] a header or footer of height 0 is a gap in grouped tables, and nothing in plain ones")
  func zero() {
    let source = Source()
    let grouped = table(.grouped, source)
    expectGreater(grouped.rectForHeader(inSection: 1).height, 10)
    expectGreater(grouped.rectForFooter(inSection: 1).height, 10)
    let plain = table(.plain, source)
    expectEqual(plain.contentSize.height, 6 * 44)
    expectNil(plain.headerView(forSection: 0))
  }

  @Test("[R] the default height of the table replaces a height of 0 in grouped tables")
  func defaultHeight() {
    let source = Source()
    let grouped = table(.grouped, source)
    grouped.sectionHeaderHeight = 30
    grouped.sectionFooterHeight = 7
    expectEqual(grouped.rectForHeader(inSection: 1).height, 30)
    expectEqual(grouped.rectForFooter(inSection: 1).height, 7)
  }

  @Test("[R] the smallest number is no gap, also in grouped tables")
  func leastNormalMagnitude() {
    let source = Source()
    source.height = .leastNormalMagnitude
    expectEqual(table(.grouped, source).contentSize.height, 6 * 44)
    expectEqual(table(.insetGrouped, source).contentSize.height, 6 * 44)
  }

  @Test("rows without height make no content")
  func rows() {
    let source = Source()
    source.rowHeight = 0
    let plain = table(.plain, source)
    expectEqual(plain.contentSize.height, 0)
    source.rowHeight = .leastNormalMagnitude
    plain.reloadData()
    plain.layoutIfNeeded()
    expectLess(plain.contentSize.height, 1e-9)
  }

  @Test("[R] estimates of up to one point are two points")
  func smallEstimates() {
    let table = table(.plain, Source())
    for (height, expected) in [(0.5, 2), (1, 2), (1.5, 1.5), (0, 0), (-1, -1)] as [(CGFloat, CGFloat)] {
      table.estimatedRowHeight = height
      table.estimatedSectionHeaderHeight = height
      table.estimatedSectionFooterHeight = height
      expectEqual(table.estimatedRowHeight, expected)
      expectEqual(table.estimatedSectionHeaderHeight, expected)
      expectEqual(table.estimatedSectionFooterHeight, expected)
    }
  }
}
