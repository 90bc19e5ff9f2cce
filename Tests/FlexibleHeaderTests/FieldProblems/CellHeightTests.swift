import FlexibleHeader
import FlexibleHeaderMigration
import HeaderTesting
import Testing

/// Documentation/Behavior/FieldProblems.md#cell-heights
@MainActor @Suite("A cell that changes its height doesn't move the header")
struct CellHeightTests {
  /// A table view controller with the header inside the table and one row that grows and shrinks.
  private final class Screen: RowsTableController {
    let headerViewController = FlexibleHeaderViewController()
    var firstRowHeight: CGFloat = 400
    private let flags: BehavioralFlags

    init(flags: BehavioralFlags) {
      self.flags = flags
      super.init(style: .plain)
      rowCount = 30
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      headerViewController.headerView.behavioralFlags = flags
      addChild(headerViewController)
      headerViewController.headerView.trackingScrollView = tableView
      view.addSubview(headerViewController.view)
      headerViewController.didMove(toParent: self)
    }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      indexPath.row == 0 ? firstRowHeight : 50
    }

    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
      headerViewController.headerView.trackingScrollViewDidScroll()
    }

    /// The header's top edge on the screen in the current frame, with animations.
    var headerTop: CGFloat {
      let header = headerViewController.headerView.layer
      let table = tableView.layer
      let frame = (header.presentation() ?? header).frame
      return frame.minY - (table.presentation() ?? table).bounds.minY
    }
  }

  @Test(
    "rows that grow and shrink at the table's end move its bounds in an animation; the header moves with them",
    arguments: BehavioralFlags.both, UIKitAnswers.tested)
  func atTheEnd(flags: BehavioralFlags, answers: UIKitAnswers) {
    let phone = HeaderStage(answers: answers) { Screen(flags: flags) }
    let table = phone.root.tableView!
    for height: CGFloat in [100, 300, 50] {
      table.contentOffset.y =
        table.contentSize.height + table.adjustedContentInset.bottom - table.bounds.height
      phone.settle()
      phone.root.firstRowHeight = height
      let offset = table.contentOffset.y
      table.performBatchUpdates(nil)
      var farthest: CGFloat = 0
      let isAtRest = phone.settle {
        farthest = max(farthest, abs(phone.root.headerTop))
      }
      expect(isAtRest)
      expectLess(farthest, 0.01, "row \(height) high: the header is off by \(farthest)")
      expect(height > 100 || table.contentOffset.y != offset, "the table has moved")
    }
  }

  /// Returns the largest distance of the header from its position in any frame until everything is at rest.
  private func farthest(_ phone: HeaderStage<Screen>) -> CGFloat {
    var farthest = abs(phone.root.headerTop)
    let isAtRest = phone.settle {
      farthest = max(farthest, abs(phone.root.headerTop))
    }
    expect(isAtRest)
    return farthest
  }

  @Test(
    "bounds that an app animates take the header along, at whatever pace", arguments: BehavioralFlags.both,
    [UIView.AnimationOptions.curveLinear, .curveEaseIn, .curveEaseInOut].map(\.rawValue))
  func animatedByTheApp(flags: BehavioralFlags, curve: UInt) {
    let phone = HeaderStage { Screen(flags: flags) }
    UIView.animate(withDuration: 0.5, delay: 0, options: UIView.AnimationOptions(rawValue: curve)) {
      phone.root.tableView.contentOffset.y = 400
    }
    expectLess(farthest(phone), 0.01)
    expectEqual(phone.root.tableView.contentOffset.y, 400)
  }

  @Test("told of it only after the animation was begun, the header joins it", arguments: BehavioralFlags.both)
  func joins(flags: BehavioralFlags) {
    let phone = HeaderStage { Screen(flags: flags) }
    phone.root.tableView.delegate = nil
    UIView.animate(withDuration: 0.5) { phone.root.tableView.contentOffset.y = 400 }
    phone.root.headerViewController.headerView.trackingScrollViewDidScroll()
    expectLess(farthest(phone), 0.01)
  }

  @Test(
    "content that a finger drags during an animation takes the header along at once", .needs(.touches),
    arguments: BehavioralFlags.both)
  func draggedDuringAnimation(flags: BehavioralFlags) {
    let phone = HeaderStage { Screen(flags: flags) }
    let options: UIView.AnimationOptions = [.curveLinear, .allowUserInteraction]
    UIView.animate(withDuration: 2, delay: 0, options: options) { phone.root.tableView.contentOffset.y = 400 }
    phone.drag(from: CGPoint(x: 180, y: 500), by: -200) { expectLess(abs(phone.root.headerTop), 0.01) }
    expectLess(farthest(phone), 0.01)
  }

  @Test("scrolling by command, animated: the header stays", arguments: BehavioralFlags.both)
  func animatedScrolling(flags: BehavioralFlags) {
    let phone = HeaderStage { Screen(flags: flags) }
    for row in [20, 3, 29, 0] {
      phone.root.tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: true)
      let isAtRest = phone.settle {
        expectLess(abs(phone.root.headerTop), 0.01, "to row \(row)")
      }
      expect(isAtRest)
    }
  }
}

/// Documentation/Behavior/FieldProblems.md#shrinking-content
@MainActor @Suite("A hidden header returns when content shrinks")
struct ShrinkingContentTests {
  @Test(
    "content too short for the header's travel brings it back", arguments: BehavioralFlags.both,
    UIKitAnswers.tested)
  func shrinks(flags: BehavioralFlags, answers: UIKitAnswers) {
    let places = [BehavioralFlags.both.firstIndex(of: flags), UIKitAnswers.tested.firstIndex(of: answers)]
    for (index, kind) in ListKind.plainAndTable.enumerated() {
      let behaviors = [FlexibleHeaderShiftBehavior.enabled, .enabledWithStatusBar]
      let cases = [0, 1, 9].flatMap { rows in behaviors.map { (rows, $0) } }
      for (rows, behavior) in cases.part(of: 2, at: places + [index]) {
        let phone = HeaderStage(answers: answers) { ListScreen(kind, flags: flags, behavior: behavior) }
        phone.root.scrollView.contentOffset.y = 1500
        phone.settle()
        expectLess(phone.root.header.frame.minY, 0)
        phone.root.rowCount = rows
        phone.settle()
        // A plain scroll view keeps an offset beyond its content until a touch begins.
        phone.drag(by: -10)
        phone.settle()
        expectEqual(phone.root.header.frame.minY, 0, "\(kind), \(behavior), \(rows) rows left")
        phone.drag(by: 30)
        expectEqual(phone.root.header.frame.minY, 0, "\(kind), \(behavior), \(rows) rows left")
      }
    }
  }
}
