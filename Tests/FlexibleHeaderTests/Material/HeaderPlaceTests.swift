import FlexibleHeader
import HeaderTesting
import Testing

/// Documentation/Behavior/FlexibleHeader.md#top-safe-area
@MainActor @Suite("A header in any kind of controller") struct HeaderPlaceTests {
  private final class Screen: UIViewController {
    let list = UIScrollView()
    let header: UIView
    let install: (UIScrollView, UIView) -> Void

    init(_ header: UIView, _ install: @escaping (UIScrollView, UIView) -> Void) {
      self.header = header
      self.install = install
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      list.frame = view.bounds
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      list.contentSize.height = 4000
      list.alwaysBounceVertical = true
      view.addSubview(list)
      install(list, view)
    }
  }

  private func flexible(_ behavior: FlexibleHeaderShiftBehavior = .disabled) -> Screen {
    let header = FlexibleHeaderView(maximumHeight: 160, minimumHeight: 56)
    header.shiftBehavior = behavior
    return Screen(header) { list, _ in header.install(in: list) }
  }

  private func top(_ screen: Screen) -> CGFloat { screen.list.convert(CGPoint.zero, to: screen.view).y }

  @Test(
    "Under a visible navigation bar it begins below the bar", .needs(.touches), arguments: DeviceModel.all,
    [false, true])
  func navigationBar(device: DeviceModel, hasLargeTitle: Bool) {
    let screen = flexible()
    let stage = HeaderStage(device) { () -> UINavigationController in
      let navigation = UINavigationController(rootViewController: screen)
      navigation.navigationBar.prefersLargeTitles = hasLargeTitle
      screen.title = "Chestnuts"
      return navigation
    }
    stage.settle()
    let header = screen.header as! FlexibleHeaderView
    let bars = screen.view.safeAreaInsets.top
    expectEqual(header.frame, CGRect(x: 0, y: 0, width: screen.view.bounds.width, height: bars + 160))
    expect(top(screen) == bars + 160 && header.headerProgress.stretch == 0)
    stage.drag(by: -250)
    expectEqual(header.frame.maxY, screen.view.safeAreaInsets.top + 56)
  }

  @Test("A header that shifts leaves completely under a visible navigation bar", .needs(.touches))
  func shiftingUnderNavigationBar() {
    let screen = flexible(.enabled)
    let stage = HeaderStage(.phoneNotch) { UINavigationController(rootViewController: screen) }
    stage.settle()
    stage.drag(by: -300)
    stage.drag(by: -300)
    expectAtMost(screen.header.frame.maxY, screen.view.safeAreaInsets.top)
    stage.drag(by: 200)
    expectEqual(screen.header.frame.minY, 0)
  }

  @Test("What a container adds for its child counts", .needs(.touches))
  func additionalSafeArea() {
    let screen = flexible()
    let stage = HeaderStage(.phoneNotch) { () -> UIViewController in
      let container = UIViewController()
      container.addChild(screen)
      screen.additionalSafeAreaInsets.top = 50
      screen.view.frame = container.view.bounds
      screen.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.view.addSubview(screen.view)
      screen.didMove(toParent: container)
      return container
    }
    stage.settle()
    expect(screen.header.frame.height == 97 + 160 && top(screen) == 97 + 160)
    screen.additionalSafeAreaInsets.top = 20
    stage.settle()
    expect(screen.header.frame.height == 67 + 160 && top(screen) == 67 + 160)
    stage.drag(by: -250)
    expectEqual(screen.header.frame.height, 123)
  }

  @Test(
    "In pages below a navigation bar, content touches the header, with VoiceOver as well",
    arguments: [false, true])
  func pagesBelowNavigationBar(isAssisted: Bool) {
    let page = ListPage("page")
    let pages = HeaderPagesViewController(
      header: FlexibleHeaderView(maximumHeight: 160, minimumHeight: 56), pages: [page])
    let stage = HeaderStage(.phoneNotch) { UINavigationController(rootViewController: pages) }
    stage.isVoiceOverRunning = isAssisted
    stage.settle()
    let bottom = pages.header?.frame.maxY ?? 0
    expectEqual(bottom, pages.view.safeAreaInsets.top + 160)
    expectEqual(page.list.convert(CGPoint.zero, to: pages.view).y, bottom)
  }

  @Test(
    "Constrained by Auto Layout, it has its height and follows the content", .needs(.touches),
    arguments: [FlexibleHeaderShiftBehavior.disabled, .enabled])
  func autoLayout(behavior: FlexibleHeaderShiftBehavior) {
    let header = FlexibleHeaderView(maximumHeight: 160, minimumHeight: 56)
    header.shiftBehavior = behavior
    let screen = Screen(header) { list, view in
      header.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(header)
      NSLayoutConstraint.activate([
        header.topAnchor.constraint(equalTo: view.topAnchor),
        header.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        header.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
      header.install(in: list)
    }
    let stage = HeaderStage(.phoneNotch) { screen }
    stage.settle()
    expectEqual(header.frame, CGRect(x: 0, y: 0, width: screen.view.bounds.width, height: 207))
    expectEqual(top(screen), 207)
    stage.drag(by: -80)
    expectLess(abs(header.frame.maxY - max(103, top(screen))), 0.5)
    stage.drag(by: -400)
    screen.view.setNeedsLayout()
    stage.settle()
    expectAtMost(abs(header.frame.maxY - (behavior == .disabled ? 103 : 0)), 47)
    expectEqual(stage.warnings, [])
  }

  @Test(
    "A controller becomes a child although its scroll view was installed before it had an owner",
    arguments: [0, 1])
  func lateOwner(kind: Int) {
    final class Owner: UIViewController {
      let install: (UIScrollView) -> Void
      let list = UIScrollView()
      init(_ install: @escaping (UIScrollView) -> Void) {
        self.install = install
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      override func loadView() {
        let root = UIView()
        list.contentSize.height = 3000
        root.addSubview(list)
        install(list)
        view = root
      }
    }
    let flexible = FlexibleHeaderViewController()
    let sections = SectionedHeaderViewController()
    sections.headerView.sections = [HeaderSection(UIView(), maximumHeight: 60)]
    let controller: UIViewController = kind == 0 ? flexible : sections
    let owner = Owner {
      if kind == 0 { flexible.headerView.install(in: $0) } else { sections.headerView.install(in: $0) }
    }
    let stage = HeaderStage(.phoneNotch) { owner }
    stage.settle()
    expectSame(controller.parent, owner)
    if kind == 0 { flexible.headerView.uninstall() } else { sections.headerView.uninstall() }
    stage.settle()
    expect(controller.parent == nil && owner.children.isEmpty)
  }

  /// Creates a header of one of the two kinds that have a controller.
  private func makeHeader(_ kind: Int) -> (UIViewController, ScrollHeaderView) {
    if kind == 0 {
      let flexible = FlexibleHeaderViewController()
      flexible.headerView.maximumHeight = 120
      return (flexible, flexible.headerView)
    }
    let sections = SectionedHeaderViewController()
    sections.headerView.sections = [HeaderSection(UIView(), maximumHeight: 60)]
    return (sections, sections.headerView)
  }

  @Test(
    "A controller goes along with a list that moves to the view of another controller", arguments: [0, 1])
  func movedToAnotherController(kind: Int) {
    let (controller, header) = makeHeader(kind)
    let (first, second) = (RowsScreen(.plain), RowsScreen(.plain))
    let stage = HeaderStage(.phoneNotch) {
      let root = UIViewController()
      for child in [first, second] {
        root.addChild(child)
        child.view.frame = root.view.bounds
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
      }
      return root
    }
    let list = first.list
    header.install(in: list)
    stage.settle()
    expectSame(controller.parent, first)
    second.view.addSubview(list)
    list.frame = second.view.bounds.insetBy(dx: 10, dy: 0)
    stage.settle()
    expectSame(header.superview, second.view)
    expectSame(controller.parent, second)
    header.uninstall()
    expect(controller.parent == nil && header.superview == nil)
    expectEqual(stage.warnings, [])
  }

  @Test("A controller is a child after its header was installed on the screen, and again", arguments: [0, 1])
  func installedOnScreen(kind: Int) {
    let (controller, header) = makeHeader(kind)
    let stage = HeaderStage(.phoneNotch) { RowsScreen(.plain) }
    stage.settle()
    let other = UIScrollView(frame: stage.root.view.bounds)
    stage.root.view.addSubview(other)
    for list in [stage.root.list, other, stage.root.list] {
      header.install(in: list)
      stage.settle()
      expectSame(controller.parent, stage.root)
      expectSame(header.superview, stage.root.view)
    }
  }
}
