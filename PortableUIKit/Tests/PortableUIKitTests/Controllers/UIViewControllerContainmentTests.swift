import PortableUIKit
import Testing

@MainActor struct UIViewControllerContainmentTests {
  private let log = CallLog()
  private let simulator = HostSimulator(device: .phone47)
  private let windows = WindowKeeper()

  @Test("[A] addChild calls willMove only; removeFromParent calls didMove(nil) only")
  func callbacks() {
    simulator.makeCurrent()
    let parent = LoggingController("parent", log)
    let child = LoggingController("child", log)
    parent.addChild(child)
    expectEqual(log.take(), ["child.willMove(parent)"])
    expectSame(child.parent, parent)
    expectEqual(parent.children, [child])
    child.removeFromParent()
    expectEqual(log.take(), ["child.didMove(nil)"])
    expectNil(child.parent)
    expectEqual(parent.children, [])
    child.removeFromParent()
    expectEqual(log.take(), [])
  }

  @Test("[A] addChild takes the child out of another parent")
  func changingParents() {
    simulator.makeCurrent()
    let first = UIViewController()
    let second = UIViewController()
    let child = LoggingController("child", log)
    first.addChild(child)
    second.addChild(child)
    expectEqual(first.children, [])
    expectEqual(second.children, [child])
    expectSame(child.parent, second)
  }

  @Test("section 7 [A]: isMovingToParent is true in the appearance calls of an added child")
  func isMovingToParent() {
    simulator.makeCurrent()
    final class Child: UIViewController {
      var seen: [Bool] = []
      override func viewWillAppear(_ animated: Bool) { seen.append(isMovingToParent) }
      override func viewDidAppear(_ animated: Bool) { seen.append(isMovingToParent) }
    }
    let root = UIViewController()
    let window = windows.show(root)
    simulator.step()
    let child = Child()
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    simulator.step()
    expectEqual(child.seen, [true, true])
    expect(!child.isMovingToParent)
    window.isHidden = true
    window.isHidden = false
    simulator.step()
    expectEqual(child.seen, [true, true, false, false])
  }

  @Test("a child that never appears is no longer moving once it has moved")
  func didMoveEndsTheMove() {
    simulator.makeCurrent()
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    expect(child.isMovingToParent)
    child.didMove(toParent: parent)
    expect(!child.isMovingToParent)
  }

  @Test("the next responder of a controller is its view's superview, else its parent (section 6 [A])")
  func nextResponder() {
    simulator.makeCurrent()
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    expectSame(child.next, parent)
    parent.view.addSubview(child.view)
    expectSame(child.next, parent.view)
    expectSame(child.view.next, child)
    expectSame(parent.view.next, parent)
  }

  @Test("a parent is notified when its child's preferred size changes")
  func preferredContentSize() {
    simulator.makeCurrent()
    final class Parent: UIViewController {
      var sizes: [CGSize] = []
      override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
      {
        sizes.append(container.preferredContentSize)
      }
    }
    let parent = Parent()
    let child = UIViewController()
    parent.addChild(child)
    child.preferredContentSize = CGSize(width: 10, height: 20)
    child.preferredContentSize = CGSize(width: 10, height: 20)
    expectEqual(parent.sizes, [CGSize(width: 10, height: 20)])
  }

  // MARK: - Traps

  @Test("[R] a view under another controller than the parent is a hierarchy inconsistency")
  func foreignParentTraps() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let windows = WindowKeeper()
        let root = UIViewController()
        let stranger = UIViewController()
        let child = UIViewController()
        windows.show(root)
        stranger.addChild(child)
        withExtendedLifetime((windows, stranger)) { root.view.addSubview(child.view) }
      }
    }
  }

  @Test("[R] adding a child whose view lies in another controller's view traps")
  func foreignViewTraps() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let first = UIViewController()
        let second = UIViewController()
        let child = UIViewController()
        first.addChild(child)
        first.view.addSubview(child.view)
        withExtendedLifetime(first) { second.addChild(child) }
      }
    }
  }

  @Test("a controller that would contain itself traps")
  func cycleTraps() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let outer = UIViewController()
        let inner = UIViewController()
        outer.addChild(inner)
        withExtendedLifetime(outer) { inner.addChild(outer) }
      }
    }
  }

  @Test("a view of one controller cannot become another's")
  func sharedViewTraps() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let first = UIViewController()
        let second = UIViewController()
        withExtendedLifetime(first) { second.view = first.view }
      }
    }
  }

  @Test("reading the view inside loadView before setting it traps")
  func recursiveLoadTraps() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        final class Recursive: UIViewController {
          override func loadView() { view.isHidden = true }
        }
        _ = Recursive().view
      }
    }
  }
}
