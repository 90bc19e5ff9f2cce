import Foundation

/// Something the user did: here always touches.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The kinds of events.
  public enum EventType: Int, @unchecked Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
  }

  /// The kind of event; always `touches` here.
  open var type: UIEvent.EventType { .touches }
  /// When it happened, in seconds of the simulator's clock.
  open var timestamp: TimeInterval { time }
  /// The touches that changed, and those that rest meanwhile.
  open var allTouches: Set<UITouch>? { touches.union(restingTouches) }

  /// The touches that changed.
  final let touches: Set<UITouch>
  private let restingTouches: Set<UITouch>
  private let time: TimeInterval

  init(touches: Set<UITouch>, timestamp: TimeInterval) {
    self.touches = touches
    let windows = Set(touches.compactMap(\.hitWindow))
    let down = windows.flatMap { $0.touchesDown.compactMap(\.touch) }
    restingTouches = Set(down.filter { !touches.contains($0) })
    time = timestamp
    super.init()
  }
}
