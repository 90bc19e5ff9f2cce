extension UIView {
  // MARK: Insertion and removal

  /// Inserts a view at an index among the subviews, not counting the view itself.
  final func insert(_ view: UIView, at index: Int) {
    precondition(view !== self, "Can't add self as subview: a view needs another one to stand in")
    precondition(!isBelow(view), "Can't add a view to one of the views below it: the tree would be a ring")
    if view.superviewStorage === self {
      place(view, at: index)
      return
    }
    if view.superviewStorage != nil {
      view.nextSuperview = self
      view.removeFromSuperview()
      view.nextSuperview = nil
    }
    let change = WindowChange(of: view, to: windowStorage)
    view.willMove(toSuperview: self)
    change.announce()
    let place = max(0, min(index, subviewsStorage.count))
    attachLayer(of: view, at: place)
    subviewsStorage.insert(view, at: place)
    view.superviewStorage = self
    if !view.constraintFlags.isEmpty { view.autoLayoutDidEnter(self) }
    change.apply()
    view.updateInheritedValues()
    change.confirm()
    view.didMoveToSuperview()
    didAddSubview(view)
    subviewsDidChangeOrder()
    view.updateSafeAreaInsets()
  }

  final func insert(_ view: UIView, beside sibling: UIView, isAbove: Bool) {
    guard sibling !== view else { return }
    guard let place = subviewsStorage.filter({ $0 !== view }).firstIndex(where: { $0 === sibling }) else {
      // In this case, UIKit adds the view in front of all others [T].
      return insertSubview(view, at: subviewsStorage.count)
    }
    insertSubview(view, at: isAbove ? place + 1 : place)
    // The layer is placed next to the sibling's layer, even if layers without views are between the layers of
    // subviews [T].
    backing.attach(view.backing, beside: sibling.backing, isAbove: isAbove)
  }

  final func leaveSuperview() {
    guard let superview = superviewStorage else { return }
    prepareToLeave(for: nextSuperview)
    let change = WindowChange(of: self, to: nil)
    willMove(toSuperview: nil)
    change.announce()
    superview.willRemoveSubview(self)
    // A callback may have moved the view elsewhere already.
    guard superviewStorage === superview else { return }
    if !constraintFlags.isEmpty { autoLayoutWillLeave() }
    superview.subviewsStorage.removeAll { $0 === self }
    superviewStorage = nil
    backing.removeFromSuperlayer()
    superview.backing.markNeedsLayoutFromChild()
    change.apply()
    change.confirm()
    didMoveToSuperview()
    updateSafeAreaInsets()
  }

  /// Notifies the views that leave their window or, with the view itself, its superview. Views that move to another superview
  /// in a window aren't notified.
  private func prepareToLeave(for next: UIView?) {
    if windowStorage != nil, next?.windowStorage == nil {
      notifyOfLeaving()
    } else if next == nil {
      willLeaveScreen()
    }
  }

  private func notifyOfLeaving() {
    willLeaveScreen()
    for subview in subviewsStorage { subview.notifyOfLeaving() }
  }

  /// Inserts the subview's layer below the layer of the subview currently at the index, or on top.
  private func attachLayer(of view: UIView, at place: Int) {
    if place < subviewsStorage.count, subviewsStorage[place].backing.parent === backing {
      backing.insertSublayer(view.backing, below: subviewsStorage[place].backing)
    } else {
      backing.addSublayer(view.backing)
    }
    backing.markNeedsLayoutFromChild()
    view.backing.markNeedsLayout()
  }

  // MARK: Order

  /// Moves a subview to an index among the others.
  private func place(_ view: UIView, at index: Int) {
    let place = max(0, min(index, subviewsStorage.count - 1))
    guard let from = subviewsStorage.firstIndex(where: { $0 === view }), from != place else { return }
    subviewsStorage.remove(at: from)
    attachLayer(of: view, at: place)
    subviewsStorage.insert(view, at: place)
    subviewsDidChangeOrder()
  }

  final func exchange(_ first: Int, _ second: Int) {
    let range = subviewsStorage.indices
    precondition(
      range.contains(first) && range.contains(second),
      "exchangeSubview: there are \(range.count) subviews, no places \(first) and \(second)")
    guard first != second else { return }
    let (low, high) = (min(first, second), max(first, second))
    let (lower, upper) = (subviewsStorage[low], subviewsStorage[high])
    place(upper, at: low)
    place(lower, at: high)
  }

  final func moveToFront(_ view: UIView) {
    if subviewsStorage.last === view, backing.children.last === view.backing { return }
    guard view.superviewStorage === self else { return }
    subviewsStorage.removeAll { $0 === view }
    subviewsStorage.append(view)
    backing.move(view.backing, to: backing.children.count)
    orderDidChange()
  }

  final func moveToBack(_ view: UIView) {
    if subviewsStorage.first === view, backing.children.first === view.backing { return }
    guard view.superviewStorage === self else { return }
    subviewsStorage.removeAll { $0 === view }
    subviewsStorage.insert(view, at: 0)
    backing.move(view.backing, to: 0)
    orderDidChange()
  }

  /// Moves a subview to the front without callbacks.
  final func moveInSilence(_ view: UIView) {
    guard view.superviewStorage === self, subviewsStorage.last !== view else { return }
    subviewsStorage.removeAll { $0 === view }
    subviewsStorage.append(view)
    backing.move(view.backing, to: backing.children.count)
  }

  private func orderDidChange() {
    subviewsDidChangeOrder()
    if HostSimulator.current.answers.bringToFrontMarksLayout { backing.markNeedsLayoutFromChild() }
  }

  // MARK: Search

  nonisolated final func isBelow(_ view: UIView) -> Bool {
    if self === view { return true }
    return superviewReference?._withUnsafeGuaranteedRef { $0.isBelow(view) } ?? false
  }

  final func firstView(withTag tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviewsStorage {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }
}
