import FlexibleHeader
import HeaderTesting
import Testing

/// Documentation/Pages.md#tabs
@MainActor @Suite("Tab bar") struct HeaderTabBarTests {
  @MainActor private final class Screen: UIViewController {
    let tabBar: HeaderTabBar

    init(_ titles: [String]) {
      tabBar = HeaderTabBar(titles: titles)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      tabBar.frame = CGRect(x: 0, y: 100, width: view.bounds.width, height: 44)
      tabBar.autoresizingMask = .flexibleWidth
      view.addSubview(tabBar)
    }
  }

  private static let long = [
    "Everything", "Photographs", "Moving pictures", "Songs and lyrics", "Books", "Maps",
  ]

  private func stage(_ titles: [String]) -> HeaderStage<Screen> {
    let stage = HeaderStage { Screen(titles) }
    stage.settle()
    return stage
  }

  /// The indicator, which has the tint color.
  private func indicator(of tabBar: HeaderTabBar) throws -> UIView {
    try #require(
      tabBar.subviews.first?.subviews.first { !$0.isAccessibilityElement && $0.bounds.height == 3 })
  }

  private func tabs(of tabBar: HeaderTabBar) -> [UIView] {
    tabBar.subviews.first?.subviews.filter(\.isAccessibilityElement) ?? []
  }

  // MARK: - Places

  @Test("Tabs share the width, and the indicator is as wide as the selected title")
  func places() throws {
    let stage = stage(["Posts", "Media", "Likes"])
    let tabBar = stage.root.tabBar
    let frames = tabs(of: tabBar).map(\.frameInWindow)
    expectEqual(Set(frames.map(\.width)).count, 1)
    expectEqual(frames.last?.maxX, stage.window.bounds.width - tabBar.layoutMargins.right)
    let (label, line) = (tabBar.labels[0].frameInWindow, try indicator(of: tabBar).frameInWindow)
    expect(abs(label.minX - line.minX) < 0.51 && abs(label.width - line.width) < 0.51)
    expectEqual(line.maxY, tabBar.frameInWindow.maxY)
  }

  @Test("Titles that are too long scroll, and the selected one is visible")
  func scrolling() throws {
    let stage = stage(Self.long)
    let tabBar = stage.root.tabBar
    for (index, title) in Self.long.enumerated() {
      tabBar.selectedIndex = index
      let frame = try #require(tabBar.labels.first { $0.text == title }).frameInWindow
      expect(frame.minX >= 0 && frame.maxX <= stage.window.bounds.width, "\(title): \(frame)")
    }
  }

  @Test("The indicator is between two tabs half way, and at an end beyond it")
  func positions() throws {
    let stage = stage(["Posts", "Photographs"])
    let tabBar = stage.root.tabBar
    let line = try indicator(of: tabBar)
    let first = line.frame
    tabBar.position = 1
    let second = line.frame
    tabBar.position = 0.5
    expect(abs(line.frame.midX - (first.midX + second.midX) / 2) < 0.01)
    expect(abs(line.frame.width - (first.width + second.width) / 2) < 0.01)
    tabBar.position = 7
    expectEqual(line.frame, second)
    expectEqual(tabBar.selectedIndex, 1)
    tabBar.position = -2
    expectEqual(line.frame, first)
    expectEqual(tabBar.selectedIndex, 0)
    tabBar.position = -1e300
    expectEqual(tabBar.selectedIndex, 0)
    tabBar.position = -2
    tabBar.position = .nan
    expectEqual(tabBar.position, -2)
  }

  @Test("A bar without tabs has its height and no selection")
  func empty() {
    let tabBar = HeaderTabBar()
    expectEqual(tabBar.intrinsicContentSize.height, 44)
    tabBar.selectedIndex = 4
    expectEqual(tabBar.selectedIndex, 0)
    tabBar.titles = ["A", "B"]
    expectEqual(tabBar.selectedIndex, 1)
  }

  // MARK: - Accessibility

  @Test("The view is a tab bar for VoiceOver, and its tabs are buttons")
  func accessibility() {
    let stage = stage(["Posts", "Media"])
    let tabBar = stage.root.tabBar
    expect(tabBar.accessibilityTraits.contains(.tabBar) && !tabBar.isAccessibilityElement)
    tabBar.selectedIndex = 1
    let tabs = tabs(of: tabBar)
    expectEqual(tabs.map(\.accessibilityLabel), ["Posts", "Media"])
    expectEqual(tabs.map { $0.accessibilityTraits.contains(.selected) }, [false, true])
    expect(tabs.allSatisfy { $0.isAccessibilityElement && $0.accessibilityTraits.contains(.button) })
  }

  // MARK: - Touches

  @Test("A tapped tab is selected, and the bar sends an event once", .needs(.touches))
  func tap() throws {
    let stage = stage(["Posts", "Media", "Likes"])
    let tabBar = stage.root.tabBar
    var indices: [Int] = []
    tabBar.addAction(
      UIAction { [unowned tabBar] _ in indices.append(tabBar.selectedIndex) }, for: .valueChanged)
    stage.tap(tabs(of: tabBar)[2])
    stage.settle()
    expectEqual(indices, [2])
    expectEqual(tabBar.position, 2)
    stage.tap(tabs(of: tabBar)[2])
    tabBar.selectedIndex = 0
    stage.settle()
    expectEqual(indices, [2])
  }

  @Test("Titles that are too long scroll with a finger that rested on a tab", .needs(.touches))
  func drag() throws {
    let stage = stage(Self.long)
    let tabBar = stage.root.tabBar
    let strip = try #require(tabBar.subviews.first as? UIScrollView)
    let finger = stage.finger()
    finger.down(at: CGPoint(x: 300, y: 122))
    stage.advance(by: 0.3)
    for step in 1...20 {
      finger.move(to: CGPoint(x: 300 - CGFloat(step * 5), y: 122))
      stage.step()
    }
    expectGreater(strip.contentOffset.x, 50)
    finger.up()
    stage.settle()
    expectEqual(tabBar.selectedIndex, 0)
  }

  // MARK: - Pages

  private func pages(_ titles: [String]) -> HeaderStage<HeaderPagesViewController> {
    let stage = HeaderStage { () -> HeaderPagesViewController in
      let header = SectionedHeaderView()
      let tabBar = HeaderTabBar(titles: titles)
      header.sections = [HeaderSection(tabBar)]
      let pages = HeaderPagesViewController(header: header, pages: titles.map { ListPage($0) })
      pages.tabBar = tabBar
      return pages
    }
    stage.settle()
    return stage
  }

  @Test("The indicator follows a swipe", .needs(.touches))
  func swipe() throws {
    let stage = pages(["Posts", "Media", "Likes"])
    let tabBar = try #require(stage.root.tabBar)
    let finger = stage.finger()
    finger.down(at: CGPoint(x: 300, y: 400))
    for step in 1...20 {
      finger.move(to: CGPoint(x: 300 - CGFloat(step * 8), y: 400))
      stage.step()
      expectEqual(tabBar.position, stage.root.position)
    }
    expectGreater(tabBar.position, 0.2)
    finger.up()
    stage.settle()
    expectEqual(tabBar.position, stage.root.position)
  }

  @Test("A tab selects its page, also one that isn't a neighbor", .needs(.touches))
  func selectedPage() throws {
    let stage = pages(["Posts", "Media", "Likes"])
    let tabBar = try #require(stage.root.tabBar)
    stage.tap(tabs(of: tabBar)[2])
    stage.settle()
    expectEqual(stage.root.selectedIndex, 2)
    expectEqual(tabBar.position, 2)
    stage.root.select(1, animated: false)
    expectEqual(tabBar.selectedIndex, 1)
  }

  @Test("The event of a tapped tab finds that selected before pages have moved")
  func selectionOnTheWay() throws {
    let stage = pages(["Posts", "Media", "Likes"])
    let tabBar = try #require(stage.root.tabBar)
    let tabs = tabs(of: tabBar)
    var indices: [Int] = []
    tabBar.addAction(
      UIAction { [unowned tabBar] _ in indices.append(tabBar.selectedIndex) }, for: .valueChanged)
    for index in [2, 2, 0, 1, 1] {
      _ = tabs[index].accessibilityActivate()
      stage.step()
      expectLess(tabBar.position, 0.5)
      expectEqual(tabBar.selectedIndex, index)
    }
    stage.settle()
    expectEqual(indices, [2, 0, 1])
    expect(stage.root.selectedIndex == 1 && tabBar.position == 1)
  }

  @Test("A finger that catches pages on their way selects the tab next to them", .needs(.touches))
  func caughtOnTheWay() throws {
    let stage = pages(["Posts", "Media", "Likes"])
    let tabBar = try #require(stage.root.tabBar)
    stage.root.select(1, animated: true)
    stage.step()
    expectEqual(tabBar.selectedIndex, 1)
    stage.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 250, y: 500))
    stage.settle()
    expectEqual(tabBar.selectedIndex, stage.root.selectedIndex)
    expectEqual(tabBar.selectedIndex, 0)
  }

  @Test("An index that is set shows its page, and one without a tab the nearest")
  func indexThatIsSet() throws {
    let stage = pages(["Posts", "Media", "Likes"])
    let tabBar = try #require(stage.root.tabBar)
    for (index, page) in [(1, 1), (7, 2), (-1, 0)] {
      tabBar.selectedIndex = index
      expect(stage.root.selectedIndex == page && tabBar.selectedIndex == page, "\(index)")
      stage.settle()
      expect(stage.root.selectedIndex == page && tabBar.position == CGFloat(page), "\(index)")
    }
  }

  @Test("A tab can be tapped while the titles still scroll to another one", .needs(.touches))
  func tapDuringTheAnimation() {
    let stage = stage(Self.long)
    let tabs = tabs(of: stage.root.tabBar)
    let finger = stage.finger()
    for tab in tabs[1...2] {
      finger.down(at: CGPoint(x: tab.frameInWindow.midX, y: tab.frameInWindow.midY))
      stage.step()
      finger.up()
      stage.step()
    }
    stage.settle()
    expectEqual(stage.root.tabBar.selectedIndex, 2)
  }

  @Test("A replaced bar no longer selects pages, and the new one shows the position")
  func replacedBar() throws {
    let stage = pages(["Posts", "Media"])
    stage.root.select(1, animated: false)
    let former = stage.root.tabBar
    let new = HeaderTabBar(titles: ["Posts", "Media"])
    stage.root.tabBar = new
    expectEqual(new.position, 1)
    stage.root.select(0, animated: false)
    expectEqual(new.position, 0)
    expectEqual(former?.position, 1)
  }
}
