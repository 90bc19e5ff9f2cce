import Foundation

/// The reason for computing an adjusted inset.
enum InsetCause {
  case contentInset
  case safeArea
  case refresh
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
    case .refresh: break
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
    inset.top += refreshRoom.adjusted
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
