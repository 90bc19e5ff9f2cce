import FlexibleHeader
import HeaderTesting
import Testing

/// Documentation/Connection.md#collapsed-headers
@MainActor @Suite("Headers with snaps that are collapsed while the safe area changes", .needs(.rotation))
struct CollapsedHeaderTests {
  enum Change: CaseIterable { case rotation, navigationBar, additionalSafeArea }

  /// A Safari bar has its own rules.
  nonisolated private static let kinds = HeaderKind.atTheTop.filter { $0 != .safariBar }

  /// A list below a header with `snaps`, in a navigation controller.
  @MainActor private final class Screen {
    let header: ScrollHeaderView
    let screen: RowsScreen
    let stage: HeaderStage<UINavigationController>

    init(_ kind: HeaderKind, draggedBy distance: CGFloat, snapsToPositions: Bool = false) {
      let header = kind.make()
      if snapsToPositions, let behavior = (header as? FlexibleHeightBar)?.behavior {
        behavior.addSnappingPosition(0, for: 0...0.5)
        behavior.addSnappingPosition(1, for: 0.5...1)
      } else {
        header.snaps = true
      }
      let screen = RowsScreen {
        $0.list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        header.install(in: $0.list)
      }
      stage = HeaderStage(.phoneNotch) { UINavigationController(rootViewController: screen) }
      (self.header, self.screen) = (header, screen)
      stage.settle()
      stage.drag(by: -distance)
      stage.settle()
    }

    var isCollapsedAtContent: Bool {
      header.headerProgress.collapse == 1 && abs(stage.bottom(of: header) - screen.contentTop) < 0.01
    }

    func apply(_ change: Change) {
      switch change {
      case .rotation: stage.rotate(to: .landscapeLeft)
      case .navigationBar: stage.root.setNavigationBarHidden(true, animated: false)
      case .additionalSafeArea: screen.additionalSafeAreaInsets.top = 30
      }
    }

    func takeBack(_ change: Change) {
      switch change {
      case .rotation: stage.rotate(to: .portrait)
      case .navigationBar: stage.root.setNavigationBarHidden(false, animated: false)
      case .additionalSafeArea: screen.additionalSafeAreaInsets.top = 0
      }
    }
  }

  @Test("The header stays collapsed, and the content stays at its edge", arguments: kinds, Change.allCases)
  func staysCollapsed(kind: HeaderKind, change: Change) {
    expectStays(Screen(kind, draggedBy: 100), change)
  }

  @Test(
    "So does a bar with snap positions", arguments: [HeaderKind.squareCashBar, .facebookBar], Change.allCases)
  func snapPositions(kind: HeaderKind, change: Change) {
    expectStays(Screen(kind, draggedBy: 100, snapsToPositions: true), change)
  }

  private func expectStays(_ screen: Screen, _ change: Change) {
    expect(screen.isCollapsedAtContent)
    let offset = screen.screen.list.contentOffset.y
    for change in [screen.apply, screen.takeBack].map({ part in { part(change) } }) {
      change()
      // At once, without a snap afterward.
      screen.stage.advance(by: 0.1)
      expect(screen.isCollapsedAtContent)
      screen.stage.settle()
      expect(screen.isCollapsedAtContent)
    }
    expectEqual(screen.screen.list.contentOffset.y, offset)
  }

  @Test("Content that is scrolled farther stays where it is", arguments: kinds, Change.allCases)
  func scrolledFarther(kind: HeaderKind, change: Change) {
    let screen = Screen(kind, draggedBy: 400)
    let offset = screen.screen.list.contentOffset.y
    screen.apply(change)
    screen.stage.settle()
    // In a rotation, a table with estimated heights keeps the distance of its first row from the edge of the inset.
    let moves = change == .rotation || UIKitAnswers.initial.safeAreaChangeMovesScrolledContent
    if !moves { expectEqual(screen.screen.list.contentOffset.y, offset) }
    screen.takeBack(change)
    screen.stage.settle()
    expectEqual(screen.screen.list.contentOffset.y, offset)
  }
}
