import Foundation

/// Presents one controller over another: where its view lies, what is covered, how it comes and goes.
@preconcurrency @MainActor open class UIPresentationController: NSObject, UIContentContainer {
  /// How far the presentation has come.
  enum Stage { case idle, presenting, presented, dismissing }

  private unowned let presented: UIViewController
  final weak var presenting: UIViewController?
  final var stage = Stage.idle
  /// The style in force, after adaptation to the traits.
  final var style: UIModalPresentationStyle
  final var container: PresentationView?
  final var transition: ControllerTransition?
  final var onPresented: (() -> Void)?
  /// What is presented lives as long as it is.
  final var retained: UIViewController?
  /// Where the view of the covered controller was, while it is taken out.
  final weak var coveredSuperview: UIView?
  /// Whether the covered view was as large as the container, so that it takes up the container's size again.
  final var presenterFillsContainer = true
  /// Whether the user is dismissing what is presented, so that the delegate wants to know.
  final var isDismissedByUser = false

  /// Presents a controller; the one that presents may not be known yet.
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
  /// The controller that presents; before it does, the one that is to be presented.
  open var presentingViewController: UIViewController { presenting ?? presented }
  /// The style that was asked for.
  open var presentationStyle: UIModalPresentationStyle { presented.modalPresentationStyle }
  /// The view over what is covered; nil unless something is presented.
  open var containerView: UIView? { container }
  /// The presented controller's view.
  open var presentedView: UIView? { presented.view }
  /// Where the presented view lies in the container, in points.
  open var frameOfPresentedViewInContainerView: CGRect { frame(in: container?.bounds ?? .zero) }
  /// Whether the presentation covers the whole window, true by default; else the context that was asked for.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenter's view is taken out of the window while it is covered; true for the styles that leave nothing
  /// of it to be seen.
  open var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }

  // MARK: - For subclasses

  /// The presentation is about to begin: the container is there, what is presented is not in it yet.
  open func presentationTransitionWillBegin() {}
  /// The presentation is through; with false it was given up.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// The dismissal is about to begin.
  open func dismissalTransitionWillBegin() {}
  /// The dismissal is through; with false it was given up.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// The container is about to lay out its subviews.
  open func containerViewWillLayoutSubviews() {}
  /// The container has laid out its subviews.
  open func containerViewDidLayoutSubviews() {}

  /// The window is about to get that size, in points; super tells what is presented of the size that it will have.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    tellPresented(of: size, with: coordinator)
  }
  /// The traits are about to change; super tells what is presented.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presented.willTransition(to: newCollection, with: coordinator)
  }
  /// The size in points that what is presented would like to have; zero means no wish.
  open var preferredContentSize: CGSize { presented.preferredContentSize }
  /// What is presented changed its wish; super lays the container out.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    containerView?.setNeedsLayout()
  }

  /// Has a say in style and dismissal; nil by default.
  weak open var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// What a popover points at, in the container's coordinates.
  func sourceRect(in container: UIView) -> CGRect {
    CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0)
  }

  /// The ways a popover's arrow may point.
  var arrows: UIPopoverArrowDirection { .any }

  /// The colour of a popover's arrow; nil for that of what is presented.
  var popoverColor: UIColor? { nil }

  /// The style is known and the presentation begins.
  func willBegin() {}
}
