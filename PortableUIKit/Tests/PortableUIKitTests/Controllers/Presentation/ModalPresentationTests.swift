import PortableUIKit
import Testing

@MainActor struct ModalPresentationTests {
  private let log = CallLog()
  private let windows = WindowKeeper()

  private func shown(_ device: DeviceModel = .phoneNotch) -> (
    root: LoggingController, modal: LoggingController, simulator: HostSimulator
  ) {
    let simulator = HostSimulator.fresh(device)
    let root = LoggingController("root", log)
    windows.show(root)
    simulator.step()
    _ = log.take()
    return (root, LoggingController("modal", log), simulator)
  }

  private func calls() -> [String] {
    log.take().filter { !$0.contains("View.") && !$0.contains("ayout") && !$0.hasSuffix("safeArea") }
  }

  @Test("[A], order of the did calls [?]: a full-screen presentation covers the presenter and takes it out")
  func fullScreen() {
    let (root, modal, simulator) = shown()
    modal.modalPresentationStyle = .fullScreen
    root.present(modal, animated: true) { [log] in log.add("completion") }
    expectSame(root.presentedViewController, modal)
    expectSame(modal.presentingViewController, root)
    expect(modal.isBeingPresented)
    expectEqual(modal.transitionCoordinator?.presentationStyle, .fullScreen)
    expectEqual(
      calls(),
      [
        "modal.loadView", "modal.didLoad", "root.willDisappear", "modal.willAppear",
        "modal.isAppearing",
      ])
    simulator.runUntilIdle()
    expectEqual(calls(), ["modal.didAppear", "root.didDisappear", "completion"])
    expect(!modal.isBeingPresented)
    expectNil(root.view.window)
    expectEqual(modal.view.frame, UIScreen.main.bounds)
    expectEqual(modal.view.safeAreaInsets, UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))

    modal.dismiss(animated: true) { [log] in log.add("completion") }
    expect(modal.isBeingDismissed)
    expectEqual(calls().filter { !$0.hasSuffix("isAppearing") }, ["modal.willDisappear", "root.willAppear"])
    simulator.runUntilIdle()
    expectEqual(calls(), ["root.didAppear", "modal.didDisappear", "completion"])
    expectNil(root.presentedViewController)
    expectNil(modal.presentingViewController)
    expectNil(modal.view.window)
    expectEqual(root.view.frame, UIScreen.main.bounds)
    expectEqual(root.view.safeAreaInsets.top, 47)
  }

  @Test("[A] without animation all is done when present and dismiss return")
  func withoutAnimation() {
    let (root, modal, _) = shown()
    modal.modalPresentationStyle = .fullScreen
    root.present(modal, animated: false) { [log] in log.add("completion") }
    expectEqual(calls().last, "completion")
    expectNil(modal.transitionCoordinator)
    root.dismiss(animated: false)
    expectNil(root.presentedViewController)
    expectEqual(
      calls().filter { !$0.hasSuffix("isAppearing") },
      ["modal.willDisappear", "root.willAppear", "root.didAppear", "modal.didDisappear"])
  }

  @Test(
    "[A] under sheets and popovers the presenter stays and receives no appearance calls",
    arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .popover, .overFullScreen, .automatic])
  func presenterStays(style: UIModalPresentationStyle) {
    for device in [DeviceModel.phoneNotch, .pad] {
      let (root, modal, simulator) = shown(device)
      modal.modalPresentationStyle = style
      modal.popoverPresentationController?.sourceView = root.view
      root.present(modal, animated: true)
      simulator.runUntilIdle()
      root.dismiss(animated: true)
      simulator.runUntilIdle()
      expectNotNil(root.view.window)
      expectEqual(log.calls(of: "root"), [])
      expectEqual(
        log.calls(of: "modal").filter { $0.hasSuffix("ppear") },
        ["willAppear", "didAppear", "willDisappear", "didDisappear"])
      _ = log.take()
    }
  }

  @Test(
    "[K], exact places [?]: on a telephone sheets and popovers are cards below the status bar",
    arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .popover])
  func sheetsOnPhone(style: UIModalPresentationStyle) {
    let (root, modal, simulator) = shown()
    modal.modalPresentationStyle = style
    root.present(modal, animated: false)
    simulator.step()
    expectEqual(modal.view.frame, CGRect(x: 0, y: 57, width: 390, height: 787))
    // The card is clear of the status bar, not of the home indicator.
    expectEqual(modal.view.safeAreaInsets, UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    simulator.rotate(to: .landscapeLeft)
    expectEqual(modal.view.frame, CGRect(x: 0, y: 0, width: 844, height: 390))
    expectEqual(modal.view.safeAreaInsets, UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    simulator.rotate(to: .portrait)
    expectEqual(modal.view.frame, CGRect(x: 0, y: 57, width: 390, height: 787))
    expectEqual(modal.view.safeAreaInsets, UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
  }

  @Test(
    "[A/K] sheets on a tablet reach under no bar; the form's size is 540 × 620 unless wished else")
  func sheetsOnPad() {
    let (root, modal, simulator) = shown(.pad)
    modal.modalPresentationStyle = .formSheet
    root.present(modal, animated: false)
    simulator.step()
    expectEqual(modal.view.frame, CGRect(x: 140, y: 280, width: 540, height: 620))
    expectEqual(modal.view.safeAreaInsets, .zero)
    root.dismiss(animated: false)
    modal.preferredContentSize = CGSize(width: 400, height: 300)
    root.present(modal, animated: false)
    simulator.step()
    expectEqual(modal.view.frame, CGRect(x: 210, y: 440, width: 400, height: 300))
    root.dismiss(animated: false)
    modal.modalPresentationStyle = .pageSheet
    root.present(modal, animated: false)
    simulator.step()
    expectEqual(modal.view.frame.width, 704)
    expectEqual(modal.view.safeAreaInsets, .zero)
  }

  @Test("[A] a popover is placed beside its source; a touch elsewhere dismisses it and notifies its delegate")
  func popover() {
    final class Listener: NSObject, UIAdaptivePresentationControllerDelegate {
      var may = false
      var calls: [String] = []
      func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        may
      }
      func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        calls.append("did")
      }
      func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        calls.append("attempt")
      }
    }
    let (root, modal, simulator) = shown(.pad)
    let listener = Listener()
    let source = UIView(frame: CGRect(x: 600, y: 100, width: 100, height: 44))
    root.view.addSubview(source)
    modal.modalPresentationStyle = .popover
    modal.preferredContentSize = CGSize(width: 300, height: 200)
    modal.popoverPresentationController?.sourceView = source
    modal.popoverPresentationController?.delegate = listener
    root.present(modal, animated: true)
    simulator.runUntilIdle()
    expectEqual(modal.view.frame, CGRect(x: 500, y: 157, width: 300, height: 200))
    expectEqual(modal.view.safeAreaInsets, .zero)
    tapScreen(at: CGPoint(x: 510, y: 300), of: root.view.window!)
    expectEqual(listener.calls, [])
    tapScreen(at: CGPoint(x: 100, y: 900), of: root.view.window!)
    expectEqual(listener.calls, ["attempt"])
    listener.may = true
    tapScreen(at: CGPoint(x: 100, y: 900), of: root.view.window!)
    simulator.runUntilIdle()
    expectEqual(listener.calls, ["attempt", "did"])
    expectNil(root.presentedViewController)
  }

  @Test("[A] a delegate that answers none keeps a popover a popover on telephones")
  func unadaptedPopover() {
    final class Keeper: NSObject, UIAdaptivePresentationControllerDelegate {
      func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .none
      }
    }
    let (root, modal, _) = shown()
    let keeper = Keeper()
    modal.modalPresentationStyle = .popover
    modal.preferredContentSize = CGSize(width: 200, height: 100)
    modal.presentationController?.delegate = keeper
    modal.popoverPresentationController?.sourceView = root.view
    modal.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 10, height: 10)
    root.present(modal, animated: false)
    expectEqual(modal.view.frame.size, CGSize(width: 200, height: 100))
  }

  @Test("[A] the outermost container presents, and its children see what it presents")
  func containers() {
    let simulator = HostSimulator.fresh()
    let child = UIViewController()
    let navigation = UINavigationController(rootViewController: child)
    windows.show(navigation)
    simulator.step()
    let sheetRoot = UIViewController()
    let sheet = UINavigationController(rootViewController: sheetRoot)
    child.present(sheet, animated: false)
    simulator.step()
    expectSame(navigation.presentedViewController, sheet)
    expectSame(child.presentedViewController, sheet)
    expectSame(sheetRoot.presentingViewController, navigation)
    expectSame(navigation.visibleViewController, sheet)
    expectEqual(sheetRoot.view.safeAreaInsets.top, 44)
    sheetRoot.dismiss(animated: false)
    expectNil(navigation.presentedViewController)
  }

  @Test("[A] dismissing removes all controllers above; those between receive no appearance calls")
  func chain() {
    let (root, first, simulator) = shown()
    first.modalPresentationStyle = .fullScreen
    let second = LoggingController("second", log)
    second.modalPresentationStyle = .fullScreen
    root.present(first, animated: false)
    simulator.step()
    first.present(second, animated: false)
    simulator.step()
    _ = log.take()
    root.dismiss(animated: true)
    simulator.runUntilIdle()
    expectNil(root.presentedViewController)
    expectNil(first.presentedViewController)
    expectNotNil(root.view.window)
    expectEqual(log.calls(of: "modal").filter { $0.hasSuffix("ppear") }, [])
    expectEqual(log.calls(of: "second").filter { $0.hasSuffix("ppear") }, ["willDisappear", "didDisappear"])
    expectEqual(log.calls(of: "root").filter { $0.hasSuffix("ppear") }, ["willAppear", "didAppear"])
  }

  @Test("[K] presenting twice, or from outside a window, only warns")
  func refusals() {
    let (root, modal, simulator) = shown()
    root.present(modal, animated: false)
    root.present(UIViewController(), animated: false)
    expectEqual(simulator.warnings.count, 1)
    expectSame(root.presentedViewController, modal)
    UIViewController().present(UIViewController(), animated: false)
    expectEqual(simulator.warnings.count, 2)
  }

  @Test("[A] what covers the screen has the status bar; a sheet only if it says so")
  func statusBar() {
    final class Loud: UIViewController {
      override var prefersStatusBarHidden: Bool { true }
    }
    let (root, _, simulator) = shown()
    let statusBar = simulator.scene.statusBarManager!
    let loud = Loud()
    loud.modalPresentationStyle = .fullScreen
    root.present(loud, animated: false)
    expect(statusBar.isStatusBarHidden)
    root.dismiss(animated: false)
    expect(!statusBar.isStatusBarHidden)
    loud.modalPresentationStyle = .pageSheet
    root.present(loud, animated: false)
    expect(!statusBar.isStatusBarHidden)
    loud.modalPresentationCapturesStatusBarAppearance = true
    loud.setNeedsStatusBarAppearanceUpdate()
    expect(statusBar.isStatusBarHidden)
  }

  @Test("[A] a presented controller is notified of a rotation with the size it will have")
  func rotation() {
    final class Turning: UIViewController {
      var sizes: [CGSize] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        sizes.append(size)
      }
    }
    let (root, _, simulator) = shown(.pad)
    let turning = Turning()
    turning.modalPresentationStyle = .fullScreen
    root.present(turning, animated: false)
    simulator.rotate(to: .landscapeLeft)
    expectEqual(turning.sizes, [CGSize(width: 1180, height: 820)])
    expectEqual(turning.view.frame, CGRect(x: 0, y: 0, width: 1180, height: 820))
    expectNotNil(turning.transitionCoordinator)
    simulator.runUntilIdle()
    root.dismiss(animated: true)
    simulator.runUntilIdle()
    expectEqual(root.view.frame, CGRect(x: 0, y: 0, width: 1180, height: 820))
  }

  @Test("[A] reading the style never gives automatic; by default it is a page sheet")
  func style() {
    HostSimulator.fresh()
    let controller = UIViewController()
    expectEqual(controller.modalPresentationStyle, .pageSheet)
    expectNil(controller.popoverPresentationController)
    controller.modalPresentationStyle = .popover
    expectNotNil(controller.popoverPresentationController)
  }

  @Test("a dismissal while the presentation is under way begins at its end")
  func hasty() {
    let (root, modal, simulator) = shown()
    modal.modalPresentationStyle = .fullScreen
    root.present(modal, animated: true)
    simulator.advance(by: 0.1)
    root.dismiss(animated: true)
    simulator.runUntilIdle()
    expectNil(root.presentedViewController)
    expectNotNil(root.view.window)
    expectEqual(
      log.calls(of: "root").filter { $0.hasSuffix("ppear") },
      ["willDisappear", "didDisappear", "willAppear", "didAppear"])
  }

  @Test("[T] a presentation covers the window, also if the presenter's view does not fill it")
  func smallPresenter() {
    for style in [UIModalPresentationStyle.fullScreen, .overFullScreen] {
      let (root, modal, _) = shown()
      root.view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
      modal.modalPresentationStyle = style
      root.present(modal, animated: false)
      expectEqual(modal.view.frame, UIScreen.main.bounds)
      root.dismiss(animated: false)
      expect(root.view.window != nil && root.view.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
    }
  }

  @Test("a sheet that another screen covered keeps its place and its safe area")
  func coveredSheet() {
    final class SafeAreaView: UIView {
      var tops: [CGFloat] = []
      override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        if window != nil { tops.append(safeAreaInsets.top) }
      }
    }
    let (root, modal, simulator) = shown()
    modal.modalPresentationStyle = .pageSheet
    root.present(modal, animated: false)
    let view = SafeAreaView(frame: modal.view.bounds)
    modal.view.addSubview(view)
    simulator.step()
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    modal.present(cover, animated: false)
    modal.dismiss(animated: false)
    expectEqual(modal.view.frame, CGRect(x: 0, y: 57, width: 390, height: 787))
    expectEqual(view.tops.max(), 0)
  }

  @Test("[A] presentation controllers of subclasses know both controllers from their initializer")
  func subclass() {
    final class Controller: UIPresentationController {
      override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 1, y: 2, width: 3, height: 4) }
    }
    let (root, modal, _) = shown()
    let controller = Controller(presentedViewController: modal, presenting: root)
    expect(controller.presentedViewController === modal && controller.presentingViewController === root)
    expect(controller.frameOfPresentedViewInContainerView.width == 3 && controller.containerView == nil)
  }
}
