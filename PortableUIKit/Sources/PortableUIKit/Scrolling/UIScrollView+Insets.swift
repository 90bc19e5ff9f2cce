import Foundation

/// Why an adjusted inset is computed again.
enum InsetCause {
  case contentInset
  case safeArea
  case other
}

/// How `contentInset`, the safe area and a refresh control make up `adjustedContentInset`.
extension UIScrollView {
  final func writeContentInset(_ newValue: UIEdgeInsets) {
    if newValue != storedContentInset {
      storedContentInset = newValue
      updateAdjustedInset(because: .contentInset)
    } else if HostSimulator.current.answers.settingEqualInsetClamps, clampsWhenInsetChanges {
      clampOffsetIfNeeded()
    }
    ObservationRegistry.didChange(self, .contentInset)
  }

  /// Computes the adjusted inset again; if it changed, corrects the offset and tells whoever wants to know.
  final func updateAdjustedInset(because cause: InsetCause) {
    let old = cachedAdjustedInset
    let new = computedAdjustedInset
    guard new != old else { return }
    // What a subclass answers in place of the stored inset is what the offset had to do with.
    let oldInset = adjustedContentInset
    cachedAdjustedInset = new
    switch cause {
    case .contentInset: if clampsWhenInsetChanges { clampOffsetIfNeeded() }
    case .safeArea: followSafeArea(from: oldInset)
    case .other: clampOffsetIfNeeded()
    }
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Whether content is larger than the view or can be pulled anyway.
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
    switch contentInsetAdjustmentBehavior {
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
      let isUnderBars = contentInsetAdjustmentBehavior == .automatic && !axes.vertical && isContentUnderBars
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

  /// Keeps content that lies at the edge at the edge.
  private func followSafeArea(from old: UIEdgeInsets) {
    // What a bar gives as content is scrolled has moved along with it.
    guard barAbove?.isChanging != true else { return }
    guard isScrollEnabled, !isTracking, !isDragging, !isDecelerating else { return }
    let new = adjustedContentInset
    let offset = contentOffset
    let movesAlways = HostSimulator.current.answers.safeAreaChangeMovesScrolledContent
    var target = offset
    if movesAlways || abs(offset.x + old.left) < pixelGrid.nearness { target.x -= new.left - old.left }
    if movesAlways || abs(offset.y + old.top) < pixelGrid.nearness { target.y -= new.top - old.top }
    target = scrollRange.clamped(target)
    if target != offset { contentOffset = target }
  }
}

/// The refresh control above the content.
extension UIScrollView {
  /// How far content is pulled for a refresh control to begin, in points.
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

  /// The room for the control comes at once; when it goes, what rests in it is seen gliding back [K].
  private func refreshingDidChange() {
    guard refreshControl?.isRefreshing == false, window != nil else {
      return updateAdjustedInset(because: .other)
    }
    UIView.animate(withDuration: OffsetAnimation.duration, delay: 0, options: .allowUserInteraction) {
      self.updateAdjustedInset(because: .other)
    }
  }

  /// The control's lower edge touches the content's upper edge.
  final func layOutRefreshControl() {
    guard let refreshControl else { return }
    let height = refreshControl.bounds.height
    refreshControl.frame = CGRect(x: 0, y: -height, width: bounds.width, height: height)
    refreshControl.show(pull: max(0, -contentOffset.y - adjustedContentInset.top) / Self.refreshPull)
  }

  /// Begins to refresh once a finger has pulled far enough.
  final func refreshIfPulled() {
    guard let refreshControl, !refreshControl.isRefreshing else { return }
    if -contentOffset.y - adjustedContentInset.top >= Self.refreshPull {
      refreshControl.beginRefreshingByPull()
    }
  }
}
