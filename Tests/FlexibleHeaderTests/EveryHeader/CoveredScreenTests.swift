import FlexibleHeader
import HeaderTesting
import Testing

/// Screens that leave the window while another one covers them. Their safe area is zero meanwhile.
@MainActor @Suite("Screens that are covered and return") struct CoveredScreenTests {
  /// What covers a screen.
  enum Cover: CaseIterable {
    case push, modal, tab

    /// Covers the screen of a navigation controller in a tab bar controller, and uncovers it.
    @MainActor func play<Root>(_ navigation: UINavigationController, _ stage: HeaderStage<Root>) {
      let other = UIViewController()
      switch self {
      case .push:
        navigation.pushViewController(other, animated: true)
        stage.settle()
        navigation.popViewController(animated: true)
      case .modal:
        other.modalPresentationStyle = .fullScreen
        navigation.present(other, animated: true)
        stage.settle()
        other.dismiss(animated: true)
      case .tab:
        navigation.tabBarController?.selectedIndex = 1
        stage.settle()
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
}
