import FlexibleHeader
import HeaderTesting
import Testing

/// A large title grows while the content moves to its top, and the insets with it.
@MainActor @Suite("Headers below a large title") struct LargeTitleTests {
  /// A way of scrolling to the top.
  enum Way: CaseIterable {
    case statusBar, command
  }

  @Test(
    "Content that scrolls to its top arrives there, and the header is expanded", .needs(.clock),
    arguments: HeaderKind.atTheTop, Way.allCases)
  func scrollToTop(kind: HeaderKind, way: Way) {
    for snaps in [false, true] {
      for distance in [60, 200, 800] as [CGFloat] {
        let header = kind.make()
        header.snaps = snaps
        let screen = RowsScreen { header.install(in: $0.list) }
        screen.title = "Title"
        let stage = HeaderStage(.phoneNotch) {
          let navigation = UINavigationController(rootViewController: screen)
          navigation.navigationBar.prefersLargeTitles = true
          return navigation
        }
        let top = screen.list.contentOffset
        screen.list.setContentOffset(CGPoint(x: 0, y: top.y + distance), animated: true)
        stage.settle()
        switch way {
        case .statusBar: stage.tapStatusBar()
        case .command: screen.list.setContentOffset(top, animated: true)
        }
        stage.settle()
        // A Safari bar opens with the first tap.
        if kind == .safariBar, way == .statusBar {
          stage.tapStatusBar()
          stage.settle()
        }
        expectEqual(screen.list.contentOffset.y, top.y, "from \(distance) points, snaps: \(snaps)")
        expectLess(abs(stage.bottom(of: header) - screen.contentTop), 0.51)
        expectLess(header.headerProgress.collapse, 0.01)
      }
    }
  }
}
