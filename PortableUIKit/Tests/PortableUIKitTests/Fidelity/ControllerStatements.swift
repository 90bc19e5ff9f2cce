#if canImport(ObjectiveC)
  import UIKit
#else
  import PortableUIKit
#endif
import Testing

@MainActor struct LifeCycleStatements {
  private let journal = CallJournal()

  @Test("[A] the view loads on first access, once", arguments: FidelityAnswers.all)
  func loading(answers: FidelityAnswers) {
    let stage = FidelityStage(answers)
    let controller = JournalController("c", journal)
    expect(controller.viewIfLoaded == nil && !controller.isViewLoaded && journal.entries == [])
    _ = controller.view
    controller.loadViewIfNeeded()
    expect(journal.entries == ["c loadView", "c didLoad"] && controller.isViewLoaded)
    withExtendedLifetime(stage) {}
  }

  @Test(
    "[A/R] a root: load, willAppear, isAppearing, layout, didAppear", arguments: FidelityAnswers.all)
  func root(answers: FidelityAnswers) {
    let stage = FidelityStage(answers, windowInsets: UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    let root = JournalController("c", journal)
    stage.show(root)
    expect(journal.entries.starts(with: ["c loadView", "c didLoad", "c willAppear"]))
    expectSame(root.view.window, stage.window)
    stage.turn()
    let order = [
      "c loadView", "c didLoad", "c willAppear", "c isAppearing", "c willLayout", "cView layout",
      "c didLayout", "c didAppear",
    ]
    expectEqual(order.map { journal.place(of: $0) }, order.compactMap { journal.place(of: $0) }.sorted())
  }

  @Test("[?] viewIsAppearing comes before viewSafeAreaInsetsDidChange")
  func isAppearingAndSafeArea() {
    check(.viewIsAppearingBeforeSafeArea, yes: "isAppearing", no: "safeArea") { stage in
      _ = journal.take()
      stage.window.imposedInsets = UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
      stage.show(JournalController("c", journal))
      stage.turn()
      return journal.take().first { $0 == "c isAppearing" || $0 == "c safeArea" } == "c isAppearing"
        ? "isAppearing" : "safeArea"
    }
  }

  @Test("[A] addChild calls willMove, removeFromParent calls didMove; the others are ours to call")
  func containment() {
    let stage = FidelityStage()
    let (parent, child) = (UIViewController(), JournalController("c", journal))
    parent.addChild(child)
    expect(journal.take() == ["c willMove true"] && child.parent === parent)
    child.didMove(toParent: parent)
    child.willMove(toParent: nil)
    _ = journal.take()
    child.removeFromParent()
    expect(journal.take() == ["c didMove false"] && child.parent == nil && parent.children.isEmpty)
    withExtendedLifetime(stage) {}
  }

  @Test("[A] a child leaves its parent for another")
  func newParent() {
    let stage = FidelityStage()
    let (old, new, child) = (UIViewController(), UIViewController(), UIViewController())
    old.addChild(child)
    new.addChild(child)
    expect(old.children.isEmpty && new.children == [child])
    withExtendedLifetime(stage) {}
  }

  @Test("[A] a child added while loading appears with its parent, after the parent's own call")
  func childOfAppearing() {
    let stage = FidelityStage()
    let (root, child) = (JournalController("p", journal), JournalController("c", journal))
    root.onLoad = {
      $0.addChild(child)
      $0.view.addSubview(child.view)
      child.didMove(toParent: $0)
    }
    stage.show(root)
    stage.turn()
    let (parentWill, childWill) = (journal.place(of: "p willAppear"), journal.place(of: "c willAppear"))
    expectLess(parentWill ?? 1, childWill ?? 0)
    expectEqual(journal.entries.filter { $0 == "c didAppear" }.count, 1)
  }

  @Test("[A] a child of a visible parent: willAppear inside addSubview, one didAppear in the end")
  func childOfVisible() {
    let stage = FidelityStage()
    let root = UIViewController()
    stage.show(root)
    stage.turn()
    let child = JournalController("c", journal)
    root.addChild(child)
    _ = child.view
    _ = journal.take()
    root.view.addSubview(child.view)
    expect(journal.entries.contains("c willAppear"))
    child.didMove(toParent: root)
    stage.turn()
    expectEqual(journal.entries.filter { $0 == "c didAppear" }.count, 1)
    _ = journal.take()
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    stage.turn()
    expectEqual(journal.entries.filter { $0 == "c willDisappear" || $0 == "c didDisappear" }.count, 2)
  }

  @Test("[?] didAppear of a child added to a visible parent comes inside addSubview")
  func didAppearInsideAddSubview() {
    check(.childDidAppearInsideAddSubview, yes: "inside", no: "later") { stage in
      let root = UIViewController()
      stage.show(root)
      stage.turn()
      let child = JournalController("c", journal)
      root.addChild(child)
      _ = journal.take()
      root.view.addSubview(child.view)
      let isInside = journal.entries.contains("c didAppear")
      child.didMove(toParent: root)
      stage.turn()
      return isInside ? "inside" : journal.take().contains("c didAppear") ? "later" : "never"
    }
  }
}

@MainActor struct SafeAreaStatements {
  private let journal = CallJournal()
  private let top44 = UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)

  @Test(
    "table [A; T: Epoxy] root, additional inset, subviews at several heights",
    arguments: FidelityAnswers.all)
  func table(answers: FidelityAnswers) {
    let stage = FidelityStage(answers, windowInsets: top44)
    let root = UIViewController()
    stage.show(root)
    stage.turn()
    expectEqual(root.view.safeAreaInsets.top, 44)
    root.additionalSafeAreaInsets.top = 56
    expectEqual(root.view.safeAreaInsets.top, 100)
    for (y, inset) in [(0, 100), (60, 40), (120, 0), (-30, 100)] as [(CGFloat, CGFloat)] {
      let subview = UIView(frame: CGRect(x: 0, y: y, width: 100, height: 50))
      root.view.addSubview(subview)
      stage.turn()
      expectEqual(subview.safeAreaInsets.top, inset, "at \(y)")
    }
  }

  @Test("[A; T: MDC] none outside of a window, whatever is added")
  func withoutWindow() {
    let stage = FidelityStage()
    let controller = UIViewController()
    controller.additionalSafeAreaInsets.top = 56
    expectEqual(controller.view.safeAreaInsets, .zero)
    withExtendedLifetime(stage) {}
  }

  @Test("[A] additional insets go down to a child's view and its subviews")
  func children() {
    let stage = FidelityStage(windowInsets: top44)
    let (root, child) = (UIViewController(), UIViewController())
    stage.show(root)
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    let inner = UIView(frame: child.view.bounds)
    child.view.addSubview(inner)
    root.additionalSafeAreaInsets.top = 10
    stage.turn()
    expect(child.view.safeAreaInsets.top == 54 && inner.safeAreaInsets.top == 54)
    child.additionalSafeAreaInsets.top = 6
    stage.turn()
    expect(child.view.safeAreaInsets.top == 60 && root.view.safeAreaInsets.top == 54)
  }

  @Test("[R] additional insets act at once, the calls come once, equal values [K] bring none")
  func atOnce() {
    let stage = FidelityStage(windowInsets: top44)
    let root = JournalController("c", journal)
    stage.show(root)
    stage.turn()
    _ = journal.take()
    root.additionalSafeAreaInsets.top = 56
    expectEqual(root.view.safeAreaInsets.top, 100)
    stage.turn()
    expectEqual(journal.entries.filter { $0 == "c safeArea" }.count, 1)
    expectEqual(journal.entries.filter { $0 == "cView safeArea" }.count, 1)
    expect(journal.entries.contains("cView layout"))
    _ = journal.take()
    root.additionalSafeAreaInsets.top = 56
    stage.turn()
    expectEqual(journal.entries, [])
  }

  @Test("[K] additional insets do not load the view")
  func notLoaded() {
    let stage = FidelityStage()
    let controller = UIViewController()
    controller.additionalSafeAreaInsets.top = 56
    expect(!controller.isViewLoaded)
    withExtendedLifetime(stage) {}
  }

  @Test("[R] a view that moves is notified of its new insets")
  func moving() {
    let stage = FidelityStage(windowInsets: top44)
    let root = UIViewController()
    stage.show(root)
    let view = JournalView("v", journal, [.safeArea], frame: CGRect(x: 0, y: 100, width: 50, height: 50))
    root.view.addSubview(view)
    stage.turn()
    _ = journal.take()
    view.frame.origin.y = 20
    stage.turn()
    expect(view.safeAreaInsets.top == 24 && journal.entries == ["v safeArea"])
  }

  @Test("[R] the controller is notified once before it first appears, of zero insets, too")
  func zeroInsets() {
    let stage = FidelityStage(windowInsets: .zero)
    stage.show(JournalController("c", journal))
    stage.turn()
    expectEqual(journal.entries.filter { $0 == "c safeArea" }.count, 1)
  }

  @Test("[?] a view is notified of its safe area before its controller")
  func viewAndController() {
    check(.viewSafeAreaCallBeforeController, yes: "view", no: "controller") { stage in
      stage.window.imposedInsets = top44
      let root = JournalController("c", journal)
      stage.show(root)
      stage.turn()
      _ = journal.take()
      root.additionalSafeAreaInsets.top = 1
      return journal.take().first { $0.hasSuffix("safeArea") } == "cView safeArea" ? "view" : "controller"
    }
  }
}

@MainActor struct StatusBarStatements {
  private final class Chooser: UIViewController {
    var hidingChild: UIViewController?
    var stylingChild: UIViewController?
    var questions: [String] = []
    override var childForStatusBarHidden: UIViewController? { hidingChild }
    override var childForStatusBarStyle: UIViewController? { stylingChild }
    override var prefersStatusBarHidden: Bool {
      questions.append("hidden")
      return false
    }
    override var preferredStatusBarStyle: UIStatusBarStyle {
      questions.append("style")
      return .lightContent
    }
  }

  @Test("[K] visibility and style are asked of the ends of their own chains, at once")
  func chains() {
    let stage = FidelityStage()
    let (root, hiding, styling) = (Chooser(), Chooser(), Chooser())
    root.hidingChild = hiding
    root.stylingChild = styling
    for child in [hiding, styling] {
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    stage.show(root)
    stage.turn()
    for controller in [root, hiding, styling] { controller.questions = [] }
    styling.setNeedsStatusBarAppearanceUpdate()
    expect(hiding.questions.contains("hidden") && !hiding.questions.contains("style"))
    expect(styling.questions.contains("style") && !styling.questions.contains("hidden"))
    expectEqual(root.questions, [])
  }
}

@MainActor @Suite(.enabled(if: FidelityStage.canRotate)) struct RotationStatements {
  private final class Turning: JournalController {
    private var size: String { view.bounds.width < view.bounds.height ? "upright" : "wide" }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      note("willTransition \(self.size)")
      coordinator.animate(
        alongsideTransition: { [self] _ in note("alongside \(self.size)") },
        completion: { [self] _ in note("completion 1") })
      coordinator.animate(alongsideTransition: nil) { [self] _ in note("completion 2") }
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      note("traits")
    }
    override func viewDidLayoutSubviews() { note("layout \(size)") }
  }

  @Test(
    "[A, place of 3 R] old bounds, traits, layout with new bounds, alongside, completions",
    arguments: FidelityAnswers.all)
  func order(answers: FidelityAnswers) {
    let stage = FidelityStage(answers)
    let journal = CallJournal()
    stage.show(Turning("c", journal))
    stage.turn()
    _ = journal.take()
    stage.rotate()
    let steps = ["c willTransition upright", "c traits", "c layout wide", "c alongside wide"]
    expectEqual(journal.entries.filter(steps.contains), steps)
    expect(!journal.entries.contains("c completion 1"))
    stage.wait(1)
    expectEqual(journal.entries.filter { $0.contains("completion") }.count, 2)
  }

  @Test("[A] the offset is kept, then brought into range")
  func offset() {
    let stage = FidelityStage()
    let root = UIViewController()
    stage.show(root)
    let scrollView = UIScrollView(frame: root.view.bounds)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize.height = 2000
    root.view.addSubview(scrollView)
    scrollView.contentOffset.y = 300
    stage.rotate()
    stage.wait(1)
    expectEqual(scrollView.contentOffset.y, 300)
  }
}
