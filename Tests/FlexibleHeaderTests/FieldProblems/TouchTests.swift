import FlexibleHeader
import HeaderTesting
import Testing

/// Documentation/Behavior/FieldProblems.md#touches
@MainActor @Suite("Touches on the header reach what they should")
struct TouchTests {
  private final class Selections: NSObject, UITableViewDelegate {
    let forwardsTo: FlexibleHeaderViewController
    var rows: [Int] = []

    init(forwardsTo: FlexibleHeaderViewController) { self.forwardsTo = forwardsTo }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      rows.append(indexPath.row)
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { forwardsTo.scrollViewDidScroll(scrollView) }
  }

  private func phone() -> (HeaderStage<ListScreen>, Selections) {
    let phone = HeaderStage { ListScreen(.table) }
    let selections = Selections(forwardsTo: phone.root.headerViewController)
    phone.root.scrollView.delegate = selections
    phone.root.scrollView.contentOffset.y = 500
    phone.settle()
    return (phone, selections)
  }

  @Test("a tap on the header selects no row behind it, one beside it does", .needs(.touches))
  func taps() {
    let (phone, selections) = phone()
    for y in stride(from: 2.0, through: 74, by: 8) { phone.tap(CGPoint(x: 120, y: y)) }
    expectEmpty(selections.rows, "rows \(selections.rows) lie behind the header")
    phone.tap(CGPoint(x: 120, y: 300))
    expectEqual(selections.rows, [16])
  }

  @Test("a drag that begins on the header scrolls the content")
  func drags() {
    let (phone, selections) = phone()
    phone.drag(from: CGPoint(x: 120, y: 60), by: -50)
    expectGreater(phone.root.scrollView.contentOffset.y, 530)
    phone.drag(from: CGPoint(x: 120, y: 60), by: 250)
    expectLess(phone.root.scrollView.contentOffset.y, 350)
    expectEmpty(selections.rows)
  }

  @Test("controls and views that recognise gestures in the header keep theirs", .needs(.touches))
  func controls() {
    let (phone, selections) = phone()
    let header = phone.root.header
    let control = UISwitch(frame: CGRect(x: 20, y: 30, width: 51, height: 31))
    let picture = UIView(frame: CGRect(x: 200, y: 25, width: 100, height: 40))
    var taps = 0
    let recognizer = UILongPressGestureRecognizer()
    header.contentView.addSubview(control)
    header.contentView.addSubview(picture)
    picture.addGestureRecognizer(recognizer)
    control.addAction(UIAction { _ in taps += 1 }, for: .valueChanged)
    phone.tap(CGPoint(x: 40, y: 45))
    expect(taps == 1 && control.isOn)
    let finger = phone.finger()
    finger.down(at: CGPoint(x: 250, y: 45))
    phone.advance(by: 1)
    expectEqual(recognizer.state, .began)
    finger.up()
    expectEmpty(selections.rows)
  }

  @Test("in a collection view it is the same, and the list is left as it was")
  func collection() {
    let phone = HeaderStage { ListScreen() }
    let header = phone.root.header
    let list = UICollectionView(
      frame: phone.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    let count = list.subviews.count
    header.trackingScrollView = list
    let hit = phone.window.hitTest(CGPoint(x: 120, y: 60), with: nil)
    expect(hit !== list && hit?.isDescendant(of: list) == true)
    header.trackingScrollView = nil
    expectEqual(list.subviews.count, count)
  }

  /// A table with the header inside, whose rows are loaded late.
  private final class LateTable: RowsTableController {
    let headerViewController = FlexibleHeaderViewController()

    override func viewDidLoad() {
      super.viewDidLoad()
      rowCount = 0
      addChild(headerViewController)
      headerViewController.headerView.trackingScrollView = tableView
      view.addSubview(headerViewController.view)
      headerViewController.didMove(toParent: self)
    }
  }

  @Test(
    "rows that are loaded late come in behind a header inside the table", arguments: UIKitAnswers.tested)
  func lateRows(answers: UIKitAnswers) {
    let phone = HeaderStage(answers: answers) { LateTable(style: .plain) }
    for count in [60, 3, 0, 40] {
      phone.root.rowCount = count
      phone.root.tableView.reloadData()
      phone.settle()
      let front = phone.root.tableView.subviewsWithoutIndicators.last
      expectSame(front, phone.root.headerViewController.headerView, "\(count) rows")
    }
  }

  @Test("where the header has gone, and where it never was, taps reach the rows", .needs(.touches))
  func beside() {
    let phone = HeaderStage { ListScreen(.table, behavior: .enabledWithStatusBar) }
    let selections = Selections(forwardsTo: phone.root.headerViewController)
    phone.root.scrollView.delegate = selections
    phone.root.scrollView.contentOffset.y = 500
    phone.settle()
    expectEqual(phone.root.header.frame.maxY, 0)
    phone.tap(CGPoint(x: 120, y: 30))
    expectEqual(selections.rows, [10])
  }
}
