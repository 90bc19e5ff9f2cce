import HeaderEngine
import UIKit

/// Moves the content: to where the header rests, and for commands.
extension ScrollTracker {
  /// Scrolls content that came to rest to where the header rests. A touch, other heights, or another safe area may have kept
  /// the content from the target of its deceleration.
  func scroll(toRestAt offset: Double?) {
    guard let offset, let scrollView, !scrollView.isMovedByUser, mayMoveContent else { return }
    let y = CGFloat(offset - offsetShift)
    guard abs(scrollView.contentOffset.y - y) > Tolerance.pixel else { return }
    willMoveContent()
    setContentOffset(
      CGPoint(x: scrollView.contentOffset.x, y: y), animated: !UIAccessibility.isReduceMotionEnabled)
  }

  /// The distance, in points, below which a scroll isn't animated. The animation would begin so slowly that the content would
  /// count as at rest before it has moved by a pixel.
  private static let leastAnimatedDistance: CGFloat = 2

  /// Scrolls the content. If the inset changes during an animated scroll, tables limit its target to their range.
  private func setContentOffset(_ offset: CGPoint, animated: Bool) {
    guard let scrollView else { return }
    let animated = animated && abs(offset.y - scrollView.contentOffset.y) >= Self.leastAnimatedDistance
    if animated, offset.y < -scrollView.adjustedContentInset.top {
      prepareScrollToTop()
      // The inset may follow another header.
      seat?.connection.forEachClient { $0.scrollToTopWillBegin() }
    }
    scrollView.setContentOffset(offset, animated: animated)
  }

  /// Scrolls the content for a command to an offset in the header's measurements, in points. If `offset` is `nil`, the header
  /// already has the requested height and keeps it.
  func scroll(to offset: Double?, collapsing isCollapsed: Bool, animated: Bool) {
    guard let scrollView else { return }
    guard let offset else { return keepHeight(collapsing: isCollapsed) }
    let target = CGPoint(x: scrollView.contentOffset.x, y: CGFloat(offset - offsetShift))
    if animated, abs(target.y - scrollView.contentOffset.y) > Tolerance.pixel {
      willMoveContent(command: isCollapsed, goal: .offset(Double(target.y)))
    }
    setContentOffset(target, animated: animated)
  }

  /// Handles a command for the height that the header has: ends the scroll of an opposite command, and keeps the height during a
  /// scroll of the app.
  func keepHeight(collapsing isCollapsed: Bool) {
    if command == !isCollapsed {
      stopContent()
    } else if command == nil, isScrolledByCode {
      willMoveContent(command: isCollapsed, goal: .present)
    }
  }

  var command: Bool? { seat.flatMap { $0.connection.command(for: $0.state) } }

  /// Stops the scroll of a command and returns the command, so that it can be repeated over another scroll view.
  func takeCommand() -> Bool? {
    guard let command else { return nil }
    stopContent()
    return command
  }

  func stopContent() { seat?.connection.stopContent() }

  /// A Boolean value that indicates whether code scrolls the content with an animation.
  var isScrolledByCode: Bool {
    guard let seat, let scrollView else { return false }
    return command != nil || (scrollView.isScrollAnimated ?? seat.connection.motion.isCarried)
  }

  /// A Boolean value that indicates whether a command to another header scrolls the content.
  var isScrolledByOthers: Bool { seat.map { $0.connection.isScrolled(forOthersThan: $0.state) } ?? false }

  var mayMoveContent: Bool { seat.map { $0.connection.mayMoveContent(for: $0.state) } ?? true }

  func willMoveContent(command: Bool? = nil, goal: CommandUnderWay.Goal = .height) {
    if let seat { seat.connection.willMoveContent(for: seat.state, command: command, goal: goal) }
  }

  func doesNotMoveContent() {
    if let seat { seat.connection.doesNotMoveContent(for: seat.state) }
  }
}
