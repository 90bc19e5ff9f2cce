import Foundation

/// Presentations with animators of the app, and layout by subclasses.
extension UIPresentationController {
  /// A Boolean value that indicates whether this is UIKit's own class, which lays out the presented view.
  static var isPlain: Bool { self == UIPresentationController.self }

  /// Returns the context for the presentation's animator, or `nil` if there is none.
  final func presentationContext(source: UIViewController, in container: UIView) -> TransitionContext? {
    let presented = presentedViewController
    guard let delegate = presented.transitioningDelegate,
      let animator = delegate.animationController(
        forPresented: presented, presenting: presentingViewController, source: source)
    else { return nil }
    let whole = container.bounds
    return TransitionContext(
      from: presenterPart(initialFrame: whole, finalFrame: coversPresenter ? .zero : whole),
      to: .init(
        controller: presented, view: presentedView, finalFrame: frameOfPresentedViewInContainerView),
      in: container, style: style, animator: animator,
      interactor: delegate.interactionControllerForPresentation(using: animator))
  }

  /// Returns the context for the dismissal's animator, or `nil` if there is none.
  final func dismissalContext(in container: UIView) -> TransitionContext? {
    let presented = presentedViewController
    guard let delegate = presented.transitioningDelegate,
      let animator = delegate.animationController(forDismissed: presented)
    else { return nil }
    let whole = container.bounds
    return TransitionContext(
      from: .init(
        controller: presented, view: presentedView, initialFrame: presentedView?.frame ?? .zero),
      to: presenterPart(initialFrame: coversPresenter ? .zero : whole, finalFrame: whole),
      in: container, style: style, animator: animator,
      interactor: delegate.interactionControllerForDismissal(using: animator))
  }

  private func presenterPart(initialFrame: CGRect, finalFrame: CGRect) -> TransitionContext.Part {
    TransitionContext.Part(
      controller: presenting, view: coversPresenter ? presenting?.storedView : nil,
      initialFrame: initialFrame, finalFrame: finalFrame)
  }

  /// Restores the state before a canceled presentation.
  final func giveUpPresenting() {
    let (presenter, presented) = (presenting, presentedViewController)
    endTransition()
    takePresenterOutOfContainer()
    container?.removeFromSuperview()
    presentedView?.removeFromSuperview()
    container = nil
    stage = .idle
    presenter?.carriedPresentation = nil
    presentationTransitionDidEnd(false)
    presented.beginExplicitTransition(isAppearing: false, animated: true)
    presented.endExplicitTransitionIfBegun()
    if coversPresenter {
      presenter?.beginExplicitTransition(isAppearing: true, animated: true)
      presenter?.endExplicitTransitionIfBegun()
    }
    updateStatusBar(of: presenter)
    onPresented = nil
    retained = nil
  }

  /// Returns the presenting view to its place below the container, if an animator added it to the container.
  final func takePresenterOutOfContainer() {
    guard let container, let view = presenting?.storedView, view.isDescendant(of: container),
      let host = container.superview
    else { return }
    UIView.performWithoutAnimation { host.insertSubview(view, belowSubview: container) }
  }
}
