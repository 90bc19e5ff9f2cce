import FlexibleHeaderMigration
import HeaderTesting
import Testing

/// Screens in the shape of published apps with headers, shown on a stage. With the environment variable `CLIENT_PICTURES`, the name of a
/// folder, each test also draws its screen.
@MainActor @Suite("Screens that were written for Material Components") struct MaterialClientTests {
  @available(*, deprecated)
  @Test(arguments: clientDevices) func gridWithTheHeaderInItFadesTheStack(device: DeviceModel) {
    let layout = UICollectionViewFlowLayout()
    let reports = showClient(device, { PresentedGridViewController(collectionViewLayout: layout) }) { stage in
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
  @Test(arguments: clientDevices) func editorKeepsItsHeaderAndTheKeyboardInset(device: DeviceModel) {
    let reports = showClient(device, { EditorViewController(title: "Notes") }) { stage in
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
  @Test(arguments: clientDevices) func layoutDelegateFadesTheNameOfTheProfile(device: DeviceModel) {
    let reports = showClient(device, { SocialProfileViewController() }) { stage in
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
  @Test(arguments: clientDevices) func browserTogglesItsHeaderAndReplacesItsList(device: DeviceModel) {
    let reports = showClient(device, { FileBrowser() }) { stage in
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
  @Test(arguments: clientDevices) func cardsScrollUnderAHeaderThatNeverLeaves(device: DeviceModel) {
    let reports = showClient(device, { CardListViewController() }) { stage in
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

  @available(*, deprecated)
  @Test(arguments: clientDevices, [false, true])
  func eventHeaderLeavesUnderItsPicture(device: DeviceModel, isFromStoryboard: Bool) throws {
    let coder = try emptyCoder()
    let makeRoot = {
      let created = EventDetailsViewController(nibName: nil, bundle: nil)
      return isFromStoryboard ? EventDetailsViewController(coder: coder) ?? created : created
    }
    let reports = showClient(device, makeRoot) { stage in
      let (root, header) = (stage.root, stage.root.headerViewController.headerView)
      let safeTop = stage.window.safeAreaInsets.top
      let full = stage.window.bounds.height * 0.3 + safeTop
      root.scrollView.contentOffset.y = -root.scrollView.adjustedContentInset.top
      stage.settle()
      expectLess(abs(header.frame.height - full), 0.5)
      expectEqual(root.imageView.frame, header.bounds)
      draw(stage, "event-1")
      for _ in 0..<2 { stage.drag(from: CGPoint(x: 150, y: 500), to: CGPoint(x: 150, y: 200), holding: 0.2) }
      stage.settle()
      expectEqual(header.frame.maxY, safeTop)
      draw(stage, "event-2")
      root.scrollView.contentOffset.y = -root.scrollView.adjustedContentInset.top - 60
      expectLess(abs(header.frame.height - full - 60), 0.5)
      expectEqual(root.imageView.frame, header.bounds, "the picture stretches")
    }
    expectEmpty(reports)
  }

  @available(*, deprecated)
  @Test(arguments: clientDevices) func searchHeaderKeepsItsBar(device: DeviceModel) {
    let reports = showClient(device, { SearchTableViewController() }) { stage in
      let (root, header) = (stage.root, stage.root.headerView)
      let safeTop = stage.window.safeAreaInsets.top
      root.tableView.contentOffset.y = -root.tableView.adjustedContentInset.top
      stage.settle()
      expect(header.frame.height == 113 + safeTop && root.header.title.alpha >= 1)
      draw(stage, "search-1")
      stage.drag(from: CGPoint(x: 150, y: 500), to: CGPoint(x: 150, y: 200), holding: 0.2)
      stage.settle()
      expect(header.bounds.height == 53 + safeTop && root.header.title.alpha <= 0)
      expectEqual(header.convert(header.bounds, to: stage.window).minY, 0)
      draw(stage, "search-2")
      root.searchBar(root.header.searchBar, textDidChange: "Example 7")
      stage.settle()
      expect(root.searched.count == 11 && header.convert(header.bounds, to: stage.window).minY == 0)
      stage.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 600), holding: 0.2)
      stage.settle()
      expectEqual(header.bounds.height, 113 + safeTop)
    }
    expectEmpty(reports)
  }

  @available(*, deprecated)
  @Test(arguments: clientDevices) func resultHeaderMeasuresItsContentAndNeverStretches(device: DeviceModel) {
    let layout = UICollectionViewFlowLayout()
    let reports = showClient(device, { ResultListViewController(collectionViewLayout: layout) }) { stage in
      let (root, header) = (stage.root, stage.root.headerViewController.headerView)
      let full = header.maximumHeight
      let top = root.collectionView.adjustedContentInset.top
      root.collectionView.contentOffset.y = -top
      stage.settle()
      expectEqual(header.bounds.height, top, "the first row is below the header")
      expectLess(abs(header.maximumHeight - header.minimumHeight - 80), 0.01)
      draw(stage, "results-1")
      root.collectionView.contentOffset.y = -top - 80
      stage.step()
      expectEqual(header.bounds.height, top, "it doesn't stretch")
      stage.drag(from: CGPoint(x: 150, y: 500), to: CGPoint(x: 150, y: 100), holding: 0.2)
      stage.settle()
      expectLess(abs(header.bounds.height - (top - 80)), 0.01)
      expectEqual(header.convert(header.bounds, to: stage.window).minY, 0)
      draw(stage, "results-2")
      expectEqual(header.maximumHeight, full)
    }
    expectEmpty(reports)
  }

  @available(*, deprecated)
  @Test(.needs(.rotation), arguments: clientDevices) func shopHeaderIsTallInPortraitOnly(device: DeviceModel)
  {
    let layout = UICollectionViewFlowLayout()
    let reports = showClient(device, { ShopViewController(collectionViewLayout: layout) }) { stage in
      let (root, header) = (stage.root, stage.root.headerViewController.headerView)
      let list: UICollectionView = root.collectionView
      list.contentOffset.y = -list.adjustedContentInset.top
      stage.settle()
      expect(header.bounds.height == 440 + stage.window.safeAreaInsets.top && root.logo.alpha == 1)
      draw(stage, "shop-1")
      stage.rotate(to: .landscapeLeft)
      stage.settle()
      expectEqual(header.bounds.height, 72 + stage.window.safeAreaInsets.top)
      expectEqual(header.frame.width, stage.window.bounds.width)
      draw(stage, "shop-2")
      stage.rotate(to: .portrait)
      list.contentOffset.y = -list.adjustedContentInset.top
      stage.settle()
      expectEqual(header.bounds.height, 440 + stage.window.safeAreaInsets.top)
      stage.drag(from: CGPoint(x: 150, y: 600), to: CGPoint(x: 150, y: 100), holding: 0.2)
      stage.settle()
      expect(header.bounds.height == 72 + stage.window.safeAreaInsets.top && root.logo.alpha == 0)
    }
    expectEmpty(reports)
  }

  @available(*, deprecated)
  @Test(arguments: clientDevices) func feedHeaderLeavesWithTheStatusBar(device: DeviceModel) {
    let reports = showClient(device, { FeedViewController(nibName: nil, bundle: nil) }) { stage in
      let (root, header) = (stage.root, stage.root.headerViewController.headerView)
      guard let table = root.tableView else { return expect(false, "there is no table") }
      table.contentOffset.y = -table.adjustedContentInset.top
      stage.settle()
      expect(header.frame.minY == 0 && root.frameChanges > 0)
      draw(stage, "feed-1")
      for _ in 0..<3 { stage.drag(from: CGPoint(x: 150, y: 550), to: CGPoint(x: 150, y: 150), holding: 0.2) }
      stage.settle()
      expectAtMost(header.frame.maxY, 0)
      expectEqual(stage.window.windowScene?.statusBarManager?.isStatusBarHidden, true)
      draw(stage, "feed-2")
      stage.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 500), holding: 0.2)
      stage.settle()
      expect(header.frame.minY == 0 && !header.isShiftedOffscreen)
    }
    expectEmpty(reports)
  }
}
