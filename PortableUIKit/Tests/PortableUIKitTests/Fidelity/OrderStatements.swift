#if canImport(ObjectiveC)
  import UIKit
#else
  import PortableUIKit
#endif
import Testing

/// Orders of calls for which no source was found. See `PortableUIKit/Documentation/PortableUIKit.md#open-questions`.
@MainActor struct OrderStatements {
  private let journal = CallJournal()

  /// Which of two entries came first.
  private func order(_ one: String, _ other: String) -> String {
    guard let first = journal.place(of: one), let second = journal.place(of: other) else {
      return "not both of \(one) and \(other)"
    }
    return first < second ? one : other
  }

  @Test("[?] viewDidAppear of a child that came in viewDidLoad and of its parent")
  func childAndParent() {
    check(.childDidAppearBeforeParent, yes: "c didAppear", no: "p didAppear") { stage in
      _ = journal.take()
      let child = JournalController("c", journal)
      let parent = JournalController("p", journal)
      parent.onLoad = { parent in
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
      }
      stage.show(parent)
      stage.settle()
      return order("c didAppear", "p didAppear")
    }
  }

  @Test("[?] willShow and the controller's viewWillAppear, didShow and its viewDidAppear")
  func navigationDelegate() {
    final class Listener: NSObject, UINavigationControllerDelegate {
      let journal: CallJournal
      init(_ journal: CallJournal) { self.journal = journal }
      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
      ) { journal.add("willShow") }
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
      ) { journal.add("didShow") }
    }
    check(.navigationDelegateHearsLast, yes: "b willAppear, b didAppear", no: "willShow, didShow") { stage in
      let navigation = UINavigationController(rootViewController: UIViewController())
      let listener = Listener(journal)
      navigation.delegate = listener
      stage.show(navigation)
      stage.settle()
      _ = journal.take()
      navigation.pushViewController(JournalController("b", journal), animated: true)
      stage.settle()
      return order("b willAppear", "willShow") + ", " + order("b didAppear", "didShow")
    }
  }

  @Test("[?] who is covered and who covers, and back")
  func presentation() {
    check(
      .leavingControllerHearsFirst, yes: "r willDisappear, m willDisappear", no: "m willAppear, r willAppear"
    ) { stage in
      let (root, modal) = (JournalController("r", journal), JournalController("m", journal))
      stage.show(root)
      stage.settle()
      _ = journal.take()
      modal.modalPresentationStyle = .fullScreen
      root.present(modal, animated: true)
      stage.settle()
      let coming = order("r willDisappear", "m willAppear")
      _ = journal.take()
      root.dismiss(animated: true)
      stage.settle()
      return coming + ", " + order("m willDisappear", "r willAppear")
    }
  }

  @Test("[?] the controllers of the old and the new tab")
  func tabs() {
    check(.newTabHearsFirst, yes: "b willAppear", no: "a willDisappear") { stage in
      let tabs = UITabBarController()
      tabs.viewControllers = [JournalController("a", journal), JournalController("b", journal)]
      stage.show(tabs)
      stage.settle()
      _ = journal.take()
      tabs.selectedIndex = 1
      stage.settle()
      return order("b willAppear", "a willDisappear")
    }
  }

  @Test("[?] several completions of one coordinator")
  func completions() {
    check(.lastCompletionRunsFirst, yes: "second", no: "first") { stage in
      let navigation = UINavigationController(rootViewController: UIViewController())
      stage.show(navigation)
      stage.settle()
      _ = journal.take()
      navigation.pushViewController(UIViewController(), animated: true)
      for name in ["first", "second"] {
        navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in journal.add(name) }
      }
      stage.settle()
      return order("first", "second")
    }
  }

  @Test("[?] the fitting size of a view without constraints")
  func fittingSize() {
    check(.unconstrainedViewFitsItsSize, yes: "its size", no: "nothing") { stage in
      let root = stage.showPlain()
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
      root.addSubview(view)
      let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      return size == view.bounds.size ? "its size" : size == .zero ? "nothing" : "\(size)"
    }
  }
}
