#if !canImport(ObjectiveC)
  import FlexibleHeader
  import HeaderTesting
  import PortableUIKit
  import Testing

  @MainActor @Suite("Pull to refresh in Mac apps") struct RefreshInMacAppsTests {
    @Test(
      "In an app that is optimized for the Mac there is no refresh control, which would raise an exception")
    func macIdiom() {
      let header = FlexibleHeaderView(maximumHeight: 160)
      header.onRefresh {}
      let (screen, stage) = (RowsScreen(), HeaderStage { UIViewController() })
      stage.root.addChild(screen)
      stage.root.setOverrideTraitCollection(UITraitCollection(userInterfaceIdiom: .mac), forChild: screen)
      stage.root.view.addSubview(screen.view)
      screen.didMove(toParent: stage.root)
      header.install(in: screen.list)
      stage.settle()
      expectNil(screen.list.refreshControl)
    }
  }
#endif
