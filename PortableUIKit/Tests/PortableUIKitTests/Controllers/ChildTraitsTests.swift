import PortableUIKit
import Testing

@MainActor struct ChildTraitsTests {
  private final class Child: UIViewController {
    var changes: [UIUserInterfaceSizeClass] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      changes.append(traitCollection.horizontalSizeClass)
    }
  }

  private let windows = WindowKeeper()

  private func shown() -> (parent: UIViewController, child: Child) {
    HostSimulator.fresh(.pad)
    let (parent, child) = (UIViewController(), Child())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    windows.show(parent)
    HostSimulator.current.step()
    child.changes = []
    return (parent, child)
  }

  @Test("[A] a parent replaces traits of a child and of its views; others are inherited")
  func replaced() {
    let (parent, child) = shown()
    let subview = UIView()
    child.view.addSubview(subview)
    parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .compact), forChild: child)
    for traits in [child.traitCollection, child.view.traitCollection, subview.traitCollection] {
      expect(traits.horizontalSizeClass == .compact && traits.userInterfaceIdiom == .pad)
    }
    expectEqual(parent.traitCollection.horizontalSizeClass, .regular)
    expectEqual(parent.overrideTraitCollection(forChild: child)?.horizontalSizeClass, .compact)
    expectEqual(child.changes, [.compact])
    HostSimulator.current.userInterfaceStyle = .dark
    expectEqual(subview.traitCollection.userInterfaceStyle, .dark)
    expectEqual(subview.traitCollection.horizontalSizeClass, .compact)
    parent.setOverrideTraitCollection(nil, forChild: child)
    expect(subview.traitCollection.horizontalSizeClass == .regular && child.changes.last == .regular)
    expectNil(parent.overrideTraitCollection(forChild: child))
  }

  @Test("[A] the replacement ends when the child leaves its parent")
  func removed() {
    let (parent, child) = shown()
    parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .compact), forChild: child)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    expectEqual(child.traitCollection.horizontalSizeClass, .regular)
    expectNil(parent.overrideTraitCollection(forChild: child))
    parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .compact), forChild: child)
    expectEqual(child.traitCollection.horizontalSizeClass, .regular, "it isn't a child")
  }

  @Test("[A] show pushes in a navigation controller; without a container, the controller is presented")
  func showing() {
    HostSimulator.fresh()
    let (root, next) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: root)
    windows.show(navigation)
    HostSimulator.current.step()
    root.show(next, sender: nil)
    HostSimulator.current.runUntilIdle(limit: 2)
    expectSame(navigation.topViewController, next)
    let detail = UIViewController()
    next.showDetailViewController(detail, sender: nil)
    HostSimulator.current.runUntilIdle(limit: 2)
    expectSame(detail.presentingViewController, navigation)
    detail.show(UIViewController(), sender: nil)
    HostSimulator.current.runUntilIdle(limit: 2)
    expectNotNil(detail.presentedViewController)
  }
}
