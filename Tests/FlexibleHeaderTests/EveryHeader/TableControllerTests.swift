import FlexibleHeader
import HeaderTesting
import Testing

/// A table view controller's view is its table, so a header in front of the table lies in it.
@MainActor @Suite("Headers of table view controllers") struct TableControllerTests {
  @Test(
    "A header stays in front of the rows and, unless it shifts, at the top, and expands again with them",
    arguments: HeaderKind.inFront, DeviceModel.all)
  func inTable(kind: HeaderKind, device: DeviceModel) {
    let stage = HeaderStage(device) { RowsTableController() }
    let (header, table) = (kind.make(), stage.root.tableView!)
    header.install(in: table)
    stage.settle()
    let expanded = header.bounds.height
    let top = table.contentOffset.y
    for distance in [0, 40, 130, 600, 300, 20, 0, -50, 0] {
      table.contentOffset.y = top + CGFloat(distance)
      stage.step()
      let place = header.convert(header.bounds, to: stage.window)
      if kind != .shifting { expectEqual(place.minY, 0, "at \(distance)") }
      expectSame(table.subviewsWithoutIndicators.last, header)
    }
    stage.settle()
    expectEqual(header.bounds.height, expanded)
    header.uninstall()
    expect(header.superview == nil && header.transform == .identity && table.contentInset == .zero)
  }

  @Test(
    "A header whose table view controller is gone is whole in another one", arguments: HeaderKind.atTheTop)
  func secondTable(kind: HeaderKind) {
    let (parent, header) = (UIViewController(), kind.make())
    let stage = HeaderStage(.phoneNotch) { parent }
    func show() -> RowsTableController {
      let child = RowsTableController()
      header.install(in: child.tableView)
      parent.addChild(child)
      child.view.frame = parent.view.bounds
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      stage.settle()
      return child
    }
    func leave(_ child: RowsTableController) {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    do {
      let first = show()
      stage.drag(by: -300)
      stage.settle()
      leave(first)
    }
    stage.settle()
    let second = show()
    expectLess(stage.gap(below: header, in: second.tableView), 0.01)
    expectEqual(header.headerProgress.collapse, 0)
    if kind == .stretchy { return }
    expectEqual(header.convert(header.bounds, to: stage.window).minY, 0)
  }

  @Test("A bar in a table collapses, and its rows begin below it")
  func bar() {
    let stage = HeaderStage(.phoneNotch) { RowsTableController() }
    let (bar, table) = (FlexibleHeightBar(maximumHeight: 160, minimumHeight: 60), stage.root.tableView!)
    bar.behavior = SquareCashBehavior()
    bar.install(in: table)
    stage.settle()
    let safeArea = stage.window.safeAreaInsets.top
    let row = table.rectForRow(at: IndexPath(row: 0, section: 0))
    expectEqual(table.convert(row, to: stage.window).minY, safeArea + 160)
    stage.drag(by: -300)
    stage.settle()
    let place = bar.convert(bar.bounds, to: stage.window)
    expectEqual(place, CGRect(x: 0, y: 0, width: 390, height: safeArea + 60))
  }

  @Test(
    "Views that are constrained to the safe area of a header in a table are below the status bar",
    arguments: HeaderKind.inFront, [false, true])
  func safeAreaGuide(kind: HeaderKind, isInstalledEarly: Bool) {
    let controller = RowsTableController()
    let (header, label) = (kind.make(), UILabel())
    label.translatesAutoresizingMaskIntoConstraints = false
    header.addSubview(label)
    let area = header.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: area.topAnchor),
      label.leadingAnchor.constraint(equalTo: area.leadingAnchor),
    ])
    if isInstalledEarly { header.install(in: controller.tableView) }
    let stage = HeaderStage(.phoneNotch) { controller }
    header.install(in: controller.tableView)
    stage.settle()
    func corner() -> CGPoint { label.convert(.zero, to: stage.window) }
    expectEqual(corner(), CGPoint(x: 0, y: stage.window.safeAreaInsets.top))
    stage.drag(by: -40)
    let place = header.convert(header.bounds, to: stage.window).minY
    expectLess(abs(corner().y - place - stage.window.safeAreaInsets.top), 0.51)
    guard StageFeatures.available.contains(.rotation) else { return }
    stage.rotate(to: .landscapeLeft)
    stage.settle()
    expectEqual(corner().x, stage.window.safeAreaInsets.left)
  }

  @Test(
    "A text field in a header doesn't scroll the list in which the header lies",
    arguments: HeaderKind.atTheTop, [0.0, 30, 300])
  func textField(kind: HeaderKind, distance: CGFloat) {
    let controller = RowsTableController()
    let (header, field) = (kind.make(), UITextField(frame: CGRect(x: 0, y: 50, width: 200, height: 20)))
    let stage = HeaderStage(.phoneNotch) { controller }
    header.addContent(field)
    header.install(in: controller.tableView)
    stage.settle()
    let table = controller.tableView!
    table.contentOffset.y += distance
    stage.settle()
    let place = field.convert(field.bounds, to: stage.window)
    // A stretchy header leaves with the content.
    guard kind != .stretchy || distance < 300 else { return }
    expect(place.minY >= stage.window.safeAreaInsets.top || kind == .shifting)
    let offset = table.contentOffset
    field.becomeFirstResponder()
    stage.settle()
    expectEqual(table.contentOffset, offset)
  }

  /// Something that a user or an app does with a screen.
  enum Step: CaseIterable {
    case drag, flick, hideBar, dragBack, showBar, rotate, pull, rotateBack, hideBarAtTop

    @MainActor func take(_ stage: HeaderStage<UINavigationController>) {
      switch self {
      case .drag: stage.drag(from: CGPoint(x: 180, y: 300), by: -130)
      case .flick: stage.drag(from: CGPoint(x: 180, y: 300), by: -200, lasting: 0.1)
      case .hideBar, .hideBarAtTop: stage.root.setNavigationBarHidden(true, animated: false)
      case .dragBack: stage.drag(from: CGPoint(x: 180, y: 250), by: 90)
      case .showBar: stage.root.setNavigationBarHidden(false, animated: false)
      case .rotate: stage.rotate(to: .landscapeLeft)
      case .pull: stage.drag(from: CGPoint(x: 180, y: 200), by: 150)
      case .rotateBack: stage.rotate(to: .portrait)
      }
    }
  }

  /// A table adds the safe area to its insets and doesn't pass it on to views in it.
  @Test(
    "A header that is installed before the first display behaves in a table view controller as above a table that fills a view",
    .needs(.touches), .needs(.rotation), arguments: HeaderKind.allCases)
  func asInPlainController(kind: HeaderKind) {
    let (header, plainHeader) = (kind.make(), kind.make())
    let controller = RowsTableController()
    let stage = HeaderStage(.phoneNotch) { UINavigationController(rootViewController: controller) }
    header.install(in: controller.tableView)
    let plain = RowsScreen()
    let plainStage = HeaderStage(.phoneNotch) { UINavigationController(rootViewController: plain) }
    plain.loadViewIfNeeded()
    plainHeader.install(in: plain.list)
    controller.tableView.rowHeight = 50
    for step in [nil] + Step.allCases.map(Optional.some) {
      for stage in [stage, plainStage] {
        stage.makeCurrent()
        step?.take(stage)
        stage.settle()
      }
      let message = "after \(step.map { "\($0)" } ?? "the first display")"
      let places = [header, plainHeader].map { $0.convert($0.bounds, to: $0.window) }
      expect(places[0].equals(places[1], within: 0.51), "\(message): \(places)")
      expectEqual(controller.tableView.contentInset, plain.list.contentInset, "\(message)")
      expectLess(abs(controller.tableView.contentOffset.y - plain.list.contentOffset.y), 0.51, "\(message)")
    }
  }
}

extension CGRect {
  fileprivate func equals(_ other: CGRect, within tolerance: CGFloat) -> Bool {
    [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY].allSatisfy {
      abs($0) <= tolerance
    }
  }
}
