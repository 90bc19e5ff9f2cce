import FlexibleHeader
import HeaderTesting
import Testing

/// Documentation/Pages.md
@MainActor @Suite("Pages: coming and going") struct PageLifetimeTests {
  /// A data source that creates pages and counts the existing ones.
  private final class Source: HeaderPagesDataSource {
    let count: Int
    var created: [Int] = []
    private var pages: [WeakPage] = []
    var living: Int { pages.count { $0.page != nil } }

    private struct WeakPage { weak var page: UIViewController? }

    init(count: Int) { self.count = count }

    func numberOfPages(in pagesController: HeaderPagesViewController) -> Int { count }

    func headerPages(_ controller: HeaderPagesViewController, pageAt index: Int) -> UIViewController {
      created.append(index)
      let page = ListPage("\(index)", rows: 30)
      pages.append(WeakPage(page: page))
      return page
    }
  }

  @Test(
    "Pages of a data source are created when they are seen, and released when they are far",
    .needs(.touches))
  func manyPages() {
    let source = Source(count: 10_000)
    let screen = PagesScreen(rows: []) { $0.dataSource = source }
    expectEqual(source.created, [0])
    screen.swipe(forward: true)
    expect(source.created == [0, 1] && source.living == 2)
    for _ in 0..<4 { screen.swipe(forward: true) }
    screen.controller.select(9_999, animated: true)
    screen.stage.settle()
    expectEqual(screen.controller.selectedIndex, 9_999)
    screen.swipe(forward: false)
    expect(screen.controller.selectedIndex == 9_998 && source.living == 2)
    expectEqual(source.created, [0, 1, 2, 3, 4, 5, 9_999, 9_998])
  }

  @Test("A page that is created again is scrolled as before", .needs(.touches))
  func createdAgain() {
    let source = Source(count: 20)
    let screen = PagesScreen(rows: []) { $0.dataSource = source }
    screen.scroll(by: 300)
    screen.scroll(by: 200)
    let former = (screen.controller.currentPage as? ListPage)?.distance ?? 0
    screen.controller.select(9, animated: true)
    screen.stage.settle()
    screen.controller.select(0, animated: true)
    screen.stage.settle()
    let page = screen.controller.currentPage as? ListPage
    expectEqual(source.created, [0, 9, 0])
    expect(former > 400 && abs((page?.distance ?? 0) - former) < 1)
  }

  @Test("Nothing keeps the controller, its header, and its pages alive")
  func released() {
    weak var controller: UIViewController?
    weak var header: UIView?
    weak var page: UIViewController?
    do {
      let screen = PagesScreen()
      screen.controller.select(1, animated: true)
      screen.stage.settle()
      (controller, header, page) = (screen.controller, screen.header, screen.lists[0])
    }
    DeviceModel.phone47.makeCurrent()
    expect(controller == nil && header == nil && page == nil)
  }

  // MARK: - Appearance

  @Test("Each page is notified of each step once", .needs(.touches))
  func appearance() {
    let screen = PagesScreen()
    expectEqual(screen.lists[0].calls, ["willAppear", "didAppear"])
    screen.swipe(forward: true)
    expectEqual(screen.lists[0].calls, ["willAppear", "didAppear", "willDisappear", "didDisappear"])
    expectEqual(screen.lists[1].calls, ["willAppear", "didAppear"])
    screen.lists.forEach { $0.calls = [] }
    // The drag is too short, so the page returns.
    screen.stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 120, y: 400))
    expectEqual(screen.controller.selectedIndex, 1)
    expectEqual(screen.lists[1].calls, ["willDisappear", "willAppear", "didAppear"])
    expectEqual(screen.lists[2].calls, ["willAppear", "willDisappear", "didDisappear"])
    screen.lists.forEach { $0.calls = [] }
    screen.controller.select(0, animated: false)
    expectEqual(screen.lists[1].calls, ["willDisappear", "didDisappear"])
    expectEqual(screen.lists[0].calls, ["willAppear", "didAppear"])
  }

  @Test("Calls alternate however swipes are interrupted", .needs(.touches), arguments: [1, 2, 3])
  func interrupted(seed: Int) {
    let screen = PagesScreen(rows: Array(repeating: 40, count: 5))
    for round in 0..<12 {
      let distance = CGFloat((round * 97 + seed * 61) % 300) - 150
      let finger = screen.stage.finger()
      finger.down(at: CGPoint(x: 187, y: 400))
      for step in 1...6 {
        screen.stage.step()
        finger.move(to: CGPoint(x: 187 + distance * CGFloat(step) / 6, y: 400))
      }
      finger.up()
      for _ in 0..<(round % 5) { screen.stage.step() }
    }
    screen.stage.settle()
    for (index, page) in screen.lists.enumerated() {
      var expected = ["didDisappear"]
      for call in page.calls {
        let last = expected.last ?? ""
        let follows: [String] =
          switch last {
          case "willAppear": ["didAppear", "willDisappear"]
          case "didAppear": ["willDisappear"]
          case "willDisappear": ["didDisappear", "willAppear"]
          default: ["willAppear"]
          }
        expect(follows.contains(call), "\(call) after \(last) of page \(index)")
        expected.append(call)
      }
      expectEqual(expected.last, index == screen.controller.selectedIndex ? "didAppear" : "didDisappear")
    }
  }

  @Test("Pages leave and return with their container")
  func container() {
    let screen = PagesScreen(inNavigation: true)
    let navigation = screen.controller.navigationController
    screen.lists[0].calls = []
    navigation?.pushViewController(UIViewController(), animated: true)
    screen.stage.settle()
    expectEqual(screen.lists[0].calls, ["willDisappear", "didDisappear"])
    navigation?.popViewController(animated: true)
    screen.stage.settle()
    expectEqual(screen.lists[0].calls, ["willDisappear", "didDisappear", "willAppear", "didAppear"])
    expectEqual(screen.lists[1].calls, [])
  }

  @Test("A header that was installed on a screen leaves it for the pages", arguments: HeaderKind.abovePages)
  func formerlyInstalled(kind: HeaderKind) {
    let header = kind.make()
    let screen = EdgeScreen(kind: .plain)
    header.install(in: screen.scrollView)
    screen.show()
    let pages = HeaderPagesViewController(header: header, pages: [ListPage("0"), ListPage("1")])
    screen.window.rootViewController = pages
    screen.stage.settle()
    expectSame(header.superview, pages.view)
    expectEqual(screen.scrollView.contentInset, .zero)
    pages.header = nil
    expectNil(header.superview)
  }

  @Test("A page that leaves resizes with another superview, and is as accessible, as before")
  func viewsOfFormerPages() {
    let screen = PagesScreen()
    let (list, other) = (screen.lists[0], ListPage("other"))
    other.view.autoresizingMask = .flexibleHeight
    other.view.accessibilityElementsHidden = true
    screen.controller.pages = [list, other]
    screen.controller.select(1, animated: false)
    expect(other.view.accessibilityElementsHidden && other.view.autoresizingMask.isEmpty)
    screen.controller.pages = []
    expect(other.view.accessibilityElementsHidden && !list.view.accessibilityElementsHidden)
    expectEqual(other.view.autoresizingMask, .flexibleHeight)
    expectEqual(list.view.autoresizingMask, UIViewController().view.autoresizingMask)
  }
}
