import UIKit

/// Which moves are a list's own. `Documentation/Connection.md#lists` describes how they are recognized.
extension ScrollConnection {
  /// The content size was written. Until the end of the turn, a list moves its content by itself: rows stay in place below others
  /// that got their final heights, and after a reload. No finger moves the content in between.
  ///
  /// At rest, setting the same size counts, too: when a row moves from below the visible rows to above them, the size doesn't change.
  func contentSizeWasWritten() {
    if followsList, !isWriting, let scrollView {
      let height = scrollView.contentHeight(isCollection: known.isCollection)
      if height != known.contentHeight || scrollView.motionFlags == .resting {
        // What moved before was scrolled: `scrollViewDidScroll(_:)` may load more rows.
        record.note(offset: Double(scrollView.contentOffset.y))
        record.note(contentHeight: height)
        beginMovesOfList()
      }
    }
    surroundingsWereWritten()
  }

  /// Counts movements as the list's until the end of the turn. Rests end, because they follow scrolling only.
  func beginMovesOfList() {
    endRests()
    guard !record.isMovedByList else { return }
    record.isMovedByList = true
    endMovesOfList(afterTurns: 2)
  }

  /// Counts movements as scrolling again after the turn. If the list isn't laid out then, this waits for one more turn. Animated
  /// updates move the content without an event, so its offset is read.
  private func endMovesOfList(afterTurns turns: Int) {
    RunLoopTurn.afterCurrent { [weak self] in
      guard let self, let scrollView else { return }
      if turns > 1, scrollView.layer.needsLayout() { return endMovesOfList(afterTurns: turns - 1) }
      if record.hasMoved || scrollView.contentOffset.y != known.offset { contentDidMove(in: scrollView) }
      record.isMovedByList = false
    }
  }
}
