import FlexibleHeader
import HeaderTesting
import Testing

@MainActor @Suite("Headers that are collapsed before they are visible") struct EarlyCommandTests {
  enum Moment: CaseIterable { case load, willAppear, firstLayout }

  /// A screen that collapses its header at one moment.
  @MainActor private final class Screen: RowsScreen {
    let header: ScrollHeaderView
    private let moment: Moment
    private let command: (ScrollHeaderView) -> Void
    private var isLaidOut = false

    init(
      _ header: ScrollHeaderView, at moment: Moment, rowCount: Int = 60,
      _ command: @escaping (ScrollHeaderView) -> Void = { $0.setCollapsed(true, animated: true) }
    ) {
      (self.header, self.moment, self.command) = (header, moment, command)
      super.init(.plain, rowCount: rowCount) { header.install(in: $0.list) }
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      if moment == .load { command(header) }
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      if moment == .willAppear { command(header) }
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      if moment == .firstLayout, !isLaidOut { command(header) }
      isLaidOut = true
    }
  }

  @Test(
    "The header is collapsed in the first frame, and the content is at its edge",
    arguments: HeaderKind.atTheTop,
    Moment.allCases)
  func collapsed(kind: HeaderKind, moment: Moment) {
    for isPushed in [false, true] {
      let screen = Screen(kind.make(), at: moment)
      let navigation = UINavigationController(rootViewController: isPushed ? UIViewController() : screen)
      let stage = HeaderStage(.phoneNotch) { navigation }
      if isPushed {
        stage.settle()
        navigation.pushViewController(screen, animated: false)
        stage.step()
      }
      expectEqual(screen.header.headerProgress.collapse, 1)
      expectLess(stage.gap(below: screen.header, in: screen.list), 0.01)
      let offset = screen.list.contentOffset.y
      stage.settle()
      expectEqual(screen.header.headerProgress.collapse, 1)
      expectEqual(screen.list.contentOffset.y, offset)
    }
  }

  @Test("A header that is expanded later stays expanded in its next layouts")
  func laterCommand() {
    let screen = Screen(HeaderKind.flexible.make(), at: .load)
    let stage = HeaderStage(.phoneNotch) { screen }
    stage.settle()
    screen.header.setCollapsed(false, animated: false)
    stage.settle()
    screen.view.setNeedsLayout()
    screen.header.setNeedsLayout()
    stage.settle()
    expectEqual(screen.header.headerProgress.collapse, 0)
  }

  @Test("In a table view controller, they cause no endless layout", arguments: HeaderKind.atTheTop)
  func tableController(kind: HeaderKind) {
    let (screen, header) = (RowsTableController(), kind.make())
    header.install(in: screen.tableView)
    header.setCollapsed(true, animated: false)
    let stage = HeaderStage(.phoneNotch) { screen }
    expectEqual(header.headerProgress.collapse, 1)
    expectLess(stage.gap(below: header, in: screen.tableView), 0.01)
    expectEqual(stage.warnings, [])
  }

  @Test("Content that is too short stays at its top", arguments: HeaderKind.atTheTop)
  func shortContent(kind: HeaderKind) {
    let screen = Screen(kind.make(), at: .load, rowCount: 2)
    let stage = HeaderStage(.phoneNotch) { screen }
    stage.settle()
    expectLess(stage.gap(below: screen.header, in: screen.list), 0.01)
    expectLess(screen.distance, 0.01)
  }

  @Test("A search field is out of sight until the content is pulled", arguments: Moment.allCases)
  func searchField(moment: Moment) {
    let header = SectionedHeaderView()
    let search = HeaderSection.search(UISearchTextField(), returns: .atTop)
    header.sections = [.titleBar("Chats"), search]
    let screen = Screen(header, at: moment) { _ in header.collapse(section: search) }
    let stage = HeaderStage(.phoneNotch) { screen }
    stage.step()
    expect(search.isGone)
    expectLess(abs(stage.bottom(of: header) - screen.contentTop), 0.01)
    stage.settle()
    expect(search.isGone)
  }
}
