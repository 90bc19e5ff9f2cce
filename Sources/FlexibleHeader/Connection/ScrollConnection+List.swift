import HeaderEngine
import UIKit

/// Recognizes the moves that a list makes by itself. `Documentation/Connection.md#lists` describes how.
extension ScrollConnection {
  /// Handles a write of the content size. Until the end of the turn, the moves of a list are its own: rows stay in place below
  /// others that got their final heights, and after a reload. No finger moves the content in between.
  ///
  /// At rest, setting an equal size counts, too. When a row moves from below the visible rows to above them, the size doesn't
  /// change.
  func contentSizeWasWritten() {
    if followsList, !isWriting, let scrollView {
      let height = scrollView.contentHeight(isCollection: known.isCollection)
      if height != known.contentHeight || scrollView.motionFlags == .resting {
        // Earlier moves were scrolling: `scrollViewDidScroll(_:)` may load more rows.
        record.note(offset: Double(scrollView.contentOffset.y))
        record.note(contentHeight: height)
        beginMovesOfList()
      } else {
        awaitMoveOfList()
      }
    } else {
      noteRows()
    }
    surroundingsWereWritten()
  }

  /// Records that a list has laid out its rows for its present width, and moved its content.
  func noteRows() {
    if let scrollView { record.note(widthOfRows: Double(scrollView.bounds.width)) }
  }

  /// Ends awaiting rows in a window after the turn in which the list laid them out. It may have changed nothing that is observed.
  func awaitLayoutOfRows() {
    guard followsList else { return }
    RunLoopTurn.afterCurrent { [weak self] in
      guard let self, awaitsRows, let scrollView, scrollView.window != nil else { return }
      if scrollView.layer.needsLayout() { awaitLayoutOfRows() } else { endAwaitingRows() }
    }
  }

  /// Handles the end of the turn in which a list laid out its rows. If it didn't move its content, the clients lay out.
  private func endAwaitingRows() {
    guard awaitsRows, let scrollView else { return }
    noteRows()
    forEachClient { $0.contentInsetsDidChange(in: scrollView) }
  }

  /// A Boolean value that indicates whether a table got another width, and hasn't laid out its rows since. Its layout keeps the
  /// first visible row below the insets unless the content was at its top, so the content isn't where it will be.
  var awaitsRows: Bool { awaitsRows(in: known) }

  /// Returns whether a table awaits its rows for the width of a reading.
  func awaitsRows(in reading: ScrollReading) -> Bool {
    followsList && reading.viewWidth != record.widthOfRows && (scrollView as? UITableView)?.dataSource != nil
  }

  /// Reads the offset after the turn. An update that leaves the height unchanged may move content that a finger holds beyond its
  /// end, without an event.
  private func awaitMoveOfList() {
    RunLoopTurn.afterCurrent { [weak self] in
      guard let self else { return }
      endAwaitingRows()
      guard let scrollView, !record.isMovedByList,
        record.hasMoved || scrollView.contentOffset.y != known.offset
      else { return }
      endRests()
      record.isMovedByList = true
      contentDidMove(in: scrollView)
      record.isMovedByList = false
    }
  }

  /// Counts movements as the list's until the end of the turn. Rests end, because they only allow scrolling.
  func beginMovesOfList() {
    endRests()
    guard !record.isMovedByList else { return }
    record.isMovedByList = true
    endMovesOfList(afterTurns: 2)
  }

  /// A Boolean value that indicates whether the list moved its content without an event. An animated update of a table moves it
  /// there and back while it sets the size, so only its place at the end of the turn counts.
  var isMovedSilentlyByList: Bool {
    guard record.isMovedByList, let scrollView else { return false }
    return record.hasMoved || scrollView.contentOffset.y != known.offset
  }

  /// Counts movements as scrolling again after the turn. If the list still needs layout then, waits for one more turn. Animated
  /// updates move the content without an event, so the offset is read.
  private func endMovesOfList(afterTurns turns: Int) {
    RunLoopTurn.afterCurrent { [weak self] in
      guard let self, let scrollView else { return }
      if turns > 1, scrollView.layer.needsLayout() { return endMovesOfList(afterTurns: turns - 1) }
      if record.hasMoved || scrollView.contentOffset.y != known.offset { contentDidMove(in: scrollView) }
      record.isMovedByList = false
      endAwaitingRows()
    }
  }
}
