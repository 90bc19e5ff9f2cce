/// The order of a scroll view's subviews, from the back: the background view, the refresh control, content that was added at the
/// back, everything else, the indicators.
extension UIScrollView {
  /// The index of content that is added at the back.
  ///
  /// UIKit inserts such content at index 0 [R: `_addContentSubview:atBack:` of iOS 18.2]. The background view and the refresh
  /// control stay behind it [K].
  final var backIndex: Int {
    let index = subviews.lastIndex { $0 === contentBackground || $0 === refreshControl }
    return index.map { $0 + 1 } ?? 0
  }

  /// Adds a view behind all other content.
  final func addContentAtBack(_ view: UIView) { insertSubview(view, at: backIndex) }

  /// Moves a subview in front of all others but the indicators, without requesting a layout.
  final func bringContentToFront(_ view: UIView) {
    guard subviews.last(where: { !($0 is ScrollIndicatorView) }) !== view else { return }
    moveInSilence(view)
    keepIndicatorViewsInFront()
  }
}
