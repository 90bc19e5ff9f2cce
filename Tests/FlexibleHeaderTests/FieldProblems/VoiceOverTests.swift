import FlexibleHeader
import FlexibleHeaderMigration
import HeaderTesting
import Testing

/// Documentation/Behavior/FieldProblems.md#voiceover
@MainActor @Suite("The header works with VoiceOver")
struct VoiceOverTests {
  private func phone(
    _ kind: ListKind, _ flags: BehavioralFlags, behavior: FlexibleHeaderShiftBehavior = .disabled
  ) -> HeaderStage<ListScreen> {
    let phone = HeaderStage { ListScreen(kind, flags: flags, behavior: behavior) }
    phone.isVoiceOverRunning = true
    return phone
  }

  @Test(
    "no stretch, however far the content is pulled", .needs(.touches), arguments: BehavioralFlags.both,
    ListKind.plainAndTable)
  func noStretch(flags: BehavioralFlags, kind: ListKind) {
    let phone = phone(kind, flags)
    var pulled: CGFloat = 0
    phone.drag(by: 350) {
      expectAtMost(phone.root.header.frame.height, 180)
      pulled = min(pulled, phone.root.scrollView.contentOffset.y)
    }
    expectLess(pulled, -220, "the content was pulled to \(pulled)")
  }

  @Test(
    "switched on while stretched: the header goes back at once, the content stays", .needs(.settings),
    arguments: BehavioralFlags.both)
  func switchedOn(flags: BehavioralFlags) {
    let phone = HeaderStage { ListScreen(flags: flags) }
    phone.root.scrollView.contentOffset.y = -230
    phone.isVoiceOverRunning = true
    expect(phone.root.header.frame.height == 180 && phone.root.scrollView.contentOffset.y == -230)
    phone.isVoiceOverRunning = false
    expectEqual(phone.root.header.frame.height, 230)
  }

  @Test(
    "focus that scrolls to each row in turn moves content by what was asked, and the header to whole pixels",
    arguments: BehavioralFlags.both, UIKitAnswers.tested)
  func focus(flags: BehavioralFlags, answers: UIKitAnswers) throws {
    let phone = HeaderStage(answers: answers) { ListScreen(.table, flags: flags) }
    phone.isVoiceOverRunning = true
    let table = try #require(phone.root.table)
    for row in [0, 5, 12, 40, 79, 30, 3, 0] {
      table.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: false)
      let offset = table.contentOffset.y
      phone.settle()
      let header = phone.root.header.frame
      expectEqual(table.contentOffset.y, offset, "row \(row)")
      expect(header.minY == 0 && header.height >= 76 && header.height <= 180, "row \(row)")
      expectEqual(header.height * 2, (header.height * 2).rounded(), "row \(row)")
    }
  }

  /// A screen with the header inside a table, which counts scroll events.
  private final class TableScreen: RowsTableController {
    let headerViewController = FlexibleHeaderViewController()
    var events = 0
    var deepest = 0
    private var depth = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      addChild(headerViewController)
      headerViewController.headerView.maximumHeight = 160.3
      headerViewController.headerView.trackingScrollView = tableView
      view.addSubview(headerViewController.view)
      headerViewController.didMove(toParent: self)
    }

    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
      events += 1
      depth += 1
      deepest = max(deepest, depth)
      headerViewController.headerView.trackingScrollViewDidScroll()
      depth -= 1
    }
  }

  @Test(
    "a header in its table: the content comes no further down than the header is high, without recursion",
    .needs(.settings),
    arguments: UIKitAnswers.tested)
  func insideTheTable(answers: UIKitAnswers) throws {
    let phone = HeaderStage(answers: answers) { TableScreen(style: .plain) }
    phone.isVoiceOverRunning = true
    let table = try #require(phone.root.tableView)
    for y: CGFloat in [-400, -181.7, -180.1, -100.35, 0] {
      phone.root.deepest = 0
      table.contentOffset.y = y
      phone.step()
      expectAtLeast(table.contentOffset.y, -181, "asked for \(y)")
      expectAtMost(phone.root.deepest, 2, "asked for \(y)")
      let header = phone.root.headerViewController.headerView
      expectLess(abs(header.convert(header.bounds, to: phone.window).minY), 0.001, "asked for \(y)")
    }
  }
}
