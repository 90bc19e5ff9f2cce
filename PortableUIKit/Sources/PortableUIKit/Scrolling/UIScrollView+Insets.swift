import Foundation

/// The reason for computing an adjusted inset.
enum InsetCause {
  case contentInset
  case safeArea
  case other
}

/// The computation of `adjustedContentInset` from `contentInset`, the safe area, and a refresh control.
extension UIScrollView {
  final func writeContentInset(_ newValue: UIEdgeInsets) {
    if newValue != storedContentInset {
      storedContentInset = newValue
      updateAdjustedInset(because: .contentInset)
    } else if HostSimulator.current.answers.settingEqualInsetClamps, clampsWhenInsetChanges {
      clampOffsetIfNeeded()
    }
    didSet(.contentInset)
  }

  /// Computes the adjusted inset. If it changed, corrects the offset and notifies subclasses and the
  /// delegate.
  final func updateAdjustedInset(because cause: InsetCause) {
    let old = cachedAdjustedInset
    let new = computedAdjustedInset
    guard new != old else { return }
    // Subclasses can override the property, so the effective old value is read here instead of the stored
    // inset.
    let oldInset = adjustedContentInset
    cachedAdjustedInset = new
    if isInWindow, cause != .safeArea { lostInset = .zero }
    switch cause {
    case .contentInset: if clampsWhenInsetChanges { clampOffsetIfNeeded() }
    case .safeArea: followSafeArea(from: oldInset)
    case .other: clampOffsetIfNeeded()
    }
    adjustedContentInsetDidChange()
    scrollDelegate(for: .didChangeAdjustedInset)?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// The axes along which content is larger than the view or bounces anyway.
  private var scrollableAxes: (horizontal: Bool, vertical: Bool) {
    guard isScrollEnabled else { return (false, false) }
    let (content, size) = (contentSize, backing.geometry.bounds.size)
    return (
      content.width > size.width || alwaysBounceHorizontal,
      content.height > size.height || alwaysBounceVertical
    )
  }

  private var computedAdjustedInset: UIEdgeInsets {
    var inset = contentInset
    let safeArea = safeAreaInsets
    switch storedAdjustmentBehavior {
    case .never:
      break
    case .always:
      inset = inset.adding(safeArea)
    case .automatic, .scrollableAxes:
      let axes = scrollableAxes
      if axes.horizontal {
        inset.left += safeArea.left
        inset.right += safeArea.right
      }
      let isUnderBars = storedAdjustmentBehavior == .automatic && !axes.vertical && isContentUnderBars
      if axes.vertical || isUnderBars {
        inset.top += safeArea.top
        inset.bottom += safeArea.bottom
      }
    }
    if let refreshControl, refreshControl.isRefreshing {
      inset.top += refreshControl.bounds.height
    }
    return inset
  }

  /// Keeps content that rests at the edge at the edge. Content of a screen that left the window, for example below a pushed
  /// one, stays where it is, and is there when the screen returns [K].
  private func followSafeArea(from former: UIEdgeInsets) {
    let old = former.adding(lostInset)
    lostInset = isInWindow ? .zero : old.subtracting(adjustedContentInset)
    guard isInWindow else { return }
    // An inset from a bar that collapses while scrolling has already moved with the content.
    guard barAbove?.isChanging != true else { return }
    guard isScrollEnabled, !isTracking, !isDragging, !isDecelerating else { return }
    let new = adjustedContentInset
    let offset = contentOffset
    let movesAlways = HostSimulator.current.answers.safeAreaChangeMovesScrolledContent
    var target = offset
    if movesAlways || pixelGrid.rounds(-old.left, to: offset.x) { target.x -= new.left - old.left }
    if movesAlways || pixelGrid.rounds(-old.top, to: offset.y) { target.y -= new.top - old.top }
    target = scrollRange.clamped(target)
    if target != offset { contentOffset = target }
  }
}

/// The refresh control above the content.
extension UIScrollView {
  /// The distance that content has to be pulled to start refreshing, in points.
  static let refreshPull: CGFloat = 2 * UIRefreshControl.height

  final func replaceRefreshControl(_ old: UIRefreshControl?) {
    guard old !== refreshControl else { return }
    old?.refreshingDidChange = nil
    old?.scrollView = nil
    old?.removeFromSuperview()
    if let refreshControl {
      refreshControl.scrollView = self
      refreshControl.refreshingDidChange = { [weak self] in self?.refreshingDidChange() }
      let isAboveBackground = (self as? UITableView)?.backgroundView != nil
      insertSubview(refreshControl, at: isAboveBackground ? 1 : 0)
      layOutRefreshControl()
    }
    updateAdjustedInset(because: .other)
  }

  /// The inset grows at once. When it shrinks, content resting in it visibly moves back with an animation
  /// [K].
  private func refreshingDidChange() {
    guard refreshControl?.isRefreshing == false, window != nil else {
      return updateAdjustedInset(because: .other)
    }
    UIView.animate(withDuration: OffsetAnimation.duration, delay: 0, options: .allowUserInteraction) {
      self.updateAdjustedInset(because: .other)
    }
  }

  /// The bottom edge of the control touches the top edge of the content.
  final func layOutRefreshControl() {
    guard let refreshControl else { return }
    let height = refreshControl.bounds.height
    refreshControl.frame = CGRect(x: 0, y: -height, width: bounds.width, height: height)
    refreshControl.show(pull: max(0, -contentOffset.y - adjustedContentInset.top) / Self.refreshPull)
  }

  /// Starts refreshing if a finger has pulled the content far enough.
  final func refreshIfPulled() {
    guard let refreshControl, !refreshControl.isRefreshing else { return }
    if -contentOffset.y - adjustedContentInset.top >= Self.refreshPull {
      refreshControl.beginRefreshingByPull()
    }
  }
}
