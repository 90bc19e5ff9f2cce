import HeaderEngine

/// The status bar that leaves with the header: a picture of it moves while the real one is hidden (rule 11).
extension FlexibleHeaderView {
  /// Asks for the status bar to be shown or hidden. What the system then does to the content is undone, and is not
  /// taken for scrolling.
  func updateStatusBar() {
    let offset = trackedScrollView?.contentOffset.y
    engine.suspendScrolling()
    let duration = engine.statusBar.fades ? StatusBarShift.fadeDuration : 0
    if duration > 0 {
      UIView.animate(withDuration: duration) {
        self.delegate?.flexibleHeaderViewNeedsStatusBarAppearanceUpdate(self)
      }
    } else {
      delegate?.flexibleHeaderViewNeedsStatusBarAppearanceUpdate(self)
    }
    if let offset { trackedScrollView?.write(offset: offset) }
    engine.resumeScrolling()
    engine.statusBarChangedByHeader(isHidden: surroundings().isStatusBarHidden)
    if let scroll = measuredScrollState() { engine.offsetWasWritten(scroll) }
  }

  /// Puts the picture up before the real bar goes, moves it with the header, and takes it away once it may not be shown
  /// any more.
  func followStatusBarSnapshot(_ update: HeaderUpdate) {
    invalidateOldSnapshot()
    guard engine.showsStatusBarSnapshot else { return removeStatusBarSnapshot() }
    if statusBarSnapshot == nil { takeStatusBarSnapshot() }
    // The header itself lies at `top`; the picture, in its coordinates, goes no further up than its own height.
    statusBarSnapshot?.frame.origin.y = -update.top - engine.statusBar.offset
  }

  private func takeStatusBarSnapshot() {
    guard let scene = window?.windowScene, let frame = scene.statusBarManager?.statusBarFrame,
      frame.height > 0
    else { return }
    let picture = scene.screen.snapshotView(afterScreenUpdates: false)
    let snapshot = StatusBarSnapshotView(of: picture, size: frame.size, takenAt: wallClock())
    addSubview(snapshot)
    statusBarSnapshot = snapshot
  }

  private func removeStatusBarSnapshot() {
    statusBarSnapshot?.removeFromSuperview()
    statusBarSnapshot = nil
  }

  private func invalidateOldSnapshot() {
    guard let statusBarSnapshot else { return }
    let now = wallClock()
    if statusBarSnapshot.showsOtherMinute(than: now) {
      engine.statusBar.minuteDidChange(snapshotAge: now - statusBarSnapshot.takenAt)
    }
  }
}
