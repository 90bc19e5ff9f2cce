import FlexibleHeader
import HeaderTesting
import Testing

/// Documentation/Pages.md
///
/// That the content of each page begins below the header is a promise of `PageSwipingTests`.
@MainActor @Suite("Every header above pages") struct AbovePagesTests {
  @Test(
    "A header that leaves restores the insets and settings of the pages", arguments: HeaderKind.abovePages)
  func insetsAreRestored(kind: HeaderKind) {
    let own = UIEdgeInsets(top: 7.3, left: 1, bottom: 0.1, right: 2)
    let screen = PagesScreen(kind, rows: [60, 2, 60]) {
      for case let page as ListPage in $0.pages {
        page.list.contentInset = own
        page.list.verticalScrollIndicatorInsets = own
      }
    }
    let header = screen.controller.header
    for _ in 0..<2 {
      for index in [1, 2, 0] {
        screen.controller.select(index, animated: true)
        screen.stage.settle()
        screen.scroll(by: 200)
      }
      screen.controller.header = nil
      screen.stage.settle()
      for page in screen.lists {
        expectEqual(page.list.contentInset, own, "page \(page.name)")
        expectEqual(page.list.verticalScrollIndicatorInsets, own, "page \(page.name)")
        expectNil(page.list.delegate)
      }
      screen.controller.header = header
      screen.stage.settle()
    }
    screen.controller.pages = []
    expect(screen.lists.allSatisfy { $0.list.scrollsToTop && $0.parent == nil })
  }

  @Test(
    "A header that leaves pages at their top is expanded when it returns", arguments: HeaderKind.abovePages)
  func returning(kind: HeaderKind) {
    let screen = PagesScreen(kind)
    let (header, expanded) = (screen.controller.header, screen.bottom)
    screen.controller.header = nil
    screen.stage.settle()
    screen.lists[0].list.contentOffset.y = -screen.lists[0].list.adjustedContentInset.top
    screen.controller.header = header
    screen.stage.settle()
    expectEqual(screen.bottom, expanded)
    expectLess(abs(screen.gap(above: 0)), 0.5)
  }

  @Test(
    "The delegate of a page receives its events while there is a header and afterward", .needs(.touches),
    arguments: HeaderKind.abovePages, [false, true])
  func delegates(kind: HeaderKind, isSetLate: Bool) {
    let counter = DelegateCounter()
    let screen = PagesScreen(kind) {
      if !isSetLate { ($0.pages[0] as? ListPage)?.list.delegate = counter }
    }
    let list = screen.lists[0].list
    list.delegate = counter
    screen.header.setNeedsLayout()
    screen.stage.step()
    screen.scroll(by: 300)
    expect(counter.scrolls > 5 && counter.dragEnds == 1 && screen.bottom < 100)
    screen.controller.select(1, animated: false)
    screen.stage.settle()
    expectSame(list.delegate, counter)
    screen.controller.select(0, animated: false)
    screen.controller.header = nil
    screen.stage.settle()
    expectSame(list.delegate, counter)
    let scrolls = counter.scrolls
    screen.scroll(by: 100)
    expect(counter.scrolls > scrolls + 5 && counter.dragEnds == 2)
  }

  // Not on a short page: if the inset that fills it is more than the keyboard's, `contentInset.bottom = 300` counts as a
  // decrease by the app, which stays.
  @Test(
    "A keyboard that stores and restores the insets of a page leaves nothing", .needs(.touches),
    arguments: HeaderKind.abovePages)
  func storedInsets(kind: HeaderKind) {
    let screen = PagesScreen(kind)
    screen.controller.select(1, animated: false)
    screen.stage.settle()
    let list = screen.lists[1].list
    let (inset, indicator) = (list.contentInset, list.verticalScrollIndicatorInsets)
    screen.scroll(by: 300)
    let saved = (list.contentInset, list.verticalScrollIndicatorInsets)
    list.contentInset.bottom = 300
    list.verticalScrollIndicatorInsets.bottom = 300
    screen.scroll(by: -250)
    screen.scroll(by: -250)
    (list.contentInset, list.verticalScrollIndicatorInsets) = saved
    screen.scroll(by: -100)
    expectEqual(list.contentInset, inset)
    expectEqual(list.verticalScrollIndicatorInsets, indicator)
    expectAtMost(abs(screen.lists[1].distance), 0.5)
    screen.swipe(forward: true)
    screen.controller.header = nil
    expect(
      screen.lists.allSatisfy {
        $0.list.contentInset == .zero && $0.list.verticalScrollIndicatorInsets == .zero
      })
  }

  @Test(
    "A rotation there and back leaves the header, the page, and its content in place", .needs(.rotation),
    arguments: HeaderKind.abovePages, [false, true])
  func rotation(kind: HeaderKind, isCollapsed: Bool) {
    let screen = PagesScreen(kind, device: .phoneNotch)
    screen.controller.select(1, animated: false)
    if isCollapsed { screen.scroll(by: 300) }
    screen.stage.settle()
    let list = screen.lists[1].list
    let (frame, offset, inset) = (screen.header.frame, list.contentOffset, list.contentInset)
    for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait] {
      screen.stage.rotate(to: orientation)
      screen.stage.settle()
      expect(screen.controller.selectedIndex == 1 && screen.visible == [1])
      expectEqual(screen.lists[1].view.bounds.size, screen.controller.view.bounds.size)
      expectEqual(screen.header.bounds.width, screen.controller.view.bounds.width)
      expectLess(screen.greatestGap, 0.5)
    }
    expectEqual(screen.header.frame, frame)
    expectEqual(list.contentOffset, offset)
    expectEqual(list.contentInset, inset)
    expectLess(screen.swipe(forward: true), 0.5)
    expectEqual(screen.controller.selectedIndex, 2)
  }

  @Test("A page that is selected before the first layout stays selected", arguments: HeaderKind.abovePages)
  func selectedBeforeTheFirstLayout(kind: HeaderKind) {
    let pages = HeaderPagesViewController(header: kind.make(), pages: (0..<3).map { _ in RowsScreen() })
    var changes: [Int] = []
    pages.selectedIndexDidChange = { changes.append($0) }
    pages.loadViewIfNeeded()
    pages.select(2, animated: false)
    let stage = HeaderStage(.phoneNotch) { UINavigationController(rootViewController: pages) }
    stage.settle()
    expectEqual(pages.selectedIndex, 2)
    expectEqual(changes, [2])
  }

  @Test(
    "The content of pages whose lists begin at the safe area begins below the header",
    arguments: HeaderKind.abovePages)
  func listsBelowTheSafeArea(kind: HeaderKind) {
    let screens = [60, 60, 2].map { count in
      RowsScreen(rowCount: count) { $0.pinListToSafeArea() }
    }
    let header = kind.make()
    let stage = HeaderStage(.phoneNotch) { HeaderPagesViewController(header: header, pages: screens) }
    stage.settle()
    for index in [1, 2, 0] {
      stage.root.select(index, animated: true)
      stage.settle()
      expectLess(abs(screens[index].contentTop - header.frame.maxY), 0.51, "page \(index)")
    }
    header.setCollapsed(true, animated: false)
    for index in [1, 0] {
      stage.root.select(index, animated: true)
      stage.settle()
      expectLess(screens[index].contentTop - header.frame.maxY, 0.51, "page \(index)")
    }
  }
}
