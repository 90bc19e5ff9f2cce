import FlexibleHeader

/// The frame that a flexible header reported last, and whether it reported one twice in succession. The header's owner sets its
/// width.
final class FrameReports: FlexibleHeaderViewRelay {
  private(set) var frame = CGRect.null
  var isRepeated = false

  func headerViewFrameDidChange(_ headerView: FlexibleHeaderView) {
    isRepeated = isRepeated || headerView.frame == frame
    frame = headerView.frame
  }
}

/// A delegate that detects events that it receives twice, and events that it doesn't receive.
final class EventCounter: NSObject, UITableViewDelegate, UICollectionViewDelegate {
  /// A Boolean value that indicates whether the delegate moves content back that is beyond its top.
  private let stopsAtTop: Bool
  private var latestOffset: CGPoint?
  /// A Boolean value that indicates whether the system may have moved the content since then without an event.
  private var isDisturbed = false
  private var repetitions = 0
  private var drags = 0

  init(stopsAtTop: Bool = false) { self.stopsAtTop = stopsAtTop }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if latestOffset == scrollView.contentOffset { repetitions += 1 }
    latestOffset = scrollView.contentOffset
    isDisturbed = false
    let top = -scrollView.adjustedContentInset.top
    // The system rounds offsets to pixels. Content that left the screen has lost its safe area.
    if stopsAtTop, scrollView.window != nil, scrollView.contentOffset.y < top - 0.5 {
      scrollView.contentOffset.y = top
    }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { drags += 1 }

  /// Returns a description of what is wrong with the events of a scroll view, or `nil`.
  func fault(of scrollView: UIScrollView, after operation: ScreenOperation) -> String? {
    defer { (repetitions, drags) = (0, 0) }
    if operation.changesBounds { isDisturbed = true }
    if repetitions > 0, !isDisturbed {
      return "the delegate received \(repetitions) scroll events twice"
    }
    if let latestOffset, !isDisturbed, latestOffset != scrollView.contentOffset {
      return "the delegate knows of \(latestOffset), but the offset is \(scrollView.contentOffset)"
    }
    // No operation contains more than one drag.
    return drags < 2 ? nil : "the delegate received the beginning of one drag \(drags) times"
  }
}

/// Observes the content inset of a scroll view, and counts the writes of equal values.
@MainActor final class WriteWatch {
  var equalWrites = 0
  private var observation: NSKeyValueObservation?

  init(_ scrollView: UIScrollView) {
    observation = scrollView.observe(\.contentInset, options: [.old, .new]) { [weak self] _, change in
      let isEqual = change.oldValue == change.newValue
      MainActor.assumeIsolated { if isEqual { self?.equalWrites += 1 } }
    }
  }
}
