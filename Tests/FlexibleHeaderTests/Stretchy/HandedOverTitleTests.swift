import FlexibleHeader
import HeaderTesting
import Testing

@MainActor @Suite("A handed-over title is like a title of the navigation bar") struct HandedOverTitleTests {
  private func makeScreen(title: String? = nil) -> (EdgeScreen, StretchyHeaderView, UILabel) {
    let screen = EdgeScreen(hasNavigationBar: true)
    let header = StretchyHeaderView(maximumHeight: 250)
    let label = addTitle("Mountains", to: header.contentView)
    header.titleView = label
    header.install(in: screen.scrollView)
    screen.show()
    screen.controller.navigationItem.title = title
    return (screen, header, label)
  }

  private func title(_ screen: EdgeScreen) -> UILabel? {
    screen.controller.navigationItem.titleView?.subviews.first as? UILabel
  }

  @Test("The text follows the item's title, and the header's title where the item has none")
  func textFollows() {
    let (screen, header, label) = makeScreen(title: "Alps")
    header.handOverTitle(to: screen.controller.navigationItem)
    expectEqual(title(screen)?.text, "Alps")
    screen.controller.navigationItem.title = "Andes"
    expectEqual(title(screen)?.text, "Andes")
    screen.controller.navigationItem.title = nil
    expectEqual(title(screen)?.text, "Mountains")
    label.text = "Hills"
    expectEqual(title(screen)?.text, "Hills")
    let wide = title(screen)?.superview?.bounds.width ?? 0
    label.text = "A mountain range"
    expectGreater(title(screen)?.superview?.bounds.width ?? 0, wide)
  }

  @Test("The header's title fades out as the bar's title appears, and gets its opacity back")
  func headerTitleFades() {
    let (screen, header, label) = makeScreen(title: "Alps")
    header.staysAtMinimumHeight = true
    header.extendsUnderTopSafeArea = true
    header.minimumHeight = 0
    label.alpha = 0.8
    header.handOverTitle(to: screen.controller.navigationItem)
    screen.stage.settle()
    expect(abs(label.alpha - 0.8) < 1e-6 && title(screen)?.alpha == 0)
    screen.scroll(to: 400)
    screen.stage.settle()
    expectEqual(header.titleVisibility, 0)
    expect(label.alpha == 0 && title(screen)?.alpha == 1)
    header.takeBackTitle()
    expectLess(abs(label.alpha - 0.8), 1e-6)
  }

  @Test("Opacities of the header's title that effects set are left alone")
  func ownEffects() {
    let (screen, header, label) = makeScreen(title: "Alps")
    header.effects.add(.fade(to: 0.5), to: label)
    header.handOverTitle(to: screen.controller.navigationItem)
    screen.scroll(to: 400)
    screen.stage.settle()
    expect(label.alpha == 0.5 && title(screen)?.alpha == 1)
  }

  @Test("A text that was given stays")
  func givenTextStays() {
    let (screen, header, _) = makeScreen(title: "Alps")
    header.handOverTitle(to: screen.controller.navigationItem, title: "Peaks")
    screen.controller.navigationItem.title = "Andes"
    expectEqual(title(screen)?.text, "Peaks")
  }

  @Test("It has the bar's title attributes, and is a heading")
  func attributesFollow() {
    let (screen, header, _) = makeScreen()
    let font = UIFont.systemFont(ofSize: 21, weight: .bold)
    screen.navigation?.navigationBar.titleTextAttributes = [.font: font, .foregroundColor: UIColor.red]
    header.handOverTitle(to: screen.controller.navigationItem)
    screen.stage.settle()
    expect(title(screen)?.font == font && title(screen)?.textColor == .red)
    expectEqual(title(screen)?.accessibilityTraits.contains(.header), true)
  }

  @Test("An appearance of the bar or of the item takes precedence")
  func appearanceFollows() {
    let (screen, header, _) = makeScreen()
    screen.navigation?.navigationBar.titleTextAttributes = [.foregroundColor: UIColor.red]
    let appearance = UINavigationBarAppearance()
    appearance.titleTextAttributes = [.foregroundColor: UIColor.blue]
    screen.navigation?.navigationBar.standardAppearance = appearance
    header.handOverTitle(to: screen.controller.navigationItem)
    screen.stage.settle()
    expectEqual(title(screen)?.textColor, .blue)
    let own = UINavigationBarAppearance()
    own.titleTextAttributes = [.foregroundColor: UIColor.green]
    screen.controller.navigationItem.standardAppearance = own
    header.handOverTitle(to: screen.controller.navigationItem)
    screen.stage.settle()
    expectEqual(title(screen)?.textColor, .green)
  }

  @Test("No large title is shown beside it")
  func largeTitleIsHidden() {
    let (screen, header, _) = makeScreen(title: "Alps")
    let bar = screen.navigation?.navigationBar
    bar?.prefersLargeTitles = true
    screen.stage.settle()
    let high = bar?.bounds.height ?? 0
    header.handOverTitle(to: screen.controller.navigationItem)
    screen.stage.settle()
    expect(bar?.bounds.height == 44 && high > 44)
    header.takeBackTitle()
    screen.stage.settle()
    expectEqual(bar?.bounds.height, high)
  }

  @Test("The bar shows the title while the header isn't installed, and its own title is what it was")
  func uninstalledHeader() {
    let header = StretchyHeaderView(maximumHeight: 200, minimumHeight: 0)
    let label = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
    let screen = RowsScreen { screen in
      screen.navigationItem.title = "Peaks"
      header.contentView.addSubview(label)
      header.titleView = label
      header.install(in: screen.list)
      header.handOverTitle(to: screen.navigationItem)
    }
    let stage = HeaderStage(.phoneNotch) { UINavigationController(rootViewController: screen) }
    stage.settle()
    let title = screen.navigationItem.titleView?.subviews.first
    expectEqual(title?.alpha, 0)
    header.uninstall()
    stage.settle()
    expect(title?.alpha == 1 && label.alpha == 1)
    header.install(in: screen.list)
    stage.settle()
    expectEqual(title?.alpha, 0)
  }

  @Test("The item gets its title view and display mode back when the header is deallocated")
  func deallocatedHeader() {
    let screen = EdgeScreen(hasNavigationBar: true)
    let item = screen.controller.navigationItem
    let own = UIView()
    (item.titleView, item.largeTitleDisplayMode) = (own, .always)
    weak var released: UIView?
    do {
      let header = StretchyHeaderView(maximumHeight: 250)
      released = header
      header.titleView = addTitle("Mountains", to: header.contentView)
      header.install(in: screen.scrollView)
      screen.show()
      header.handOverTitle(to: item)
      expect(item.titleView !== own && item.largeTitleDisplayMode == .never)
      header.uninstall()
    }
    expectNil(released)
    expectSame(item.titleView, own)
    expectEqual(item.largeTitleDisplayMode, .always)
  }

  @Test("Another title view fades in place of the former one, and the title has its text")
  func replacedTitleView() {
    let (screen, header, label) = makeScreen()
    header.staysAtMinimumHeight = true
    header.extendsUnderTopSafeArea = true
    header.minimumHeight = 0
    label.alpha = 0.8
    header.handOverTitle(to: screen.controller.navigationItem)
    screen.scroll(to: 400)
    expectEqual(label.alpha, 0)
    let other = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 30))
    other.text = "Hills"
    header.contentView.addSubview(other)
    header.titleView = other
    screen.stage.settle()
    expect(abs(label.alpha - 0.8) < 1e-6 && other.alpha == 0)
    expect(title(screen)?.text == "Hills" && title(screen)?.alpha == 1)
    header.titleView = nil
    screen.stage.settle()
    expectEqual(other.alpha, 1)
  }
}
