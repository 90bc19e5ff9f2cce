import FlexibleHeader
import HeaderTesting
import Testing

@MainActor @Suite("Sectioned headers in different screens")
struct SectionedHeaderHostTests {
  @Test("Below a navigation bar the sections begin under the bar", arguments: DeviceModel.all)
  func navigationBar(device: DeviceModel) throws {
    let screen = { SectionScreen(.table) }
    let stage = HeaderStage(device) { UINavigationController(rootViewController: screen()) }
    let root = try #require(stage.root.topViewController as? SectionScreen)
    let bar = stage.root.navigationBar.frame.maxY
    expectEqual(root.view.safeAreaInsets.top, bar)
    expect(root.header.frame.height == bar + 284 && root.scrollView.contentInset.top == 284)
    stage.drag(by: -700)
    expect(root.header.frame.height == bar + 100 && root.fault() == nil)
    stage.root.setNavigationBarHidden(true, animated: false)
    stage.settle()
    expect(root.fault() == nil && root.header.frame.height < bar + 100)
  }

  @Test("A large title that collapses during a drag leaves header and content together", .needs(.touches))
  func largeTitle() throws {
    let stage = HeaderStage(.phoneNotch) { () -> UINavigationController in
      let screen = SectionScreen(.table)
      screen.title = "Sections"
      let navigation = UINavigationController(rootViewController: screen)
      navigation.navigationBar.prefersLargeTitles = true
      return navigation
    }
    let root = try #require(stage.root.topViewController as? SectionScreen)
    var faults: [String] = []
    for distance in [-30.0, -200, -300, 150, 500, 300] {
      stage.drag(by: distance) { if let fault = root.fault() { faults.append(fault) } }
    }
    expectEmpty(faults, "\(faults.first ?? "")")
    expectEqual(root.scrollView.contentInset.top, 284)
  }

  /// A table whose row heights are determined when the rows become visible.
  private final class SelfSizingScreen: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let table = UITableView(frame: .zero, style: .plain)
    let header = SectionedHeaderView()
    let row = HeaderSection(UIView(), exit: .leaves, entrance: .always, maximumHeight: 60)
    let picture = HeaderSection(UIView(), maximumHeight: 150, minimumHeight: 40)

    override func viewDidLoad() {
      super.viewDidLoad()
      table.frame = view.bounds
      table.estimatedRowHeight = 30
      table.dataSource = self
      table.delegate = self
      view.addSubview(table)
      header.sections = [row, picture]
      header.install(in: table)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      CGFloat(40 + indexPath.row % 7 * 20)
    }
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 30 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  @Test("Rows that get their heights during deceleration don't make the header jump", .needs(.touches))
  func selfSizing() {
    let stage = HeaderStage { SelfSizingScreen() }
    let header = stage.root.header
    for (start, end) in [(500.0, 100.0), (500, 100), (200, 600), (200, 600), (150, 640)] {
      var last = header.visibleHeight
      var greatestStep: CGFloat = 0
      stage.fling(from: CGPoint(x: 100, y: start), to: CGPoint(x: 100, y: end)) {
        greatestStep = max(greatestStep, abs(header.visibleHeight - last))
        last = header.visibleHeight
      }
      expectLess(greatestStep, 110, "a finger moves less than that in a frame")
    }
    stage.tapStatusBar()
    stage.settle()
    expectEqual(header.visibleHeight, 210)
    expectLess(abs(stage.root.table.contentOffset.y + stage.root.table.adjustedContentInset.top), 0.51)
  }

  @Test("Sections have the horizontal safe area as layout margins", .needs(.rotation))
  func margins() {
    let stage = HeaderStage(.phoneNotch) { SectionScreen() }
    let screen = stage.root
    let view = screen.picture.view
    let before = view.directionalLayoutMargins
    stage.rotate(to: .landscapeLeft)
    stage.settle()
    let safeArea = screen.view.safeAreaInsets
    expectGreater(safeArea.left, 0)
    expectEqual(view.directionalLayoutMargins.leading, before.leading + safeArea.left)
    expectEqual(view.bounds.width, screen.view.bounds.width)
    view.directionalLayoutMargins.leading = 50
    stage.rotate(to: .portrait)
    stage.settle()
    stage.rotate(to: .landscapeLeft)
    stage.settle()
    screen.header.sections = []
    expect(view.insetsLayoutMarginsFromSafeArea)
  }

  @Test("Background, hairline and shadow follow the header")
  func looks() {
    let stage = HeaderStage { SectionScreen() }
    let screen = stage.root
    let header = screen.header
    let background = UIView()
    header.backgroundView = background
    expect(background.frame == header.bounds && header.subviews.first === background)
    stage.drag(by: -500)
    expect(background.frame == header.bounds && header.isLifted)
    let lines = header.subviews.filter { !$0.isHidden && $0.bounds.height <= 1 && $0.bounds.height > 0 }
    expect(lines.count == 1 && lines.first?.frame.maxY == header.bounds.height)
    header.liftedAppearance = .shadow
    expect(lines.first?.isHidden == true && header.layer.shadowOpacity > 0)
    header.liftedAppearance = .none
    expectEqual(header.layer.shadowOpacity, 0)
    header.backgroundView = nil
    expectNil(background.superview)
  }

  @Test("A page that was deallocated keeps no other page from getting its insets back")
  func lostPage() {
    let stage = HeaderStage { UIViewController() }
    let header = SectionedHeaderView()
    header.sections = [HeaderSection(UIView(), maximumHeight: 90)]
    let page = UIScrollView(frame: stage.root.view.bounds)
    stage.root.view.addSubview(page)
    header.install(in: page)
    do {
      let other = UIScrollView(frame: stage.root.view.bounds)
      header.trackingScrollView = other
      expectGreater(other.contentInset.top, 0)
    }
    stage.settle()
    expectNil(header.trackingScrollView)
    header.uninstall()
    expect(page.contentInset == .zero && page.delegate == nil && header.superview == nil)
  }

  @Test("Header, sections and views are deallocated")
  func lifetime() {
    weak var header: SectionedHeaderView?
    weak var section: HeaderSection?
    let stage = HeaderStage { UIViewController() }
    let scrollView = UIScrollView(frame: stage.root.view.bounds)
    stage.root.view.addSubview(scrollView)
    do {
      let made = SectionedHeaderView()
      let part = HeaderSection(UIView(), maximumHeight: 90, minimumHeight: 10)
      made.sections = [part]
      made.effects.add(.fade(), to: part.view, over: .collapse(of: part.view))
      made.install(in: scrollView)
      made.collapse()
      stage.settle()
      header = made
      section = part
      made.uninstall()
    }
    stage.settle()
    expect(header == nil && section == nil && scrollView.contentInset == .zero)
  }
}
