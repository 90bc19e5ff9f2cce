import Foundation
import Testing

@testable import PortableUIKit

@MainActor struct SplitCollapseTests {
  @Test("[A] on a phone, all columns are on the stack of the first one, with the secondary one on top")
  func onPhone() {
    let stage = SplitStage(.tripleColumn, on: .phoneNotch, isLandscape: false)
    expect(stage.split.isCollapsed)
    let navigation = stage.primary.navigationController
    expectEqual(navigation?.viewControllers, [stage.primary, stage.supplementary, stage.secondary])
    expectEqual(stage.split.viewControllers, [navigation!])
    expect(stage.extent(of: stage.secondary) == 0...390 && !stage.primary.isViewLoaded)
    expectSame(stage.split.viewController(for: .secondary), stage.secondary)
  }

  @Test(
    "[A] the delegate chooses the column on top; columns without a controller aren't proposed or accepted")
  func topColumn() {
    let stage = SplitStage(.tripleColumn, on: .phoneNotch, isLandscape: false) { split in
      (split.delegate as? SplitRecorder)?.topColumn = .primary
    }
    expectEqual(stage.primary.navigationController?.viewControllers, [stage.primary])
    let empty = SplitStage(on: .phoneNotch, isLandscape: false) { split in
      split.setViewController(nil, for: .secondary)
    }
    expectSame(empty.primary.navigationController?.topViewController, empty.primary)
  }

  @Test("[A] narrowing a window collapses the columns and widening it separates them again")
  func collapseAndExpand() {
    let stage = SplitStage { $0.preferredDisplayMode = .oneBesideSecondary }
    let columns = [stage.primary.navigationController!, stage.secondary.navigationController!]
    stage.secondary.navigationController?.pushViewController(UIViewController(), animated: false)
    stage.simulator.step()
    _ = stage.log.take()
    stage.resize(toWidth: 390, .compact)
    expectEqual(stage.delegate.calls, ["collapse to secondary", "didCollapse true"])
    expectEqual(columns.map(\.viewControllers.count), [3, 0])
    expectEqual(stage.appearanceCalls(), ["primary.willDisappear", "primary.didDisappear"])
    stage.delegate.calls = []
    stage.resize(toWidth: 1180, .regular)
    expectEqual(stage.delegate.calls, ["expand to oneBesideSecondary", "didExpand true"])
    expectEqual(columns.map(\.viewControllers.count), [1, 2])
    expectSame(columns[1].viewControllers.first, stage.secondary)
    expect(stage.extent(of: stage.primary) == 0...320 && stage.extent(of: stage.secondary) == 320...1180)
    expectEmpty(stage.simulator.warnings)
  }

  @Test("[K] a column that was popped is there again in the expanded interface")
  func poppedColumn() {
    let stage = SplitStage(on: .phoneNotch, isLandscape: false)
    stage.primary.navigationController?.popViewController(animated: true)
    stage.simulator.runUntilIdle(limit: 2)
    expectEqual(stage.extent(of: stage.primary), 0...390)
    stage.resize(toWidth: 800, .regular)
    stage.split.preferredDisplayMode = .oneBesideSecondary
    stage.simulator.step()
    expectEqual(stage.secondary.navigationController?.viewControllers, [stage.secondary])
    expectEqual(stage.extent(of: stage.secondary), 320...800)
  }

  @Test("[A] in a collapsed interface, columns are pushed with those before them, and popped")
  func showingInCollapsed() {
    let stage = SplitStage(.tripleColumn, on: .phoneNotch, isLandscape: false) { split in
      (split.delegate as? SplitRecorder)?.topColumn = .primary
    }
    let (split, navigation) = (stage.split, stage.primary.navigationController!)
    func stack() -> [UIViewController] {
      stage.simulator.runUntilIdle(limit: 3)
      return navigation.viewControllers
    }
    split.show(.secondary)
    expectEqual(stack(), [stage.primary, stage.supplementary, stage.secondary])
    expectEqual(stage.extent(of: stage.secondary), 0...390)
    split.hide(.supplementary)
    split.hide(.primary)
    expectEqual(stack().count, 3, "only the column on top can be hidden")
    split.hide(.secondary)
    expectEqual(stack(), [stage.primary, stage.supplementary])
    split.show(.secondary)
    _ = stack()
    split.show(.primary)
    expectEqual(stack(), [stage.primary])
    split.show(.supplementary)
    expectEqual(stack(), [stage.primary, stage.supplementary])
  }

  @Test("[A] the controller of the compact column replaces the others in a collapsed interface")
  func compactColumn() {
    let compact = UIViewController()
    let stage = SplitStage { $0.setViewController(compact, for: .compact) }
    expectNil(compact.viewIfLoaded?.window)
    stage.resize(toWidth: 390, .compact)
    expectEqual(compact.view.frame, CGRect(x: 0, y: 0, width: 390, height: 820))
    expectEqual(stage.split.viewControllers, [compact])
    expect(stage.primary.view.window == nil && stage.secondary.view.window == nil)
    expectEqual(stage.secondary.navigationController?.viewControllers, [stage.secondary])
    stage.resize(toWidth: 1180, .regular)
    expect(compact.view.window == nil && stage.extent(of: stage.secondary) == 320...1180)
  }

  @Test("[A] the delegate chooses the display mode of the expanded interface")
  func expandedMode() {
    let stage = SplitStage()
    stage.delegate.expandedMode = .secondaryOnly
    stage.resize(toWidth: 390, .compact)
    stage.resize(toWidth: 1180, .regular)
    expect(stage.split.displayMode == .secondaryOnly && stage.extent(of: stage.primary) == nil)
  }

  @Test("[A] a controller that is set for a column of a collapsed interface takes its place in the stack")
  func settingInCollapsed() {
    let stage = SplitStage(on: .phoneNotch, isLandscape: false)
    let next = UIViewController()
    stage.split.setViewController(next, for: .secondary)
    stage.simulator.runUntilIdle(limit: 2)
    expectEqual(stage.primary.navigationController?.viewControllers, [stage.primary, next])
    expect(next.view.window != nil && stage.secondary.parent == nil)
  }

  @Test("[A] showDetailViewController pushes in a collapsed interface")
  func detailInCollapsed() {
    let stage = SplitStage(on: .phoneNotch, isLandscape: false)
    let (first, second) = (UIViewController(), UIViewController())
    stage.primary.showDetailViewController(first, sender: nil)
    stage.simulator.runUntilIdle(limit: 2)
    stage.secondary.showDetailViewController(UINavigationController(rootViewController: second), sender: nil)
    stage.simulator.runUntilIdle(limit: 2)
    let stack = stage.primary.navigationController?.viewControllers
    expect(stack == [stage.primary, stage.secondary, first, second] && second.view.window != nil)
  }
}

@MainActor struct ClassicSplitTests {
  private final class Decider: NSObject, UISplitViewControllerDelegate {
    var discards = false
    var separated: UIViewController?
    func splitViewController(
      _ splitViewController: UISplitViewController,
      collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool { discards }
    func splitViewController(
      _ splitViewController: UISplitViewController,
      separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { separated }
  }

  private let windows = WindowKeeper()

  private func shown(_ delegate: Decider) -> (UISplitViewController, [UINavigationController], HostSimulator)
  {
    let simulator = HostSimulator.fresh(.pad)
    simulator.rotate(to: .landscapeRight, duration: 0)
    let columns = (0..<2).map { _ in UINavigationController(rootViewController: UIViewController()) }
    let split = UISplitViewController()
    split.delegate = delegate
    split.viewControllers = columns
    windows.show(split)
    simulator.step()
    return (split, columns, simulator)
  }

  private func resize(_ split: UISplitViewController, to width: CGFloat, _ size: UIUserInterfaceSizeClass) {
    let simulator = HostSimulator.current
    simulator.resizeWindow(
      split.view.window!, to: CGRect(x: 0, y: 0, width: width, height: 820), horizontalSizeClass: size)
    simulator.runUntilIdle(limit: 2)
  }

  @Test("[A] the secondary stack is pushed onto the primary one and popped again")
  func stacks() {
    let delegate = Decider()
    let (split, columns, simulator) = shown(delegate)
    expect(columns[0].view.frame.width == 320 && columns[1].view.frame.minX == 320)
    resize(split, to: 390, .compact)
    expect(split.viewControllers == [columns[0]] && columns[0].viewControllers.count == 2)
    resize(split, to: 1180, .regular)
    expect(split.viewControllers == columns && columns.map(\.viewControllers.count) == [1, 1])
    expect(columns[1].view.window != nil && simulator.warnings.isEmpty)
  }

  @Test("[A] the delegate can discard the secondary controller and return another one")
  func delegateDecides() {
    let delegate = Decider()
    let (split, columns, _) = shown(delegate)
    delegate.discards = true
    resize(split, to: 390, .compact)
    expect(columns[0].viewControllers.count == 1 && columns[1].parent == nil)
    let other = UIViewController()
    delegate.separated = other
    resize(split, to: 1180, .regular)
    expect(split.viewControllers == [columns[0], other] && other.view.window != nil)
  }

  @Test("[A] without a navigation controller, the secondary controller disappears and is restored")
  func plainControllers() {
    let stage = SplitStage(.unspecified)
    stage.resize(toWidth: 390, .compact)
    expect(stage.split.viewControllers == [stage.primary] && stage.secondary.parent == nil)
    expectEqual(stage.extent(of: stage.primary), 0...390)
    stage.resize(toWidth: 1180, .regular)
    expectEqual(stage.split.viewControllers, [stage.primary, stage.secondary])
    expectEqual(stage.extent(of: stage.secondary), 320...1180)
  }

  @Test("[A] a secondary controller that was popped before expanding is there again")
  func poppedSecondary() {
    let (split, columns, _) = shown(Decider())
    resize(split, to: 390, .compact)
    columns[0].popViewController(animated: false)
    resize(split, to: 1180, .regular)
    expect(split.viewControllers == columns && columns[1].viewControllers.count == 1)
  }

  @Test("[A] the button of the classic style changes the mode and is disabled while there is no other")
  func button() {
    let stage = SplitStage(.unspecified, isLandscape: false)
    let item = stage.split.displayModeButtonItem
    expect(item.isEnabled && stage.split.displayMode == .secondaryOnly)
    item.primaryAction?.perform(sender: item)
    stage.simulator.runUntilIdle(limit: 2)
    expect(stage.split.displayMode == .oneOverSecondary && !item.isEnabled)
    expectEqual(
      stage.delegate.calls, ["secondaryOnly to oneOverSecondary"], "the classic style has no columns")
  }

  @Test("[A] showDetailViewController replaces the secondary controller")
  func detail() {
    let (split, columns, simulator) = shown(Decider())
    let detail = UIViewController()
    columns[0].viewControllers[0].showDetailViewController(detail, sender: nil)
    simulator.step()
    expectEqual(split.viewControllers, [columns[0], detail])
    expect(detail.view.frame.minX == 320 && columns[1].view.window == nil)
  }
}
