import Foundation

/// The arrangement of the columns.
extension UISplitViewController {
  /// The duration of an animated change of the display mode, in seconds. Our own choice [?].
  private static let duration: TimeInterval = 0.35

  final func loadSplitView() {
    let view = SplitView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.controller = self
    view.clipsToBounds = true
    dimmingView.backgroundColor = UIColor.black.withAlphaComponent(SplitDimmingView.dimness)
    dimmingView.onTap = { [weak self] in self?.hideSidebars() }
    self.view = view
    gestures.install(in: view, of: self)
  }

  // MARK: - Resolving preferences

  /// The arrangement in effect or, before the first layout, the one for the current size.
  final var currentArrangement: SplitArrangement {
    arrangement ?? SplitArrangement(preferences, in: sizeForColumns)
  }

  private var sizeForColumns: CGSize { announcedSize ?? storedView?.bounds.size ?? UIScreen.main.bounds.size }

  /// The primary edge is the right one.
  final var isMirrored: Bool {
    let isRightToLeft = storedView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return (primaryEdge == .trailing) != isRightToLeft
  }

  final func preferencesDidChange() {
    guard arrangement != nil, collapse == nil else { return }
    resolve(isShownByApp: false)
    storedView?.setNeedsLayout()
    if ViewAnimation.isRecording { storedView?.layoutIfNeeded() }
  }

  final func setWidth(
    _ width: WritableKeyPath<SplitArrangement.Preferences, CGFloat>, _ value: CGFloat, _ name: String
  ) {
    guard value.isFinite else {
      HostSimulator.current.warn("UISplitViewController.\(name): \(value) is ignored")
      return
    }
    preferences[keyPath: width] = value
    preferencesDidChange()
  }

  /// Computes the arrangement and notifies the delegate of changes.
  final func resolve(isShownByApp: Bool) {
    guard isViewLoaded, collapse == nil else { return }
    let new = SplitArrangement(preferences, in: sizeForColumns)
    guard let old = arrangement else {
      arrangement = new
      return
    }
    guard new != old else { return }
    if new.mode != old.mode {
      delegate?.splitViewController(self, willChangeTo: new.mode)
      if style != .unspecified, !isShownByApp { announceColumns(from: old, to: new) }
    }
    arrangement = new
    updateButtons()
  }

  private func announceColumns(from old: SplitArrangement, to new: SplitArrangement) {
    let (before, after) = (old.visibleColumns, new.visibleColumns)
    for column in before where !after.contains(column) {
      delegate?.splitViewController(self, willHide: column)
    }
    for column in after where !before.contains(column) {
      delegate?.splitViewController(self, willShow: column)
    }
  }

  // MARK: - Layout

  final func layOut() {
    announcedSize = nil
    updateCollapse()
    guard let transition = pendingTransition else { return placeColumns() }
    pendingTransition = nil
    transition.start({ [weak self] in self?.placeColumns() }) { [weak self] _ in
      guard let self else { return }
      if ownTransition === transition { ownTransition = nil }
      settleColumns()
    }
  }

  final func placeColumns() {
    guard let storedView else { return }
    guard collapse == nil else { return placeHost() }
    let isFirst = arrangement == nil
    resolve(isShownByApp: false)
    guard let arrangement else { return }
    let visible = arrangement.visibleColumns
    // From back to front.
    for column in Self.order.reversed() {
      guard let child = columns[column]?.child else { continue }
      let isVisible = visible.contains(column)
      if isVisible { insert(child, in: column) }
      guard let view = child.storedView, view.superview === storedView else { continue }
      let frame = arrangement.frame(of: column, in: storedView.bounds, isMirrored: isMirrored)
      if view.frame != frame { view.frame = frame }
      if !isVisible { remove(child) }
    }
    placeDimming(arrangement)
    placeSeparators(arrangement)
    orderViews()
    placedMode = arrangement.mode
    if isFirst { updateButtons() }
  }

  private func placeHost() {
    guard let storedView, let host = collapse?.host else { return }
    host.loadViewIfRequired()
    dimmingView.removeFromSuperview()
    for separator in separators { separator.removeFromSuperview() }
    for column in columns.values where column.child !== host {
      column.child.storedView?.removeFromSuperview()
    }
    guard let view = host.storedView else { return }
    if view.superview !== storedView { storedView.addSubview(view) }
    if view.frame != storedView.bounds { view.frame = storedView.bounds }
  }

  /// Adds the view of a column at the place from which it moves in.
  private func insert(_ child: UIViewController, in column: Column) {
    guard let storedView, let arrangement else { return }
    child.loadViewIfRequired()
    guard let view = child.storedView else { return }
    let moves = ViewAnimation.isRecording && appearance.phase == .appeared
    if moves, view.superview !== storedView || child.appearance.phase == .disappearing {
      child.beginExplicitTransition(isAppearing: true, animated: true)
      settleColumnsLater()
    }
    guard view.superview !== storedView else { return }
    UIView.performWithoutAnimation {
      view.frame = arrangement.frame(
        of: column, in: storedView.bounds, mode: moves ? placedMode : nil, isMirrored: isMirrored)
      storedView.addSubview(view)
      if moves { view.layoutIfNeeded() }
    }
  }

  /// Removes the view of a hidden column, after it moved out.
  private func remove(_ child: UIViewController) {
    // A column that moves out is removed at the end of its animation.
    if child.appearance.isExplicit, child.appearance.phase == .disappearing { return }
    guard ViewAnimation.isRecording, appearance.phase == .appeared else {
      child.storedView?.removeFromSuperview()
      child.endExplicitTransitionIfBegun()
      return
    }
    child.beginExplicitTransition(isAppearing: false, animated: true)
    settleColumnsLater()
  }

  private func settleColumnsLater() {
    guard let storedView else { return }
    HostSimulator.of(storedView).schedule(after: UIView.inheritedAnimationDuration) { [weak self] in
      self?.settleColumns()
    }
  }

  /// Ends the appearance of columns that moved in or out.
  final func settleColumns() {
    guard collapse == nil, let arrangement else { return }
    for (column, entry) in columns where column != .compact {
      if !arrangement.visibleColumns.contains(column) { entry.child.storedView?.removeFromSuperview() }
      entry.child.endExplicitTransitionIfBegun()
    }
    if !arrangement.dimsSecondary { dimmingView.removeFromSuperview() }
  }

  /// The dimming view is directly in front of the secondary column.
  private func placeDimming(_ arrangement: SplitArrangement) {
    guard let storedView, let secondary = columns[.secondary]?.child.storedView else { return }
    let isDimmed = arrangement.dimsSecondary
    if isDimmed, dimmingView.superview == nil {
      UIView.performWithoutAnimation {
        dimmingView.frame = secondary.frame
        dimmingView.alpha = 0
      }
    }
    if isDimmed, dimmingView.superview !== storedView { storedView.addSubview(dimmingView) }
    dimmingView.frame = secondary.frame
    dimmingView.alpha = isDimmed ? 1 : 0
    let isMoving = columns.values.contains { $0.child.appearance.isExplicit }
    if !isDimmed, !isMoving, !ViewAnimation.isRecording { dimmingView.removeFromSuperview() }
  }

  /// Lines at the edges of columns beside each other, one pixel wide.
  private func placeSeparators(_ arrangement: SplitArrangement) {
    guard let storedView else { return }
    let sidebars = arrangement.visibleColumns.filter { $0 != .secondary && columns[$0] != nil }
    while separators.count < sidebars.count {
      let line = UIView(frame: .zero)
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      separators.append(line)
    }
    let width = 1 / max(1, traitCollection.displayScale)
    for (index, line) in separators.enumerated() {
      guard sidebars.indices.contains(index) else {
        line.removeFromSuperview()
        continue
      }
      let column = arrangement.frame(of: sidebars[index], in: storedView.bounds, isMirrored: isMirrored)
      let frame = CGRect(
        x: isMirrored ? column.minX : column.maxX - width, y: column.minY, width: width, height: column.height
      )
      if line.superview !== storedView {
        UIView.performWithoutAnimation { line.frame = frame }
        storedView.addSubview(line)
      }
      line.frame = frame
    }
  }

  /// Puts the secondary column behind the dimming view, and that behind the other columns and the separators.
  private func orderViews() {
    guard let storedView else { return }
    var views = Self.order.reversed().compactMap { columns[$0]?.child.storedView }
    if columns[.secondary]?.child.storedView != nil { views.insert(dimmingView, at: 1) }
    let ordered = (views + separators).filter { $0.superview === storedView }
    let present = storedView.subviews.filter { view in ordered.contains { $0 === view } }
    // Reordering requests another layout.
    guard !ordered.elementsEqual(present, by: ===) else { return }
    for view in ordered { storedView.bringSubviewToFront(view) }
  }

  // MARK: - Transitions

  /// Changes the number of columns beside or over the secondary one, animated in the next layout.
  final func show(_ count: Int, isShownByApp: Bool) {
    let behavior = currentArrangement.behavior
    preferences.chosen = (count, behavior)
    guard let storedView, arrangement != nil else { return }
    // Columns of a transition in progress are settled for the arrangement before this change.
    finishTransition()
    resolve(isShownByApp: isShownByApp)
    guard appearance.phase == .appeared, storedView.window != nil else { return storedView.setNeedsLayout() }
    let transition = ControllerTransition(from: nil, to: nil, in: storedView, duration: Self.duration)
    pendingTransition = transition
    ownTransition = transition
    storedView.setNeedsLayout()
  }

  final func finishTransition() {
    (ownTransition ?? pendingTransition)?.finishAtOnce()
    pendingTransition = nil
    ownTransition = nil
    settleColumns()
  }

  final func announce(_ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    announcedSize = size
    storedView?.setNeedsLayout()
    let bounds = CGRect(origin: .zero, size: size)
    let new = SplitArrangement(preferences, in: size)
    for child in children {
      let column = columns.first { $0.value.child === child }?.key
      var childSize = size
      if collapse == nil, let column, column != .compact {
        childSize = new.frame(of: column, in: bounds, isMirrored: isMirrored).size
      }
      child.viewWillTransition(to: childSize, with: coordinator)
    }
  }
}
