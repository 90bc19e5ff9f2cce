import Foundation

/// The search for presenting and presented controllers.
extension UIViewController {
  /// The presentation whose presenter is this controller or its nearest container with a presentation.
  final var nearestCarriedPresentation: UIPresentationController? {
    var controller: UIViewController? = self
    while let candidate = controller {
      if let presentation = candidate.carriedPresentation { return presentation }
      controller = candidate.parent
    }
    return nil
  }

  /// The presentation that shows this controller or its nearest presented container.
  final var nearestPresentation: UIPresentationController? {
    var controller: UIViewController? = self
    while let candidate = controller {
      if let presentation = candidate.storedPresentationController, presentation.stage != .idle {
        return presentation
      }
      controller = candidate.parent
    }
    return nil
  }

  final var presentationInForce: UIPresentationController { presentation(from: nil, source: self) }

  /// Returns the presentation controller, creating it if necessary.
  private func presentation(from presenter: UIViewController?, source: UIViewController)
    -> UIPresentationController
  {
    if let present = nearestPresentation { return present }
    if let storedPresentationController { return storedPresentationController }
    let presentation = makePresentation(from: presenter, source: source)
    storedPresentationController = presentation
    return presentation
  }

  private func makePresentation(from presenter: UIViewController?, source: UIViewController)
    -> UIPresentationController
  {
    switch modalPresentationStyle {
    case .pageSheet, .formSheet:
      return UISheetPresentationController(presentedViewController: self, presenting: presenter)
    case .popover:
      return UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
    case .custom:
      let own = transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenter, source: source)
      return own ?? UIPresentationController(presentedViewController: self, presenting: presenter)
    default:
      return UIPresentationController(presentedViewController: self, presenting: presenter)
    }
  }

  /// The presentations above this controller, from the lowest to the highest.
  final var presentationsAbove: [UIPresentationController] {
    var found: [UIPresentationController] = []
    var controller: UIViewController? = self
    while let presentation = controller?.carriedPresentation {
      found.append(presentation)
      controller = presentation.presentedViewController
    }
    return found
  }

  // MARK: - Presenting

  final func presentModally(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    precondition(
      controller.parent == nil,
      "present: \(type(of: controller)) is a child of \(controller.parent.map { "\(type(of: $0))" } ?? "")")
    let search = controller as? UISearchController
    let presenter = search?.presenter(from: self) ?? presenter(for: controller.modalPresentationStyle)
    let simulator = HostSimulator.current
    guard presenter.carriedPresentation == nil else {
      simulator.warn(
        "present: \(type(of: presenter)) already presents "
          + "\(presenter.carriedPresentation.map { "\(type(of: $0.presentedViewController))" } ?? "")")
      return
    }
    guard let view = presenter.viewIfLoaded, let window = view.window, let host = view.superview else {
      simulator.warn("present: the view of \(type(of: self)) is in no window; nothing is presented")
      return
    }
    precondition(
      controller.nearestPresentation == nil, "present: \(type(of: controller)) is presented already")
    let presentation = controller.presentation(from: presenter, source: self)
    presentation.adapt(to: window.traitCollection)
    // Only presentations in a context stay inside it. All others cover the entire window, even if the
    // presenter's view doesn't fill it.
    let isInContext = presentation.style == .currentContext || presentation.style == .overCurrentContext
    let place = search?.place(over: presenter, in: window)
    presentation.begin(
      from: presenter, source: self, in: place?.host ?? (isInContext ? host : window),
      over: place?.covered ?? (isInContext ? view : view.topmost(in: window)),
      animated: animated, completion: completion)
  }

  /// Returns the presenting controller: the outermost container, or the one that defines the context.
  private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    guard style == .currentContext || style == .overCurrentContext else { return outermostContainer }
    var controller = self
    while !controller.definesPresentationContext, let next = controller.parent { controller = next }
    return controller
  }

  // MARK: - Dismissing

  final func dismissModally(animated: Bool, completion: (() -> Void)?) {
    guard let own = nearestCarriedPresentation else {
      nearestPresentation?.presentingViewController.dismiss(animated: animated, completion: completion)
      return
    }
    // The presentations above end at once. The controllers between don't reappear.
    for presentation in own.presentedViewController.presentationsAbove.reversed() {
      presentation.end(animated: false, revealsPresenter: false)
    }
    own.end(animated: animated, completion: completion)
  }
}

extension UIView {
  /// Returns the subview of the window that is this view or contains it.
  final func topmost(in window: UIWindow) -> UIView {
    var view = self
    while let superview = view.superview, superview !== window { view = superview }
    return view
  }
}
