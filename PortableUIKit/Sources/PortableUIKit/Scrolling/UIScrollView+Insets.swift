import Foundation

/// The reason for computing an adjusted inset.
enum InsetCause {
  case contentInset
  case safeArea
  case refresh
  case keyboard
  case other
}

/// The computation of `adjustedContentInset` from `contentInset`, the safe area, and a refresh control.
extension UIScrollView {
  final func writeContentInset(_ newValue: UIEdgeInsets) {
    if newValue != storedContentInset {
      storedContentInset = newValue
      hasOtherContentInset = true
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
    let takesOrLeavesSafeArea = edgesAddingSafeArea != passedAdjustment
    if takesOrLeavesSafeArea {
      passedAdjustment = edgesAddingSafeArea
      passSafeAreaInsetsDown()
    }
    if isInWindow, cause != .safeArea { lostInset = .zero }
    switch cause {
    case .contentInset: if clampsWhenInsetChanges { clampOffsetIfNeeded() }
    case .safeArea: followSafeArea(from: oldInset)
    case .refresh: break
    case .keyboard, .other:
      // Content whose size comes in a layout, and that scrolls from then on, is below the safe area at first [K].
      if takesOrLeavesSafeArea, isInWindow { followSafeArea(from: oldInset) }
      clampOffsetIfNeeded()
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
    let edges = edgesAddingSafeArea
    let safeArea = safeAreaInsets
    if edges.contains(.top) { inset.top += safeArea.top }
    if edges.contains(.left) { inset.left += safeArea.left }
    if edges.contains(.bottom) { inset.bottom += safeArea.bottom }
    if edges.contains(.right) { inset.right += safeArea.right }
    inset.top += refreshRoom.adjusted
    if storedAdjustmentBehavior != .never {
      inset.bottom += max(0, keyboardRoom - (edges.contains(.bottom) ? safeArea.bottom : 0))
    }
    return inset
  }

  /// Makes room for a keyboard that covers a part of the view. The room includes the safe area. Like that of a refresh control, it's
  /// in `contentInset` if the adjustment behavior is `never`, and otherwise only in the adjusted inset [R: iOS 11].
  final func makeKeyboardRoom(height: CGFloat) {
    let change = height - keyboardRoom
    guard change != 0 else { return }
    keyboardRoom = height
    let isOwn = storedAdjustmentBehavior == .never
    if isOwn { storedContentInset.bottom += change }
    updateAdjustedInset(because: .keyboard)
    if isOwn { didSet(.contentInset) }
  }

  /// The edges at which the safe area is a part of the adjusted inset. At the other edges it is passed on to the subviews.
  var edgesAddingSafeArea: UIRectEdge {
    switch storedAdjustmentBehavior {
    case .never: return []
    case .always: return .all
    case .automatic, .scrollableAxes:
      let axes = scrollableAxes
      let isUnderBars = storedAdjustmentBehavior == .automatic && !axes.vertical && isContentUnderBars
      var edges: UIRectEdge = axes.horizontal ? [.left, .right] : []
      if axes.vertical || isUnderBars { edges.formUnion([.top, .bottom]) }
      return edges
    }
  }

  /// The adjusted inset at the top, with the safe area that a screen lost while it isn't in the window.
  final var insetTopOnScreen: CGFloat { adjustedContentInset.top + (isInWindow ? 0 : lostInset.top) }

  /// Brings the content into its range if the view returned to a window in which it has no safe area [A].
  final func forgetLostInset() {
    if isInWindow, !lostInset.isZero { clampOffsetIfNeeded() }
  }

  /// Keeps content that rests at the edge at the edge. Content of a screen that left the window, for example below a pushed
  /// one, stays where it is, and is there when the screen returns [K].
  private func followSafeArea(from former: UIEdgeInsets) {
    let old = former.adding(lostInset)
    lostInset = isInWindow ? .zero : old.subtracting(adjustedContentInset)
    guard isInWindow else { return }
    // An inset from a bar that collapses while scrolling has already moved with the content.
    guard barAbove?.isChanging != true else { return }
    // Content that is scrolled by code moves to the requested offset [R: UIScrollView of iOS 18.2].
    guard isScrollEnabled, !isTracking, !isDragging, !isDecelerating, !isMovingByItself else { return }
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
