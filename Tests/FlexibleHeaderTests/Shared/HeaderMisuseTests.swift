import FlexibleHeader
import FlexibleHeaderMigration
import HeaderTesting
import Testing

@MainActor @Suite("Misuse") struct HeaderMisuseTests {
  @Test func byDefaultADebugBuildStops() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        HeaderMisuse.stopOrLog(HeaderMisuse(action: "A.", reason: "B.", advice: "C."))
      }
    }
  }

  @Test("Misuse that leaves the layout correct is logged, and doesn't stop a debug build") func warnings()
    async
  {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        HeaderMisuse.stopOrLog(HeaderMisuse(action: "A.", reason: "B.", advice: "C.", severity: .warning))
        FlexibleHeaderViewController().preferredStatusBarStyle = .lightContent
      }
    }
  }

  @Test("An inset that takes the space of a header is reported", arguments: HeaderKind.atTheTop)
  func insetWithoutHeader(kind: HeaderKind) {
    let header = kind.make()
    let stage = HeaderStage(.phoneNotch) { RowsScreen { header.install(in: $0.list) } }
    let list = stage.root.list
    let harmless = misuses {
      for addition in [20, -20, -list.contentInset.top] {
        list.contentInset.top += addition
        stage.settle()
      }
    }
    expectEmpty(harmless)
    let reports = misuses {
      list.contentInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
      stage.settle()
    }
    expect(reports.count == 1 && reports.first?.severity == .warning)
  }

  @Test("A second header under a container stops a debug build") func secondHeaderStops() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let content = UIViewController()
        let container = FlexibleHeaderContainerViewController(contentViewController: content)
        let header = FlexibleHeaderViewController()
        content.addChild(header)
        header.didMove(toParent: content)
        _ = container
      }
    }
  }

  @Test("A web view without a layout-guide controller stops a debug build") func webViewStops() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let controller = FlexibleHeaderViewController()
        let webView = WKWebView(frame: .zero)
        controller.usesAdditionalSafeAreaInsetsForWebKitScrollViews = true
        controller.headerView.trackingScrollView = webView.scrollView
        controller.updateTopLayoutGuide()
      }
    }
  }

  @Test("A safe area that feeds on itself stops a debug build") func feedbackStops() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let parent = UIViewController()
        let controller = FlexibleHeaderViewController()
        parent.addChild(controller)
        controller.didMove(toParent: parent)
        controller.topLayoutGuideViewController = parent
        controller.updateTopLayoutGuide()
      }
    }
  }
}
