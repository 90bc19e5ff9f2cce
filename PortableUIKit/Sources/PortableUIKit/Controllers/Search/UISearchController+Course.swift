import Foundation

/// The start and end of searches.
extension UISearchController {
  final var searchIsPresented: Bool {
    let stage = storedPresentationController?.stage
    return stage == .presenting || stage == .presented
  }

  /// The navigation controller whose bar contains the search bar, or `nil` if there is none.
  final var barOwner: UINavigationController? {
    guard let controller = item?.controller, let owner = controller.navigationController,
      owner.viewControllers.contains(where: { $0.navigationItem === item })
    else { return nil }
    return owner
  }

  /// The controller whose content is searched.
  private var searchedController: UIViewController? {
    item?.controller ?? formerPlace?.superview?.nearestViewController
      ?? searchBar.superview?.nearestViewController
  }

  final func activate() {
    delegate?.presentSearchController(self)
    guard !searchIsPresented else { return }
    guard let controller = searchedController else {
      HostSimulator.current.warn(
        "UISearchController: the search bar is neither in a navigation item nor in the view of a controller")
      return
    }
    isAutomatic = true
    controller.present(self, animated: true)
    if !searchIsPresented { isAutomatic = false }
  }

  final func deactivate() { storedPresentationController?.presentingViewController.dismiss(animated: true) }

  /// Returns the presenting controller: the first one, from `source` outwards, that defines a presentation
  /// context.
  final func presenter(from source: UIViewController) -> UIViewController {
    var controller = source
    while !controller.definesPresentationContext, let next = controller.parent { controller = next }
    return controller
  }

  /// Returns the view that contains the presentation and the view it covers. A search bar in a navigation bar
  /// stays in front.
  final func place(over presenter: UIViewController, in window: UIWindow) -> (host: UIView, covered: UIView)?
  {
    guard let view = presenter.viewIfLoaded, let superview = view.superview else { return nil }
    if let barOwner, !barOwner.viewControllers.contains(where: { presenter.isInside($0) }),
      let ownerView = barOwner.viewIfLoaded
    {
      return (ownerView, barOwner.contentView)
    }
    return presenter.definesPresentationContext ? (superview, view) : (window, view.topmost(in: window))
  }

  // MARK: - Steps of the presentation

  final func searchWillBegin() {
    if isAutomatic { delegate?.willPresentSearchController(self) }
    moveBarToTop()
    alongside { [self] in
      showBars(isActive: true)
      updateResults(animated: false)
    }
  }

  final func searchDidBegin() {
    if isAutomatic { delegate?.didPresentSearchController(self) } else { searchBar.becomeFirstResponder() }
  }

  final func searchWillEnd() {
    if isAutomatic { delegate?.willDismissSearchController(self) }
    searchBar.resignFirstResponder()
    let hadText = searchBar.text?.isEmpty == false
    searchBar.field.text = nil
    if hadText { searchResultsUpdater?.updateSearchResults(for: self) }
    showHiddenBar()
    alongside { [self] in showBars(isActive: false) }
  }

  final func searchDidEnd() {
    moveBarBack()
    updateResults(animated: false)
    let wasAutomatic = isAutomatic
    isAutomatic = false
    if wasAutomatic { delegate?.didDismissSearchController(self) }
  }

  private func alongside(_ changes: @escaping () -> Void) {
    guard let coordinator = transitionCoordinator else { return changes() }
    coordinator.animate(alongsideTransition: { _ in changes() }, completion: nil)
  }

  /// Shows or hides the buttons of the search bar and the row with the title.
  private func showBars(isActive: Bool) {
    searchBar.updateCancelButton()
    if automaticallyShowsCancelButton {
      searchBar.showCancelButton(isActive, animated: false)
      searchBar.layoutIfNeeded()
    }
    if automaticallyShowsScopeBar, (searchBar.scopeButtonTitles?.count ?? 0) > 1 {
      searchBar.setScopeBar(isShown: isActive, animated: false)
    }
    searchBarHeightDidChange()
    if let barOwner, barOwner.isViewLoaded {
      barOwner.layOutBar()
      barOwner.bar.layoutIfNeeded()
      barOwner.view.layoutIfNeeded()
    }
  }

  // MARK: - Events of the search bar

  final func searchBarDidBeginEditing() { if !searchIsPresented { activate() } }

  final func searchTextDidChange() {
    guard searchIsPresented else { return }
    updateResults(animated: false)
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  final func searchBarHeightDidChange() { item?.heightDidChange?() }

  // MARK: - Results

  final func updateResults(animated: Bool) {
    guard let view = viewIfLoaded as? SearchView else { return }
    let showsResults = searchResultsController != nil && searchIsPresented && showsSearchResultsController
    view.show(
      results: showsResults ? searchResultsController : nil,
      isDimmed: obscuresBackgroundDuringPresentation && !showsResults)
  }

  final func fade(with context: any UIViewControllerContextTransitioning) {
    let comes = context.viewController(forKey: .to) === self
    guard let view = context.view(forKey: comes ? .to : .from) else {
      return context.completeTransition(true)
    }
    if comes {
      view.frame = context.finalFrame(for: self)
      context.containerView.addSubview(view)
      UIView.performWithoutAnimation {
        view.layoutIfNeeded()
        view.alpha = 0
      }
    }
    UIView.animate(
      withDuration: transitionDuration(using: context), animations: { view.alpha = comes ? 1 : 0 },
      completion: { _ in
        view.alpha = 1
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}

extension UIViewController {
  /// Returns whether this controller is another one or inside of it.
  fileprivate final func isInside(_ other: UIViewController) -> Bool {
    var controller: UIViewController? = self
    while let candidate = controller {
      if candidate === other { return true }
      controller = candidate.parent
    }
    return false
  }

  /// Keeps a search in front of this controller's view at its place below a navigation bar.
  final func placeSearch(below owner: UINavigationController) {
    guard let search = navigationItem.searchController,
      let container = search.storedPresentationController?.container
    else { return }
    if container.superview === owner.contentView {
      if let view = storedView, container.frame != view.frame { container.frame = view.frame }
      search.barInsets = barInsets
    } else if container.superview === owner.storedView {
      if container.frame != owner.contentView.frame { container.frame = owner.contentView.frame }
      search.barInsets = UIEdgeInsets(
        top: owner.isBarHidden ? 0 : owner.barHeight(above: self), left: 0, bottom: 0, right: 0)
    }
  }
}
