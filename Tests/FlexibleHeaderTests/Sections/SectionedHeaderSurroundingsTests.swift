import FlexibleHeader
import HeaderTesting
import Testing

@MainActor @Suite("Sectioned headers in web views, sheets, columns, and tabs")
struct SectionedHeaderSurroundingsTests {
  /// A screen with a web view.
  private final class WebScreen: UIViewController {
    let webView = WKWebView(frame: .zero)
    let header = SectionedHeaderView()
    let row = HeaderSection(UIView(), exit: .leaves, entrance: .always, maximumHeight: 44, snaps: true)
    let picture = HeaderSection(UIView(), maximumHeight: 160, minimumHeight: 60, snaps: true)
    private let observes: Bool

    init(observes: Bool) {
      self.observes = observes
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      webView.frame = view.bounds
      webView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(webView)
      header.sections = [row, picture]
      guard observes else { return header.install(in: webView.scrollView) }
      view.addSubview(header)
      header.trackingScrollView = webView.scrollView
    }

    var contentTop: CGFloat { webView.scrollView.convert(CGPoint.zero, to: view).y }

    /// Returns whether header and content touch, or the header covers content.
    var isWithoutGap: Bool { header.convert(header.bounds, to: view).maxY >= contentTop - 0.51 }
  }

  @Test("Sections follow a web page", .needs([.touches, .clock]), arguments: [false, true], DeviceModel.all)
  func webPage(observes: Bool, device: DeviceModel) {
    let stage = HeaderStage(device) { WebScreen(observes: observes) }
    let screen = stage.root
    showPage(height: 3000, in: screen.webView)
    stage.settle()
    let top = device.safeAreaInsets.top
    expect(screen.header.frame.height == top + 204 && screen.contentTop == top + 204)
    stage.drag(by: -500)
    stage.settle()
    expect(screen.row.isGone && screen.picture.visibleHeight == 60)
    stage.drag(by: 30)
    stage.settle()
    expect([0, 44].contains(screen.row.visibleHeight), "the row rests at a stop")
    stage.tapStatusBar()
    stage.settle()
    expect(screen.header.visibleHeight == 204 && abs(screen.contentTop - top - 204) < 0.51)
    // A short page is as high as the view, and can be scrolled by the header's inset.
    showPage(height: 30, in: screen.webView)
    stage.settle()
    expect(screen.header.visibleHeight == 204 && screen.isWithoutGap)
    stage.drag(by: -100)
    stage.settle()
    expect(
      screen.isWithoutGap && [60, 104, 160, 204].contains(screen.header.visibleHeight),
      "\(screen.header.visibleHeight), content at \(screen.contentTop)")
    screen.header.trackingScrollView = nil
    expectEqual(screen.webView.scrollView.contentInset, .zero)
  }

  @Test("Right to left, the horizontal safe area is a margin on the right sides")
  func rightToLeft() {
    let stage = HeaderStage { SectionScreen() }
    let screen = stage.root
    let view = screen.picture.view
    let before = view.directionalLayoutMargins
    screen.additionalSafeAreaInsets.left = 25
    stage.settle()
    expectEqual(view.directionalLayoutMargins.leading, before.leading + 25)
    expectEqual(view.directionalLayoutMargins.trailing, before.trailing)
    view.semanticContentAttribute = .forceRightToLeft
    screen.header.fitContent()
    expectEqual(view.directionalLayoutMargins.leading, before.leading)
    expectEqual(view.directionalLayoutMargins.trailing, before.trailing + 25)
    expectEqual(view.bounds.width, screen.view.bounds.width)
  }

  @Test("In a sheet the header begins at the sheet's top", .needs(.touches), arguments: DeviceModel.all)
  func sheet(device: DeviceModel) {
    DeviceModel.phone47.makeCurrent()
    let screen = SectionScreen(.table)
    screen.modalPresentationStyle = .pageSheet
    let stage = HeaderStage(device) { UIViewController() }
    stage.root.present(screen, animated: true)
    var faults: [String] = []
    let check = { if screen.view.window != nil, let fault = screen.fault() { faults.append(fault) } }
    stage.settle(onFrame: check)
    expectEqual(screen.header.frame.height, screen.view.safeAreaInsets.top + 284)
    let start = screen.view.convert(CGPoint(x: 120, y: screen.view.bounds.height - 80), to: nil)
    for distance in [-200.0, -250, 120, 100] {
      stage.drag(from: start, by: distance, onFrame: check)
      stage.settle(onFrame: check)
    }
    expectNotNil(screen.view.window)
    expectEmpty(faults, "\(faults.count): \(faults.first ?? "")")
    stage.root.dismiss(animated: true)
    stage.settle()
    expectNil(screen.view.window)
  }

  /// Two columns, as in a split view. The second one has a header.
  private final class Columns: UIViewController {
    let list = UIViewController()
    let detail = SectionScreen(.table)
    var share: CGFloat = 0.4 { didSet { view.setNeedsLayout() } }

    override func viewDidLoad() {
      super.viewDidLoad()
      for column in [list, detail] {
        addChild(column)
        view.addSubview(column.view)
        column.didMove(toParent: self)
      }
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let (left, right) = view.bounds.divided(atDistance: view.bounds.width * share, from: .minXEdge)
      list.view.frame = left
      detail.view.frame = right
    }
  }

  @Test("In a column the header follows the column's width, and its text wraps", .needs(.touches))
  func columns() {
    let stage = HeaderStage(.pad) { Columns() }
    let screen = stage.root.detail
    let box = UIView()
    _ = addTitle(
      "A title that is long enough to need more lines in a narrow column than it does in a wide one", to: box)
    let title = HeaderSection(box)
    screen.header.sections = [screen.search, title, screen.tabs]
    stage.settle()
    let height = title.visibleHeight
    for isCollapsed in [false, true] {
      if isCollapsed { stage.drag(from: CGPoint(x: 600, y: 800), by: -300) }
      for share in [0.75, 0.4] as [CGFloat] {
        stage.root.share = share
        stage.settle()
        expect(screen.header.bounds.width == screen.view.bounds.width && screen.fault() == nil)
        expect(share == 0.4 ? title.visibleHeight == height : title.visibleHeight > height)
        expect(isCollapsed || abs(screen.contentTop - screen.header.frame.maxY) < 0.51)
      }
    }
  }

  @Test("In tabs each header keeps its state", .needs(.touches))
  func tabs() {
    DeviceModel.phone47.makeCurrent()
    let screens = [SectionScreen(.table), SectionScreen()]
    let stage = HeaderStage(.phoneNotch) { () -> UITabBarController in
      let tabs = UITabBarController()
      tabs.viewControllers = screens
      return tabs
    }
    stage.drag(by: -400)
    let offset = screens[0].scrollView.contentOffset
    stage.root.selectedIndex = 1
    stage.settle()
    expect(screens[1].header.visibleHeight == 284 && screens[1].fault() == nil)
    stage.drag(by: -120)
    let height = screens[1].header.visibleHeight
    stage.root.selectedIndex = 0
    stage.settle()
    expect(screens[0].header.visibleHeight == 100 && screens[0].scrollView.contentOffset == offset)
    stage.root.selectedIndex = 1
    stage.settle()
    expect(screens[1].header.visibleHeight == height && screens[1].fault() == nil)
  }

  @Test("Another text size keeps a collapsed header on the content", .needs([.settings, .touches]))
  func textSizeOfCollapsedHeader() {
    let stage = HeaderStage { SectionScreen(.table) }
    let screen = stage.root
    let box = UIView()
    _ = addTitle("A title", to: box)
    let title = HeaderSection(box, exit: .leaves)
    screen.header.sections = [title, screen.picture, screen.tabs]
    stage.settle()
    stage.drag(by: -40)
    stage.settle()
    for size in [UIContentSizeCategory.accessibilityExtraLarge, .small, .large] {
      stage.textSize = size
      stage.settle()
      expect(screen.fault() == nil && abs(screen.contentTop - screen.header.frame.maxY) < 0.51)
    }
    stage.drag(by: -600)
    let height = screen.header.visibleHeight
    stage.textSize = .accessibilityExtraLarge
    stage.settle()
    expect(screen.header.visibleHeight == height && title.isGone && screen.fault() == nil)
  }
}
