import FlexibleHeaderMigration
import HeaderTesting
import Testing

/// A bar of an app. At file level, because an archive stores the names of classes.
final class ArchivedBar: FlexibleHeightBar {
  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    minimumHeight = 50
  }
}

/// A screen of an app, with its header as a child in both initializers.
final class ArchivedScreen: UIViewController {
  let headerViewController = FlexibleHeaderViewController()

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    addChild(headerViewController)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    addChild(headerViewController)
  }
}

@MainActor @Suite("Views and controllers from nibs and storyboards") struct ArchiveTests {
  @available(*, deprecated)
  @Test(
    "A bar takes its maximum height from the nib, and what it sets itself remains",
    arguments: [false, true])
  func bars(hasOriginalDefaults: Bool) throws {
    let stage = HeaderStage(.phone47) { UIViewController() }
    try withBarDefaults(hasOriginalDefaults) {
      let made = ArchivedBar(frame: CGRect(x: 0, y: 20, width: 375, height: 120))
      made.addSubview(UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 30)))
      let bar = try archivedCopy(of: made)
      expect(bar.maximumHeight == 120 && bar.minimumHeight == 50 && bar.progress == 0)
      expect(bar.frame.minY == 20 && bar.subviews.count == 1)
      stage.root.view.addSubview(bar)
      bar.progress = 1
      bar.layoutIfNeeded()
      expectEqual(bar.subviews.first?.frame.origin, CGPoint(x: 10, y: 10))
    }
  }

  @Test("A header has the defaults of one that code creates")
  func headers() throws {
    let stage = HeaderStage(.phone47) { UIViewController() }
    let header = try #require(FlexibleHeaderView(coder: emptyCoder()))
    let created = FlexibleHeaderView()
    expect(header.minimumHeight == created.minimumHeight && header.maximumHeight == created.maximumHeight)
    expect(header.canOverExtend && header.visibleShadowOpacity == created.visibleShadowOpacity)
    stage.root.view.addSubview(header)
    header.frame = CGRect(x: 0, y: 0, width: 375, height: 100)
    header.layoutIfNeeded()
    expect(header.contentView.superview === header && header.contentView.frame == header.bounds)
  }

  @Test("Controllers from a storyboard work as those that code creates")
  func controllers() throws {
    let stage = HeaderStage(.phone47) { UIViewController() }
    let screen = try #require(ArchivedScreen(coder: emptyCoder()))
    expectEqual(screen.children, [screen.headerViewController])
    let controller = try #require(FlexibleHeaderViewController(coder: emptyCoder()))
    expectSame(controller.view, controller.headerView)
    let container = try #require(FlexibleHeaderContainerViewController(coder: emptyCoder()))
    container.contentViewController = UITableViewController(style: .plain)
    stage.root.addChild(container)
    stage.root.view.addSubview(container.view)
    container.didMove(toParent: stage.root)
    stage.settle()
    expectSame(container.headerViewController.headerView.superview, container.view)
  }

  private func withBarDefaults(_ isOriginal: Bool, _ body: () throws -> Void) rethrows {
    let adopts = FlexibleHeightBar.adoptsOriginalDefaults
    defer { FlexibleHeightBar.adoptsOriginalDefaults = adopts }
    FlexibleHeightBar.adoptsOriginalDefaults = isOriginal
    try body()
  }
}
