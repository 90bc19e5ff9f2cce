import FlexibleHeader
import HeaderTesting
import Testing

/// Documentation/Pages.md#the-scroll-view-of-a-page
@MainActor @Suite("Pages: the scroll view of a page") struct PageScrollViewTests {
  /// A page with any views, which names one of them if `headerScrollView` is set.
  private class FreePage: UIViewController {
    let makeViews: (CGRect) -> [UIView]

    init(_ makeViews: @escaping (CGRect) -> [UIView]) {
      self.makeViews = makeViews
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      for subview in makeViews(view.bounds) { view.addSubview(subview) }
    }
  }

  /// A page that shows a spinner, then a list, then a grid.
  private final class LoadingPage: UIViewController, HeaderPage {
    private(set) var list: UIScrollView?
    var headerScrollView: UIScrollView? { list }

    func show(_ list: UIScrollView?) {
      self.list?.removeFromSuperview()
      self.list = list
      if let list { view.addSubview(list) }
      headerScrollViewDidChange()
    }
  }

  private func list(_ frame: CGRect, height: CGFloat = 3000) -> UIScrollView {
    let list = UIScrollView(frame: frame)
    list.contentSize.height = height
    list.alwaysBounceVertical = true
    return list
  }

  private func strip(_ frame: CGRect) -> UIScrollView {
    let strip = UIScrollView(frame: CGRect(x: 0, y: 200, width: frame.width, height: 60))
    strip.contentSize = CGSize(width: 900, height: 60)
    return strip
  }

  private func header() -> FlexibleHeaderView { FlexibleHeaderView(maximumHeight: 160, minimumHeight: 56) }

  private func contentTop(_ list: UIScrollView, _ stage: HeaderStage<HeaderPagesViewController>) -> CGFloat {
    list.convert(CGPoint.zero, to: stage.root.view).y
  }

  @Test("A page with several scroll views that names none is reported, and the header follows none of them")
  func severalScrollViews() {
    var header: FlexibleHeaderView?
    let reports = misuses {
      let stage = HeaderStage(.phone47) { () -> HeaderPagesViewController in
        let page = FreePage { [list($0), list($0)] }
        header = self.header()
        return HeaderPagesViewController(header: header, pages: [page])
      }
      stage.settle()
      stage.root.view.setNeedsLayout()
      stage.settle()
      expectNil(header?.trackingScrollView)
    }
    expectEqual(reports.count, 1)
    expectEqual(reports.first?.description.contains("headerScrollView"), true)
  }

  @Test("A strip that scrolls only horizontally, and scroll views inside another one, don't count")
  func otherScrollViews() {
    var main = UIScrollView()
    let reports = misuses {
      let stage = HeaderStage(.phone47) { () -> HeaderPagesViewController in
        let page = FreePage { bounds in
          main = list(bounds)
          main.addSubview(list(CGRect(x: 0, y: 900, width: 200, height: 200)))
          return [strip(bounds), main]
        }
        return HeaderPagesViewController(header: header(), pages: [page])
      }
      stage.settle()
      expectSame((stage.root.header as? FlexibleHeaderView)?.trackingScrollView, main)
      expectEqual(contentTop(main, stage), 180)
    }
    expectEqual(reports, [])
  }

  @Test(
    "The header follows a page that replaces its scroll view", .needs(.touches),
    arguments: HeaderKind.abovePages)
  func replacedScrollView(kind: HeaderKind) {
    let page = LoadingPage()
    let stage = HeaderStage(.phone47) {
      HeaderPagesViewController(header: kind.make(), pages: [page, ListPage("other")])
    }
    stage.settle()
    let bottom = { stage.root.header.map { $0.convert($0.bounds, to: stage.root.view).maxY } ?? 0 }
    let first = list(stage.root.view.bounds)
    first.contentInset.bottom = 7
    page.show(first)
    stage.settle()
    expectLess(abs(contentTop(first, stage) - bottom()), 0.5)
    stage.drag(by: -300)
    let collapsed = bottom()
    let second = list(stage.root.view.bounds)
    page.show(second)
    stage.settle()
    expectEqual(first.contentInset, UIEdgeInsets(top: 0, left: 0, bottom: 7, right: 0))
    expect(first.verticalScrollIndicatorInsets == .zero && first.delegate == nil && first.scrollsToTop)
    expect(contentTop(second, stage) <= bottom() + 0.5 && bottom() >= collapsed - 0.5)
    stage.drag(by: 500)
    expectLess(abs(contentTop(second, stage) - bottom()), 0.5)
    let expanded = bottom()
    stage.drag(by: -300)
    expectLess(bottom(), expanded - 20)
    page.show(nil)
    stage.settle()
    expect(second.contentInset == .zero && second.delegate == nil)
  }

  @Test("A scroll view that left the page's view is replaced at the next layout")
  func replacedWithoutNotice() {
    let stage = HeaderStage(.phone47) {
      HeaderPagesViewController(header: header(), pages: [FreePage { [list($0)] }])
    }
    stage.settle()
    let page = stage.root.pages[0]
    let former = page.view.subviews[0] as! UIScrollView
    former.removeFromSuperview()
    let new = list(page.view.bounds)
    page.view.addSubview(new)
    stage.root.view.setNeedsLayout()
    stage.settle()
    expectSame((stage.root.header as? FlexibleHeaderView)?.trackingScrollView, new)
    expectEqual(former.contentInset, .zero)
  }

  @Test("A header that leaves its pages has the settings that it had before")
  func settingsAfterPages() throws {
    let screen = PagesScreen(.flexible, rows: [60, 60])
    screen.stage.settle()
    let header = try #require(screen.controller.header as? FlexibleHeaderView)
    expect(header.isSharedWithManyScrollViews && header.extendsShortScrollViews)
    screen.controller.header = nil
    expect(!header.isSharedWithManyScrollViews && !header.extendsShortScrollViews)
  }

  @Test("A page without a scroll view leaves no inset behind", arguments: HeaderKind.abovePages)
  func pageWithoutScrollView(kind: HeaderKind) {
    let screen = PagesScreen(kind, rows: [60, 60])
    let empty = UIViewController()
    screen.controller.pages = [empty] + screen.lists
    screen.stage.settle()
    screen.controller.select(0, animated: false)
    screen.stage.settle()
    screen.controller.header = nil
    screen.stage.settle()
    for page in screen.lists where page.isViewLoaded {
      expect(page.list.contentInset == .zero && page.list.verticalScrollIndicatorInsets == .zero)
      expectNil(page.list.delegate)
    }
  }

  @Test(
    "Content that gets shorter or longer changes the filler in the same frame",
    arguments: HeaderKind.abovePages)
  func fillerOfChangedContent(kind: HeaderKind) {
    let screen = PagesScreen(kind, rows: [10, 60])
    let list = screen.lists[0].list
    screen.stage.settle()
    for height in [200.0, 500, 80, 3000, 150] as [CGFloat] {
      list.contentSize.height = height
      screen.stage.step()
      let inset = list.contentInset.bottom
      screen.controller.view.setNeedsLayout()
      screen.header.setNeedsLayout()
      screen.stage.settle()
      expectEqual(list.contentInset.bottom, inset, "content of \(height) points")
    }
  }

  @Test(
    "A restored position beyond a page's content doesn't cause endless layouts", .needs(.touches),
    arguments: HeaderKind.abovePages, [0, 3, 12, 60])
  func restoredBeyondContent(kind: HeaderKind, rows: Int) {
    let screen = PagesScreen(kind, rows: [60, rows, 60])
    screen.controller.state = HeaderPagesState(selectedIndex: 0, distances: [1: 3000])
    screen.stage.settle()
    let finger = screen.stage.finger()
    finger.down(at: CGPoint(x: 300, y: 450))
    for step in 1...12 {
      finger.move(to: CGPoint(x: 300 - CGFloat(step) * 10, y: 450))
      screen.stage.step()
      expectLess(screen.greatestGap, 1)
    }
    finger.up()
    screen.stage.settle()
    expectEqual(screen.stage.warnings, [])
  }

  @Test("A restored position is reached once the content is long enough")
  func restoredLater() {
    let screen = PagesScreen(rows: [60, 3, 60])
    screen.controller.state = HeaderPagesState(selectedIndex: 0, distances: [1: 800])
    screen.controller.select(1, animated: true)
    screen.stage.settle()
    screen.lists[1].list.contentSize.height = 3000
    screen.controller.view.setNeedsLayout()
    screen.stage.settle()
    expectLess(abs(screen.lists[1].distance - 800), 0.5)
  }
}
