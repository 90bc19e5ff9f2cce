import FlexibleHeader
import FlexibleHeaderMigration
import HeaderTesting
import Testing

/// Documentation/Behavior/FieldProblems.md#leaks
@MainActor @Suite("Nothing outlives the header")
struct LifetimeTests {
  /// Weak references to the objects that must be deallocated with a screen.
  @MainActor private struct Traces {
    weak var screen: UIViewController?
    weak var controller: FlexibleHeaderViewController?
    weak var header: FlexibleHeaderView?
    weak var scrollView: UIScrollView?

    init(_ screen: ListScreen) {
      self.screen = screen
      controller = screen.headerViewController
      header = screen.header
      scrollView = screen.scrollView
    }

    var left: [String] {
      var names: [String] = []
      if screen != nil { names.append("screen") }
      if controller != nil { names.append("controller") }
      if header != nil { names.append("header") }
      if scrollView != nil { names.append("scroll view") }
      return names
    }
  }

  /// Shows a screen, performs `work`, pops the screen during it, and returns what isn't deallocated.
  private func left(
    _ flags: BehavioralFlags, behavior: FlexibleHeaderShiftBehavior = .enabled, kind: ListKind = .table,
    after work: (HeaderStage<UINavigationController>, ListScreen) -> Void
  ) -> [String] {
    let phone = HeaderStage { UINavigationController(rootViewController: UIViewController()) }
    var traces: Traces?
    do {
      let screen = ListScreen(kind, flags: flags, behavior: behavior)
      traces = Traces(screen)
      phone.root.pushViewController(screen, animated: false)
      phone.settle()
      work(phone, screen)
      phone.root.popViewController(animated: false)
    }
    phone.advance(by: 5)
    return traces?.left ?? ["nothing was shown"]
  }

  @Test("plainly shown and popped", arguments: BehavioralFlags.both, ListKind.plainAndTable)
  func plain(flags: BehavioralFlags, kind: ListKind) {
    expectEqual(left(flags, kind: kind) { _, _ in }, [])
  }

  @Test("with the display link running", arguments: BehavioralFlags.both)
  func displayLink(flags: BehavioralFlags) {
    let left = left(flags) { phone, screen in
      screen.scrollView.contentOffset.y = 500
      screen.header.shiftHeaderOnScreen(animated: true)
      phone.advance(by: 0.05)
      expect(screen.header.frame.minY < 0 && !phone.isIdle)
    }
    expectEqual(left, [])
  }

  @Test("with the display link running and the header alone dropped: it ends, and nothing goes on")
  func droppedHeader() {
    let phone = HeaderStage { UIViewController() }
    weak var lost: FlexibleHeaderView?
    do {
      let header = FlexibleHeaderView(frame: phone.window.bounds)
      header.shiftBehavior = .hideable
      phone.root.view.addSubview(header)
      header.shiftHeaderOffScreen(animated: true)
      phone.step()
      expect(!phone.isIdle)
      header.removeFromSuperview()
      lost = header
    }
    phone.step()
    expectNil(lost)
    expect(phone.settle())
  }

  @Test("observing", arguments: BehavioralFlags.both)
  func observing(flags: BehavioralFlags) {
    let left = left(flags, behavior: .hideable) { phone, screen in
      screen.scrollView.delegate = nil
      screen.header.observesTrackingScrollViewScrollEvents = true
      phone.drag(by: -100)
    }
    expectEqual(left, [])
  }

  @Test("The header stops observing a list that outlives it")
  func longLivedList() {
    let phone = HeaderStage { UIViewController() }
    let list = UIScrollView(frame: phone.window.bounds)
    list.contentSize = CGSize(width: 375, height: 3000)
    weak var lost: FlexibleHeaderView?
    do {
      let header = FlexibleHeaderView(frame: phone.window.bounds)
      header.observesTrackingScrollViewScrollEvents = true
      header.trackingScrollView = list
      lost = header
    }
    expectNil(lost)
    list.contentOffset.y = 50
    expectEqual(list.contentOffset.y, 50)
  }

  @Test("with animations of every kind under way", arguments: BehavioralFlags.both)
  func animations(flags: BehavioralFlags) {
    let left = left(flags, kind: .plain) { phone, screen in
      let other = UIScrollView(frame: screen.view.bounds)
      other.contentSize = CGSize(width: 375, height: 4000)
      screen.view.insertSubview(other, at: 0)
      other.contentOffset.y = 900
      screen.header.isSharedWithManyScrollViews = true
      screen.header.trackingScrollView = other
      screen.header.animateSwitch({ screen.header.contentView.alpha = 0.5 })
      screen.scrollView.setContentOffset(CGPoint(x: 0, y: 800), animated: true)
      phone.advance(by: 0.05)
      expect(!phone.isIdle)
    }
    expectEqual(left, [])
  }

  @Test("with everything registered that can be, and blocks set", arguments: BehavioralFlags.both)
  func registrations(flags: BehavioralFlags) {
    let left = left(flags, behavior: .enabledWithStatusBar) { phone, screen in
      let label = UILabel()
      screen.header.contentView.addSubview(label)
      screen.header.hideViewWhenShifted(label)
      screen.header.forwardTouchEvents(for: label)
      screen.header.setShadowLayer(CALayer()) { [weak screen] _, _ in _ = screen }
      screen.headerViewController.showsHairline = true
      screen.headerViewController.keepsSwipeBackWithHiddenNavigationBar = true
      screen.headerViewController.topLayoutGuideViewController = screen
      phone.drag(by: -200)
      phone.isVoiceOverRunning = true
      phone.rotate(to: .landscapeLeft)
      phone.advance(by: 0.1)
    }
    expectEqual(left, [])
  }
}
