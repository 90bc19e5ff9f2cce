import Foundation

/// Presents one controller over another: where its view lies, what is covered, how it comes and goes.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
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

  /// Creates a controller for a presentation; for subclasses, which the presented controller's transitioning delegate
  /// creates.
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
