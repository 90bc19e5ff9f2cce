#if canImport(ObjectiveC)
  import UIKit
#else
  import PortableUIKit
#endif
import Testing

@MainActor struct SplitStatements {
  /// A container that gives a regular width to its child.
  private final class RegularContainer: UIViewController {
    let split = UISplitViewController(style: .doubleColumn)

    override func viewDidLoad() {
      super.viewDidLoad()
      addChild(split)
      setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: split)
      split.view.frame = view.bounds
      view.addSubview(split.view)
      split.didMove(toParent: self)
    }
  }

  private func shown(on stage: FidelityStage) -> (UISplitViewController, [UIViewController]) {
    let container = RegularContainer()
    let columns = [UIViewController(), UIViewController()]
    container.split.preferredDisplayMode = .oneOverSecondary
    container.split.setViewController(columns[0], for: .primary)
    container.split.setViewController(columns[1], for: .secondary)
    stage.show(container)
    stage.turn()
    return (container.split, columns)
  }

  @Test("[A] columns are in navigation controllers", arguments: FidelityAnswers.all)
  func wrapping(answers: FidelityAnswers) {
    let stage = FidelityStage(answers)
    let (split, columns) = shown(on: stage)
    expect(!split.isCollapsed && split.displayMode == .oneOverSecondary)
    for (controller, column) in zip(columns, [UISplitViewController.Column.primary, .secondary]) {
      expectSame(split.viewController(for: column), controller)
      expect(controller.navigationController?.parent === split && controller.splitViewController === split)
    }
    withExtendedLifetime(stage) {}
  }

  @Test("[?] sidebars of a split view controller have a compact width")
  func traits() {
    check(.splitSidebarsAreCompact, yes: "compact", no: "regular") { stage in
      let (_, columns) = shown(on: stage)
      expectEqual(columns[1].traitCollection.horizontalSizeClass, .regular)
      return columns[0].traitCollection.horizontalSizeClass == .compact ? "compact" : "regular"
    }
  }
}
