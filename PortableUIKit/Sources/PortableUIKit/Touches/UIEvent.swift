import Foundation

/// A user event; always a touch event here.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The types of events.
  public enum EventType: Int, @unchecked Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  /// The buttons of a pointer.
  public struct ButtonMask: OptionSet, @unchecked Sendable {
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The button of a click.
    public static var primary: ButtonMask { .button(1) }
    /// The button that opens a context menu.
    public static var secondary: ButtonMask { .button(2) }

    /// Returns the set with one button. The first one has the number 1.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: 1 << (buttonNumber - 1))
    }
  }

  /// The type of the event; always `touches` here.
  open var type: UIEvent.EventType { .touches }
  /// The time of the event, in seconds of the simulator's clock.
  open var timestamp: TimeInterval { time }
  /// The changed touches and the stationary ones.
  open var allTouches: Set<UITouch>? { touches.union(restingTouches) }
  /// The buttons of a pointer that are pressed. The simulator has no pointer, so there are none.
  open var buttonMask: UIEvent.ButtonMask { [] }
  /// Returns the touches that belong to a view, or `nil` if there are none.
  open func touches(for view: UIView) -> Set<UITouch>? {
    let own = touches.union(restingTouches).filter { $0.view === view }
    return own.isEmpty ? nil : own
  }

  /// The changed touches.
  final let touches: Set<UITouch>
  private let restingTouches: Set<UITouch>
  private let time: TimeInterval

  /// Creates an event without touches. Use it for subclasses in tests.
  public override init() {
    (touches, restingTouches) = ([], [])
    time = 0
    super.init()
  }

  init(touches: Set<UITouch>, timestamp: TimeInterval) {
    self.touches = touches
    var restingTouches: Set<UITouch> = []
    for touch in touches {
      for other in touch.hitWindow?.touchesDown ?? [] {
        if let other = other.touch, !touches.contains(other) { restingTouches.insert(other) }
      }
    }
    self.restingTouches = restingTouches
    time = timestamp
    super.init()
  }
}
