import FlexibleHeader
import HeaderTesting
import Testing

/// The screens of Examples/HeaderExamples, which the folder `Screens` links to, in the app's navigation controller.
@MainActor @Suite("Example app") struct ExampleAppTests {
  private nonisolated static let devices: [DeviceModel] = [.phone47, .phoneNotch, .pad]

  @Test(
    "The flexible header covers the top of the screen, and leaves it with the status bar", arguments: devices)
  func flexibleHeader(device: DeviceModel) throws {
    let app = try ExampleApp(showing: "Flexible header", on: device)
    let header = try app.view(FlexibleHeaderView.self)
    let safeArea = app.window.safeAreaInsets.top
    expectEqual(
      app.frame(of: header), CGRect(x: 0, y: 0, width: app.window.bounds.width, height: 160 + safeArea))
    try app.scrollFar()
    expectEqual(app.frame(of: header).maxY, 0)
    expectEqual(app.window.windowScene?.statusBarManager?.isStatusBarHidden, true)
  }

  @Test(
    "The search row leaves, and the tabs stay below the navigation bar", .needs(.touches), arguments: devices)
  func sectionedHeader(device: DeviceModel) throws {
    let app = try ExampleApp(showing: "Sectioned header", on: device)
    let header = try app.view(SectionedHeaderView.self)
    let barBottom = app.frame(of: try app.view(UINavigationBar.self)).maxY
    expectEqual(app.frame(of: header).maxY, barBottom + 56 + 48)
    app.stage.drag(from: CGPoint(x: 180, y: 500), to: CGPoint(x: 180, y: 200))
    app.stage.settle()
    expectEqual(app.frame(of: header).maxY, barBottom + 48)
    expectEqual(app.frame(of: try app.view(UISegmentedControl.self)).midY, barBottom + 24)
  }

  @Test("A tab shows its page", arguments: devices)
  func pages(device: DeviceModel) throws {
    let app = try ExampleApp(showing: "Sectioned header", on: device)
    let tabs = try app.view(UISegmentedControl.self)
    tabs.selectedSegmentIndex = 1
    tabs.sendActions(for: .valueChanged)
    app.stage.settle()
    let pages = try #require(app.stage.root.topViewController as? HeaderPagesViewController)
    expect(pages.selectedIndex == 1 && pages.position == 1)
  }

  @Test("The bar takes the place of a navigation bar in a sheet, and shrinks", arguments: devices)
  func heightBar(device: DeviceModel) throws {
    let app = try ExampleApp(showing: "Height bar", on: device)
    let bar = try app.view(FlexibleHeightBar.self)
    let safeArea = try #require(bar.superview?.safeAreaInsets.top)
    expect(bar.frame.origin == .zero && bar.frame.width == bar.superview?.bounds.width)
    expectEqual(bar.bounds.height, safeArea + 136)
    try app.scrollFar()
    expectEqual(bar.bounds.height, safeArea + 56)
  }

  @Test("The stretchy header scrolls away, and its title moves to the navigation bar", arguments: devices)
  func stretchyHeader(device: DeviceModel) throws {
    let app = try ExampleApp(showing: "Stretchy header", on: device)
    let header = try app.view(StretchyHeaderView.self)
    let barBottom = app.frame(of: try app.view(UINavigationBar.self)).maxY
    expect(app.frame(of: header).minY == barBottom && header.bounds.height == 240)
    try app.scrollFar()
    expectAtMost(app.frame(of: header).maxY, barBottom)
    let title = app.stage.root.topViewController?.navigationItem.titleView?.subviews.first as? UILabel
    expect(title?.text == "Peaks" && title?.alpha == 1)
  }

  @Test("Pulling past the end adds rows", .needs(.touches), arguments: devices)
  func revealingFooter(device: DeviceModel) throws {
    let app = try ExampleApp(showing: "Revealing footer", on: device)
    let tableView = try app.view(UITableView.self)
    tableView.contentOffset.y = tableView.contentSize.height
    app.stage.settle()
    app.stage.drag(from: CGPoint(x: 180, y: 500), to: CGPoint(x: 180, y: 200))
    app.stage.settle()
    expectEqual(tableView.numberOfRows(inSection: 0), 60)
  }
}

/// The example app on a device, with one example open.
@MainActor private struct ExampleApp {
  let stage: HeaderStage<UINavigationController>

  var window: UIWindow { stage.window }

  /// Selects the example's row in the app's list.
  init(showing title: String, on device: DeviceModel) throws {
    let list = ExampleListViewController()
    stage = HeaderStage(device) { UINavigationController(rootViewController: list) }
    stage.settle()
    let rows = 0..<list.tableView(list.tableView, numberOfRowsInSection: 0)
    let row = try #require(
      rows.first {
        let cell = list.tableView(list.tableView, cellForRowAt: IndexPath(row: $0, section: 0))
        return cell.textLabel?.text == title
      })
    list.tableView(list.tableView, didSelectRowAt: IndexPath(row: row, section: 0))
    stage.settle()
  }

  /// The first view of a class in the open example, or in the bars around it.
  func view<View: UIView>(_: View.Type) throws -> View {
    let screen = stage.root.presentedViewController ?? stage.root.topViewController
    let found = screen?.view.firstDescendant(View.self) ?? stage.root.view.firstDescendant(View.self)
    return try #require(found)
  }

  func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: window) }

  /// Scrolls the example's table past its header.
  func scrollFar() throws {
    let tableView = try view(UITableView.self)
    tableView.contentOffset.y = 400
    stage.settle()
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
