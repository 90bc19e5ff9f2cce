import HeaderEngine
import UIKit

/// Pull to refresh. Set `showsRefreshing` to `true` when `didPullPastThreshold` is called, and to `false`
/// when the refresh is complete.
extension StretchyHeaderView {
  /// The distance by which the content has to be pulled down past its top, in points. The default is 60.
  /// Values that aren't positive or finite are ignored.
  public var pullThreshold: CGFloat {
    get { CGFloat(engine.pullThreshold) }
    set {
      engine.pullThreshold = Double(newValue)
      adapt(isSettled: false)
    }
  }

  /// A Boolean value that determines whether the header shows an activity indicator for a refresh. The
  /// default is `false`.
  ///
  /// If `true`, the header is 60 points taller at rest, with an activity indicator at its top, below the
  /// status bar. Content at its top moves down to make room, and other content doesn't move. To animate the
  /// change, set the property in an animation block.
  public var showsRefreshing: Bool {
    get { engine.refreshHeight > 0 }
    set {
      guard newValue != showsRefreshing else { return }
      engine.setRefreshHeight(newValue ? RefreshIndicator.height : 0)
      if newValue {
        refreshIndicator = RefreshIndicator(in: self)
      } else {
        refreshIndicator?.remove()
        refreshIndicator = nil
      }
      adapt(isSettled: false)
    }
  }
}
