import Foundation

extension UIViewController {
  /// Loads the view on first access by calling `loadView`, then `viewDidLoad`.
  final func loadViewIfRequired() {
    guard storedView == nil else { return }
    precondition(
      !isLoadingView,
      "\(type(of: self)) reads its view inside loadView() before having set it")
    isLoadingView = true
    loadView()
    isLoadingView = false
    precondition(storedView != nil, "loadView() of \(type(of: self)) did not set a view")
    viewDidLoad()
  }

  final func loadPlainView() {
    precondition(
      nibName == nil,
      "PortableUIKit has no nibs: \(type(of: self)) must override loadView() instead of naming a nib")
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  final func adoptView(_ newView: UIView?) {
    guard newView !== storedView else { return }
    if let owner = newView?.viewController {
      preconditionFailure(
        "UIViewControllerHierarchyInconsistency: a view can belong to one controller only; "
          + "\(type(of: self)) was given the view of \(type(of: owner))")
    }
    storedView?.viewController = nil
    storedView = newView
    newView?.viewController = self
    newView?.markNeedsUpdateConstraints()
  }

  final var surroundingTraits: UITraitCollection {
    if let parent {
      let traits = parent.traitCollection
      return traitOverride?.merged(with: traits) ?? traits
    }
    if let superview = storedView?.superview { return superview.traitCollection }
    return HostSimulator.current.traitCollection
  }
}
