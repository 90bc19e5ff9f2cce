import FlexibleHeader
import HeaderTesting
import Testing

@MainActor @Suite("Pages share a sectioned header")
struct SectionedHeaderPagesTests {
  private final class PagesScreen: UIViewController {
    let headerViewController = SectionedHeaderViewController()
    let pages = (0..<3).map { _ in UIScrollView() }
    let picture = HeaderSection(UIView(), maximumHeight: 200, minimumHeight: 0)
    let tabs = HeaderSection(UIView(), maximumHeight: 40)
    var header: SectionedHeaderView { headerViewController.headerView }

    override func viewDidLoad() {
      super.viewDidLoad()
      for page in pages {
        page.frame = view.bounds
        page.contentSize = CGSize(width: view.bounds.width, height: 3000)
        view.addSubview(page)
      }
      header.sections = [picture, tabs]
      headerViewController.install(in: pages[0])
    }

    func contentTop(_ index: Int) -> CGFloat { pages[index].convert(CGPoint.zero, to: view).y }
  }

  @Test("A prepared page begins at the header's lower edge, expanded and collapsed")
  func preparing() {
    let stage = HeaderStage { PagesScreen() }
    let screen = stage.root
    screen.header.preparePage(screen.pages[1])
    expect(screen.pages[1].contentInset.top == 240 && screen.contentTop(1) == 260)
    screen.header.collapse(animated: false)
    screen.header.preparePage(screen.pages[1])
    screen.header.preparePage(screen.pages[2])
    expect(screen.contentTop(1) == 60 && screen.contentTop(2) == 60)
    screen.pages[2].contentOffset.y = 900
    screen.header.preparePage(screen.pages[2])
    expectEqual(screen.pages[2].contentOffset.y, 900, "content under the header stays")
  }

  @Test("A prepared page that touched a smaller header moves down to the header that has grown")
  func preparingCoveredPage() {
    let stage = HeaderStage { PagesScreen() }
    let screen = stage.root
    screen.header.collapse(animated: false)
    screen.header.preparePage(screen.pages[1])
    screen.header.preparePage(screen.pages[2])
    screen.pages[2].contentOffset.y = 300
    screen.header.expand(animated: false)
    screen.header.preparePage(screen.pages[1])
    screen.header.preparePage(screen.pages[2])
    expectEqual(screen.contentTop(1), 260, "content touches the header")
    expectEqual(screen.pages[2].contentOffset.y, 300, "content that was scrolled further stays")
  }

  @Test("Neighbors follow live, down and up, unless their content lies under the header")
  func neighbors() {
    let stage = HeaderStage { PagesScreen() }
    let screen = stage.root
    screen.header.neighboringScrollViews = [screen.pages[1], screen.pages[2]]
    expectEqual(screen.header.neighboringScrollViews.count, 2)
    screen.pages[2].contentOffset.y = 700
    for height in [260, 200, 150, 60, 100, 180, 240] as [CGFloat] {
      screen.pages[0].contentOffset.y = -20 - height
      screen.header.collapse(animated: false)
      screen.header.expand(animated: false)
      expectLess(abs(screen.contentTop(1) - screen.header.frame.maxY), 0.51)
    }
    screen.header.collapse(animated: false)
    expect(screen.contentTop(1) == 60 && screen.pages[2].contentOffset.y == 700)
    screen.header.expand()
    stage.settle { expectLess(abs(screen.contentTop(1) - screen.header.frame.maxY), 0.51) }
    expectEqual(screen.contentTop(1), 260)
  }

  @Test("Tracking another page keeps the header and closes gaps; events come from the new page")
  func switching() {
    let stage = HeaderStage { PagesScreen() }
    let screen = stage.root
    stage.drag(by: -50)
    screen.header.collapse(animated: false)
    screen.view.bringSubviewToFront(screen.pages[1])
    screen.view.bringSubviewToFront(screen.header)
    screen.header.trackingScrollView = screen.pages[1]
    expect(screen.header.visibleHeight == 40 && screen.contentTop(1) == 60)
    expect(screen.pages[0].contentInset.top == 240 && screen.pages[1].contentInset.top == 240)
    stage.drag(by: 150)
    expect(screen.header.visibleHeight > 100 && screen.contentTop(1) == screen.header.frame.maxY)
    screen.header.trackingScrollView = screen.pages[0]
    expectAtLeast(screen.header.frame.maxY, screen.contentTop(0))
    screen.headerViewController.uninstall()
    for page in screen.pages { expect(page.contentInset == .zero && page.delegate == nil) }
  }

  @Test("Short pages get the length that they lack")
  func shortPages() {
    let stage = HeaderStage { PagesScreen() }
    let screen = stage.root
    screen.pages[1].contentSize.height = 100
    expect(!screen.header.extendsShortScrollViews)
    screen.header.collapse(animated: false)
    screen.header.preparePage(screen.pages[1])
    expect(screen.header.extendsShortScrollViews)
    expect(screen.contentTop(1) == 60 && screen.pages[1].contentInset.bottom == 667 - 60 - 100)
    screen.header.trackingScrollView = screen.pages[1]
    expectEqual(screen.header.visibleHeight, 40)
  }

  @Test("Heights that change reach all pages")
  func heights() {
    let stage = HeaderStage { PagesScreen() }
    let screen = stage.root
    screen.header.neighboringScrollViews = [screen.pages[1]]
    screen.picture.maximumHeight = 120
    expect(screen.pages[1].contentInset.top == 160 && screen.contentTop(1) == 180)
    screen.header.trackingScrollView = nil
    for page in screen.pages { expectEqual(page.contentInset, .zero) }
  }

  @Test("A page that is prepared while heights reach another one gets the new heights")
  func preparingDuringChange() {
    let stage = HeaderStage { PagesScreen() }
    let screen = stage.root
    for page in screen.pages.dropFirst() { screen.header.preparePage(page) }
    var prepared = 0
    let observations = screen.pages.dropFirst().map { page in
      page.observe(\.contentInset) { _, _ in
        MainActor.assumeIsolated {
          prepared += 1
          for page in screen.pages.dropFirst() { screen.header.preparePage(page) }
        }
      }
    }
    screen.picture.maximumHeight = 120
    expectGreater(prepared, 0)
    for page in screen.pages { expectEqual(page.contentInset.top, 160) }
    for observation in observations { observation.invalidate() }
    screen.header.trackingScrollView = nil
    for page in screen.pages { expectEqual(page.contentInset, .zero) }
  }
}
