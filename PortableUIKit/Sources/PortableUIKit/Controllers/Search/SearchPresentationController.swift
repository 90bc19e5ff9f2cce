import Foundation

/// The presentation of an active search, through which the covered content receives touches.
@MainActor final class SearchPresentationController: UIPresentationController {
  private var search: UISearchController? { presentedViewController as? UISearchController }

  override func presentationTransitionWillBegin() {
    container?.passesTouches = true
    search?.searchWillBegin()
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if completed { search?.searchDidBegin() } else { search?.searchDidEnd() }
  }

  override func dismissalTransitionWillBegin() { search?.searchWillEnd() }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { search?.searchDidEnd() }
  }

  override func containerViewWillLayoutSubviews() {
    guard let container, let view = presentedView, view.superview === container else { return }
    if view.frame != container.bounds { view.frame = container.bounds }
    search?.placeBarAtTop()
  }
}

/// The place of a search bar in a view.
struct SearchBarPlace {
  weak var superview: UIView?
  var index: Int
  var frame: CGRect
  var autoresizingMask: UIView.AutoresizingMask
}

/// The search bar at the top of the screen, for search bars that aren't in a navigation bar.
extension UISearchController {
  /// Moves the search bar from its view to the top, if it's in no view or the navigation bar is hidden for the
  /// search.
  final func moveBarToTop() {
    guard barOwner == nil, let container = storedPresentationController?.container else { return }
    let bar = searchBar
    let navigation = bar.superview?.nearestViewController?.navigationController
    let hidesBar = hidesNavigationBarDuringPresentation && navigation?.isNavigationBarHidden == false
    guard bar.superview == nil || hidesBar else { return }
    UIView.performWithoutAnimation {
      var start = CGRect(x: 0, y: 0, width: container.bounds.width, height: bar.naturalHeight)
      if let superview = bar.superview {
        formerPlace = SearchBarPlace(
          superview: superview, index: superview.subviews.firstIndex(of: bar) ?? 0, frame: bar.frame,
          autoresizingMask: bar.autoresizingMask)
        start = bar.convert(bar.bounds, to: container)
      } else {
        formerPlace = SearchBarPlace(
          superview: nil, index: 0, frame: bar.frame, autoresizingMask: bar.autoresizingMask)
      }
      bar.autoresizingMask = .flexibleWidth
      bar.field.isMoving = true
      container.addSubview(bar)
      bar.field.isMoving = false
      bar.frame = start
      bar.layoutIfNeeded()
    }
    hasHiddenBar = hidesBar
    let isAnimated = storedPresentationController?.transition != nil
    if hidesBar { navigation?.setNavigationBarHidden(true, animated: isAnimated) }
  }

  /// Keeps the moved search bar at the top of the safe area, in front of the results.
  final func placeBarAtTop() {
    guard formerPlace != nil, let container = storedPresentationController?.container,
      searchBar.superview === container
    else { return }
    let height = searchBar.naturalHeight
    searchBar.frame = CGRect(
      x: 0, y: container.safeAreaInsets.top, width: container.bounds.width, height: height)
    container.bringSubviewToFront(searchBar)
    barInsets = UIEdgeInsets(top: height, left: 0, bottom: 0, right: 0)
  }

  /// Returns the search bar to its former place.
  final func moveBarBack() {
    guard let place = formerPlace else { return }
    formerPlace = nil
    let bar = searchBar
    barInsets = .zero
    UIView.performWithoutAnimation {
      bar.autoresizingMask = place.autoresizingMask
      if let superview = place.superview {
        superview.insertSubview(bar, at: min(place.index, superview.subviews.count))
        bar.frame = place.frame
      } else {
        bar.removeFromSuperview()
      }
    }
  }

  /// Shows the navigation bar that was hidden for the search.
  final func showHiddenBar() {
    guard hasHiddenBar else { return }
    hasHiddenBar = false
    let controller = formerPlace?.superview?.nearestViewController
    controller?.navigationController?.setNavigationBarHidden(false, animated: true)
  }
}

/// The view of a search controller, with the results or a dimmed background. Elsewhere, it receives no touches.
@MainActor final class SearchView: UIView {
  private static let dimness: CGFloat = 0.2

  private weak var controller: UISearchController?
  private let dimming = UIControl()
  private weak var results: UIViewController?

  init(controller: UISearchController) {
    self.controller = controller
    super.init(frame: UIScreen.main.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = UIColor.black.withAlphaComponent(Self.dimness)
    dimming.isHidden = true
    dimming.accessibilityLabel = "Dismiss search"
    dimming.addAction(
      UIAction { [weak controller] _ in controller?.isActive = false }, for: .touchUpInside)
    addSubview(dimming)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  /// Shows the view of the results controller, or hides it with `nil`.
  func show(results: UIViewController?, isDimmed: Bool) {
    dimming.isHidden = !isDimmed
    guard results !== self.results else { return }
    if let old = self.results {
      old.willMove(toParent: nil)
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    self.results = results
    guard let results, let controller, let view = results.view else { return }
    controller.addChild(results)
    view.frame = contentFrame
    addSubview(view)
    results.didMove(toParent: controller)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    dimming.frame = contentFrame
    results?.viewIfLoaded?.frame = contentFrame
  }

  /// The bounds or, if the search bar stays at its place in the searched content, the part below it.
  private var contentFrame: CGRect {
    guard let controller, controller.barOwner == nil, controller.formerPlace == nil,
      controller.searchBar.window === window, window != nil
    else { return bounds }
    let top = controller.searchBar.convert(controller.searchBar.bounds, to: self).maxY
    return CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
  }
}
