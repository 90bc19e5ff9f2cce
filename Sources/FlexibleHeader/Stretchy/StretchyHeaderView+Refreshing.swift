import HeaderEngine
import UIKit

/// Pulling to refresh. Call `showsRefreshing = true` when `didPullPastThreshold` is called, and set it back to `false`
/// when the refresh is done.
extension StretchyHeaderView {
  /// The distance by which the content has to be pulled down past its top, in points. The default is 60. Values that
  /// aren't positive numbers are ignored.
  public var pullThreshold: CGFloat {
    get { CGFloat(engine.pullThreshold) }
    set {
      engine.pullThreshold = Double(newValue)
      adapt(isSettled: false)
    }
  }

  /// The distance by which the content is pulled down past its top, as a fraction of `pullThreshold`, 0...1.
  public var pullProgress: CGFloat { CGFloat(engine.pullProgress) }

  /// A Boolean value that determines whether the header shows that content is being refreshed. The default is `false`.
  ///
  /// While it is `true`, the header rests 60 points taller, with a turning wheel at its top, below the status bar. Content
  /// at its top makes room for it; other content stays. Set it in an animation to animate the change.
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
