import FlexibleHeader
import HeaderTesting
import Testing

/// Documentation/Connection.md#following-insets: the system takes the edge of an inset that follows the header for the top of the
/// content. A change that is taken back leaves the same line of the content at the header's lower edge nevertheless.
@MainActor @Suite("Changes there and back below an inset that follows the header")
struct FollowingRoundTripTests {
  /// Where the content is, and what moves it.
  enum Place: CaseIterable, Sendable { case top, belowHeader, middle, bottom, held, decelerating }

  /// What is changed and changed back.
  enum RoundTrip: CaseIterable {
    case navigationBar, largeTitle, tabBar, rotation, sizeClass, otherTab, push, width, safeArea, scrolling,
      adjustment, appInset, refresh

    /// The round trips that are played at a place: those of bars and of the size of the screen, and some others.
    static func played(at place: Place) -> [RoundTrip] {
      let others: [RoundTrip] =
        switch place {
        case .top: [.otherTab, .safeArea, .scrolling, .appInset, .refresh]
        case .belowHeader: [.push, .scrolling, .adjustment, .appInset, .refresh]
        case .middle: [.otherTab, .width, .adjustment]
        case .bottom: [.push, .safeArea]
        case .held: [.safeArea, .adjustment, .appInset]
        case .decelerating: [.width, .adjustment]
        }
      let all = [.navigationBar, .largeTitle, .tabBar, .rotation, .sizeClass] + others
      // A limit: where the system moves scrolled content with the safe area, it isn't known whether a large title follows the
      // content or the other way round.
      return UIKitAnswers.initial.safeAreaChangeMovesScrolledContent ? all.filter { $0 != .largeTitle } : all
    }
  }

  /// A list below a header, in a navigation controller in a tab bar controller.
  @MainActor private final class Screen {
    let header: ScrollHeaderView
    let stage: HeaderStage<UITabBarController>
    private let screen: RowsScreen
    private let navigation: UINavigationController
    private var finger: (any StageFinger)?
    private let place: Place
    private let top: CGFloat

    init(_ kind: HeaderKind, at place: Place, follows: Bool = true) {
      let header = kind.make()
      header.setInsetFollowsVisibleHeight(follows)
      let screen = RowsScreen(.plain) {
        $0.list.refreshControl = UIRefreshControl()
        header.install(in: $0.list)
      }
      let navigation = UINavigationController(rootViewController: screen)
      navigation.isNavigationBarHidden = true
      stage = HeaderStage(.phoneNotch) {
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, UIViewController()]
        return tabs
      }
      (self.header, self.screen, self.navigation, self.place) = (header, screen, navigation, place)
      stage.settle()
      top = screen.list.contentOffset.y
      switch place {
      case .top, .held, .decelerating: break
      case .belowHeader: stage.drag(by: -60)
      case .middle: stage.drag(by: -500)
      case .bottom:
        stage.drag(by: -300)
        screen.list.setContentOffset(CGPoint(x: 0, y: screen.list.contentSize.height), animated: false)
        stage.drag(by: -50)
      }
    }

    /// The line of the content at the lower edge of the header, in points.
    var line: CGFloat {
      let edge = max(stage.bottom(of: header), screen.list.safeAreaInsets.top)
      return screen.list.convert(CGPoint(x: 0, y: edge), from: stage.window).y
    }

    /// Plays a round trip, or nothing but what moves the content. Returns the line afterward.
    func play(_ trip: RoundTrip?) -> CGFloat {
      if place == .held || place == .decelerating {
        header.setCollapsed(false, animated: false)
        screen.list.contentOffset.y = top
        stage.settle()
        finger = stage.hold(from: CGPoint(x: 180, y: 500), by: -60)
        stage.advance(by: 0.3)
      }
      if place == .decelerating {
        finger?.up()
        stage.drag(by: -300)
        stage.hold(from: CGPoint(x: 180, y: 400), by: 150, steps: 8).up()
        stage.advance(by: 0.1)
      }
      if let trip { play(trip) }
      finger?.up()
      finger = nil
      stage.settle()
      return line
    }

    private func wait() {
      if place == .held || place == .decelerating { stage.advance(by: 0.35) } else { stage.settle() }
    }

    private func change(_ there: () -> Void, back: () -> Void) {
      there()
      wait()
      back()
      wait()
    }

    private func play(_ trip: RoundTrip) {
      let list = screen.list
      switch trip {
      case .navigationBar:
        change({ navigation.setNavigationBarHidden(false, animated: false) }) {
          navigation.setNavigationBarHidden(true, animated: false)
        }
      case .largeTitle:
        change({
          navigation.navigationBar.prefersLargeTitles = true
          navigation.setNavigationBarHidden(false, animated: false)
        }) {
          navigation.setNavigationBarHidden(true, animated: false)
          navigation.navigationBar.prefersLargeTitles = false
        }
      case .tabBar: change({ stage.root.tabBar.isHidden = true }) { stage.root.tabBar.isHidden = false }
      case .otherTab: change({ stage.root.selectedIndex = 1 }) { stage.root.selectedIndex = 0 }
      case .push:
        change({ navigation.pushViewController(UIViewController(), animated: true) }) {
          navigation.popViewController(animated: true)
        }
      case .rotation: change({ stage.rotate(to: .landscapeLeft) }) { stage.rotate(to: .portrait) }
      case .sizeClass:
        let size = stage.window.bounds.size
        change({ stage.resize(to: CGSize(width: 300, height: size.height - 100), sizeClass: .regular) }) {
          stage.resize(to: size, sizeClass: .compact)
        }
      case .width: change({ list.frame.size.width -= 100 }) { list.frame.size.width += 100 }
      case .safeArea:
        change({ screen.additionalSafeAreaInsets.top = 30 }) { screen.additionalSafeAreaInsets.top = 0 }
      case .scrolling: change({ list.isScrollEnabled = false }) { list.isScrollEnabled = true }
      case .adjustment:
        change({ list.contentInsetAdjustmentBehavior = .never }) {
          list.contentInsetAdjustmentBehavior = .automatic
        }
      case .appInset: change({ list.contentInset.top += 30 }) { list.contentInset.top -= 30 }
      case .refresh:
        list.refreshControl?.beginRefreshing()
        stage.advance(by: 0.3)
        list.refreshControl?.endRefreshing()
        wait()
      }
    }
  }

  @Test(
    "The same line is at the header afterward", .needs(.touches),
    arguments: [HeaderKind.flexible, .sections, .stretchy], Place.allCases)
  func roundTrip(kind: HeaderKind, place: Place) {
    let screen = Screen(kind, at: place)
    let start = screen.play(nil)
    // The same below an inset that doesn't follow. At the end, the content also moves because of what is below it.
    let whole = place == .bottom || place == .belowHeader ? Screen(kind, at: place, follows: false) : nil
    for trip in RoundTrip.played(at: place) {
      let height = screen.header.headerProgress.visibleHeight
      expectLess(abs(screen.play(trip) - (whole?.play(trip) ?? start)), 0.51, "\(trip)")
      guard place == .top || whole != nil else { continue }
      let expected = whole?.header.headerProgress.visibleHeight ?? height
      expectLess(abs(screen.header.headerProgress.visibleHeight - expected), 0.51, "\(trip)")
    }
  }
}
