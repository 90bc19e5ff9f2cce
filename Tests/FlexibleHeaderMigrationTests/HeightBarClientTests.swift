import FlexibleHeaderMigration
import HeaderTesting
import Testing

/// Screens in the shape of published apps with bars, shown on a stage. With the environment variable `CLIENT_PICTURES`, the name of a
/// folder, each test also draws its screen.
@MainActor @Suite("Screens that were written for BLKFlexibleHeightBar") struct HeightBarClientTests {
  @available(*, deprecated)
  @Test(arguments: clientDevices) func channelBarFadesItsItems(device: DeviceModel) {
    let reports = showClient(device, { ChannelViewController() }) { stage in
      guard let bar = stage.root.myCustomBar else { return expect(false, "there is no bar") }
      tour(stage, "channel", of: bar, over: stage.root.tableView)
      expect(stage.root.titleLabel.alpha == 1 && stage.root.titleLabel.center.y == 65)
    }
    expectEmpty(reports)
  }

  @available(*, deprecated)
  @Test(arguments: clientDevices) func albumBarAppliesAttributesThatChangeLater(device: DeviceModel) {
    let reports = showClient(device, { AlbumViewController(style: .plain) }) { stage in
      let bar = stage.root.bar
      expectEqual(bar.picture.frame, bar.bounds, "the picture fills the bar")
      tour(stage, "album", of: bar, over: stage.root.tableView)
    }
    expect(reports.count == 1 && reports.first?.severity == .warning)
  }

  @available(*, deprecated)
  @Test(.needs(.touches), arguments: clientDevices) func trailerBarIsConfiguredThroughItsDefiner(
    device: DeviceModel
  ) {
    let reports = showClient(device, { TrailerGridViewController() }) { stage in
      tour(stage, "trailers", of: stage.root.titleBar, over: stage.root.collectionView)
      stage.tap(CGPoint(x: 80, y: 200))
      expectEqual(stage.root.selected, IndexPath(item: 0, section: 0), "the screen is a delegate, too")
    }
    expectEmpty(reports)
  }

  @available(*, deprecated)
  @Test(arguments: clientDevices) func profileBarHasThreeKeyframesForEachView(device: DeviceModel) {
    let reports = showClient(device, { TimelineViewController() }) { stage in
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
  @Test(arguments: clientDevices) func observersFollowTheFrameOfTheSearchBar(device: DeviceModel) {
    let reports = showClient(device, { MoviesViewController() }) { stage in
      guard let bar = stage.root.myCustomBar else { return expect(false, "there is no bar") }
      tour(stage, "movies", of: bar, over: stage.root.scrollView)
      stage.root.scrollView.contentOffset.y = -60
      stage.step()
      expectEqual(stage.root.shadow.frame.minY, bar.frame.maxY)
    }
    expectEmpty(reports)
  }

  @available(*, deprecated)
  @Test(arguments: clientDevices) func playlistBarArrivesWithItsSongs(device: DeviceModel) {
    let reports = showClient(device, { PlaylistViewController() }) { stage in
      stage.root.receive((0..<60).map { "Song \($0)" }, of: "Evening")
      stage.settle()
      guard let bar = stage.root.bar else { return expect(false, "there is no bar") }
      tour(stage, "playlist", of: bar, over: stage.root.tableView)
      expectEqual(stage.root.backButton.frame.origin, CGPoint(x: 10, y: 25), "it has no keyframes")
      stage.root.tableView.contentOffset.y = -340
      stage.step()
      expect(bar.frame.height == 340 && bar.progress < 0, "the bar stretches")
    }
    expectEmpty(reports)
  }

  @available(*, deprecated)
  @Test(arguments: clientDevices) func sellerBarExchangesItsViews(device: DeviceModel) {
    let reports = showClient(device, { SellerViewController() }) { stage in
      let root = stage.root
      tour(stage, "seller", of: root.myBar, over: root.collectionView)
      expectGreater(root.scrollEvents, 20)
      expect(root.userImageView.alpha == 1 && root.smallImageView.alpha == 0)
      expectEqual(root.smallImageView.frame, CGRect(x: 55, y: 25, width: 30, height: 30))
      root.collectionView.contentOffset.y = -200
      stage.step()
      expect(root.userImageView.alpha == 0 && root.nameLabel.alpha > 0 && root.smallImageView.alpha > 0.5)
    }
    expectEmpty(reports)
  }

  @available(*, deprecated)
  @Test(.needs(.touches), arguments: clientDevices) func placeBarOverlapsItsRows(device: DeviceModel) {
    let makeRoot = { UINavigationController(rootViewController: PlaceViewController()) }
    let reports = showClient(device, makeRoot) { stage in
      guard let place = stage.root.topViewController as? PlaceViewController else {
        return expect(false, "there is no place")
      }
      tour(stage, "place", of: place.myCustomBar, over: place.tableView, overlap: 15)
      expectEqual(place.closeButton.frame.origin, CGPoint(x: 10, y: 25))
      expectEqual(stage.window.windowScene?.statusBarManager?.statusBarStyle, .lightContent)
      stage.tap(CGPoint(x: 150, y: 160))
      expectEqual(place.selectedRow, 1, "the screen is a delegate, too")
      stage.root.pushViewController(UIViewController(), animated: false)
      stage.settle()
      expect(!stage.root.isNavigationBarHidden)
    }
    expectEmpty(reports)
  }

  @available(*, deprecated)
  @Test(arguments: clientDevices) func walletBarComesFromANib(device: DeviceModel) throws {
    let made = {
      let bar = WalletBar(frame: CGRect(x: 0, y: 0, width: 375, height: 160))
      bar.backgroundColor = .systemPurple
      for y in [60, 110] {
        let part = UIView(frame: CGRect(x: 100, y: y, width: 175, height: 30))
        part.backgroundColor = .white
        bar.addSubview(part)
      }
      return bar
    }
    let makeRoot = {
      let root = WalletViewController()
      root.topFlexibleBar = try? archivedCopy(of: made())
      return root
    }
    let reports = showClient(device, makeRoot) { stage in
      guard let bar = stage.root.topFlexibleBar else { return expect(false, "there is no bar") }
      expect(bar.maximumBarHeight == 160 && bar.subviews.count == 2)
      expectEqual(
        bar.backgroundColor?.cgColor, UIColor.systemPurple.resolvedColor(with: bar.traitCollection).cgColor)
      tour(stage, "wallet", of: bar, over: stage.root.walletScrollView)
      expectEqual(bar.subviews.map(\.center), [CGPoint(x: 187.5, y: 75), CGPoint(x: 187.5, y: 125)])
    }
    expect(reports.allSatisfy { $0.severity == .warning })
  }

  @available(*, deprecated)
  @Test(arguments: clientDevices) func readerIsToldOfTheFrameAndScrollsToTheBar(device: DeviceModel) {
    let reports = showClient(device, { ReaderViewController() }) { stage in
      let root = stage.root
      tour(stage, "reader", of: root.myCustomBar, over: root.page)
      expect(root.barHeights.contains(20) && root.barHeights.last == 100)
      root.page.contentOffset.y = 700
      stage.settle()
      stage.tapStatusBar()
      stage.settle()
      expect(root.page.contentOffset.y == -100 && root.myCustomBar.frame.height == 100)
      expectEqual(root.page.contentInset.bottom, 49)
    }
    expectEmpty(reports)
  }
}
