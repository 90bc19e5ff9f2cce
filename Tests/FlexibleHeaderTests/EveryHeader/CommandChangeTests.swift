import FlexibleHeader
import HeaderTesting
import Testing

/// Animated commands, `setCollapsed(_:animated:)`, while the surroundings of the content change.
@MainActor @Suite("Commands during changes of the surroundings") struct CommandChangeTests {
  /// A change that moves what a command aims at.
  enum Change: CaseIterable, Sendable {
    case navigationBar, hiddenForShort, search, safeArea, rotation, maximumHeight, animatedHeight, inset,
      growingInset,
      disabledScrolling, pushedDown

    /// A Boolean value that indicates whether the change is about the navigation bar, which is hidden otherwise.
    var needsBar: Bool { [.navigationBar, .hiddenForShort, .search].contains(self) }
  }

  /// A screen with a header in a navigation controller, whose bar is hidden unless the change is about it.
  @MainActor private struct Screen {
    let stage: HeaderStage<UINavigationController>
    let rows: RowsScreen
    let header: ScrollHeaderView
    private let search: UISearchController?
    /// The room that the app leaves between the header and the content.
    private var insetOfTheApp: CGFloat { rows.list.insetsOfApp.top }

    init(
      _ kind: HeaderKind, snaps: Bool = false, follows: Bool = false, hasBar: Bool = false, rowCount: Int = 60
    ) {
      let header = kind.make()
      header.snaps = snaps
      header.setInsetFollowsVisibleHeight(follows)
      let rows = RowsScreen(rowCount: rowCount) { header.install(in: $0.list) }
      let search = hasBar ? UISearchController(searchResultsController: nil) : nil
      stage = HeaderStage(.phoneNotch) {
        rows.navigationItem.searchController = search
        rows.navigationItem.hidesSearchBarWhenScrolling = false
        rows.definesPresentationContext = true
        let navigation = UINavigationController(rootViewController: rows)
        navigation.isNavigationBarHidden = !hasBar
        return navigation
      }
      (self.rows, self.header, self.search) = (rows, header, search)
      stage.settle()
    }

    func scroll(to distance: CGFloat, isCollapsed: Bool) {
      rows.list.contentOffset.y += distance
      stage.settle()
      header.setCollapsed(isCollapsed, animated: false)
      stage.settle()
    }

    func step(_ frames: Int) {
      for _ in 0..<frames { stage.step() }
    }

    func make(_ change: Change) {
      let list = rows.list
      switch change {
      case .navigationBar: stage.root.setNavigationBarHidden(true, animated: true)
      case .hiddenForShort:
        stage.root.setNavigationBarHidden(true, animated: true)
        step(4)
        stage.root.setNavigationBarHidden(false, animated: true)
      case .search: search?.isActive = true
      case .safeArea: rows.additionalSafeAreaInsets.top += 30
      case .rotation: stage.rotate(to: .landscapeLeft)
      case .maximumHeight: grow()
      case .animatedHeight:
        UIView.animate(withDuration: 0.2) {
          grow()
          rows.view.layoutIfNeeded()
        }
      case .inset: list.contentInset.top += 20
      case .growingInset:
        for _ in 0..<15 {
          step(1)
          list.contentInset.top += 1
        }
      case .disabledScrolling: list.isScrollEnabled = false
      case .pushedDown:
        list.frame = CGRect(x: 0, y: 100, width: list.frame.width, height: list.frame.height - 100)
      }
    }

    private func grow() {
      switch header {
      case let header as FlexibleHeaderView: header.maximumHeight = 210
      case let header as FlexibleHeightBar: header.maximumHeight = 210
      case let header as StretchyHeaderView: header.maximumHeight = 210
      case let header as SectionedHeaderView:
        header.sections[header.sections.count - 2].maximumHeight = 150
      default: break
      }
    }

    func expectRest(isCollapsed: Bool, _ title: String) {
      stage.settle()
      let (collapse, gap) = (header.headerProgress.collapse, stage.gap(below: header, in: rows.list))
      expectLess(abs(collapse - (isCollapsed ? 1 : 0)), 0.02, "\(title): collapse \(collapse)")
      expectAtMost(gap, 0.51 + insetOfTheApp, "\(title): gap \(gap)")
      expectAtLeast(rows.distance, -0.5, "\(title): distance \(rows.distance)")
      expect(stage.isIdle, "\(title): idle")
    }
  }

  @Test(
    "A change during an animated command leaves the command its goal", .needs(.rotation),
    arguments: HeaderKind.atTheTop, Change.allCases)
  func change(kind: HeaderKind, change: Change) {
    let cases = [true, false].flatMap { isCollapsed in
      [(0, 0, false), (0, 0, true), (3, 0, false), (3, 300, true), (8, 30, true), (14, 0, false)].map {
        (frames: $0, distance: $1, snaps: $2, isCollapsed: isCollapsed)
      }
    }
    // Each kind and each change meets every case, and a third of all combinations is played.
    for (frames, distance, snaps, isCollapsed) in cases.part(of: 3, at: [kind.place, change.place]) {
      // The navigation bar returns after the command of a bar has ended.
      if change == .hiddenForShort, frames == 14 { continue }
      let screen = Screen(kind, snaps: snaps, hasBar: change.needsBar)
      screen.scroll(to: CGFloat(distance), isCollapsed: !isCollapsed)
      screen.header.setCollapsed(isCollapsed, animated: true)
      screen.step(frames)
      screen.make(change)
      screen.expectRest(
        isCollapsed: isCollapsed, "\(frames) frames, \(distance) points, snaps \(snaps), to \(isCollapsed)")
    }
  }

  @Test(
    "A command whose inset follows the visible height survives a change", arguments: HeaderKind.following,
    [Change.navigationBar, .maximumHeight, .inset, .safeArea])
  func followingInset(kind: HeaderKind, change: Change) {
    for frames in [0, 3, 8] {
      for isCollapsed in [true, false] {
        let screen = Screen(kind, follows: true, hasBar: change.needsBar)
        screen.scroll(to: 0, isCollapsed: !isCollapsed)
        screen.header.setCollapsed(isCollapsed, animated: true)
        screen.step(frames)
        screen.make(change)
        screen.expectRest(isCollapsed: isCollapsed, "\(frames) frames, to \(isCollapsed)")
      }
    }
  }

  @Test(
    "A change before a command in the same turn leaves the command its goal", arguments: HeaderKind.atTheTop,
    Change.allCases)
  func changeBefore(kind: HeaderKind, change: Change) {
    for isCollapsed in [true, false] where change != .rotation {
      let screen = Screen(kind, hasBar: change.needsBar)
      screen.scroll(to: 0, isCollapsed: !isCollapsed)
      screen.make(change)
      screen.header.setCollapsed(isCollapsed, animated: true)
      screen.expectRest(isCollapsed: isCollapsed, "to \(isCollapsed)")
    }
  }

  @Test(
    "A header that a command expanded over covered content stays expanded after a change",
    arguments: [HeaderKind.facebookBar, .safariBar, .sections, .returningSections],
    Change.allCases.filter { $0 != .rotation })
  func changeAfter(kind: HeaderKind, change: Change) {
    for snaps in [false, true] {
      let screen = Screen(kind, snaps: snaps, hasBar: change.needsBar)
      screen.scroll(to: 300, isCollapsed: true)
      screen.header.setCollapsed(false, animated: true)
      screen.stage.settle()
      screen.make(change)
      screen.expectRest(isCollapsed: false, "snaps \(snaps)")
    }
  }

  @Test("Several changes during a command leave the command its goal", arguments: HeaderKind.atTheTop)
  func severalChanges(kind: HeaderKind) {
    for isCollapsed in [true, false] {
      let screen = Screen(kind)
      screen.scroll(to: 0, isCollapsed: !isCollapsed)
      screen.header.setCollapsed(isCollapsed, animated: true)
      for change in [Change.inset, .safeArea, .maximumHeight, .inset, .inset, .inset, .safeArea] {
        screen.step(2)
        screen.make(change)
      }
      screen.expectRest(isCollapsed: isCollapsed, "to \(isCollapsed)")
    }
  }

  @Test(
    "A scroll of the app during a command wins, also if the inset changes afterward",
    arguments: HeaderKind.atTheTop, [false, true])
  func scrollOfTheApp(kind: HeaderKind, animated: Bool) {
    for isCollapsed in [true, false] {
      // A bar that moves by itself takes content along that the app moved at once.
      for target in [0, 900] as [CGFloat] where animated || ![.facebookBar, .safariBar].contains(kind) {
        let screen = Screen(kind)
        screen.scroll(to: 400, isCollapsed: !isCollapsed)
        screen.header.setCollapsed(isCollapsed, animated: true)
        screen.step(3)
        screen.rows.list.setContentOffset(CGPoint(x: 0, y: target), animated: animated)
        // The app's scroll leads on over the command's goal, or ends on the way to it.
        screen.step(target == 900 && animated ? 19 : 30)
        screen.rows.list.contentInset.top += 20
        screen.stage.settle()
        expectEqual(screen.rows.list.contentOffset.y, target, "to \(isCollapsed), target \(target)")
      }
    }
  }

  @Test(
    "A drag ends a command, also if the inset changes under the finger", .needs(.touches),
    arguments: HeaderKind.atTheTop)
  func drag(kind: HeaderKind) {
    let screen = Screen(kind, snaps: true)
    screen.header.setCollapsed(true, animated: true)
    screen.step(4)
    let finger = screen.stage.finger()
    finger.down(at: CGPoint(x: 180, y: 400))
    for part in 1...10 {
      screen.stage.step()
      finger.move(to: CGPoint(x: 180, y: 400 + CGFloat(part) * 25))
    }
    screen.rows.list.contentInset.top += 20
    screen.step(4)
    finger.up()
    screen.expectRest(isCollapsed: false, "")
  }

  @Test(
    "A command that can't reach its goal ends, whatever changes", arguments: HeaderKind.atTheTop,
    [0, 2, 13])
  func unreachable(kind: HeaderKind, rowCount: Int) {
    let screen = Screen(kind, rowCount: rowCount)
    screen.header.setCollapsed(true, animated: true)
    for _ in 0..<5 {
      screen.step(3)
      screen.rows.list.contentInset.top += 5
    }
    screen.stage.settle()
    expect(screen.stage.isIdle)
    expectAtMost(screen.stage.gap(below: screen.header, in: screen.rows.list), 25.51)
  }

  @Test(
    "A command reaches its goal over a table that is reloaded meanwhile",
    arguments: HeaderKind.atTheTop.filter { $0 != .safariBar }, [true, false])
  func reload(kind: HeaderKind, isCollapsed: Bool) {
    for frames in [0, 1, 5] {
      let screen = Screen(kind)
      screen.scroll(to: 0, isCollapsed: !isCollapsed)
      screen.header.setCollapsed(isCollapsed, animated: true)
      for _ in 0..<frames { screen.stage.step() }
      screen.rows.table?.reloadData()
      screen.stage.settle()
      expectEqual(screen.header.headerProgress.collapse, isCollapsed ? 1 : 0, "after \(frames) frames")
    }
  }
}
