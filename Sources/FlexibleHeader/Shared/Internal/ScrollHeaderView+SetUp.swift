/// Reports of set-ups that can't work.
extension ScrollHeaderView {
  /// Reports what is wrong with the set-up of the header, as warnings: they are logged and stop nothing.
  ///
  /// The header calls it in its first layout in a window. Until then, an app may set up its screen in any order.
  func reportSetUp() {
    if needsScrollView, scrollView == nil { HeaderMisuse.report(.headerNotInstalled) }
    if let heightFault { HeaderMisuse.report(heightFault) }
    if sharesTopEdge { HeaderMisuse.report(.secondHeaderAtTop) }
    if keyframeComposer?.followsUnknownSection == true { HeaderMisuse.report(.effectOfUnknownSection) }
  }

  /// A Boolean value that indicates whether another header is in front of the same scroll view.
  private var sharesTopEdge: Bool {
    guard isInFrontOfScrollView, let connection = tracker.seat?.connection else { return false }
    return connection.seats.contains { seat in
      guard let other = seat.client as? ScrollHeaderView, other !== self else { return false }
      return other.isInFrontOfScrollView && other.installedScrollView != nil
    }
  }
}
