import FlexibleHeader
import HeaderTesting
import Testing

private final class StayingCashBehavior: SquareCashBehavior {
  override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
}

private final class StayingFacebookBehavior: FacebookBehavior {
  override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
}

/// Documentation/Connection.md
@MainActor @Suite("Behaviors of installed bars") struct InstalledBehaviorTests {
  private func install(_ behavior: HeightBarBehavior, in list: UIScrollView) -> FlexibleHeightBar {
    let bar = FlexibleHeightBar(frame: CGRect(x: 0, y: 0, width: 375, height: 105))
    bar.minimumHeight = 20
    bar.behavior = behavior
    bar.install(in: list)
    return bar
  }

  @Test(
    "A subclass of any behavior can refuse a scroll to the top", .needs(.touches), arguments: [false, true])
  func refusingSubclass(facebook: Bool) {
    let behavior: HeightBarBehavior = facebook ? StayingFacebookBehavior() : StayingCashBehavior()
    var bar: FlexibleHeightBar?
    let stage = HeaderStage(.phone47) { RowsScreen { bar = install(behavior, in: $0.list) } }
    stage.root.list.contentOffset.y = 500
    stage.tapStatusBar()
    stage.settle()
    expectEqual(stage.root.list.contentOffset.y, 500)
    bar?.behavior = facebook ? FacebookBehavior() : SquareCashBehavior()
    stage.tapStatusBar()
    stage.settle()
    expectEqual(stage.root.distance, 0)
  }

  @Test(
    "A bar that is released leaves the scroll view, although the app keeps its behavior",
    arguments: [false, true])
  func keptBehavior(safari: Bool) {
    let behavior: HeightBarBehavior = safari ? SafariBehavior() : SquareCashBehavior()
    let counter = DelegateCounter()
    weak var former: FlexibleHeightBar?
    let stage = HeaderStage(.phone47) {
      RowsScreen { screen in
        screen.list.delegate = counter
        former = install(behavior, in: screen.list)
      }
    }
    let list = stage.root.list
    expect(list.contentInset.top == 105 && list.verticalScrollIndicatorInsets.top > 0)
    former?.removeFromSuperview()
    stage.settle()
    expect(former == nil && behavior.bar == nil)
    expect(list.contentInset == .zero && list.verticalScrollIndicatorInsets == .zero)
    expectSame(list.delegate, counter)

    let bar = install(behavior, in: list)
    stage.settle()
    expectEqual(list.contentInset.top, 105)
    list.contentOffset.y = 0
    stage.settle()
    expectEqual(bar.frame.height, 20 + (safari ? 105 : 20))
    bar.uninstall()
    expectEqual(list.contentInset, .zero)
  }

  @Test("A behavior moves from one installed bar to another one")
  func movedBehavior() {
    let behavior = SquareCashBehavior()
    var bars: [FlexibleHeightBar] = []
    let stage = HeaderStage(.phone47) {
      RowsScreen {
        bars.append(install(behavior, in: $0.list))
        bars.append(install(HeightBarBehavior(), in: $0.list))
      }
    }
    bars[1].behavior = behavior
    bars[0].uninstall()
    bars = [bars[1]]
    stage.settle()
    let list = stage.root.list
    expectEqual(list.contentInset.top, 105)
    list.contentOffset.y = 0
    stage.settle()
    expectEqual(bars[0].frame.height, 20 + 20)
    expectEqual(list.verticalScrollIndicatorInsets.top, 20)
    bars[0].uninstall()
    expect(list.contentInset == .zero && list.verticalScrollIndicatorInsets == .zero)
  }
}
