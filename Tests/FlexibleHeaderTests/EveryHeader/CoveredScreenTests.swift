import FlexibleHeader
import HeaderTesting
import Testing

/// Screens that leave the window while another one covers them. Their safe area is zero meanwhile.
@MainActor @Suite("Screens that are covered and return") struct CoveredScreenTests {
  /// What covers a screen.
  enum Cover: CaseIterable {
    case push, modal, tab

    /// Covers the screen of a navigation controller in a tab bar controller, runs `body`, and uncovers it.
    @MainActor func play<Root>(
      _ navigation: UINavigationController, _ stage: HeaderStage<Root>, meanwhile body: () -> Void = {}
    ) {
      let other = UIViewController()
      switch self {
      case .push:
        navigation.pushViewController(other, animated: true)
        stage.settle()
        body()
        navigation.popViewController(animated: true)
      case .modal:
        other.modalPresentationStyle = .fullScreen
        navigation.present(other, animated: true)
        stage.settle()
        body()
        other.dismiss(animated: true)
      case .tab:
        navigation.tabBarController?.selectedIndex = 1
        stage.settle()
        body()
        navigation.tabBarController?.selectedIndex = 0
      }
      stage.settle()
    }
  }

  private func makeStage(_ screen: UIViewController) -> (
    HeaderStage<UITabBarController>, UINavigationController
  ) {
    let navigation = UINavigationController(rootViewController: screen)
    let stage = HeaderStage(.phoneNotch) { () -> UITabBarController in
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation, UIViewController()]
      return tabs
    }
    stage.settle()
    return (stage, navigation)
  }

  /// A Safari bar is shown again by its own rules.
  @Test(
    "Header and content are where they were", .needs(.touches),
    arguments: HeaderKind.allCases.filter { $0 != .safariBar }, Cover.allCases)
  func returning(kind: HeaderKind, cover: Cover) {
    for distance in [0, -30, -60, -400] as [CGFloat] {
      let header = kind.make()
      let screen = RowsScreen { header.install(in: $0.list) }
      let (stage, navigation) = makeStage(screen)
      if distance != 0 { stage.drag(by: distance) }
      let (offset, bottom) = (screen.list.contentOffset, stage.bottom(of: header))
      cover.play(navigation, stage)
      expectEqual(screen.list.contentOffset, offset, "dragged by \(distance)")
      expectEqual(stage.bottom(of: header), bottom, "dragged by \(distance)")
    }
  }

  /// A screen without a navigation bar, as Documentation/InAnApp.md#in-a-navigation-controller has it. The next one has a bar.
  private final class BarlessScreen: RowsScreen {
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      navigationController?.setNavigationBarHidden(true, animated: animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      guard navigationController?.topViewController !== self else { return }
      navigationController?.setNavigationBarHidden(false, animated: animated)
    }
  }

  @Test(
    "Header and content are where they were, wherever the content was, without a navigation bar",
    .needs(.touches), arguments: HeaderKind.withAndWithoutFollowing(HeaderKind.outsideTheDelegate))
  func returningWithoutBar(kind: HeaderKind, follows: Bool) {
    let distances = [-20, -40, -60, -80, -100, -120, -140, -170, -210] as [CGFloat]
    for (index, distance) in distances.enumerated() {
      // The covers take turns, so that each is played over little, half, and all of the way.
      let cover = Cover.allCases[index % Cover.allCases.count]
      let header = kind.make()
      header.setInsetFollowsVisibleHeight(follows)
      let screen = BarlessScreen { header.install(in: $0.list) }
      let (stage, navigation) = makeStage(screen)
      stage.drag(by: distance)
      let (offset, bottom) = (screen.list.contentOffset, stage.bottom(of: header))
      cover.play(navigation, stage)
      expectEqual(screen.list.contentOffset, offset, "dragged by \(distance), \(cover)")
      expectEqual(stage.bottom(of: header), bottom, "dragged by \(distance), \(cover)")
    }
  }

  @Test(
    "Header and content at the top are there after a rotation behind another screen and a rotation back",
    .needs([.touches, .rotation]), arguments: HeaderKind.withAndWithoutFollowing(HeaderKind.atTheTop))
  func turnedMeanwhile(kind: HeaderKind, follows: Bool) {
    for model in [DeviceModel.phone47, .phoneNotch] {
      let header = kind.make()
      header.setInsetFollowsVisibleHeight(follows)
      let stage = HeaderStage(model) { RowsScreen { header.install(in: $0.list) } }
      stage.settle()
      let (offset, bottom) = (stage.root.list.contentOffset, stage.bottom(of: header))
      let other = UIViewController()
      other.modalPresentationStyle = .fullScreen
      stage.root.present(other, animated: true)
      stage.settle()
      stage.rotate(to: .landscapeLeft)
      stage.settle()
      other.dismiss(animated: true)
      stage.settle()
      stage.rotate(to: .portrait)
      stage.settle()
      expectEqual(stage.root.list.contentOffset, offset, "\(model.name)")
      expectEqual(stage.bottom(of: header), bottom, "\(model.name)")
    }
  }

  @Test(
    "A refresh behind another screen moves neither header nor content", .needs(.touches),
    arguments: HeaderKind.withAndWithoutFollowing(HeaderKind.outsideTheDelegate))
  func refreshing(kind: HeaderKind, follows: Bool) {
    for distance in [0, -60, -400] as [CGFloat] {
      for cover in Cover.allCases {
        let header = kind.make()
        header.setInsetFollowsVisibleHeight(follows)
        let control = UIRefreshControl()
        let screen = RowsScreen {
          header.install(in: $0.list)
          $0.list.refreshControl = control
        }
        let (stage, navigation) = makeStage(screen)
        if distance != 0 { stage.drag(by: distance) }
        let (offset, bottom) = (screen.list.contentOffset, stage.bottom(of: header))
        cover.play(navigation, stage) {
          control.beginRefreshing()
          stage.settle()
          control.endRefreshing()
          stage.settle()
        }
        expectEqual(screen.list.contentOffset, offset, "dragged by \(distance), \(cover)")
        expectEqual(stage.bottom(of: header), bottom, "dragged by \(distance), \(cover)")
      }
    }
  }

  /// What an app does to a header whose screen is covered.
  enum Change: CaseIterable {
    case lower, raise, reinstall, installAnew, leave

    @MainActor func apply(to header: ScrollHeaderView, over list: UIScrollView) {
      switch self {
      case .lower: header.setMaximumHeight(120)
      case .raise: header.setMaximumHeight(220)
      case .reinstall:
        header.uninstall()
        header.install(in: list)
      case .installAnew: header.install(in: list)
      case .leave: header.uninstall()
      }
    }
  }

  /// A flexible header that becomes higher keeps the content where it is, see FlexibleHeader.md#maximum-height-change.
  @Test(
    "Content at its top is at its top when it returns, whatever changed meanwhile", .needs(.touches),
    arguments: HeaderKind.atTheTop, Change.allCases)
  func changedMeanwhile(kind: HeaderKind, change: Change) {
    for snaps in [false, true] where change != .raise || ![.flexible, .shifting].contains(kind) {
      let header = kind.make()
      header.snaps = snaps
      let screen = RowsScreen { if change != .installAnew { header.install(in: $0.list) } }
      let (stage, navigation) = makeStage(screen)
      navigation.tabBarController?.selectedIndex = 1
      stage.settle()
      change.apply(to: header, over: screen.list)
      stage.settle()
      navigation.tabBarController?.selectedIndex = 0
      stage.settle()
      expectLess(abs(screen.list.contentOffset.y + screen.list.adjustedContentInset.top), 0.51)
      if change != .leave { expectEqual(header.headerProgress.collapse, 0) }
    }
  }

  @Test(
    "A header that is installed when its screen appears, and leaves when it disappears, is where it was",
    .needs(.touches), arguments: HeaderKind.atTheTop, Cover.allCases)
  func installedWhileShown(kind: HeaderKind, cover: Cover) {
    let header = kind.make()
    let screen = AppearingScreen(.table)
    screen.didChangeAppearance = { [unowned screen] in
      $0 ? header.install(in: screen.list) : header.uninstall()
    }
    let (stage, navigation) = makeStage(screen)
    for _ in 0..<2 {
      cover.play(navigation, stage)
      expectLess(abs(screen.list.contentOffset.y + screen.list.adjustedContentInset.top), 0.51)
      expectEqual(header.headerProgress.collapse, 0)
    }
  }

  @Test(
    "A bottom bar, another safe area, or another adjustment that comes meanwhile leaves no gap below a header that the inset follows",
    .needs(.touches), arguments: [HeaderKind.flexible, .sections, .stretchy], [0, -60] as [CGFloat])
  func changedBelowAFollowingInset(kind: HeaderKind, distance: CGFloat) {
    let changes: [(RowsScreen, ScrollHeaderView) -> Void] = [
      { $1.followers.addBottomBar(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))) },
      { screen, _ in screen.additionalSafeAreaInsets.top = 30 },
      { screen, _ in screen.list.contentInsetAdjustmentBehavior = .never },
    ]
    // Two limits. Sections don't learn of another adjustment before the next event, whether the inset follows them or not. And a
    // system that moves scrolled content with the safe area does so before the connection can compare.
    let isMovedBySystem = UIKitAnswers.initial.safeAreaChangeMovesScrolledContent && distance != 0
    for (index, change) in changes.enumerated()
    where kind == .sections ? index < 2 : index != 1 || !isMovedBySystem {
      // The header of the same screen whose inset doesn't follow it.
      let places = [false, true].map { follows in
        let header = kind.make()
        header.setInsetFollowsVisibleHeight(follows)
        let screen = RowsScreen { header.install(in: $0.list) }
        let (stage, navigation) = makeStage(screen)
        if distance != 0 { stage.drag(by: distance) }
        navigation.pushViewController(UIViewController(), animated: true)
        stage.settle()
        change(screen, header)
        stage.settle()
        navigation.popViewController(animated: true)
        stage.settle()
        expectLess(stage.gap(below: header, in: screen.list), 0.51, "change \(index)")
        return screen.contentTop
      }
      expectLess(abs(places[0] - places[1]), 0.51, "change \(index)")
    }
  }

  private final class AppearingScreen: RowsScreen {
    var didChangeAppearance: (Bool) -> Void = { _ in }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      didChangeAppearance(true)
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      didChangeAppearance(false)
    }
  }

  @Test(
    "A header is in front of a list that left its superview and returned, or was brought to the front",
    .needs(.touches), arguments: HeaderKind.inFront, [false, true])
  func listLeaves(kind: HeaderKind, isBelowSafeArea: Bool) throws {
    let header = kind.make()
    let stage = HeaderStage(.phoneNotch) {
      RowsScreen { screen in
        if isBelowSafeArea {
          screen.list.frame = screen.view.bounds.inset(by: .init(top: 60, left: 0, bottom: 60, right: 0))
        }
        header.install(in: screen.list)
      }
    }
    stage.settle()
    let (view, list) = (stage.root.view!, stage.root.list)
    for leaves in [true, false] {
      if leaves {
        list.removeFromSuperview()
        stage.settle()
        view.addSubview(list)
      } else {
        view.bringSubviewToFront(list)
      }
      stage.settle()
      // No event tells that the list returned, if its safe area stayed.
      stage.drag(by: -30)
      let indices = [header, list].map { view.subviews.firstIndex(of: $0) }
      expectGreater(try #require(indices[0]), try #require(indices[1]))
    }
  }

  @Test(
    "A header whose events the screen forwards is where it was", .needs(.touches), arguments: Cover.allCases)
  func forwardedEvents(cover: Cover) {
    for distance in [0, -30, -60, -400] as [CGFloat] {
      let screen = ScrollScreen()
      let (stage, navigation) = makeStage(screen)
      let header = screen.headerViewController.headerView
      if distance != 0 { stage.drag(by: distance) }
      let (offset, bottom) = (screen.scrollView.contentOffset, stage.bottom(of: header))
      cover.play(navigation, stage)
      expectEqual(screen.scrollView.contentOffset, offset, "dragged by \(distance)")
      expectEqual(stage.bottom(of: header), bottom, "dragged by \(distance)")
    }
  }

  @Test(
    "A command on a covered screen has its effect when the screen returns", .needs(.touches),
    arguments: HeaderKind.atTheTop.filter { $0 != .safariBar }, [false, true])
  func command(kind: HeaderKind, animated: Bool) {
    for isCollapsed in [true, false] {
      let header = kind.make()
      let screen = RowsScreen { header.install(in: $0.list) }
      let (stage, navigation) = makeStage(screen)
      navigation.isNavigationBarHidden = true
      if !isCollapsed { stage.drag(by: -300) }
      navigation.tabBarController?.selectedIndex = 1
      stage.settle()
      header.setCollapsed(isCollapsed, animated: animated)
      stage.settle()
      navigation.tabBarController?.selectedIndex = 0
      stage.settle()
      expectEqual(header.headerProgress.collapse, isCollapsed ? 1 : 0)
      expectAtMost(stage.gap(below: header, in: screen.list), 0.51)
    }
  }

  @Test(
    "Content at its top stays there if the safe area changes while the screen is covered", .needs(.touches),
    arguments: HeaderKind.withAndWithoutFollowing(HeaderKind.atTheTop.filter { $0 != .safariBar }))
  func safeArea(kind: HeaderKind, follows: Bool) {
    for change in [30, -20] as [CGFloat] {
      let header = kind.make()
      header.setInsetFollowsVisibleHeight(follows)
      let screen = RowsScreen { header.install(in: $0.list) }
      screen.additionalSafeAreaInsets.top = 20
      let (stage, navigation) = makeStage(screen)
      navigation.tabBarController?.selectedIndex = 1
      stage.settle()
      screen.additionalSafeAreaInsets.top += change
      stage.settle()
      navigation.tabBarController?.selectedIndex = 0
      stage.settle()
      expectAtMost(abs(screen.distance), 0.51, "by \(change)")
      expectAtMost(abs(stage.bottom(of: header) - screen.contentTop), 0.51, "by \(change)")
    }
  }

  @Test(
    "A header that returns with its list where there is no safe area doesn't keep that of its former place",
    arguments: HeaderKind.inFront)
  func movedWhileCovered(kind: HeaderKind) throws {
    let header = kind.make()
    let screen = RowsScreen { header.install(in: $0.list) }
    let (stage, navigation) = makeStage(screen)
    let tabs = try #require(navigation.tabBarController)
    let other = try #require(tabs.viewControllers?.last)
    expectGreater(header.bounds.height, 160)
    tabs.selectedIndex = 1
    stage.settle()
    let box = UIView(frame: CGRect(x: 0, y: 200, width: 390, height: 300))
    for view in [screen.list, header] { box.addSubview(view) }
    screen.list.frame = box.bounds
    other.view.addSubview(box)
    stage.settle()
    screen.list.contentOffset.y = -screen.list.adjustedContentInset.top
    stage.settle()
    expectEqual(header.bounds.height, 160)
    expectEqual(screen.list.adjustedContentInset.top, 160)
  }
}
