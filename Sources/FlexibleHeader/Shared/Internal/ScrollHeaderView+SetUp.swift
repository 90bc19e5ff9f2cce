/// Reports of set-ups that can't work.
extension ScrollHeaderView {
  /// Reports invalid set-ups of the header as warnings, which are only logged.
  ///
  /// The header calls it in its first layout in a window. Until then, an app may set up its screen in any order.
  func reportSetUp() {
    if let heightFault { HeaderMisuse.report(heightFault) }
    if isHiddenBySafeArea { HeaderMisuse.report(.hiddenBySafeArea) }
    if isSecondAtTop { HeaderMisuse.report(.secondHeaderAtTop) }
    if keyframeComposer?.followsUnknownSection == true { HeaderMisuse.report(.effectOfUnknownSection) }
  }

  /// A Boolean value that indicates whether the header lacks a scroll view.
  var isNotInstalled: Bool { needsScrollView && scrollView == nil }

  /// A Boolean value that indicates whether another header was installed in front of the same scroll view before.
  private var isSecondAtTop: Bool {
    guard isInFrontOfScrollView, let seats = tracker.seat?.connection.seats else { return false }
    let first = seats.lazy.compactMap { $0.client as? ScrollHeaderView }.first {
      $0 === self || $0.isInFrontOfScrollView && $0.installedScrollView != nil
    }
    return first.map { $0 !== self } ?? false
  }

  /// A Boolean value that indicates whether the expanded header ends in the top safe area, where bars cover it.
  private var isHiddenBySafeArea: Bool {
    guard isInFrontOfScrollView, heightsIncludeSafeArea, scrollView != nil, let superview else {
      return false
    }
    let isExpanded = travel.collapse.fraction == 0 && travel.exit.fraction == 0
    return isExpanded && heightFault == nil && bounds.height <= superview.safeAreaInsets.top
  }
}
