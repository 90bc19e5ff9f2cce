import Foundation

/// A view that converts touches to events, which run actions.
@preconcurrency @MainActor open class UIControl: UIView {
  /// The events of a control.
  public struct Event: OptionSet, Sendable {
    /// The bits of the events.
    public let rawValue: UInt

    /// Creates a set of events from bits. Undefined bits are preserved.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger touched down on the control.
    public static var touchDown: UIControl.Event { UIControl.Event(rawValue: 1 << 0) }
    /// A finger touched down repeatedly on the control.
    public static var touchDownRepeat: UIControl.Event { UIControl.Event(rawValue: 1 << 1) }
    /// A finger was dragged within the control, or at most about 70 points outside of it.
    public static var touchDragInside: UIControl.Event { UIControl.Event(rawValue: 1 << 2) }
    /// A finger was dragged further outside of the control.
    public static var touchDragOutside: UIControl.Event { UIControl.Event(rawValue: 1 << 3) }
    /// A finger was dragged back into the control.
    public static var touchDragEnter: UIControl.Event { UIControl.Event(rawValue: 1 << 4) }
    /// A finger was dragged out of the control.
    public static var touchDragExit: UIControl.Event { UIControl.Event(rawValue: 1 << 5) }
    /// A finger was lifted on the control, or at most about 70 points outside of it.
    public static var touchUpInside: UIControl.Event { UIControl.Event(rawValue: 1 << 6) }
    /// A finger was lifted further outside of the control.
    public static var touchUpOutside: UIControl.Event { UIControl.Event(rawValue: 1 << 7) }
    /// The touch was canceled, for example by a scroll view that started to scroll.
    public static var touchCancel: UIControl.Event { UIControl.Event(rawValue: 1 << 8) }
    /// The user changed the control's value.
    public static var valueChanged: UIControl.Event { UIControl.Event(rawValue: 1 << 12) }
    /// The user triggered the control's primary action.
    public static var primaryActionTriggered: UIControl.Event { UIControl.Event(rawValue: 1 << 13) }
    /// The control is about to show its menu.
    public static var menuActionTriggered: UIControl.Event { UIControl.Event(rawValue: 1 << 14) }
    /// The user began editing text.
    public static var editingDidBegin: UIControl.Event { UIControl.Event(rawValue: 1 << 16) }
    /// The user changed text.
    public static var editingChanged: UIControl.Event { UIControl.Event(rawValue: 1 << 17) }
    /// The user ended editing text.
    public static var editingDidEnd: UIControl.Event { UIControl.Event(rawValue: 1 << 18) }
    /// The user ended editing text by pressing return.
    public static var editingDidEndOnExit: UIControl.Event { UIControl.Event(rawValue: 1 << 19) }
    /// All touch events.
    public static var allTouchEvents: UIControl.Event { UIControl.Event(rawValue: 0x0000_0FFF) }
    /// All editing events.
    public static var allEditingEvents: UIControl.Event { UIControl.Event(rawValue: 0x000F_0000) }
    /// All events, including those without a name here.
    public static var allEvents: UIControl.Event { UIControl.Event(rawValue: 0xFFFF_FFFF) }
  }

  /// The states of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the states.
    public let rawValue: UInt

    /// Creates a set of states from bits. Undefined bits are preserved.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The normal state, in which none of the other states apply.
    public static var normal: UIControl.State { [] }
    /// A finger touches the control.
    public static var highlighted: UIControl.State { UIControl.State(rawValue: 1 << 0) }
    /// The control is disabled and ignores touches.
    public static var disabled: UIControl.State { UIControl.State(rawValue: 1 << 1) }
    /// The control is selected.
    public static var selected: UIControl.State { UIControl.State(rawValue: 1 << 2) }
  }

  /// Vertical alignments of a control's content.
  public enum ContentVerticalAlignment: Int, @unchecked Sendable {
    /// Centered.
    case center = 0
    /// Aligned with the top edge.
    case top = 1
    /// Aligned with the bottom edge.
    case bottom = 2
    /// Stretched to fill the height.
    case fill = 3
  }

  /// Horizontal alignments of a control's content.
  public enum ContentHorizontalAlignment: Int, @unchecked Sendable {
    /// Centered.
    case center = 0
    /// Aligned with the left edge.
    case left = 1
    /// Aligned with the right edge.
    case right = 2
    /// Stretched to fill the width.
    case fill = 3
    /// Aligned with the leading edge.
    case leading = 4
    /// Aligned with the trailing edge.
    case trailing = 5
  }

  private var actions = ControlActions()
  private var targets = ControlTargets()
  private weak var trackedTouch: UITouch?

  /// Creates an enabled control without actions.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control with an action for `primaryActionTriggered`. `nil` adds no action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Not supported. Always traps.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }

  /// A Boolean value that determines whether the control receives touches. The default is `true`. Setting it
  /// to `false` cancels the current touch.
  open var isEnabled: Bool = true {
    didSet { if !isEnabled, oldValue { abandonTouch() } }
  }

  /// A Boolean value that determines whether the control is selected. The default is `false`.
  open var isSelected: Bool = false

  /// A Boolean value that determines whether the control is highlighted. Touches update it.
  open var isHighlighted: Bool = false

  /// The horizontal alignment of the content, for subclasses that have content. The default is `center`.
  open var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment = .center

  /// The vertical alignment of the content, for subclasses that have content. The default is `center`.
  open var contentVerticalAlignment: UIControl.ContentVerticalAlignment = .center

  /// The effective horizontal alignment of the content: left, right, center, or fill.
  open var effectiveContentHorizontalAlignment: UIControl.ContentHorizontalAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isRightToLeft ? .right : .left
    case .trailing: return isRightToLeft ? .left : .right
    default: return contentHorizontalAlignment
    }
  }

  /// The current state of the control.
  open var state: UIControl.State {
    var state: UIControl.State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// A Boolean value that indicates whether the control is tracking a touch.
  open var isTracking: Bool { trackedTouch != nil }

  /// A Boolean value that indicates whether the tracked touch is on the control, or at most about 70 points
  /// outside of it.
  open var isTouchInside: Bool { isTouchNear }
  private var isTouchNear = false

  /// Adds an action for events. It replaces actions with the same identifier for these events.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    actions.add(action, for: controlEvents)
  }

  /// Removes actions with the identifier of `action` for events. Other actions remain.
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    actions.remove(action, for: controlEvents)
  }

  /// Removes actions with an identifier for events. Other actions remain.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
  ) {
    actions.remove(actionIdentifier, for: controlEvents)
  }

  /// Adds a target and an action for events. The target isn't retained.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
    targets.add(target, action, for: controlEvents)
  }

  /// Removes a target and an action for events. `nil` matches every target or action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
    targets.remove(target, action, for: controlEvents)
  }

  /// The targets that haven't been deallocated.
  open var allTargets: Set<AnyHashable> { targets.all }

  /// The events that have a target or an action.
  open var allControlEvents: UIControl.Event { targets.events.union(actions.events) }

  /// Runs the actions for any of the events, each of them once and in the order in which they were added,
  /// then those of targets.
  open func sendActions(for controlEvents: UIControl.Event) {
    for action in actions.matching(controlEvents) { sendAction(action) }
    for target in targets.matching(controlEvents) where !target.isGone {
      sendAction(target.action, to: target.target, for: nil)
    }
    if !controlEvents.isDisjoint(with: primaryEvents) { sendActions(for: .primaryActionTriggered) }
  }

  /// The events that `primaryActionTriggered` follows.
  var primaryEvents: UIControl.Event { [] }

  /// Performs an action. Subclasses can override this method to observe actions.
  open func sendAction(_ action: UIAction) { action.perform(sender: self) }

  /// Sends an action to a target. Subclasses can override this method to observe actions.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) { action.run(self) }

  /// Returns a Boolean value that determines whether to track a touch that began on the control. The default
  /// implementation returns `true`.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Returns a Boolean value that determines whether to continue tracking a touch that moved. The default
  /// implementation returns `true`.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked touch ends, before the events are sent.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the tracked touch is canceled. The default implementation ends the tracking and sends `touchCancel`.
  open func cancelTracking(with event: UIEvent?) {
    forgetTouch()
    sendActions(for: .touchCancel)
  }

  /// Starts tracking a touch, unless another one is tracked or the control is disabled. A touch that belongs to another view
  /// is ignored, as in UIKit, which looks for its own touch in the event.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = event?.touches(for: self)?.first(where: touches.contains) else {
      return
    }
    // Both properties are already `true` in `beginTracking`, because overrides may read them.
    trackedTouch = touch
    isTouchNear = true
    guard beginTracking(touch, with: event) else {
      forgetTouch()
      return
    }
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  /// Tracks the touch inside and outside of the control.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let wasNear = isTouchNear
    isTouchNear = isNear(touch)
    guard continueTracking(touch, with: event) else {
      forgetTouch()
      return
    }
    if isHighlighted != isTouchNear { isHighlighted = isTouchNear }
    var events: UIControl.Event = isTouchNear ? .touchDragInside : .touchDragOutside
    if wasNear != isTouchNear { events.insert(isTouchNear ? .touchDragEnter : .touchDragExit) }
    sendActions(for: events)
  }

  /// Ends the touch and sends `touchUpInside` or `touchUpOutside`.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let isInside = isNear(touch)
    isTouchNear = isInside
    endTracking(touch, with: event)
    trackedTouch = nil
    sendActions(for: isInside ? .touchUpInside : .touchUpOutside)
    forgetTouch()
  }

  /// Ends the touch and sends `touchCancel`.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    cancelTracking(with: event)
    forgetTouch()
  }

  /// A Boolean value that determines whether a touch opens the menu of the control, for controls that have one.
  /// Otherwise, a long press opens it. The default is `false`.
  open var showsMenuAsPrimaryAction = false {
    didSet { if showsMenuAsPrimaryAction != oldValue { menuDidChange() } }
  }
  /// Called after a change that concerns the menu.
  func menuDidChange() {}

  /// Returns a Boolean value that indicates whether there are actions for any of the events.
  final func hasActions(for controlEvents: UIControl.Event) -> Bool {
    !actions.matching(controlEvents).isEmpty || !targets.matching(controlEvents).isEmpty
  }

  /// Returns a Boolean value that indicates whether a recognizer of a superview can recognize. Single taps
  /// are reserved for the control.
  final func leavesTap(to recognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, let tap = recognizer as? UITapGestureRecognizer, tap.view !== self else { return true }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }

  /// Returns a Boolean value that indicates whether a recognizer of a superview can use a movement. Movements
  /// are reserved for the control while it tracks a touch.
  final func leavesMovement(to recognizer: UIGestureRecognizer) -> Bool {
    guard isTracking, recognizer.view !== self else { return true }
    return !(recognizer is UIPanGestureRecognizer || recognizer is UISwipeGestureRecognizer)
  }

  private func isNear(_ touch: UITouch) -> Bool {
    let slack: CGFloat = 70
    return bounds.insetBy(dx: -slack, dy: -slack).contains(touch.location(in: self))
  }

  private func forgetTouch() {
    trackedTouch = nil
    isTouchNear = false
    if isHighlighted { isHighlighted = false }
  }

  private func abandonTouch() {
    guard isTracking else { return }
    cancelTracking(with: nil)
    forgetTouch()
  }
}
