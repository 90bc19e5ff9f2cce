import FlexibleHeader
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
  /// The header's view controller. The value is `nil` until you call `FlexibleHeaderViewController.addToParent(_:)`.
  /// Call that method in the parent's initializers, so that the value is available afterward.
  var headerViewController: FlexibleHeaderViewController! { get set }
}

extension FlexibleHeaderViewController {
  /// Creates a header's view controller, assigns it to the `headerViewController` of `parent`, and adds it as a child.
  /// If the parent already has a header, this method has no effect.
  ///
  /// - Parameter parent: The parent. Call this method in the parent's initializers.
  public static func addToParent(_ parent: any FlexibleHeaderParentViewController) {
    guard parent.headerViewController == nil else { return }
    let controller = FlexibleHeaderViewController()
    parent.headerViewController = controller
    parent.addChild(controller)
  }

  /// Adds the header in front of all other views of the parent. Call this method at the end of the parent's
  /// `viewDidLoad()`.
  ///
  /// If the controller has no parent, the method reports a `HeaderMisuse` and has no other effect.
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
