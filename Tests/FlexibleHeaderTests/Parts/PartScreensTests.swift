import FlexibleHeader
import Foundation
import HeaderTesting
import Testing

/// The screens of CatalogScreens that are lists of parts, which the folder `Screens` links to.
@MainActor @Suite("Screens of parts") struct PartScreensTests {
  private func header(of stage: HeaderStage<UIViewController>) throws -> SectionedHeaderView {
    func find(_ view: UIView) -> SectionedHeaderView? {
      view as? SectionedHeaderView ?? view.subviews.lazy.compactMap(find).first
    }
    return try #require(find(stage.root.view))
  }

  private func stage(
    _ device: DeviceModel = .phoneNotch, _ screen: @escaping () -> UIViewController
  ) -> HeaderStage<UIViewController> {
    let stage = HeaderStage(device) { screen() }
    stage.settle()
    return stage
  }

  private func timeline() -> UIViewController {
    let tabs = UITabBarController()
    tabs.viewControllers = ["Home", "Search"].enumerated().map { index, title in
      let screen = index == 0 ? TimelineViewController("Post") : UIViewController()
      screen.tabBarItem = UITabBarItem(title: title, image: nil, tag: index)
      return screen
    }
    return tabs
  }

  /// The folder of the package.
  private nonisolated static let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { folder, _ in
    folder.deletingLastPathComponent()
  }

  private static func code(of name: String) throws -> String {
    let file = "CatalogScreens/Sources/CatalogScreens/Parts/\(name)ViewController.swift"
    return try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8)
  }

  @Test(
    "A screen is as short as the list of what it shows",
    arguments: [("Preferences", 45), ("Timeline", 15), ("Person", 80)])
  func lines(name: String, limit: Int) throws {
    let lines = try Self.code(of: name).split(separator: "\n")
    expectAtMost(lines.filter { !$0.allSatisfy(\.isWhitespace) }.count, limit)
  }

  @Test("Documentation/Screens.md shows the code word for word")
  func document() throws {
    let page = try String(
      contentsOf: Self.root.appendingPathComponent("Documentation/Screens.md"), encoding: .utf8)
    let blocks = page.components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
    expectEqual(blocks, try ["Preferences", "Timeline", "Rows", "Person"].map(Self.code))
  }

  /// To record the pictures anew, run the test with `HEADER_RECORD_PICTURES=1`.
  @Test("The pictures of Documentation/Screens.md are those of the screens", .needs([.pictures, .touches]))
  func pictures() throws {
    let screens: [(String, () -> UIViewController)] = [
      ("preferences", { PreferencesViewController() }), ("timeline", timeline),
      ("person", { PersonViewController() }),
    ]
    for (name, screen) in screens {
      for (look, style) in [("light", UIUserInterfaceStyle.light), ("dark", .dark)] {
        let stage = stage(.phoneNotch, screen)
        stage.userInterfaceStyle = style
        stage.settle()
        try checkPicture(of: stage, named: "screen-\(name)-top-\(look)")
        stage.drag(from: CGPoint(x: 180, y: 700), by: -320)
        try checkPicture(of: stage, named: "screen-\(name)-scrolled-\(look)")
      }
    }
  }

  private func checkPicture(of stage: HeaderStage<UIViewController>, named name: String) throws {
    let file = Self.root.appendingPathComponent("Documentation/Images/\(name).svg")
    let picture = try stage.svg(titled: name)
    if ProcessInfo.processInfo.environment["HEADER_RECORD_PICTURES"] != nil {
      try picture.write(to: file, atomically: true, encoding: .utf8)
    }
    expect(try String(contentsOf: file, encoding: .utf8) == picture, "\(name) differs")
  }

  @Test(
    "No text is cut, leaves the screen, or overlaps another one", .needs([.settings, .touches]),
    arguments: UIContentSizeCategory.allSizes, DeviceModel.all)
  func texts(textSize: UIContentSizeCategory, device: DeviceModel) throws {
    for screen in [{ PreferencesViewController() }, timeline, { PersonViewController() }] {
      let stage = stage(device, screen)
      stage.textSize = textSize
      expect(stage.settle())
      let header = try header(of: stage)
      let name = String(describing: type(of: stage.root))
      expectNil(header.textFault, "\(name), expanded")
      stage.drag(from: CGPoint(x: 180, y: stage.window.bounds.height - 100), by: -550)
      expectNil(header.textFault, "\(name), collapsed")
      expectEqual(stage.warnings, [])
    }
  }

  @Test("Settings are filtered by what is typed, and the field stays", .needs(.touches))
  func preferences() throws {
    let stage = stage { PreferencesViewController() }
    let screen = try #require(stage.root as? PreferencesViewController)
    let field = try #require(screen.view.firstDescendant(UISearchTextField.self))
    stage.tap(field)
    stage.type("wi")
    stage.settle()
    expectEqual(screen.tableView.numberOfRows(inSection: 0), 1)
    expect(field.isFirstResponder && field.isShown)
  }

  @Test("The title bar and the tab bar hide and return together", .needs([.touches, .rotation]))
  func timelineBars() throws {
    let stage = stage(.phoneNotch, timeline)
    let header = try header(of: stage)
    let tabBar = try #require((stage.root as? UITabBarController)?.tabBar)
    let rest = tabBar.frameInWindow
    for orientation in [UIInterfaceOrientation.portrait, .landscapeLeft, .portrait] {
      stage.rotate(to: orientation)
      stage.settle()
      let bottom = stage.window.bounds.height
      stage.drag(from: CGPoint(x: 180, y: bottom - 120), by: -200)
      expectEqual(header.visibleHeight, 0)
      expectAtLeast(tabBar.frameInWindow.minY, bottom - 0.5)
      stage.drag(from: CGPoint(x: 180, y: 150), by: 100)
      expectEqual(header.visibleHeight, 44)
      expect(abs(tabBar.frameInWindow.maxY - bottom) < 0.5)
    }
    expectEqual(tabBar.frameInWindow, rest)
  }

  @Test("The avatar and the name move to the bar, and the tabs select pages", .needs(.touches))
  func person() throws {
    let stage = stage { PersonViewController() }
    let screen = try #require(stage.root as? PersonViewController)
    let header = try header(of: stage)
    let avatar = try #require(header.subviews.last { $0.layer.cornerRadius == 42 })
    expectEqual(avatar.frameInWindow.width, 84)
    stage.drag(from: CGPoint(x: 180, y: 700), by: -550)
    let top = stage.root.view.safeAreaInsets.top
    expect(abs(avatar.frameInWindow.width - 32) < 0.1 && abs(avatar.frameInWindow.midY - top - 22) < 0.51)
    expectEqual(header.sections[0].label("Ines Varga")?.isShown, true)
    let tabBar = try #require(screen.tabBar)
    let likes = try #require(tabBar.labels.first { $0.text == "Likes" })
    stage.tap(likes)
    stage.settle()
    expectEqual(screen.selectedIndex, 2)
    expectEqual(tabBar.selectedIndex, 2)
  }
}

extension UIView {
  fileprivate func firstDescendant<View: UIView>(_ type: View.Type) -> View? {
    for subview in subviews {
      if let found = subview as? View ?? subview.firstDescendant(type) { return found }
    }
    return nil
  }
}
