import Foundation

/// Presentations that animators of the app animate, and the laying out that subclasses take over.
extension UIPresentationController {
  /// Whether this is UIKit's own presentation, which lays out what it presents.
  static var isPlain: Bool { self == UIPresentationController.self }

  /// What an animator needs for the presentation; nil without one.
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

  /// What an animator needs for the dismissal; nil without one.
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

  /// The presentation was given up: everything is as it was before.
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

  /// An animator may have put the presenter's view into the container: it goes back beneath it.
  final func takePresenterOutOfContainer() {
    guard let container, let view = presenting?.storedView, view.isDescendant(of: container),
      let host = container.superview
    else { return }
    UIView.performWithoutAnimation { host.insertSubview(view, belowSubview: container) }
  }
}
