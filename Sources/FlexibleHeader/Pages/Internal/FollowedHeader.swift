import UIKit

/// A header whose followers have shares of its scroll views' insets.
@MainActor protocol FollowedHeader: UIView {
  /// The scroll views whose bottom insets followers share: the tracked one, and pages beside it that are visible.
  var followedScrollViews: [UIScrollView] { get }
  /// A Boolean value that indicates whether scroll views that are no longer tracked keep their insets until they are
  /// released.
  var keepsFollowedInsets: Bool { get }
}

extension PagedHeader {
  var followedScrollViews: [UIScrollView] {
    neighboringScrollViews + [trackingScrollView].compactMap { $0 }
  }
}
