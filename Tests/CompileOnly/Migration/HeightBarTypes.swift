// Deprecation warnings: 13
//
// Code that subclasses the classes of BLKFlexibleHeightBar.
import FlexibleHeaderMigration

/// Snaps at the end of each drag.
final class SnappingBehaviorDefiner: BLKFlexibleHeightBarBehaviorDefiner {
  override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    super.scrollViewDidEndDecelerating(scrollView)
    snap(with: scrollView)
  }

  override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    super.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    if !decelerate, !isCurrentlySnapping { snap(toProgress: 1, scrollView: scrollView) }
  }
}

/// Moves the bar and the content by itself.
final class OwnSnapBehaviorDefiner: SquareCashStyleBehaviorDefiner {
  func hide(_ bar: BLKFlexibleHeightBar, over scrollView: UIScrollView) {
    isCurrentlySnapping = true
    scrollView.contentOffset.y += 30
    bar.progress = 1
    isCurrentlySnapping = false
    bar.behaviorDefiner.isCurrentlySnapping = false
  }
}

final class CountingCashBehavior: SquareCashStyleBehaviorDefiner {
  private(set) var events = 0

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    events += 1
    super.scrollViewDidScroll(scrollView)
  }
}

final class CountingFacebookBehavior: FacebookStyleBarBehaviorDefiner {
  private(set) var events = 0

  override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    events += 1
    super.scrollViewWillBeginDragging(scrollView)
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    events += 1
    super.scrollViewDidScroll(scrollView)
  }
}

final class LoggingSplitter: BLKDelegateSplitter {
  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    super.scrollViewDidScroll(scrollView)
    print(firstDelegate === secondDelegate)
  }
}
