import FlexibleHeaderMigration
import Foundation
import HeaderTesting
import Testing

/// Screens in the shape of published apps that use the originals, shown on a stage. With the environment variable
/// `CLIENT_PICTURES`, the name of a folder, each test also draws its screen.
@MainActor @Suite("Screens that were written for the originals") struct ClientTests {
  private nonisolated static let devices: [DeviceModel] = [.phone47, .phoneNotch]

  /// Shows a screen with the defaults of Material Components, and passes the stage to `body`.
  private func show<Root: UIViewController>(
    _ device: DeviceModel, _ makeRoot: () -> Root, body: (HeaderStage<Root>) -> Void
  ) -> [HeaderMisuse] {
    reports(whereDefaultsAreChosen: false) {
      FlexibleHeaderView.adoptMaterialComponentsDefaults()
      FlexibleHeightBar.adoptBLKFlexibleHeightBarDefaults()
      let stage = HeaderStage(device, makeRoot)
      stage.settle()
      body(stage)
    }
  }

  private func draw<Root>(_ stage: HeaderStage<Root>, _ name: String) {
    guard let folder = ProcessInfo.processInfo.environment["CLIENT_PICTURES"] else { return }
    let file = URL(fileURLWithPath: folder).appendingPathComponent("\(name)-\(stage.model.name).svg")
    do {
      try stage.svg(titled: name).write(to: file, atomically: true, encoding: .utf8)
    } catch {
      Issue.record(error)
    }
  }

  /// Drags the content of a screen with a bar up and down, and checks that the bar follows.
  @available(*, deprecated)
  private func tour<Root>(
    _ stage: HeaderStage<Root>, _ name: String, of bar: BLKFlexibleHeightBar, over scrollView: UIScrollView
  ) {
    let (x, top) = (stage.window.bounds.midX, bar.maximumBarHeight)
    expectEqual(scrollView.adjustedContentInset.top, top)
    scrollView.contentOffset.y = -top
    stage.settle()
    expect(bar.progress == 0 && bar.frame.height == top)
    draw(stage, "\(name)-1")
    stage.drag(from: CGPoint(x: x, y: 560), to: CGPoint(x: x, y: 540), holding: 0.2)
    draw(stage, "\(name)-2")
    stage.drag(from: CGPoint(x: x, y: 560), to: CGPoint(x: x, y: 120), holding: 0.2)
    stage.drag(from: CGPoint(x: x, y: 560), to: CGPoint(x: x, y: 120), holding: 0.2)
    stage.settle()
    expect(bar.frame.height == bar.minimumBarHeight && bar.progress == 1)
    expectGreater(scrollView.contentOffset.y, -bar.minimumBarHeight)
    draw(stage, "\(name)-3")
    for _ in 0..<3 { stage.drag(from: CGPoint(x: x, y: 320), to: CGPoint(x: x, y: 640), holding: 0.2) }
    stage.settle()
    expect(bar.frame.height == top && bar.frame.minY == 0 && bar.progress == 0)
  }

  @available(*, deprecated)
  @Test(arguments: devices) func channelBarFadesItsItems(device: DeviceModel) {
    let reports = show(device, { ChannelViewController() }) { stage in
      guard let bar = stage.root.myCustomBar else { return }
      tour(stage, "channel", of: bar, over: stage.root.tableView)
      expect(stage.root.titleLabel.alpha == 1 && stage.root.titleLabel.center.y == 65)
    }
    expectEmpty(reports)
  }

  @available(*, deprecated)
  @Test(arguments: devices) func albumBarAppliesAttributesThatChangeLater(device: DeviceModel) {
    let reports = show(device, { AlbumViewController(style: .plain) }) { stage in
      let bar = stage.root.bar
      expectEqual(bar.picture.frame, bar.bounds, "the picture fills the bar")
      tour(stage, "album", of: bar, over: stage.root.tableView)
    }
    expect(reports.count == 1 && reports.first?.severity == .warning)
  }

  @available(*, deprecated)
  @Test(arguments: devices) func trailerBarIsConfiguredThroughItsDefiner(device: DeviceModel) {
    let reports = show(device, { TrailerGridViewController() }) { stage in
      tour(stage, "trailers", of: stage.root.titleBar, over: stage.root.collectionView)
      stage.tap(CGPoint(x: 80, y: 200))
      expectEqual(stage.root.selected, IndexPath(item: 0, section: 0), "the screen is a delegate, too")
    }
    expectEmpty(reports)
  }

  @available(*, deprecated)
  @Test(arguments: devices) func profileBarHasThreeKeyframesForEachView(device: DeviceModel) {
    let reports = show(device, { TimelineViewController() }) { stage in
      let bar: ProfileBar = stage.root.bar
      expectEqual(bar.portrait.center, CGPoint(x: stage.window.bounds.midX, y: 90))
      tour(stage, "profile", of: bar, over: stage.root.scrollView)
      bar.progress = 1
      bar.layoutIfNeeded()
      expect(bar.portrait.alpha == 0 && abs(bar.nameLabel.center.y - 40) < 0.01)
    }
    expectEmpty(reports)
  }

  @available(*, deprecated)
  @Test(arguments: devices) func observersFollowTheFrameOfTheSearchBar(device: DeviceModel) {
    let reports = show(device, { MoviesViewController() }) { stage in
      guard let bar = stage.root.myCustomBar else { return }
      tour(stage, "movies", of: bar, over: stage.root.scrollView)
      stage.root.scrollView.contentOffset.y = -60
      stage.step()
      expectEqual(stage.root.shadow.frame.minY, bar.frame.maxY)
    }
    expectEmpty(reports)
  }

  @available(*, deprecated)
  @Test(arguments: devices) func gridWithTheHeaderInItFadesTheStack(device: DeviceModel) {
    let layout = UICollectionViewFlowLayout()
    let reports = show(device, { PresentedGridViewController(collectionViewLayout: layout) }) { stage in
      let (header, grid) = (stage.root.headerViewController.headerView, stage.root.collectionView)
      grid?.contentOffset.y = -(grid?.adjustedContentInset.top ?? 0)
      stage.settle()
      expect(stage.root.stack.alpha == 1 && header.isShiftedOffscreen == false)
      draw(stage, "grid-1")
      for _ in 0..<2 { stage.drag(from: CGPoint(x: 150, y: 500), to: CGPoint(x: 150, y: 200), holding: 0.2) }
      stage.settle()
      let statusBar = stage.window.windowScene?.statusBarManager?.statusBarFrame.height
      expect(header.convert(header.bounds, to: stage.window).maxY == statusBar && stage.root.stack.alpha == 0)
      draw(stage, "grid-2")
    }
    expectEmpty(reports)
  }

  @available(*, deprecated)
  @Test(arguments: devices) func editorKeepsItsHeaderAndTheKeyboardInset(device: DeviceModel) {
    let reports = show(device, { EditorViewController(title: "Notes") }) { stage in
      let (header, page) = (stage.root.headerView, stage.root.page)
      stage.root.keyboardDidChange(height: 260)
      page.contentOffset.y = -page.adjustedContentInset.top
      stage.settle()
      expectEqual(header.convert(header.bounds, to: stage.window).minY, 0)
      draw(stage, "editor-1")
      stage.drag(from: CGPoint(x: 150, y: 500), to: CGPoint(x: 150, y: 100), holding: 0.2)
      stage.settle()
      expect(page.contentInset.bottom == 260 && page.contentOffset.y > 0)
      expectAtLeast(header.convert(header.bounds, to: stage.window).maxY, 0)
      draw(stage, "editor-2")
    }
    expectEmpty(reports)
  }

  @available(*, deprecated)
  @Test(arguments: devices) func layoutDelegateFadesTheNameOfTheProfile(device: DeviceModel) {
    let reports = show(device, { SocialProfileViewController() }) { stage in
      let (root, header) = (stage.root, stage.root.headerViewController.headerView)
      expect(header.frame.height == 220 && root.picture.frame.height == 220 && root.usernameLabel.alpha == 1)
      draw(stage, "social-1")
      root.tableView.contentOffset.y += 65
      stage.step()
      expect(header.frame.height == 155 && abs(root.usernameLabel.alpha - 0.5) < 0.01)
      draw(stage, "social-2")
      root.tableView.contentOffset.y = 900
      stage.step()
      expect(root.usernameLabel.alpha == 0 && header.frame.maxY <= 90)
      stage.rotate(to: .landscapeLeft)
      stage.rotate(to: .portrait)
      root.tableView.contentOffset.y = -root.tableView.adjustedContentInset.top
      stage.settle()
      expect(header.frame.height == 220 && header.frame.width == stage.window.bounds.width)
    }
    expectEmpty(reports)
  }

  @available(*, deprecated)
  @Test(arguments: devices) func browserTogglesItsHeaderAndReplacesItsList(device: DeviceModel) {
    let reports = show(device, { FileBrowser() }) { stage in
      let (root, header) = (stage.root, stage.root.header)
      expect(header.frame.height == 150 && header.frame.minY == 0)
      draw(stage, "browser-1")
      root.toggleHeader(animated: true)
      stage.settle()
      expect(header.isShiftedOffscreen)
      draw(stage, "browser-2")
      root.toggleHeader(animated: false)
      stage.settle()
      expect(!header.isShiftedOffscreen && header.frame.minY == 0)
      root.show(1)
      stage.settle()
      expectSame(header.trackingScrollView, root.lists[1].tableView)
      let rows = root.lists[1].tableView.convert(CGPoint.zero, to: stage.window).y
      expectLess(abs(rows - header.frame.maxY), 0.5, "the first row is below the header")
      draw(stage, "browser-3")
    }
    expectEmpty(reports)
  }

  @available(*, deprecated)
  @Test(arguments: devices) func cardsScrollUnderAHeaderThatNeverLeaves(device: DeviceModel) {
    let reports = show(device, { CardListViewController() }) { stage in
      let (scrollView, header) = (stage.root.scrollView, stage.root.headerViewController.headerView)
      let top = scrollView.adjustedContentInset.top
      scrollView.contentOffset.y = -top
      stage.settle()
      expect(header.frame.height == 140 && header.frame.minY == 0)
      draw(stage, "cards-1")
      scrollView.contentOffset.y = -top - 50
      expectEqual(header.frame.height, 140, "it doesn't stretch")
      scrollView.contentOffset.y = 800
      expect(header.frame.height == 76 && header.frame.minY == 0)
      expectEqual(stage.root.headerViewController.preferredStatusBarStyle, .darkContent)
      stage.step()
      draw(stage, "cards-2")
    }
    expectEmpty(reports)
  }
}
