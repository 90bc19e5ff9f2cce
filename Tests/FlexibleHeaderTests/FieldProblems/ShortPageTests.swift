import FlexibleHeader
import FlexibleHeaderMigration
import HeaderTesting
import Testing

/// Documentation/Behavior/FieldProblems.md#short-page
@MainActor @Suite("The header stays as it is over a tab too short to scroll")
struct ShortPageTests {
  /// Collapses the header over a list, then replaces the list with a short one.
  private func switched(
    _ kind: ListKind, _ flags: BehavioralFlags, rows: Int, answers: UIKitAnswers = .initial
  ) -> (phone: HeaderStage<ListScreen>, short: ListScreen) {
    let phone = HeaderStage(answers: answers) { ListScreen(kind, flags: flags) }
    let header = phone.root.header
    header.isSharedWithManyScrollViews = true
    header.extendsShortScrollViews = true
    phone.root.scrollView.contentOffset.y = 600
    phone.settle()
    let short = ListScreen(kind, flags: flags, rowCount: rows)
    short.loadViewIfNeeded()
    short.header.trackingScrollView = nil
    short.scrollView.frame = phone.root.view.bounds
    short.scrollView.delegate = phone.root.headerViewController
    phone.root.view.insertSubview(short.scrollView, belowSubview: header)
    short.scrollView.layoutIfNeeded()
    header.trackingScrollView = short.scrollView
    phone.root.scrollView.removeFromSuperview()
    phone.settle()
    return (phone, short)
  }

  @Test(
    "the header stays collapsed, and the short list begins right below it, also when it is touched",
    .needs(.touches),
    arguments: ListKind.plainAndTable, UIKitAnswers.tested)
  func staysCollapsed(kind: ListKind, answers: UIKitAnswers) {
    for rows in [0, 1, 5, 11] {
      let (phone, short) = switched(kind, .recommended, rows: rows, answers: answers)
      let header = phone.root.header
      expectEqual(header.frame.height, 76, "\(rows) rows")
      expectEqual(short.scrollView.contentOffset.y, -76, "\(rows) rows")
      phone.drag(by: -60)
      phone.settle()
      expect(header.frame.height == 76 && short.scrollView.contentOffset.y == -76, "\(rows) rows, dragged")
    }
  }

  @Test(
    "Content extended by a filler doesn't scroll past its last row", .needs(.touches),
    arguments: BehavioralFlags.both,
    ListKind.plainAndTable)
  func noFurther(flags: BehavioralFlags, kind: ListKind) {
    for rows in [1, 5, 11, 12, 40] {
      let (phone, short) = switched(kind, flags, rows: rows)
      let list = short.scrollView
      phone.drag(by: -300)
      phone.drag(by: -300)
      phone.settle()
      let bottom = list.contentSize.height + list.adjustedContentInset.bottom - list.bounds.height
      expectAtMost(list.contentOffset.y, max(-76, bottom), "\(rows) rows")
      let filler = max(0, 667 - 76 - CGFloat(rows) * 50)
      expectEqual(list.contentInset.bottom, filler, "\(rows) rows: exactly what is missing")
    }
  }

  @Test(
    "A shifting header leaves short pages where they can rest", .needs(.touches),
    arguments: [0, 1, 3, 8, 12, 15, 16, 18])
  func shifting(rows: Int) {
    for (snaps, follows) in [(true, false), (false, true)] {
      let header = FlexibleHeaderView(maximumHeight: 160, minimumHeight: 60)
      header.shiftBehavior = .enabled
      header.snaps = snaps
      header.insetFollowsVisibleHeight = follows
      let pages = [ListPage("0", rows: rows), ListPage("1", rows: 60)]
      let stage = HeaderStage(.phoneNotch) { HeaderPagesViewController(header: header, pages: pages) }
      stage.settle()
      for distance in [-250.0, -120, -300, 60] {
        stage.drag(by: distance)
        stage.settle()
        let list = pages[0].list
        let end = list.contentSize.height + list.adjustedContentInset.bottom - list.bounds.height
        expectAtMost(list.contentOffset.y, max(end, -list.adjustedContentInset.top) + 0.5)
        expectAtMost(stage.gap(below: header, in: list), 0.51)
        // The header leaves up to the status bar.
        let bottom = stage.bottom(of: header)
        expect(abs(bottom - 47) < 0.51 || bottom > 47 + 59.5, "\(bottom)")
      }
    }
  }

  @Test("content that grows needs no filler any more; a list that isn't tracked has its own inset again")
  func grows() {
    let (phone, short) = switched(.table, .recommended, rows: 3)
    let list = short.scrollView
    expectGreater(list.contentInset.bottom, 0)
    short.rowCount = 60
    phone.settle()
    list.contentOffset.y += 10
    expectEqual(list.contentInset.bottom, 0)
    phone.root.header.isSharedWithManyScrollViews = false
    phone.root.header.trackingScrollView = nil
    expectEqual(list.contentInset, .zero)
  }
}
