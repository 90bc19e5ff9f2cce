import FlexibleHeader
import Foundation
import HeaderTesting
import Testing

/// The example of the guide about app bars. The test shows it and checks the result.
@MainActor @Suite("App bar of the migration guide") struct AppBarTests {
  private final class FeedViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let appBar = AppBar()
    let tableView = UITableView()
    let tabs = UISegmentedControl(items: ["Latest", "Popular"])
    let button = UIButton(type: .system)
    var taps = 0
    var scrollEvents = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Feed"
      view.backgroundColor = .systemBackground
      tableView.frame = view.bounds
      tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      tableView.dataSource = self
      tableView.delegate = self
      view.addSubview(tableView)
      button.setTitle("Filter", for: .normal)
      button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
      tabs.selectedSegmentIndex = 0
      appBar.navigationBar.trailing = [button]
      appBar.bottomBar = tabs
      appBar.shifts = true
      addChild(appBar.headerViewController)
      appBar.trackingScrollView = tableView
      appBar.addSubviewsToParent()
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrollEvents += 1 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Story \(indexPath.row + 1)"
      return cell
    }
  }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test("The guide contains the example word for word") func exampleMatchesGuide() throws {
    let page = Self.root.appendingPathComponent("Documentation/Migration/FromAnAppBar.md")
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "AppBar.swift")
    let example = try String(contentsOf: file, encoding: .utf8)
    try expect(String(contentsOf: page, encoding: .utf8).contains("```swift\n\(example)```\n"))
    expectAtMost(
      example.split(separator: "\n", omittingEmptySubsequences: false).count, 61, "at most 60 lines")
  }

  @Test(
    "The navigation bar leaves and returns, and the bottom bar stays",
    arguments: [.phone47, .phoneNotch, .pad] as [DeviceModel])
  func barLeaves(device: DeviceModel) {
    let stage = HeaderStage(device) { FeedViewController() }
    stage.settle()
    let (screen, header) = (stage.root, stage.root.appBar.headerViewController.headerView)
    let safeArea = stage.window.safeAreaInsets.top
    expect(header.frame.height == safeArea + 56 + 48 && header.frame.width == stage.window.bounds.width)
    expectEqual(screen.tableView.contentOffset.y, -header.frame.height)
    expect(screen.appBar.navigationBar.titleLabel.text == "Feed" && screen.children.count == 1)
    stage.drag(from: CGPoint(x: 100, y: 560), to: CGPoint(x: 100, y: 160), holding: 0.2)
    stage.settle()
    let place = screen.tabs.convert(screen.tabs.bounds, to: stage.window)
    expectEqual(place.minY, safeArea, "only the bottom bar is left")
    expectEqual(place.height, 48)
    expectGreater(screen.scrollEvents, 0, "the table keeps its delegate")
    stage.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 400), holding: 0.2)
    stage.settle()
    expectEqual(screen.tabs.convert(screen.tabs.bounds, to: stage.window).minY, safeArea + 56)
    stage.tap(screen.button)
    expectEqual(screen.taps, 1)
  }

  @Test("Pictures of the guide", .enabled(if: ProcessInfo.processInfo.environment["GUIDE_PICTURES"] != nil))
  func pictures() throws {
    let stage = HeaderStage(.phoneNotch) { FeedViewController() }
    stage.settle()
    let images = Self.root.appendingPathComponent("Documentation/Images")
    try stage.svg(titled: "App bar at the top").write(
      to: images.appendingPathComponent("app-bar-expanded.svg"), atomically: true, encoding: .utf8)
    stage.drag(from: CGPoint(x: 100, y: 560), to: CGPoint(x: 100, y: 160), holding: 0.2)
    stage.settle()
    try stage.svg(titled: "App bar after scrolling").write(
      to: images.appendingPathComponent("app-bar-collapsed.svg"), atomically: true, encoding: .utf8)
  }
}
