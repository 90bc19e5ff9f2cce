import HeaderEngine
import UIKit

/// Which seat's client brings the content to where its header rests, until the content is there or a finger moves it.
///
/// Meanwhile, no other client may move the content. When it has arrived, each of the others may move it on once. Otherwise, two
/// headers that rest at different places would move the content back and forth endlessly.
@MainActor struct ContentMover {
  private(set) var seat: SeatState?
  /// The command for which the content moves. When it has ended, the client may still move the content to where it rests.
  var command: CommandUnderWay?
  private var hasArrived = false
  /// The seats whose clients have moved the content since it came to rest or a command began, the present one included.
  private var movers: [SeatState] = []

  /// Returns whether the client of a seat may move the content to where its header rests. During a command, it may not.
  func allows(_ other: SeatState) -> Bool {
    guard let seat, seat !== other else { return command == nil }
    return hasArrived && !movers.contains { $0 === other }
  }

  /// A Boolean value that indicates whether a client moves the content, and the content hasn't arrived.
  var isMoving: Bool { seat != nil && !hasArrived }

  mutating func begin(_ seat: SeatState, command: CommandUnderWay?) {
    self.seat = seat
    self.command = command
    hasArrived = false
    if command == nil { movers.append(seat) } else { movers = [] }
  }

  mutating func end() { self = ContentMover() }

  /// The content has arrived, which all clients are about to be informed of.
  mutating func arrive() {
    command = nil
    hasArrived = true
  }

  /// Handles the end of the arrival, when all clients have been informed and none has moved the content on.
  mutating func finishArrival() {
    if hasArrived { end() }
  }
}

/// An animated command that a header obeys, and what its goal depends on.
///
/// `Documentation/Connection.md#commands` describes when a command is given again, and when it ends.
@MainActor struct CommandUnderWay {
  /// What decides where the content is when the header has the requested height.
  struct Circumstances {
    /// The frame of the scroll view, and what the system adds to its insets.
    let surroundings: ScrollSurroundings
    /// The app's part of the top inset, in points.
    let insetTop: Double
    /// How far a list moved its content by itself so far, in points.
    let contentShift: Double
    /// The heights of the header, in points.
    let maximumHeight: CGFloat
    let minimumHeight: CGFloat

    /// Returns whether these circumstances differ from others by more than the rounding errors of sums.
    func differ(from others: Circumstances) -> Bool {
      surroundings.differ(from: others.surroundings) || abs(insetTop - others.insetTop) > Tolerance.sum
        || abs(contentShift - others.contentShift) > Tolerance.pixel || maximumHeight != others.maximumHeight
        || minimumHeight != others.minimumHeight
    }
  }

  /// What a command leads to.
  enum Goal {
    /// The content ends up at this offset, in points.
    case offset(Double)
    /// The header moves by itself, and the content with it.
    case height
    /// The header has the requested height and keeps it, while the app scrolls the content.
    case present
  }

  /// `true` if the command collapses the header, or `false` if it expands it.
  let isCollapsed: Bool
  let goal: Goal
  let given: Circumstances
  /// The circumstances at the last frame.
  var latest: Circumstances

  /// Returns whether a move of the content ends the command: one that isn't due to it, because it leads back or beyond the goal,
  /// or one that can't change the height that the header keeps.
  func isEnded(byMoveFrom former: Double, to offset: Double) -> Bool {
    let direction = isCollapsed ? 1.0 : -1
    let move = (offset - former) * direction
    switch goal {
    case .offset(let goal): return move < -Tolerance.pixel || (offset - goal) * direction > Tolerance.pixel
    case .height: return move < -Tolerance.pixel
    case .present: return move > Tolerance.pixel
    }
  }
}
