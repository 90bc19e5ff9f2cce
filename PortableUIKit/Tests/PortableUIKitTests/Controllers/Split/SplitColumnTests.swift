import Foundation
import PortableUIKit
import Testing

@MainActor struct SplitColumnTests {
  @Test("[A] a controller gets a navigation controller, which is the child; the compact one doesn't")
  func wrapping() {
    let stage = SplitStage()
    let (split, compact) = (stage.split, UIViewController())
    expectSame(split.viewController(for: .primary), stage.primary)
    expectEqual(
      split.viewControllers, [stage.primary.navigationController!, stage.secondary.navigationController!])
    expectEqual(split.children, split.viewControllers)
    let navigation = UINavigationController(rootViewController: UIViewController())
    split.setViewController(navigation, for: .primary)
    split.setViewController(compact, for: .compact)
    expect(split.viewControllers.first === navigation && split.viewController(for: .primary) === navigation)
    expect(stage.primary.navigationController == nil && stage.primary.splitViewController == nil)
    expect(compact.parent === split && compact.navigationController == nil)
    expectSame(stage.secondary.splitViewController, split)
    stage.simulator.step()
    expect(navigation.view.window != nil && compact.viewIfLoaded?.window == nil)
  }

  @Test(
    "[R] another secondary controller is pushed onto the navigation controller that was created for the first"
  )
  func pushedSecondary() {
    let stage = SplitStage()
    let (split, next) = (stage.split, UIViewController())
    split.setViewController(next, for: .secondary)
    expectSame(split.viewController(for: .secondary), next)
    expectEqual(stage.secondary.navigationController?.viewControllers, [stage.secondary, next])
    split.setViewController(nil, for: .secondary)
    split.setViewController(next, for: .secondary)
    expectEqual(next.navigationController?.viewControllers, [next])
    stage.simulator.step()
    expect(next.view.window != nil && stage.secondary.view.window == nil)
  }

  @Test("[A] columns appear and disappear together with their views")
  func appearance() {
    let stage = SplitStage()
    stage.split.preferredDisplayMode = .secondaryOnly
    stage.simulator.step()
    expectEqual(stage.appearanceCalls(), ["primary.willDisappear", "primary.didDisappear"])
    stage.split.preferredDisplayMode = .oneBesideSecondary
    stage.simulator.step()
    expectEqual(stage.appearanceCalls(), ["primary.willAppear", "primary.didAppear"])
    expectEqual(
      stage.delegate.calls,
      [
        "oneBesideSecondary to secondaryOnly", "hide primary", "secondaryOnly to oneBesideSecondary",
        "show primary",
      ])
  }

  @Test("[A] showing and hiding columns changes to the nearest mode, animated, with a coordinator")
  func showing() throws {
    let stage = SplitStage(.tripleColumn) { $0.preferredDisplayMode = .secondaryOnly }
    let split = stage.split
    expectEqual(split.splitBehavior, .displace)
    split.show(.secondary)
    expectNil(split.transitionCoordinator, "it's visible already")
    split.show(.primary)
    var isAlongside = false
    try #require(split.transitionCoordinator).animate { _ in isAlongside = true }
    stage.simulator.step()
    expect(isAlongside && split.displayMode == .twoDisplaceSecondary)
    expectEqual(stage.appearanceCalls().sorted(), ["primary.willAppear", "supplementary.willAppear"])
    stage.simulator.runUntilIdle(limit: 2)
    expectEqual(stage.appearanceCalls().sorted(), ["primary.didAppear", "supplementary.didAppear"])
    expect(split.transitionCoordinator == nil && stage.extent(of: stage.secondary) == 640...1500)
    split.show(.secondary)
    expectEqual(split.displayMode, .oneBesideSecondary)
    split.hide(.primary)
    split.hide(.secondary)
    expectEqual(split.displayMode, .oneBesideSecondary, "hidden columns and the secondary one are ignored")
    split.hide(.supplementary)
    stage.simulator.runUntilIdle(limit: 2)
    expect(split.displayMode == .secondaryOnly && stage.extent(of: stage.supplementary) == nil)
    expectEqual(
      stage.delegate.calls,
      [
        "secondaryOnly to twoDisplaceSecondary", "twoDisplaceSecondary to oneBesideSecondary",
        "oneBesideSecondary to secondaryOnly",
      ], "columns shown by the app aren't announced")
  }

  @Test(
    "[A] the button of the bar changes the mode; it's gone without the gesture and while it has no effect")
  func modeButton() {
    let stage = SplitStage()
    func button(in controller: UIViewController) -> UIView? {
      controller.navigationController?.navigationBar.hitTest(CGPoint(x: 24, y: 22), with: nil) as? UIControl
    }
    expect(button(in: stage.primary) != nil && button(in: stage.secondary) == nil)
    tapScreen(at: CGPoint(x: 24, y: 46), of: stage.window)
    stage.simulator.runUntilIdle(limit: 2)
    expect(stage.split.displayMode == .secondaryOnly && button(in: stage.secondary) != nil)
    tapScreen(at: CGPoint(x: 24, y: 46), of: stage.window)
    stage.simulator.runUntilIdle(limit: 2)
    expectEqual(stage.split.displayMode, .oneBesideSecondary)
    expectEqual(stage.delegate.calls.filter { !$0.contains(" to ") }, ["hide primary", "show primary"])
    stage.split.presentsWithGesture = false
    stage.simulator.step()
    expectNil(button(in: stage.primary))
    stage.split.displayModeButtonVisibility = .always
    stage.simulator.step()
    expectNotNil(button(in: stage.primary))
  }

  @Test("[A] three columns can have a button that shows only the secondary one and back")
  func secondaryOnlyButton() {
    let stage = SplitStage(.tripleColumn) { $0.showsSecondaryOnlyButton = true }
    tapScreen(at: CGPoint(x: 344, y: 46), of: stage.window)
    stage.simulator.runUntilIdle(limit: 2)
    expectEqual(stage.split.displayMode, .secondaryOnly)
    let items = stage.secondary.navigationController!.navigationBar
    items.layoutIfNeeded()
    tapScreen(at: CGPoint(x: 62, y: 46), of: stage.window)
    stage.simulator.runUntilIdle(limit: 2)
    expectEqual(stage.split.displayMode, .oneBesideSecondary)
  }

  @Test(
    "[A] a swipe from the primary edge shows the column, and one to the edge hides it",
    arguments: [true, false])
  func gestures(isEnabled: Bool) {
    let stage = SplitStage(isLandscape: false) { $0.presentsWithGesture = isEnabled }
    let finger = HostFinger(in: stage.window)
    finger.down(at: CGPoint(x: 3, y: 500))
    for step in 1...12 {
      stage.simulator.step()
      finger.move(to: CGPoint(x: 3 + CGFloat(step) * 15, y: 500))
    }
    finger.up()
    stage.simulator.runUntilIdle(limit: 2)
    expectEqual(stage.split.displayMode, isEnabled ? .oneOverSecondary : .secondaryOnly)
    guard isEnabled else { return }
    expectEqual(
      stage.delegate.calls,
      [
        "gesture", "secondaryOnly to oneOverSecondary", "show primary", "gesture ended",
      ])
    finger.down(at: CGPoint(x: 250, y: 500))
    for step in 1...8 {
      stage.simulator.step()
      finger.move(to: CGPoint(x: 250 - CGFloat(step) * 25, y: 500))
    }
    finger.up()
    stage.simulator.runUntilIdle(limit: 2)
    expectEqual(stage.split.displayMode, .secondaryOnly)
  }

  @Test("[A] showDetailViewController replaces the secondary column, and show pushes inside of a column")
  func showingControllers() {
    let stage = SplitStage()
    let (detail, list) = (UIViewController(), UIViewController())
    stage.primary.showDetailViewController(detail, sender: nil)
    stage.primary.show(list, sender: nil)
    stage.simulator.runUntilIdle(limit: 2)
    expectSame(stage.split.viewController(for: .secondary), detail)
    expectEqual(detail.navigationController?.viewControllers, [detail])
    expectEqual(stage.primary.navigationController?.viewControllers, [stage.primary, list])
    expectEqual(stage.extent(of: detail), 320...1180)
  }

  @Test("a layout while a column moves out doesn't remove it, and nothing remains to be laid out afterwards")
  func layoutWhileMoving() throws {
    let stage = SplitStage()
    stage.split.hide(.primary)
    stage.simulator.step()
    stage.split.view.setNeedsLayout()
    stage.simulator.step()
    let column = try #require(stage.primary.navigationController?.view)
    expect(column.window != nil && stage.appearanceCalls() == ["primary.willDisappear"])
    expect(stage.simulator.runUntilIdle(limit: 2))
    expect(column.window == nil && stage.appearanceCalls() == ["primary.didDisappear"])
  }

  @Test("a column is in front of the dimmed secondary one, in whichever order they were added")
  func order() throws {
    let stage = SplitStage { $0.preferredDisplayMode = .oneOverSecondary }
    let next = UIViewController()
    stage.split.setViewController(UINavigationController(rootViewController: next), for: .secondary)
    expect(stage.simulator.runUntilIdle(limit: 2))
    let window = stage.window
    let front = try #require(window.hitTest(CGPoint(x: 100, y: 400), with: nil))
    expect(front.isDescendant(of: stage.primary.navigationController!.view))
    let behind = try #require(window.hitTest(CGPoint(x: 600, y: 400), with: nil))
    expect(!behind.isDescendant(of: next.view) && behind !== stage.split.view, "the dimming view")
  }

  @Test("a split view controller that disappears while a column moves ends the column's appearance")
  func disappearing() {
    let stage = SplitStage()
    stage.split.hide(.primary)
    stage.simulator.step()
    let window = stage.window
    _ = stage.log.take()
    window.rootViewController = UIViewController()
    stage.simulator.runUntilIdle(limit: 2)
    expectEqual(
      stage.appearanceCalls(),
      [
        "primary.didDisappear", "secondary.willDisappear", "secondary.didDisappear",
      ])
    expectEmpty(stage.simulator.warnings)
  }

  @Test("[A] the delegate can show controllers itself")
  func delegateShows() {
    final class Shower: NSObject, UISplitViewControllerDelegate {
      var shown: [UIViewController] = []
      func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
      ) -> Bool {
        shown.append(vc)
        return true
      }
      func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
      ) -> Bool {
        shown.append(vc)
        return true
      }
    }
    let (stage, shower) = (SplitStage(), Shower())
    let (first, second) = (UIViewController(), UIViewController())
    stage.split.delegate = shower
    stage.split.show(first, sender: nil)
    stage.secondary.showDetailViewController(second, sender: nil)
    expectEqual(shower.shown, [first, second])
    expectSame(stage.split.viewController(for: .secondary), stage.secondary)
  }

  @Test("[A] classic split view controllers and those with two columns lack columns")
  func missingColumns() {
    let stage = SplitStage()
    stage.split.setViewController(UIViewController(), for: .supplementary)
    expectNil(stage.split.viewController(for: .supplementary))
    let classic = SplitStage(.unspecified)
    classic.split.setViewController(UIViewController(), for: .primary)
    expectNil(classic.split.viewController(for: .primary))
    expectEqual(classic.split.viewControllers, [classic.primary, classic.secondary])
    expectEqual(classic.simulator.warnings.count, 1)
  }

  @Test("a split view controller is released together with its columns")
  func released() {
    weak var split: UISplitViewController?
    weak var column: UIViewController?
    autoreleasing {
      let stage = SplitStage(.tripleColumn)
      stage.split.show(.primary)
      stage.simulator.runUntilIdle(limit: 2)
      (split, column) = (stage.split, stage.supplementary)
      stage.window.rootViewController = nil
      stage.simulator.runUntilIdle(limit: 2)
    }
    expect(split == nil && column == nil)
  }

  private func autoreleasing(_ body: () -> Void) { body() }
}
