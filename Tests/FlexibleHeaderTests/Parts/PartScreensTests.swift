import FlexibleHeader
import Foundation
import HeaderTesting
import Testing

/// A screen of CatalogScreens that is a list of parts, by the name of its pictures.
enum PartScreen: String, CaseIterable {
  case preferences, timeline, person, reader, record, atlas, conversation, goods

  @MainActor func make() -> UIViewController {
    switch self {
    case .preferences: PreferencesViewController()
    case .timeline: TimelineViewController.inTabs()
    case .person: PersonViewController()
    case .reader: ReaderViewController()
    case .record: RecordViewController()
    case .atlas: AtlasViewController()
    case .conversation: ConversationViewController()
    case .goods: GoodsViewController()
    }
  }
}

/// The screens of CatalogScreens that are lists of parts, which the folder `Screens` links to.
@MainActor @Suite("Screens of parts") struct PartScreensTests {
  private func header(of stage: HeaderStage<UIViewController>) throws -> ScrollHeaderView {
    try #require(stage.root.view.firstDescendant(ScrollHeaderView.self))
  }

  private func sections(of stage: HeaderStage<UIViewController>) throws -> SectionedHeaderView {
    try #require(stage.root.view.firstDescendant(SectionedHeaderView.self))
  }

  private func stage(
    _ device: DeviceModel = .phoneNotch, _ screen: @escaping () -> UIViewController
  ) -> HeaderStage<UIViewController> {
    let stage = HeaderStage(device) { screen() }
    stage.settle()
    return stage
  }

  /// The folder of the package.
  private nonisolated static let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { folder, _ in
    folder.deletingLastPathComponent()
  }

  private static func code(of name: String) throws -> String {
    let file = "CatalogScreens/Sources/CatalogScreens/Parts/\(name).swift"
    return try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8)
  }

  @Test(
    "A screen is as short as the list of what it shows",
    arguments: [
      ("Preferences", 45), ("Timeline", 15), ("Person", 80), ("Reader", 35), ("Record", 48), ("Atlas", 60),
      ("Conversation", 65), ("Goods", 75),
    ])
  func lines(name: String, limit: Int) throws {
    let lines = try Self.code(of: name + "ViewController").split(separator: "\n")
    expectAtMost(lines.filter { !$0.allSatisfy(\.isWhitespace) }.count, limit)
  }

  @Test("Documentation/Screens.md shows the code word for word")
  func document() throws {
    let page = try String(
      contentsOf: Self.root.appendingPathComponent("Documentation/Screens.md"), encoding: .utf8)
    let blocks = page.components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
    let screens = [
      "Preferences", "Timeline", "Rows", "Person", "Reader", "Record", "Atlas", "Conversation", "Goods",
    ]
    expectEqual(blocks, try (screens.map { $0 + "ViewController" } + ["ScreenViews"]).map(Self.code))
  }

  /// To record the pictures anew, run the test with `HEADER_RECORD_PICTURES=1`.
  @Test("The pictures of Documentation/Screens.md are those of the screens", .needs([.pictures, .touches]))
  func pictures() throws {
    let folder = Self.root.appendingPathComponent("Documentation/Images")
    for screen in PartScreen.allCases {
      for (look, appearance) in [("light", UIUserInterfaceStyle.light), ("dark", .dark)] {
        let stage = HeaderStage(StageVariant(appearance: appearance), screen.make)
        stage.settle()
        try stage.expectPicture("screen-\(screen.rawValue)-top-\(look)", in: folder)
        stage.drag(from: CGPoint(x: 180, y: 700), by: -320)
        try stage.expectPicture("screen-\(screen.rawValue)-scrolled-\(look)", in: folder)
      }
    }
  }

  /// Each screen at each text size, which the device has or which is chosen while the screen is shown, on one of the devices:
  /// all pairs of these.
  @Test(
    "No text is cut, leaves the screen, or overlaps another one", .needs([.settings, .touches]),
    arguments: UIContentSizeCategory.allSizes)
  func texts(textSize: UIContentSizeCategory) throws {
    let place = UIContentSizeCategory.allSizes.firstIndex(of: textSize)
    for (index, screen) in PartScreen.allCases.enumerated() {
      let device = textSize.device(turn: index)
      for former in [textSize, .large].part(of: 2, at: [index, place]) {
        let stage = HeaderStage(StageVariant(device, textSize: former), screen.make)
        stage.textSize = textSize
        expect(stage.settle(), "\(screen) rests")
        let header = try header(of: stage)
        expectNil(header.textFault, "\(screen), \(device.name), \(former.rawValue), expanded")
        stage.drag(from: CGPoint(x: 180, y: stage.window.bounds.height - 100), by: -550)
        expectNil(header.textFault, "\(screen), \(device.name), \(former.rawValue), collapsed")
        expectEqual(stage.warnings, [])
      }
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
    let stage = stage { TimelineViewController.inTabs() }
    let header = try sections(of: stage)
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
    let header = try sections(of: stage)
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

  @Test("The address becomes small, the toolbar leaves, and both return together", .needs(.touches))
  func reader() throws {
    let stage = stage { ReaderViewController() }
    let header = try header(of: stage)
    let row = try #require(stage.root.view.firstDescendant(BottomRow.self))
    let rest = row.frameInWindow
    expectEqual(rest.maxY, stage.window.bounds.height - stage.window.safeAreaInsets.bottom)
    stage.drag(from: CGPoint(x: 180, y: 600), by: -300)
    expectEqual(header.bounds.height, stage.window.safeAreaInsets.top + 20)
    expectAtLeast(row.frameInWindow.minY, stage.window.bounds.height - 0.5)
    stage.tapStatusBar()
    stage.settle()
    expectEqual(row.frameInWindow, rest)
  }

  @Test("The play button is at the edge of the header, and both halves of it can be tapped", .needs(.touches))
  func record() throws {
    let stage = stage { RecordViewController() }
    let header = try sections(of: stage)
    for distance in [0, -300] as [CGFloat] {
      if distance != 0 { stage.drag(from: CGPoint(x: 180, y: 700), by: distance) }
      let button = try #require(header.firstDescendant(UIButton.self))
      let frame = button.frameInWindow
      expect(abs(frame.midY - header.frameInWindow.maxY) < 0.51)
      for y in [frame.minY + 3, frame.maxY - 3] {
        let hit = stage.window.hitTest(CGPoint(x: frame.midX, y: y), with: nil)
        expect(hit?.isDescendant(of: button) == true, "at \(y)")
      }
    }
    expectEqual(header.sections[0].label("Nocturnes")?.isShown, true)
  }

  @Test("The chips leave when the list arrives at them, and a tap on the status bar works", .needs(.touches))
  func atlas() throws {
    let stage = stage { AtlasViewController() }
    let header = try sections(of: stage)
    let expanded = header.visibleHeight
    stage.drag(from: CGPoint(x: 180, y: 700), by: -200)
    expect(header.visibleHeight == expanded && !header.isLifted)
    stage.drag(from: CGPoint(x: 180, y: 700), by: -300)
    expectLess(header.visibleHeight, expanded)
    stage.tapStatusBar()
    stage.settle()
    let table = try #require(header.scrollView)
    expect(header.visibleHeight == expanded && table.contentOffset.y == -table.adjustedContentInset.top)
  }

  @Test("A sent message is the last row above the text field", .needs(.touches))
  func conversation() throws {
    let stage = stage { ConversationViewController() }
    let row = try #require(stage.root.view.firstDescendant(BottomRow.self))
    let table = try #require(try header(of: stage).scrollView as? UITableView)
    stage.tap(try #require(row.firstDescendant(UITextField.self)))
    stage.type("Ahoy")
    stage.tap(try #require(row.firstDescendant(UIButton.self)))
    stage.settle()
    let last = try #require(table.cellForRow(at: IndexPath(row: 30, section: 0)))
    expectEqual(last.textLabel?.text, "Ahoy")
    expectLess(abs(last.frameInWindow.maxY - row.frameInWindow.minY), 0.51)
  }

  @Test("Section headers pin below the price, and the gallery turns its pages", .needs(.touches))
  func goods() throws {
    let stage = stage { GoodsViewController() }
    let header = try sections(of: stage)
    let gallery = try #require(header.sections[1].view as? UIScrollView)
    stage.drag(from: CGPoint(x: 300, y: 200), to: CGPoint(x: 60, y: 200))
    expectEqual(gallery.contentOffset.x, gallery.bounds.width)
    stage.drag(from: CGPoint(x: 180, y: 600), by: -500)
    let table = try #require(header.scrollView as? UITableView)
    let pinned = try #require(table.headerView(forSection: 0))
    expectLess(abs(pinned.frameInWindow.minY - header.frameInWindow.maxY), 0.51)
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
