import Foundation

/// The pages of a page view controller: the current one and the one that a transition brings into view.
struct PageTurning {
  /// The page in the middle.
  var current: UIViewController?
  /// The page that a transition brings into view, and its place.
  var pending: UIViewController?
  var side = PageScrollView.Side.after
  /// A Boolean value that indicates whether the user started the transition, in which case the delegate is
  /// notified.
  var isByUser = false
  var completion: ((Bool) -> Void)?
}

/// The transitions between pages.
extension UIPageViewController {
  // MARK: - Transitions by the app

  final func show(
    _ page: UIViewController?, _ direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    scrollView.settle()
    let old = turn.current
    guard page !== old else {
      completion?(true)
      return
    }
    let isSeen = appearance.phase == .appeared && storedView?.window != nil
    if animated, isSeen, let page, old != nil {
      view.layoutIfNeeded()
      scrollView.arrange(open: [.before, .after])
      bringIn(page, at: direction == .forward ? .after : .before, isByUser: false, completion: completion)
      scrollView.turn(to: turn.side)
    } else {
      exchange(old, for: page, isSeen: isSeen)
      neighboursMayHaveChanged()
      completion?(true)
    }
  }

  private func exchange(_ old: UIViewController?, for page: UIViewController?, isSeen: Bool) {
    turn.current = page
    old?.willMove(toParent: nil)
    if let page { addChild(page) }
    if isSeen {
      page?.loadViewIfRequired()
      old?.beginExplicitTransition(isAppearing: false, animated: false)
      page?.beginExplicitTransition(isAppearing: true, animated: false)
    }
    old?.storedView?.removeFromSuperview()
    if isViewLoaded, view.window != nil { putCurrentInPlace() }
    old?.endExplicitTransitionIfBegun()
    page?.endExplicitTransitionIfBegun()
    old?.leaveParent()
    page?.didMove(toParent: self)
  }

  // MARK: - Transitions by the user

  /// Called when a finger starts to drag. The result of a previous transition is applied, and the neighbors
  /// are requested.
  final func turnMayBegin() {
    if turn.pending != nil {
      let shift = scrollView.shift
      let isDone = shift * CGFloat(turn.side.rawValue) > 0.5
      finishTurn(isCompleted: isDone)
      if isDone { scrollView.move(by: -CGFloat(turn.side.rawValue)) }
    }
    neighboursMayHaveChanged()
  }

  /// Opens the places for which there are pages.
  final func neighboursMayHaveChanged() {
    guard turn.pending == nil else { return }
    var sides: Set<PageScrollView.Side> = []
    for side in [PageScrollView.Side.before, .after] where neighbour(at: side) != nil { sides.insert(side) }
    scrollView.arrange(open: sides)
  }

  private func neighbour(at side: PageScrollView.Side) -> UIViewController? {
    guard let current = turn.current, let dataSource else { return nil }
    switch side {
    case .before: return dataSource.pageViewController(self, viewControllerBefore: current)
    case .after: return dataSource.pageViewController(self, viewControllerAfter: current)
    }
  }

  /// Called after the pages moved. A page that becomes visible is added.
  final func pagesMoved(by shift: CGFloat) {
    guard appearance.phase == .appeared, shift != 0 else { return }
    let side = shift > 0 ? PageScrollView.Side.after : .before
    if turn.pending != nil {
      guard turn.isByUser, turn.side != side else { return }
      finishTurn(isCompleted: false)
    }
    guard scrollView.isDragging, let page = neighbour(at: side) else { return }
    bringIn(page, at: side, isByUser: true, completion: nil)
  }

  private func bringIn(
    _ page: UIViewController, at side: PageScrollView.Side, isByUser: Bool, completion: ((Bool) -> Void)?
  ) {
    turn.pending = page
    turn.side = side
    turn.isByUser = isByUser
    turn.completion = completion
    if isByUser { delegate?.pageViewController(self, willTransitionTo: [page]) }
    addChild(page)
    page.loadViewIfRequired()
    turn.current?.beginExplicitTransition(isAppearing: false, animated: true)
    page.beginExplicitTransition(isAppearing: true, animated: true)
    placePages()
    if let view = page.storedView { scrollView.addSubview(view) }
  }

  /// Called after scrolling has ended.
  final func turnEnded() {
    guard turn.pending != nil else { return }
    let isDone = scrollView.shift * CGFloat(turn.side.rawValue) > 0.5
    finishTurn(isCompleted: isDone)
    scrollView.center()
    neighboursMayHaveChanged()
  }

  /// Makes the incoming page the current one, or removes it.
  private func finishTurn(isCompleted: Bool) {
    guard let page = turn.pending, let old = turn.current else { return }
    let (isByUser, completion) = (turn.isByUser, turn.completion)
    turn.pending = nil
    turn.completion = nil
    if !isCompleted {
      page.beginExplicitTransition(isAppearing: false, animated: true)
      old.beginExplicitTransition(isAppearing: true, animated: true)
    }
    let (stays, goes) = isCompleted ? (page, old) : (old, page)
    turn.current = stays
    goes.willMove(toParent: nil)
    goes.storedView?.removeFromSuperview()
    placePages()
    goes.endExplicitTransitionIfBegun()
    stays.endExplicitTransitionIfBegun()
    goes.leaveParent()
    if isCompleted { page.didMove(toParent: self) }
    if isByUser {
      delegate?.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: [old], transitionCompleted: isCompleted)
    }
    completion?(true)
  }

  // MARK: - Places

  final func putCurrentInPlace() {
    guard let current = turn.current else { return }
    current.loadViewIfRequired()
    placePages()
    if let view = current.storedView, view.superview !== scrollView { scrollView.addSubview(view) }
    scrollView.center()
    neighboursMayHaveChanged()
  }

  final func placePages() {
    if let view = turn.current?.storedView { view.frame = scrollView.pageFrame(at: 0) }
    if let view = turn.pending?.storedView { view.frame = scrollView.pageFrame(at: turn.side.rawValue) }
  }
}
