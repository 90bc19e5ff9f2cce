import FlexibleHeaderMigration
import HeaderTesting
import Testing

@MainActor @Suite("Scroll events under the names of Material Components") struct ScrollEventNamesTests {
  @available(*, deprecated)
  @Test func eventsUnderOldNamesMoveTheHeader() {
    reports {
      let screen = ForwardingScreen(header: MDCFlexibleHeaderView(frame: .zero))
      screen.header.shiftBehavior = .enabled
      screen.scroll(to: -100)
      expect(screen.header.frame.height == 100 && screen.header.frame.minY == 0)
      screen.scroll(to: 400)
      // The header still covers the status bar.
      expect(screen.header.frame.height == 76 && screen.header.frame.maxY == 20)
    }
  }

  @available(*, deprecated)
  @Test func strokesUnderOldNamesSettleTheHeader() {
    reports {
      let screen = ForwardingScreen(header: MDCFlexibleHeaderView(frame: .zero))
      screen.header.shiftBehavior = .enabled
      screen.scroll(to: 1000)
      // The content moves back far enough to show half of the header.
      screen.scroll(to: 800)
      expect(screen.header.frame.minY < 0 && screen.header.frame.maxY > 20)
      screen.scrollViewDidEndDragging(screen.scrollView, willDecelerate: false)
      expect(screen.stage.settle())
      expect(screen.header.frame.minY == 0 || screen.header.frame.maxY == 20)
      screen.scroll(to: -60)
      var target = CGPoint(x: 0, y: -30)
      let isMoved = screen.header.trackingScrollWillEndDragging(
        withVelocity: .zero, targetContentOffset: &target)
      expect(isMoved && target.y == -76)
    }
  }

  @available(*, deprecated)
  private final class OldNames: MDCFlexibleHeaderView {
    var events: [String] = []

    override func trackingScrollDidScroll() {
      events.append("scroll")
      super.trackingScrollDidScroll()
    }

    override func trackingScrollDidEndDraggingWillDecelerate(_ willDecelerate: Bool) {
      events.append("drag \(willDecelerate)")
      super.trackingScrollDidEndDraggingWillDecelerate(willDecelerate)
    }

    override func trackingScrollDidEndDecelerating() {
      events.append("decelerate")
      super.trackingScrollDidEndDecelerating()
    }

    override func trackingScrollWillEndDragging(
      withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) -> Bool {
      events.append("target")
      return super.trackingScrollWillEndDragging(
        withVelocity: velocity, targetContentOffset: targetContentOffset)
    }

    override func trackingScrollDidChangeAdjustedContentInset(_ scrollView: UIScrollView?) {
      events.append("inset")
      super.trackingScrollDidChangeAdjustedContentInset(scrollView)
    }
  }

  @available(*, deprecated)
  @Test("Overrides of old names run once, under whichever name the event arrives")
  func overrides() {
    reports {
      let screen = ForwardingScreen(header: OldNames(frame: .zero))
      let header = screen.header
      header.events = []
      var target = CGPoint.zero
      header.trackingScrollDidScroll()
      header.trackingScrollViewDidScroll()
      header.trackingScrollDidEndDraggingWillDecelerate(true)
      header.trackingScrollViewDidEndDragging(willDecelerate: false)
      header.trackingScrollDidEndDecelerating()
      header.trackingScrollViewDidEndDecelerating()
      _ = header.trackingScrollWillEndDragging(withVelocity: .zero, targetContentOffset: &target)
      header.trackingScrollViewWillEndDragging(withVelocity: .zero, targetContentOffset: &target)
      header.trackingScrollDidChangeAdjustedContentInset(screen.scrollView)
      header.trackingScrollViewDidChangeAdjustedContentInset(screen.scrollView)
      expectEqual(
        header.events,
        [
          "scroll", "scroll", "drag true", "drag false", "decelerate", "decelerate", "target", "target",
          "inset",
          "inset",
        ])
    }
  }

  @available(*, deprecated)
  @Test func installedHeaderCallsOverridesOfOldNames() {
    reports {
      let stage = HeaderStage(.phone47) { UIViewController() }
      let scrollView = UIScrollView(frame: stage.window.bounds)
      scrollView.contentSize.height = 3000
      stage.root.view.addSubview(scrollView)
      let header = OldNames(frame: .zero)
      header.maximumHeight = 160
      header.install(in: scrollView)
      stage.step()
      header.events = []
      scrollView.contentOffset.y = 10
      expectEqual(header.events.filter { $0 == "scroll" }.count, 1)
      expectEqual(header.frame.height, 76)
    }
  }

  @available(*, deprecated)
  private final class BothNames: MDCFlexibleHeaderView {
    var events: [String] = []
    var callsSuper = true

    override func trackingScrollDidScroll() {
      events.append("old")
      if callsSuper { super.trackingScrollDidScroll() }
    }

    override func trackingScrollViewDidScroll() {
      events.append("new")
      if callsSuper { super.trackingScrollViewDidScroll() }
    }
  }

  @available(*, deprecated)
  @Test func overridesOfBothNamesRunOnceEach() {
    reports {
      let screen = ForwardingScreen(header: BothNames(frame: .zero))
      let header = screen.header
      header.events = []
      screen.scroll(to: 0)
      expectEqual(header.events, ["old", "new"])
      expectEqual(header.frame.height, 76)
      header.events = []
      header.trackingScrollViewDidScroll()
      expectEqual(header.events, ["new", "old"])
      header.callsSuper = false
      screen.scroll(to: -180)
      expectEqual(header.frame.height, 76)
    }
  }

  @available(*, deprecated)
  private final class ShiftingHeaderView: MDCFlexibleHeaderView {
    var changes = 0

    override var shiftBehavior: MDCFlexibleHeaderShiftBehavior {
      get { super.shiftBehavior }
      set {
        changes += 1
        super.shiftBehavior = newValue == .enabledWithStatusBar ? .enabled : newValue
      }
    }
  }

  @available(*, deprecated)
  @Test func subclassDecidesAboutTheShiftBehavior() {
    DeviceModel.phone47.makeCurrent()
    let header = ShiftingHeaderView(frame: .zero)
    header.shiftBehavior = .enabledWithStatusBar
    expect(header.shiftBehavior == .enabled && header.changes == 1)
  }
}
