import HeaderEngine
import UIKit

/// The header's shares of the insets of its scroll views.
extension SectionedHeaderView {
  /// A Boolean value that determines whether the header's share of the top content inset follows the visible height,
  /// without moving the content. If `false`, it is that of the expanded header. The default is `false`.
  ///
  /// If `true`, pinned section headers of table views and collection views are at the header's lower edge, wherever it is. If
  /// the content can't be pulled, as described at ``FlexibleHeaderView/insetFollowsVisibleHeight``, this applies only while
  /// content is under the header. The header takes part in the scroll view's delegate, so that flicks and taps on the status
  /// bar expand it.
  public var insetFollowsVisibleHeight: Bool {
    get { tracker.followsHeader }
    set {
      tracker.followsHeader = newValue
      waitForContent()
    }
  }

  /// A top inset that follows the header leaves no way to the header.
  func waitForContent() {
    let waits = waitsForContent && !insetFollowsVisibleHeight
    guard waits != insets.waitsForContent else { return }
    insets.waitsForContent = waits
    adapt()
  }

  func updateInsets(of scrollView: UIScrollView, _ metrics: ScrollMetrics) {
    tracker.write(insets.update(metrics, &ledger), to: scrollView)
  }
}
