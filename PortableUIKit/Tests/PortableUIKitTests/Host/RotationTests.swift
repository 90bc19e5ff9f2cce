import PortableUIKit
import Testing

@MainActor struct RotationTests {
  private let log = CallLog()
  private let simulator = HostSimulator(device: .phone47)
  private let windows = WindowKeeper()

  /// Logs a transition with the bounds and insets seen in each step.
  private final class Turning: LoggingController {
    private var seen: String { "\(Int(view.bounds.width))×\(Int(view.bounds.height))" }

    override func willTransition(
      to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      note("willTransition \(seen) \(newCollection.verticalSizeClass == .compact)")
    }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      note("viewWillTransition \(seen) to \(Int(size.width))×\(Int(size.height))")
      coordinator.animate(
        alongsideTransition: { [self] context in
          note("alongside \(seen) \(UIView.inheritedAnimationDuration == context.transitionDuration)")
        },
        completion: { [self] _ in note("completed first") })
      coordinator.animate(alongsideTransition: nil) { [self] context in
        note("completed second \(context.isCancelled)")
      }
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      note("traits \(seen)")
    }
  }

  @Test("[A], place of 2 and 3 [R]: the order of a rotation and the bounds in each step")
  func order() {
    simulator.makeCurrent()
    let root = Turning("root", log)
    let window = windows.show(root)
    simulator.step()
    _ = log.take()

    simulator.rotate(to: .landscapeLeft)
    expectEqual(
      log.calls(of: "root"),
      [
        "willTransition 375×667 true", "viewWillTransition 375×667 to 667×375", "safeArea", "traits 667×375",
        "willLayout", "didLayout", "alongside 667×375 true",
      ])
    expectEqual(window.frame, CGRect(x: 0, y: 0, width: 667, height: 375))
    expectEqual(UIScreen.main.bounds.size, CGSize(width: 667, height: 375))
    expectEqual(root.view.frame, window.bounds)
    expectEqual(root.transitionCoordinator?.isAnimated, true)

    _ = log.take()
    simulator.advance(by: 0.2)
    expectEqual(log.calls(of: "root").filter { $0.hasPrefix("completed") }, [])
    simulator.advance(by: 0.15)
    // The reversed order is Epoxy's model of UIKit [T?].
    expectEqual(
      log.calls(of: "root").filter { $0.hasPrefix("completed") },
      [
        "completed second false", "completed first",
      ])
    expectNil(root.transitionCoordinator)
  }

  @Test("[A] super hands the transition to the children, whatever their size")
  func children() {
    simulator.makeCurrent()
    let root = Turning("root", log)
    let child = Turning("child", log)
    root.addChild(child)
    windows.show(root)
    simulator.rotate(to: .landscapeRight)
    expect(log.calls(of: "child").contains("viewWillTransition 375×667 to 667×375"))
    expectSame(child.transitionCoordinator, root.transitionCoordinator)
  }

  @Test("a rotation without animation ends in the next frame, and to the same side it does nothing")
  func withoutAnimation() {
    simulator.makeCurrent()
    let root = Turning("root", log)
    windows.show(root)
    simulator.step()
    _ = log.take()
    simulator.rotate(to: .portrait)
    simulator.rotate(to: .unknown)
    expectEqual(log.take(), [])
    simulator.rotate(to: .landscapeLeft, duration: 0)
    expectEqual(root.transitionCoordinator?.isAnimated, false)
    simulator.step()
    expectEqual(log.calls(of: "root").last, "completed first")
    expectNil(root.transitionCoordinator)
  }

  @Test("a second rotation ends the first")
  func overtaking() {
    simulator.makeCurrent()
    let root = Turning("root", log)
    windows.show(root)
    simulator.rotate(to: .landscapeLeft)
    _ = log.take()
    simulator.rotate(to: .portrait)
    expectEqual(log.calls(of: "root").first, "completed second false")
    simulator.advance(by: 1)
    expectEqual(log.calls.filter { $0 == "root.completed first" }.count, 2)
    expectEqual(root.view.bounds.size, CGSize(width: 375, height: 667))
  }

  @Test("the presentation moves during the rotation")
  func animates() throws {
    simulator.makeCurrent()
    let root = UIViewController()
    windows.show(root)
    simulator.step()
    simulator.rotate(to: .landscapeLeft, duration: 0.4)
    simulator.advance(by: 0.2)
    let width = try #require(root.view.layer.presentation()?.bounds.width)
    expect(width > 375 && width < 667)
  }

  @Test("[K] a phone with a notch has its side insets in landscape, the others none")
  func insets() {
    for device in DeviceModel.all {
      let simulator = HostSimulator.fresh(device)
      let root = UIViewController()
      let window = windows.show(root, inScene: true)
      simulator.rotate(to: .landscapeRight)
      expectEqual(window.safeAreaInsets, device.safeAreaInsetsLandscape)
      expectEqual(root.view.safeAreaInsets, device.safeAreaInsetsLandscape)
      let statusBar = window.windowScene?.statusBarManager
      expectEqual(statusBar?.statusBarFrame.height, device.statusBarHeightLandscape)
      expectEqual(statusBar?.isStatusBarHidden, device.statusBarHeightLandscape == 0)
      simulator.rotate(to: .portrait)
      expectEqual(root.view.safeAreaInsets, device.safeAreaInsets)
    }
  }

  @Test("split view: a window that gets another frame goes through the same course, without trait changes")
  func resizing() {
    simulator.makeCurrent()
    let root = Turning("root", log)
    let window = windows.show(root)
    simulator.step()
    _ = log.take()
    simulator.resizeWindow(window, to: CGRect(x: 0, y: 0, width: 200, height: 667))
    expectEqual(
      log.calls(of: "root"),
      [
        "viewWillTransition 375×667 to 200×667", "willLayout", "didLayout", "alongside 200×667 true",
      ])
    expectEqual(root.view.frame, CGRect(x: 0, y: 0, width: 200, height: 667))
    simulator.advance(by: 0.4)
    expectEqual(log.calls(of: "root").last, "completed first")
  }

  @Test("a window that gets lower or higher leaves the safe area of its root view as it is")
  func safeAreaOfResizedWindow() {
    final class View: UIView {
      var changes = 0
      override func safeAreaInsetsDidChange() { changes += 1 }
    }
    simulator.makeCurrent()
    let (root, view) = (UIViewController(), View())
    root.view = view
    let window = windows.show(root)
    simulator.step()
    view.changes = 0
    for height in [567.0, 667] {
      simulator.resizeWindow(window, to: CGRect(x: 0, y: 0, width: 300, height: height))
      simulator.runUntilIdle(limit: 1)
      expectEqual(view.safeAreaInsets.top, 20)
    }
    expectEqual(view.changes, 0)
  }

  @Test("a window that is resized can have another size class, which it keeps in rotations")
  func resizingWithSizeClass() {
    let simulator = HostSimulator.fresh(.pad)
    let root = Turning("root", log)
    let window = windows.show(root)
    simulator.step()
    _ = log.take()
    let narrow = CGRect(x: 0, y: 0, width: 390, height: 1180)
    simulator.resizeWindow(window, to: narrow, horizontalSizeClass: .compact)
    expectEqual(log.calls.first?.contains("willTransition"), true)
    expectEqual(root.traitCollection.horizontalSizeClass, .compact)
    expectEqual(window.traitCollection.horizontalSizeClass, .compact)
    expectEqual(window.traitCollection.verticalSizeClass, .regular)
    simulator.runUntilIdle(limit: 1)
    simulator.resizeWindow(window, to: UIScreen.main.bounds)
    simulator.runUntilIdle(limit: 1)
    _ = log.take()
    simulator.rotate(to: .landscapeLeft)
    expectEqual(root.traitCollection.horizontalSizeClass, .compact)
    expect(!log.calls.contains { $0.contains("willTransition to") }, "no trait changed")
    simulator.resizeWindow(window, to: UIScreen.main.bounds, horizontalSizeClass: .unspecified)
    expectEqual(root.view.traitCollection.horizontalSizeClass, .regular)
  }
}
