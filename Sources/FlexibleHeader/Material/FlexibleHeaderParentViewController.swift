import UIKit

/// A view controller that has a flexible header as a child.
///
/// ```swift
/// final class ListViewController: UIViewController, FlexibleHeaderParentViewController {
///   var headerViewController: FlexibleHeaderViewController!
///
///   override init(nibName: String?, bundle: Bundle?) {
///     super.init(nibName: nibName, bundle: bundle)
///     FlexibleHeaderViewController.addToParent(self)
///   }
///
///   required init?(coder: NSCoder) {
///     super.init(coder: coder)
///     FlexibleHeaderViewController.addToParent(self)
///   }
///
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     headerViewController.addFlexibleHeaderViewToParentViewControllerView()
///   }
/// }
/// ```
@preconcurrency @MainActor public protocol FlexibleHeaderParentViewController: UIViewController {
  /// The header's controller: nil until `FlexibleHeaderViewController.addToParent(_:)` sets it, which is in the parent's
  /// initialiser, so that everything after may take it for granted.
  var headerViewController: FlexibleHeaderViewController! { get set }
}

extension FlexibleHeaderViewController {
  /// Makes a header's controller, gives it to `parent` as its `headerViewController` and adds it as a child. Call it when
  /// the parent is initialised; a parent that has a header already keeps that one.
  public static func addToParent(_ parent: any FlexibleHeaderParentViewController) {
    guard parent.headerViewController == nil else { return }
    let controller = FlexibleHeaderViewController()
    parent.headerViewController = controller
    parent.addChild(controller)
  }

  /// Puts the header in front of all other views of the parent. Call it at the end of the parent's `viewDidLoad`.
  public func addFlexibleHeaderViewToParentViewControllerView() {
    guard let parent else {
      HeaderMisuse.report(.headerWithoutParent)
      return
    }
    view.frame.size.width = parent.view.bounds.width
    parent.view.addSubview(view)
    didMove(toParent: parent)
  }
}
