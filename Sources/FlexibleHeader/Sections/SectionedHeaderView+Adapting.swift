import HeaderEngine
import UIKit

/// Changes that aren't scrolling: sections, heights, safe area, size, insets.
extension SectionedHeaderView {
  func setNeedsAdapting() {
    needsAdapting = true
    setNeedsLayout()
  }

  /// Adapts the header at the first layout after the current event. A layout during the event, which is too early, must not
  /// request the next one.
  private func adaptLater() {
    needsAdapting = true
    if !isAdapting { tracker.afterSuspension { [weak self] in self?.setNeedsLayout() } }
  }

  /// Adapts the header, in its next layout if the scroll view has another frame: Auto Layout sets the bounds before the center.
  func adaptInPlace() {
    let space = space
    guard space.viewSize == adaptedSpace.viewSize, space.top == adaptedSpace.top else {
      beginSizeTransitionOfList()
      return setNeedsAdapting()
    }
    adapt()
  }

  /// Adapts the header, in its next layout if it left its window, or returned without its safe area. A screen that turned behind
  /// another one gets its frame before its safe area.
  func adaptOnScreen() {
    if hasLeftWindow { setNeedsAdapting() } else { adapt() }
  }

  /// Treats another width of a list as a size transition until the end of the turn. In its next layout, a list with estimated
  /// heights brings the row at its top to where that was, even if the header has moved the content meanwhile.
  private func beginSizeTransitionOfList() {
    let width = adaptedSpace.viewSize.width
    guard width > 0, space.viewSize.width != width, !hasLeftWindow, !engine.isInSizeTransition,
      tracker.scrollView?.isList == true
    else { return }
    engine.beginSizeTransition()
    RunLoopTurn.afterCurrent { [weak self] in self?.endSizeTransition() }
  }

  /// Updates sections, insets, and content for all possible changes.
  ///
  /// Content that touched the header touches it afterward, and content at its top stays there. If `rules` is `nil`, the rules
  /// don't change.
  func adapt(_ rules: SectionedHeader.Configuration? = nil) {
    tracker.endRest()
    guard !isAdapting, !isPlacing, !tracker.isSuspended else {
      if let rules { _ = engine.configure(rules) }
      if !isPlacing { adaptLater() }
      return
    }
    beginSizeTransitionOfList()
    isAdapting = true
    needsAdapting = false
    forgetLostScrollView()
    removeEmptyClips()
    collectAttachments()
    findFirstResponder()
    adaptedSpace = space
    let oldSections = engine.header.configuration.sections
    let outcome = tracker.transaction {
      // At the end, other headers of the scroll view may write, and this header adapts to their writes at once.
      defer { isAdapting = false }
      let update = reconfigure(rules, over: isMeasured ? tracker.scrollView : nil)
      let outcome = tracker.perform(update, send: handle)
      apply()
      return outcome
    }
    if engine.header.freeHeight != nil { waitingState = nil }
    updateFrames()
    innerScrollViews.update(in: self)
    if needsAdapting { setNeedsLayout() }
    if engine.header.configuration.sections != oldSections {
      tracker.clientNeedsDidChange()
      sectionsDidChange?()
    }
    announce()
    if outcome == .atRest { announceRest() }
  }

  /// Updates the sections for changed surroundings while content scrolls, for example below a large title. Everything else is
  /// updated in the next layout.
  func adoptSpace() {
    guard adaptedSpace != space else { return }
    adaptedSpace = space
    _ = reconfigure(nil, over: nil)
    setNeedsAdapting()
  }

  private func reconfigure(
    _ rules: SectionedHeader.Configuration?, over scrollView: UIScrollView?
  ) -> SectionedScroll.Update {
    measureSections()
    engine.extendsShortContent = extendsShortScrollViews
    engine.waitsForContent = contentIsAwaited
    engine.insetFollowsHeader = insetFollowsVisibleHeight
    let update = engine.configure(
      configuration(from: rules ?? engine.header.configuration), restoring: waitingState.map(named),
      over: scrollView.map(tracker.measure),
      isEmpty: scrollView?.window == nil || scrollView?.contentSize.height == 0)
    updateOtherPages()
    followNeighbors()
    return update
  }

  /// A Boolean value that indicates whether the heights of all sections are known.
  var isMeasured: Bool { bounds.width > 0 || clips.allSatisfy { $0.section.maximumHeight != nil } }

  private func measureSections() {
    let width = bounds.width
    // Without a window, the margins lack the safe area.
    if !hasLeftWindow { partMargins = superview?.layoutMargins ?? .zero }
    for clip in clips {
      clip.setHorizontalSafeArea(left: adaptedSpace.leftSafeArea, right: adaptedSpace.rightSafeArea)
      clip.setPartMargins(left: partMargins.left, right: partMargins.right)
      clip.section.measure(forWidth: width)
    }
  }

  /// Returns the current sections and surroundings.
  private func configuration(from rules: SectionedHeader.Configuration) -> SectionedHeader.Configuration {
    var configuration = rules
    let stretchingView = stretchingView
    configuration.sections = clips.enumerated().map { index, clip in
      let includedSafeArea = index == 0 && heightsIncludeSafeArea ? adaptedSpace.topSafeArea : 0
      var section = clip.section.configuration(includingSafeArea: Double(includedSafeArea))
      section.isStretching = stretchingView === clip.section.view
      if snaps { section.snaps = true }
      return section
    }
    configuration.topSafeArea = Double(adaptedSpace.topSafeArea)
    // The system rounds by up to half a pixel, and a free height is a difference of sums.
    configuration.tolerance =
      adaptedSpace.scale > 0 ? 0.5 / Double(adaptedSpace.scale) + Tolerance.sum : Tolerance.sum
    configuration.isMotionReduced = use?.isMotionReduced ?? false
    configuration.isAssistiveTechnologyRunning = use?.isAssisted ?? false
    configuration.boundsHeight = roomBelowSafeArea
    return configuration
  }

  /// The height between the top safe area and the views that cover the lower edge of the scroll view, in points.
  private var roomBelowSafeArea: Double? {
    guard let metrics = tracker.metrics, adaptedSpace.viewSize.height > 0 else { return nil }
    // The height belongs to the same safe area: a screen that turned behind another one gets its frame first.
    let visibleHeight = Double(adaptedSpace.viewSize.height - adaptedSpace.coveredHeight)
    return metrics.topBelowHeader + visibleHeight - Double(adaptedSpace.topSafeArea)
  }

  // MARK: - Rotation

  /// Notifies the header of a size transition. Call this method from `viewWillTransition(to:with:)` if the screen scrolls
  /// content during the transition.
  ///
  /// Until the transition ends, movements of the content don't count as scrolling. Without this call, the header still adapts
  /// to the new size. ``SectionedHeaderViewController`` and ``HeaderPagesViewController`` call the method.
  public func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    engine.beginSizeTransition()
    coordinator.run(
      alongside: { [weak self] in self?.adapt() }, completion: { [weak self] in self?.endSizeTransition() })
  }

  private func endSizeTransition() {
    // Behind another screen, there is no safe area at which lists could begin.
    if window != nil { superview?.layoutIfNeeded() }
    adaptOnScreen()
    engine.endSizeTransition()
  }
}
