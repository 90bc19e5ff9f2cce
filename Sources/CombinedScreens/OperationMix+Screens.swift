extension OperationMix {
  /// The operations on screens that all differ. The other operations test the app rather than the headers there.
  static let combinations = all.removing([
    .statusBar, .untrack, .assignInset, .assignIndicatorInset, .keyboard,
  ])
  .setting([.custom: 20])

  /// The operations on lists that move their content by themselves.
  static let lists = all.keeping([
    .drag, .fling, .press, .lift, .tapStatusBar, .rotate, .wait, .settle, .scroll, .animatedScroll,
    .addInset, .safeArea, .largeText,
  ]).setting([.scroll: 6, .custom: 25])

  private func setting(_ weights: [Kind: Int]) -> OperationMix {
    OperationMix(weights: self.weights.merging(weights) { $1 }, customOperations: customOperations)
  }

  /// Returns the operations whose results are defined on a screen.
  func defined(on screen: ScreenCombination) -> OperationMix {
    var undefined: Set<Kind> = []
    // UIKit adds the room of a refresh control to the app's own insets where it adjusts nothing, and takes it back from others that
    // the app assigned meanwhile.
    if screen.details.contains(.unadjusted) { undefined.insert(.refresh) }
    // A header that the app added stays on the screen when it is uninstalled. This app doesn't forward events to it.
    if screen.details.contains(.constrained) { undefined.formUnion([.announcedPage, .unannouncedPage]) }
    // A sheet stays when the controller that presents it leaves the window.
    if screen.container == .sheet { undefined.formUnion([.tearDown, .leaveWindow]) }
    // The page beside the screen is empty.
    if screen.container == .pager { undefined.insert(.swipe) }
    // Auto Layout determines the content size.
    if screen.list == .stack { undefined.insert(.contentHeight) }
    return removing(undefined)
  }

  /// The operations that have an effect on a screen, and whose results are defined there.
  static func fitting(_ screen: ScreenCombination) -> OperationMix {
    if screen.list.isEstimating { return lists }
    let all = all.removing([.custom, .swipe])
    if screen.attachment != .installed { return all }
    var onePage = all.removing([.announcedPage, .unannouncedPage])
    // An assigned inset that is longer than the share of a bottom bar can't be distinguished from an addition.
    if screen.details.contains(.bottomBar) { onePage = onePage.removing([.assignIndicatorInset, .keyboard]) }
    switch screen.headers[0] {
    case .flexible, .shifting, .shiftingWithStatusBar, .hideable:
      // An installed header isn't notified when the app hides the status bar and the safe area doesn't change. A footer without
      // a header can't distinguish an assigned bottom inset from an addition, so the header stays.
      return onePage.removing([.shiftBehavior, .statusBar, .untrack])
    case .footer:
      // Below a footer alone, an assigned bottom inset looks like an addition.
      return onePage.removing([.assignInset])
    case .squareCashBar, .facebookBar, .safariBar:
      // The share of a low bar is so short that an addition can look like an assigned inset.
      return onePage.removing([.addInset])
    default: return onePage
    }
  }
}
