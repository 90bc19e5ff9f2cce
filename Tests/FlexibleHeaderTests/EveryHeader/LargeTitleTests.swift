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
        let stage = makeStage(screen)
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
  @Test(
    "A finger takes content and header along", .needs(.touches),
    arguments: HeaderKind.withAndWithoutFollowing())
  func finger(kind: HeaderKind, follows: Bool) {
    for start in [0, 60, 300] as [CGFloat] {
      let header = kind.make()
      header.setInsetFollowsVisibleHeight(follows)
      let screen = RowsScreen { header.install(in: $0.list) }
      let stage = makeStage(screen)
      let finger = stage.hold(by: -20)
      var place = CGPoint(x: 180, y: 380)
      for (step, count) in [(-7, Int(start) / 7), (5, Int(start) / 5), (-3, 40), (6, 20)] as [(CGFloat, Int)]
      {
        for _ in 0..<count {
          let former = screen.contentTop
          place.y += step
          finger.move(to: place)
          stage.step()
          let moved = screen.contentTop - former
          // An inset that follows the header is an edge, from which content is pulled. When the finger turns back, the content
          // may go on to the edge for a frame.
          let least = follows ? -1 : abs(step) - 0.51
          expect(
            (least...abs(step) + 0.51).contains(step < 0 ? -moved : moved),
            "from \(start): a step of \(step) moves the content by \(moved)")
          expectLess(stage.gap(below: header, in: screen.list), 0.51, "from \(start)")
        }
      }
      finger.up()
    }
  }

  private func makeStage(_ screen: RowsScreen) -> HeaderStage<UINavigationController> {
    screen.title = "Title"
    return HeaderStage(.phoneNotch) {
      let navigation = UINavigationController(rootViewController: screen)
      navigation.navigationBar.prefersLargeTitles = true
      return navigation
    }
  }
}
