#if canImport(ObjectiveC)
  import UIKit
#else
  import PortableUIKit
#endif
import Testing

@MainActor struct NavigationStatements {
  private let journal = CallJournal()

  private func shown(
    in stage: FidelityStage
  ) -> (navigation: UINavigationController, a: JournalController, b: JournalController) {
    let (a, b) = (JournalController("a", journal), JournalController("b", journal))
    let navigation = UINavigationController(rootViewController: a)
    stage.show(navigation)
    stage.settle()
    _ = journal.take()
    return (navigation, a, b)
  }

  /// The calls about coming, going and loading since the last time.
  private func calls() -> [String] {
    let kinds = ["loadView", "didLoad", "willAppear", "didAppear", "Disappear", "didMove"]
    return journal.take().filter { entry in kinds.contains { entry.contains($0) } && !entry.contains("View ")
    }
  }

  @Test("[R] a push changes the stack at once; the view loads later", arguments: FidelityAnswers.all)
  func deferredPush(answers: FidelityAnswers) {
    let stage = FidelityStage(answers)
    let (navigation, a, b) = shown(in: stage)
    navigation.pushViewController(b, animated: true)
    expect(navigation.topViewController === b && navigation.viewControllers == [a, b])
    expect(b.navigationController === navigation && !b.isViewLoaded)
    stage.settle()
    expect(b.viewIfLoaded?.window != nil && a.view.window == nil)
    withExtendedLifetime(stage) {}
  }

  @Test("[R] the calls of an animated push and pop", arguments: FidelityAnswers.all)
  func animated(answers: FidelityAnswers) {
    let stage = FidelityStage(answers)
    let (navigation, _, b) = shown(in: stage)
    navigation.pushViewController(b, animated: true)
    stage.settle()
    expectEqual(
      calls(),
      [
        "b loadView", "b didLoad", "a willDisappear", "b willAppear", "a didDisappear", "b didAppear",
        "b didMove true",
      ])
    expectSame(navigation.popViewController(animated: true), b)
    stage.settle()
    expectEqual(
      calls(), ["b willDisappear", "a willAppear", "b didDisappear", "a didAppear", "b didMove false"])
    withExtendedLifetime(stage) {}
  }

  @Test(
    "[R] without animation viewDidAppear comes before the first layout",
    arguments: FidelityAnswers.all)
  func plain(answers: FidelityAnswers) {
    let stage = FidelityStage(answers)
    let (navigation, _, b) = shown(in: stage)
    navigation.pushViewController(b, animated: false)
    stage.settle()
    let (appeared, laidOut) = (journal.place(of: "b didAppear"), journal.place(of: "b didLayout"))
    expect(appeared != nil && laidOut != nil && (appeared ?? 1) < (laidOut ?? 0))
    withExtendedLifetime(stage) {}
  }

  @Test(
    "[A] the bar is 44 points of the safe area, hidden none", arguments: FidelityAnswers.all)
  func bar(answers: FidelityAnswers) {
    let stage = FidelityStage(answers)
    let (navigation, a, _) = shown(in: stage)
    let statusBar = navigation.view.safeAreaInsets.top
    expectEqual(a.view.safeAreaInsets.top, statusBar + 44)
    navigation.setNavigationBarHidden(true, animated: false)
    stage.turn()
    expectEqual(a.view.safeAreaInsets.top, statusBar)
    navigation.setNavigationBarHidden(false, animated: false)
    stage.turn()
    expectEqual(a.view.safeAreaInsets.top, statusBar + 44)
    withExtendedLifetime(stage) {}
  }

  @Test(
    "[K] a large title adds 52 points to the bar and the safe area, until the content is scrolled up",
    arguments: FidelityAnswers.all)
  func largeTitle(answers: FidelityAnswers) {
    let stage = FidelityStage(answers)
    let content = UIViewController()
    let scrollView = UIScrollView(frame: UIScreen.main.bounds)
    scrollView.contentSize = CGSize(width: scrollView.bounds.width, height: 3000)
    content.view.addSubview(scrollView)
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.prefersLargeTitles = true
    stage.show(navigation)
    stage.settle()
    let statusBar = navigation.view.safeAreaInsets.top
    expectEqual(content.view.safeAreaInsets.top, statusBar + 96)
    expectEqual(scrollView.contentOffset.y, -statusBar - 96)
    scrollView.contentOffset.y = 200
    stage.settle()
    expectEqual(content.view.safeAreaInsets.top, statusBar + 44)
    expectEqual(navigation.navigationBar.frame.height, 44)
    scrollView.setContentOffset(CGPoint(x: 0, y: -statusBar - 96), animated: true)
    stage.settle()
    expectEqual(content.view.safeAreaInsets.top, statusBar + 96)
    withExtendedLifetime(stage) {}
  }

  @Test("[K] a prompt adds 30 points to the bar")
  func prompt() {
    let stage = FidelityStage()
    let (navigation, a, _) = shown(in: stage)
    a.navigationItem.prompt = "Prompt"
    stage.settle()
    expectEqual(a.view.safeAreaInsets.top, navigation.view.safeAreaInsets.top + 74)
    withExtendedLifetime(stage) {}
  }

  @Test("[K] the recognizer for swiping back exists once the view is loaded and has a delegate")
  func recognizer() {
    let stage = FidelityStage()
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.loadViewIfNeeded()
    expectNotNil(navigation.interactivePopGestureRecognizer?.delegate)
    expectSame(navigation.interactivePopGestureRecognizer?.view, navigation.view)
    withExtendedLifetime(stage) {}
  }
}

/// Presentation: appearance callbacks and safe areas.
@MainActor struct PresentationStatements {
  private let journal = CallJournal()

  private func appearances() -> [String] {
    journal.take().filter { $0.hasSuffix("ppear") }
  }

  @Test(
    "[A] what covers the screen takes the presenter out and brings it back", arguments: FidelityAnswers.all)
  func fullScreen(answers: FidelityAnswers) {
    let stage = FidelityStage(answers)
    let (root, modal) = (JournalController("r", journal), JournalController("m", journal))
    stage.show(root)
    stage.settle()
    _ = journal.take()
    modal.modalPresentationStyle = .fullScreen
    root.present(modal, animated: true)
    expect(root.presentedViewController === modal && modal.presentingViewController === root)
    stage.settle()
    expectEqual(Set(appearances()), ["r willDisappear", "m willAppear", "m didAppear", "r didDisappear"])
    expect(root.view.window == nil && modal.view.frame == stage.window.bounds)
    root.dismiss(animated: true)
    stage.settle()
    expectEqual(Set(appearances()), ["m willDisappear", "r willAppear", "r didAppear", "m didDisappear"])
    expect(root.view.window != nil && root.presentedViewController == nil)
    withExtendedLifetime(stage) {}
  }

  @Test("[A] a page sheet leaves the presenter alone and is clear of the status bar")
  func pageSheet() {
    let stage = FidelityStage()
    let (root, modal) = (JournalController("r", journal), JournalController("m", journal))
    stage.show(root)
    stage.settle()
    _ = journal.take()
    root.present(modal, animated: true)
    stage.settle()
    expectEqual(appearances(), ["m willAppear", "m didAppear"])
    expectEqual(modal.view.safeAreaInsets.top, 0)
    expectNotNil(root.view.window)
    withExtendedLifetime(stage) {}
  }
}
