import PortableUIKit
import Testing

@MainActor struct SheetPullTests {
  private let log = CallLog()
  private let windows = WindowKeeper()

  private final class Listener: NSObject, UIAdaptivePresentationControllerDelegate {
    var may = true
    var calls: [String] = []
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      may
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      calls.append("will")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      calls.append("did")
    }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      calls.append("attempt")
    }
  }

  /// A page sheet with a long scroll view in it, and who listens to its presentation.
  private func sheet(
    _ style: UIModalPresentationStyle = .pageSheet
  ) -> (root: LoggingController, modal: LoggingController, scroll: UIScrollView, listener: Listener) {
    let simulator = HostSimulator.fresh(.phoneNotch)
    let root = LoggingController("root", log)
    windows.show(root)
    simulator.step()
    let modal = LoggingController("modal", log)
    modal.modalPresentationStyle = style
    let scroll = UIScrollView()
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentSize = CGSize(width: 390, height: 3000)
    modal.loadViewIfNeeded()
    scroll.frame = modal.view.bounds
    modal.view.addSubview(scroll)
    let listener = Listener()
    modal.presentationController?.delegate = listener
    root.present(modal, animated: false)
    simulator.step()
    _ = log.take()
    return (root, modal, scroll, listener)
  }

  /// Drags a finger in a hundred-and-twentieths of a second from one height to another, and lifts it there after a rest.
  private func drag(_ window: UIWindow?, from start: CGFloat, to end: CGFloat, lifts: Bool = true) throws {
    let finger = HostFinger(in: try #require(window))
    let simulator = HostSimulator.current
    finger.down(at: CGPoint(x: 200, y: start))
    let steps = 12
    for step in 1...steps {
      simulator.step()
      finger.move(to: CGPoint(x: 200, y: start + (end - start) * CGFloat(step) / CGFloat(steps)))
    }
    simulator.advance(by: 0.2)
    if lifts {
      finger.move(to: CGPoint(x: 200, y: end))
      finger.up()
    }
  }

  /// How far below its place the sheet is seen.
  private func shift(of modal: UIViewController) throws -> CGFloat {
    let layer = try #require(modal.view.layer.presentation())
    return layer.position.y - modal.view.layer.position.y
  }

  @Test(
    "[A] sheets have a presentation controller of their own kind",
    arguments: [UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .fullScreen, .popover])
  func presentationController(style: UIModalPresentationStyle) {
    HostSimulator.fresh(.pad)
    let controller = UIViewController()
    controller.modalPresentationStyle = style
    let isSheet = controller.presentationController is UISheetPresentationController
    expectEqual(isSheet, style != .fullScreen && style != .popover)
  }

  @Test("[A] content at its top that is dragged down pulls the sheet away and does not scroll")
  func pulledAway() throws {
    let (root, modal, scroll, listener) = sheet()
    try drag(root.view.window, from: 300, to: 500, lifts: false)
    expect(scroll.contentOffset == .zero && !scroll.isDragging)
    expectLess(abs(try shift(of: modal) - 190), 1)
    expect(modal.isBeingDismissed && listener.calls == ["will"])
    expect(log.calls(of: "modal").contains("willDisappear"))
  }

  @Test("[A] a sheet released beyond its middle is dismissed; controllers and delegate are notified")
  func goes() throws {
    let (root, modal, _, listener) = sheet()
    try drag(root.view.window, from: 200, to: 700)
    HostSimulator.current.runUntilIdle()
    expect(root.presentedViewController == nil && modal.view.window == nil)
    expectEqual(listener.calls, ["will", "did"])
    expectEqual(log.calls(of: "modal").filter { $0.hasSuffix("ppear") }, ["willDisappear", "didDisappear"])
  }

  @Test("[A] a sheet that is let go early comes back, and its controller appears again")
  func comesBack() throws {
    let (root, modal, scroll, listener) = sheet()
    try drag(root.view.window, from: 300, to: 400)
    HostSimulator.current.runUntilIdle()
    expect(root.presentedViewController === modal && !modal.isBeingDismissed)
    try expectEqual(shift(of: modal), 0)
    expectEqual(listener.calls, ["will"])
    expectEqual(
      log.calls(of: "modal").filter { $0.hasSuffix("ppear") }, ["willDisappear", "willAppear", "didAppear"])
    // It can be pulled again, and content scrolls as before.
    try drag(root.view.window, from: 600, to: 300)
    expectGreater(scroll.contentOffset.y, 200)
    HostSimulator.current.runUntilIdle()
    scroll.setContentOffset(.zero, animated: false)
    try drag(root.view.window, from: 200, to: 700)
    HostSimulator.current.runUntilIdle()
    expectNil(root.presentedViewController)
  }

  @Test("[A] content that is not at its top scrolls")
  func scrolledContent() throws {
    let (root, modal, scroll, listener) = sheet()
    scroll.contentOffset.y = 500
    try drag(root.view.window, from: 300, to: 500)
    expect(scroll.contentOffset.y < 400 && listener.calls == [])
    expect(!modal.isBeingDismissed)
  }

  @Test("[A] a modal sheet stays in place, and its delegate is notified of the attempt to dismiss it")
  func stays() throws {
    for isModal in [true, false] {
      let (root, modal, _, listener) = sheet()
      modal.isModalInPresentation = isModal
      listener.may = isModal
      try drag(root.view.window, from: 200, to: 700)
      HostSimulator.current.runUntilIdle()
      expect(root.presentedViewController === modal && listener.calls == ["attempt"])
      try expectEqual(shift(of: modal), 0)
    }
  }

  @Test("[K] content with a refresh control keeps the pull for that")
  func refreshControl() throws {
    let (root, modal, scroll, listener) = sheet()
    scroll.refreshControl = UIRefreshControl()
    try drag(root.view.window, from: 200, to: 700)
    expect(scroll.refreshControl?.isRefreshing == true && listener.calls == [])
    expectSame(root.presentedViewController, modal)
  }

  @Test("[A] what covers the whole screen is not pulled away")
  func fullScreen() throws {
    let (root, modal, scroll, listener) = sheet(.overFullScreen)
    try drag(root.view.window, from: 200, to: 700, lifts: false)
    expect(scroll.contentOffset.y < -50 && listener.calls == [])
    expect(!modal.isBeingDismissed)
  }
}
