import Foundation

/// An object that manages the presentation of a controller: its frame, the covered content, and the
/// transitions.
@preconcurrency @MainActor open class UIPresentationController: NSObject, UIContentContainer {
  /// The stages of a presentation.
  enum Stage { case idle, presenting, presented, dismissing }

  private unowned let presented: UIViewController
  final weak var presenting: UIViewController?
  final var stage = Stage.idle
  /// The effective style, after adaptation to the traits.
  final var style: UIModalPresentationStyle
  final var container: PresentationView?
  final var transition: ControllerTransition?
  final var onPresented: (() -> Void)?
  /// The presented controller, retained during the presentation.
  final var retained: UIViewController?
  /// The former superview of the covered controller's view while that is removed.
  final weak var coveredSuperview: UIView?
  /// A Boolean value that indicates whether the covered view had the size of the container, so that it is
  /// resized to the container when it returns.
  final var presenterFillsContainer = true
  /// A Boolean value that indicates whether the user is dismissing the presentation, so that the delegate has
  /// to be notified.
  final var isDismissedByUser = false

  /// Creates a presentation controller. The presenting controller can be determined later.
  public init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
    style = presentedViewController.modalPresentationStyle
    super.init()
  }

  /// The controller that is or will be presented.
  open var presentedViewController: UIViewController { presented }
  /// The presenting controller or, before the presentation, the controller to present.
  open var presentingViewController: UIViewController { presenting ?? presented }
  /// The requested presentation style.
  open var presentationStyle: UIModalPresentationStyle { presented.modalPresentationStyle }
  /// The view that contains the presentation, or `nil` if nothing is presented.
  open var containerView: UIView? { container }
  /// The view of the presented controller.
  open var presentedView: UIView? { presented.view }
  /// The frame of the presented view in the container, in points.
  open var frameOfPresentedViewInContainerView: CGRect { frame(in: container?.bounds ?? .zero) }
  /// A Boolean value that indicates whether the presentation covers the entire window instead of the
  /// presentation context. The default is `true`.
  open var shouldPresentInFullscreen: Bool { true }
  /// A Boolean value that indicates whether the presenting controller's view is removed from the window while
  /// covered. It is `true` for the styles that cover all of it.
  open var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }

  // MARK: - For subclasses

  /// Called before the presentation begins. The container exists, but doesn't contain the presented view yet.
  open func presentationTransitionWillBegin() {}
  /// Called after the presentation ended. `completed` is `false` if it was canceled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the dismissal begins.
  open func dismissalTransitionWillBegin() {}
  /// Called after the dismissal ended. `completed` is `false` if it was canceled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before the container lays out its subviews.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container laid out its subviews.
  open func containerViewDidLayoutSubviews() {}

  /// Called before the window's size changes, in points. The implementation of `super` notifies the presented
  /// controller of its new size.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    tellPresented(of: size, with: coordinator)
  }
  /// Called before the traits change. The implementation of `super` notifies the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presented.willTransition(to: newCollection, with: coordinator)
  }
  /// The preferred size of the presented controller, in points. Zero means no preference.
  open var preferredContentSize: CGSize { presented.preferredContentSize }
  /// Called after the presented controller's preferred size changed. The implementation of `super` lays out
  /// the container.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    containerView?.setNeedsLayout()
  }

  /// The delegate, which customizes style and dismissal. The default is `nil`.
  weak open var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Returns the rectangle at which a popover points, in the container's coordinates.
  func sourceRect(in container: UIView) -> CGRect {
    CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0)
  }

  /// The permitted directions of a popover's arrow.
  var arrows: UIPopoverArrowDirection { .any }

  /// The color of a popover's arrow, or `nil` for the color of the presented view.
  var popoverColor: UIColor? { nil }

  /// Called when the style is determined and the presentation begins.
  func willBegin() {}
}
