import FlexibleHeader
import Foundation
import HeaderTesting
import Testing

/// The examples of the README, which are stored in this folder word for word. The tests show them and check
/// the result.
@MainActor @Suite("Examples in README") struct ReadmeExampleTests {
  private nonisolated static let devices: [DeviceModel] = [.phone47, .phoneNotch, .pad]

  @Test("README contains the examples word for word") func examplesMatchREADME() throws {
    let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let root = here.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    let examples = readme.components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
    .filter { $0.contains("ViewController") }
    let names = [
      "MailboxesViewController", "ListViewController", "NewsViewController", "PaymentsViewController",
      "PaymentsViewController+Name", "PlacesViewController", "PeaksViewController",
      "PeaksViewController+Title", "FeedViewController",
    ]
    expectEqual(examples.count, names.count)
    for (name, example) in zip(names, examples) {
      let file = here.appendingPathComponent("\(name).swift")
      try expectEqual(
        String(contentsOf: file, encoding: .utf8), "import FlexibleHeader\nimport UIKit\n\n\(example)")
    }
  }

  @Test(
    "The title bar stays, and the search field returns as soon as the list moves down", .needs(.touches),
    arguments: devices)
  func mailboxes(device: DeviceModel) {
    let screen = HeaderStage(device) { MailboxesViewController() }
    screen.settle()
    let header = screen.root.header
    let (bar, search) = (header.sections[0], header.sections[2])
    expectEqual(header.headerProgress.collapse, 0)
    screen.drag(by: -500)
    screen.settle()
    expect(search.isGone && bar.exitProgress == 0)
    screen.drag(by: 100)
    screen.settle()
    expect(!search.isGone)
  }

  @Test("The flexible header is as wide as the screen, leaves no gap, and shifts", arguments: devices)
  func flexibleHeader(device: DeviceModel) {
    let screen = HeaderStage(device) { ListViewController() }
    screen.settle()
    let (header, tableView) = (screen.root.header, screen.root.tableView)
    let safeArea = screen.window.safeAreaInsets.top
    expectEqual(header.bounds.size, CGSize(width: screen.window.bounds.width, height: 160 + safeArea))
    expectNoGap(below: header, over: tableView, in: screen.window)
    tableView.contentSize.height = 3000
    tableView.contentOffset.y = 1000
    expectEqual(header.frame.maxY, screen.window.windowScene?.statusBarManager?.statusBarFrame.height)
    header.uninstall()
    expect(header.superview == nil && tableView.contentInset == .zero && tableView.delegate == nil)
  }

  @Test("The status bar leaves with the header and returns with it", arguments: devices)
  func statusBarLeaves(device: DeviceModel) {
    let screen = HeaderStage(device) { NewsViewController() }
    screen.settle()
    let (header, tableView) = (screen.root.headerViewController.headerView, screen.root.tableView)
    tableView.contentSize.height = 3000
    tableView.contentOffset.y = 1000
    expectEqual(header.frame.maxY, 0)
    expectEqual(screen.window.windowScene?.statusBarManager?.isStatusBarHidden, true)
    header.shiftHeaderOnScreen(animated: false)
    expectEqual(screen.window.windowScene?.statusBarManager?.isStatusBarHidden, false)
  }

  @Test("The bar is as wide as the screen, leaves no gap, and shrinks", arguments: devices)
  func heightBar(device: DeviceModel) {
    let screen = HeaderStage(device) { PaymentsViewController() }
    screen.settle()
    let (bar, tableView) = (screen.root.bar, screen.root.tableView)
    let safeArea = screen.window.safeAreaInsets.top
    expectEqual(bar.frame, CGRect(x: 0, y: 0, width: screen.window.bounds.width, height: safeArea + 116))
    let nameLabel = UILabel()
    nameLabel.text = "Mira"
    screen.root.addName(nameLabel)
    screen.window.layoutIfNeeded()
    expectEqual(nameLabel.frame.maxY, bar.bounds.height - 24)
    let (center, height) = (nameLabel.center.x, nameLabel.bounds.height)
    expectNoGap(below: bar, over: tableView, in: screen.window)
    tableView.contentOffset.y = 500
    screen.window.layoutIfNeeded()
    expectEqual(bar.bounds.height, safeArea + 44)
    expectEqual(nameLabel.center, CGPoint(x: center, y: bar.bounds.height - 8 - height / 2))
    expectEqual(nameLabel.transform, CGAffineTransform(scaleX: 0.6, y: 0.6))
    expectEqual(indicatorTop(of: tableView), safeArea + 44)
    bar.uninstall()
    expect(bar.superview == nil && tableView.contentInset == .zero && tableView.delegate == nil)
    expectEqual(tableView.verticalScrollIndicatorInsets, .zero)
  }

  @Test("The search row leaves and returns at once, and the tabs stay", .needs(.touches), arguments: devices)
  func sections(device: DeviceModel) {
    let screen = HeaderStage(device) { PlacesViewController() }
    screen.settle()
    let (header, tableView) = (screen.root.header, screen.root.tableView)
    tableView.contentSize.height = 3000
    screen.window.layoutIfNeeded()
    let expanded = header.bounds.height
    expectEqual(expanded, screen.window.safeAreaInsets.top + 44 + screen.root.tabs.bounds.height)
    expectNoGap(below: header, over: tableView, in: screen.window)
    screen.drag(from: CGPoint(x: 180, y: 500), to: CGPoint(x: 180, y: 200))
    screen.settle()
    expectEqual(header.bounds.height, expanded - 44)
    screen.drag(from: CGPoint(x: 180, y: 300), to: CGPoint(x: 180, y: 400))
    screen.settle()
    expectEqual(header.bounds.height, expanded)
    header.uninstall()
    expect(header.superview == nil && tableView.contentInset == .zero && tableView.delegate == nil)
  }

  @Test("The stretchy header leaves no gap and hands its title over", arguments: devices)
  func stretchyHeader(device: DeviceModel) {
    let screen = HeaderStage(device) { UINavigationController(rootViewController: PeaksViewController()) }
    screen.settle()
    guard let peaks = screen.root.topViewController as? PeaksViewController else {
      Issue.record("The navigation controller shows another screen.")
      return
    }
    expectEqual(peaks.header.bounds.size, CGSize(width: screen.window.bounds.width, height: 250))
    let bottom = peaks.header.convert(peaks.header.bounds, to: screen.window).maxY
    expectEqual(bottom, peaks.tableView.convert(CGPoint.zero, to: screen.window).y)
    let titleLabel = UILabel()
    titleLabel.text = "Peaks"
    peaks.addTitle(titleLabel)
    peaks.tableView.contentOffset.y = 300
    let title = peaks.navigationItem.titleView?.subviews.first as? UILabel
    expect(title?.text == "Peaks" && title?.alpha == 1)
  }

  @Test(
    "The footer appears when the content is pulled, and stays while more is loaded", .needs(.touches),
    arguments: devices)
  func footer(device: DeviceModel) {
    let screen = HeaderStage(device) { FeedViewController() }
    screen.settle()
    let footer = screen.root.footer
    expectAtLeast(footer.convert(footer.bounds, to: screen.window).minY, screen.window.bounds.height - 60)
    screen.drag(from: CGPoint(x: 180, y: 500), to: CGPoint(x: 180, y: 200))
    screen.settle()
    expectEqual(footer.restingHeight, 60)
    let bottom = screen.window.bounds.height - screen.window.safeAreaInsets.bottom
    expectEqual(footer.convert(footer.bounds, to: screen.window).minY, bottom - 60)
  }

  /// The content begins where the header ends, and so does the scroll indicator.
  private func expectNoGap(below header: UIView, over tableView: UITableView, in window: UIWindow) {
    expectEqual(tableView.convert(CGPoint.zero, to: window).y, header.frame.maxY)
    expectEqual(indicatorTop(of: tableView), header.frame.maxY)
  }

  /// The top edge of the scroll indicator's track. The system adds the safe area to the inset by itself.
  private func indicatorTop(of tableView: UITableView) -> CGFloat {
    tableView.verticalScrollIndicatorInsets.top + tableView.safeAreaInsets.top
  }
}
