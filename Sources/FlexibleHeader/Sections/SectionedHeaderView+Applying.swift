import HeaderEngine
import UIKit

/// Applies the results of the engine, and notifies the app. No other code writes the header's layout.
extension SectionedHeaderView {
  /// Applies the engine's layout to all views.
  func apply() {
    setHeight(pixels.round(engine.header.height))
    placeSections()
    placeBackground()
    placeRefreshControl()
    applyLiftedLook()
    offerActions()
    applyKeyframes()
  }

  private func placeSections() {
    let (clips, grid, width) = (clips, pixels, bounds.width)
    // Width and pixels only change with the surroundings, for which the header is adapted.
    let placesAll = isAdapting
    engine.header.forEachSection { index, layout in
      guard index < clips.count, placesAll || clips[index].section.layout != layout else { return }
      clips[index].place(layout, width: width, grid: grid)
    }
    placeAttachments()
  }

  func placeRefreshControl() {
    guard let scrollView = tracker.scrollView else { return shiftedRefreshControl.restore() }
    shiftedRefreshControl.place(
      scrollView.refreshControl, below: self, coversContent: engine.header.overlap > 0)
  }

  /// Sets the height through bounds and center, because the frame is undefined under a transform. The top edge is at the top of
  /// the superview.
  private func setHeight(_ height: CGFloat) {
    guard height.isFinite else { return }
    guard translatesAutoresizingMaskIntoConstraints else {
      if bounds.height != height { invalidateIntrinsicContentSize() }
      return
    }
    let middle = CGPoint(x: center.x, y: height * layer.anchorPoint.y)
    guard bounds.height != height || center != middle else { return }
    isPlacing = true
    bounds = CGRect(origin: bounds.origin, size: CGSize(width: bounds.width, height: height))
    center = middle
    isPlacing = false
  }

  /// Restores the header's position after other code set the frame.
  func restorePlace() {
    guard !isPlacing, !isAdapting, superview != nil else { return }
    if window != nil, bounds.width != adaptedSpace.width, adaptedSpace.width > 0 {
      // A list with constraints gets its frame in the layout that follows.
      setNeedsAdapting()
    } else {
      adaptOnScreen()
    }
    // Followers are placed after the header, if their common superview changes its size.
    setNeedsLayout()
  }

  func placeBackground() {
    guard let backgroundView else { return }
    if backgroundView.superview !== self { insertSubview(backgroundView, at: 0) }
    if backgroundView.frame != bounds { backgroundView.frame = bounds }
  }

  func applyLiftedLook() {
    let isLifted = engine.header.isLifted
    let showsLine = isLifted && liftedAppearance == .hairline
    if showsLine, hairline == nil { hairline = HairlineView(in: self, color: .separator) }
    if let hairline, hairline.isHidden == showsLine { hairline.isHidden = !showsLine }
    let opacity: Float = isLifted && liftedAppearance == .shadow ? 0.25 : 0
    if layer.shadowOpacity != opacity { layer.shadowOpacity = opacity }
  }

  // MARK: - Notifying

  func announce() {
    followContentTranslation()
    progressReporter?.report()
    let isLifted = engine.header.isLifted
    guard isLifted != wasLifted else { return }
    wasLifted = isLifted
    liftedDidChange?(isLifted)
  }

  func announceRest() {
    progressReporter?.report()
    didComeToRest?()
  }
}
