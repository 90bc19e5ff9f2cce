import FlexibleHeader
import HeaderTesting
import Testing

/// A plain table brings pinned section headers to the front in each layout, so a header in the table can't stay in front of them
/// by the order of subviews.
@MainActor @Suite("Section headers of tables that contain a header") struct SectionHeadersInTablesTests {
  /// A table of sections, with the system's section headers and footers or with views of the app's own classes.
  @MainActor private final class Sections: UITableViewController {
    let isOwnClass: Bool

    init(isOwnClass: Bool) {
      self.isOwnClass = isOwnClass
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func numberOfSections(in tableView: UITableView) -> Int { 9 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }

    override func tableView(
      _ tableView: UITableView, viewForHeaderInSection section: Int
    ) -> UIView? { makeSectionView() }

    override func tableView(
      _ tableView: UITableView, viewForFooterInSection section: Int
    ) -> UIView? { makeSectionView() }

    override func tableView(
      _ tableView: UITableView, heightForHeaderInSection section: Int
    ) -> CGFloat { 28 }

    override func tableView(
      _ tableView: UITableView, heightForFooterInSection section: Int
    ) -> CGFloat { 24 }

    private func makeSectionView() -> UIView {
      isOwnClass ? UILabel() : UITableViewHeaderFooterView(reuseIdentifier: nil)
    }

    /// The subviews that have the height of a section header or footer.
    var sectionViews: [UIView] {
      tableView.subviews.filter { [24, 28].contains($0.bounds.height) && $0.bounds.width == 390 }
    }
  }

  /// Returns whether each section view that overlaps a view is behind it.
  private func isInFront(_ view: UIView, in screen: Sections) -> Bool {
    let table: UIView = screen.tableView
    let siblings = table.subviews
    guard let top = siblings.firstIndex(where: { view.isDescendant(of: $0) }) else { return false }
    let place = view.convert(view.bounds, to: table).insetBy(dx: 0, dy: 0.5)
    return screen.sectionViews.filter { $0.frame.intersects(place) }.allSatisfy {
      guard let index = siblings.firstIndex(of: $0) else { return true }
      return ($0.layer.zPosition, index) < (siblings[top].layer.zPosition, top)
    }
  }

  @Test(
    "The header is in front of them at all offsets, and layouts end",
    arguments: HeaderKind.withAndWithoutFollowing(), [false, true])
  func header(kind: (HeaderKind, Bool), isOwnClass: Bool) {
    let (screen, header) = (Sections(isOwnClass: isOwnClass), kind.0.make())
    header.setInsetFollowsVisibleHeight(kind.1)
    (header as? StretchyHeaderView)?.staysAtMinimumHeight = true
    let stage = HeaderStage(.phoneNotch) { screen }
    header.install(in: screen.tableView)
    stage.settle()
    let top = screen.tableView.contentOffset.y
    for distance in [stride(from: 0, through: 700, by: 9), stride(from: 700, through: 0, by: -13)].joined() {
      screen.tableView.contentOffset.y = top + CGFloat(distance)
      stage.step()
      expect(isInFront(header, in: screen), "at \(distance)")
    }
    stage.drag(by: -400)
    stage.settle()
    expect(isInFront(header, in: screen))
    expectEqual(stage.warnings, [])
  }

  @Test("A table may still show rows of sections that it no longer has")
  func removedSections() {
    final class Table: UITableView {
      override var indexPathsForVisibleRows: [IndexPath]? {
        (super.indexPathsForVisibleRows ?? []) + [IndexPath(row: 0, section: 12)]
      }
    }
    let (screen, header) = (Sections(isOwnClass: true), HeaderKind.flexible.make())
    let table = Table(frame: .zero, style: .plain)
    (table.dataSource, table.delegate) = (screen, screen)
    screen.tableView = table
    let stage = HeaderStage(.phoneNotch) { screen }
    header.install(in: table)
    stage.settle()
    table.addSubview(UIView(frame: CGRect(x: 0, y: -300, width: table.bounds.width, height: 11)))
    stage.drag(by: -400)
    expect(isInFront(header, in: screen))
  }

  @Test("A bottom bar is in front of section footers at all offsets", arguments: [false, true])
  func bottomBar(isOwnClass: Bool) {
    let (screen, header, bar) = (Sections(isOwnClass: isOwnClass), HeaderKind.flexible.make(), UIView())
    bar.heightAnchor.constraint(equalToConstant: 50).isActive = true
    let stage = HeaderStage(.phoneNotch) { screen }
    header.install(in: screen.tableView)
    header.followers.addBottomBar(bar)
    stage.settle()
    let top = screen.tableView.contentOffset.y
    for distance in stride(from: 0, through: 700, by: 9) {
      screen.tableView.contentOffset.y = top + CGFloat(distance)
      stage.step()
      expect(isInFront(bar, in: screen), "at \(distance)")
    }
    expectEqual(stage.warnings, [])
  }

  @Test(
    "The header is raised while it is in the table, unless the app raised it", arguments: [(0, 1), (7, 7)])
  func position(ofApp own: CGFloat, inTable raised: CGFloat) {
    let (screen, header) = (Sections(isOwnClass: false), HeaderKind.flexible.make())
    header.layer.zPosition = own
    let stage = HeaderStage(.phoneNotch) { screen }
    header.install(in: screen.tableView)
    stage.drag(by: -400)
    stage.settle()
    expectEqual(header.layer.zPosition, raised)
    header.uninstall()
    expectEqual(header.layer.zPosition, own)
  }
}
