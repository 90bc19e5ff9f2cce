import UIKit

/// Reports of set-ups that can't work.
extension ScrollHeaderView {
  /// Reports invalid set-ups of the header as warnings, which are only logged.
  ///
  /// The header calls it in its first layout in a window. Until then, an app may set up its screen in any order.
  func reportSetUp() {
    if let heightFault { HeaderMisuse.report(heightFault) }
    if isHiddenBySafeArea { HeaderMisuse.report(.hiddenBySafeArea) }
    if isSecondAtTop { HeaderMisuse.report(.secondHeaderAtTop) }
    if let fault = installedScrollView?.directionFault { HeaderMisuse.report(fault) }
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

  /// Reports a header that is above its scroll view, after the turn of its first layout. During that, Auto Layout may not have
  /// placed all views.
  func reportPlace() {
    if isAboveScrollView { HeaderMisuse.report(.headerAboveScrollView) }
  }

  /// A Boolean value that indicates whether the scroll view begins below the header, which then covers no content.
  private var isAboveScrollView: Bool {
    guard isInFrontOfScrollView, let scrollView = installedScrollView, scrollView.directionFault == nil,
      scrollView.window === window, min(bounds.height, scrollView.bounds.height) > 0,
      travel.exit.fraction == 0
    else { return false }
    return scrollView.convert(scrollView.bounds.origin, to: self).y >= bounds.maxY
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

extension UIScrollView {
  /// The error of a scroll view whose content doesn't scroll vertically, from top to bottom.
  fileprivate var directionFault: HeaderMisuse? {
    if transform.d < 0 { return .flippedList }
    let layout = (self as? UICollectionView)?.collectionViewLayout
    let direction =
      (layout as? UICollectionViewFlowLayout)?.scrollDirection
      ?? (layout as? UICollectionViewCompositionalLayout)?.configuration.scrollDirection
    return direction == .horizontal ? .horizontalList : nil
  }
}
