import Foundation

/// A view that turns touches into events which run actions.
@preconcurrency @MainActor open class UIControl: UIView {
  /// What can happen to a control; several events make a set.
  public struct Event: OptionSet, Sendable {
    /// One bit for each event.
    public let rawValue: UInt

    /// The set with the given bits; bits without a meaning are kept.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger came down on the control.
    public static var touchDown: UIControl.Event { UIControl.Event(rawValue: 1 << 0) }
    /// A finger came down again soon after.
    public static var touchDownRepeat: UIControl.Event { UIControl.Event(rawValue: 1 << 1) }
    /// The finger moved on the control or at most about 70 points beside it.
    public static var touchDragInside: UIControl.Event { UIControl.Event(rawValue: 1 << 2) }
    /// The finger moved farther away.
    public static var touchDragOutside: UIControl.Event { UIControl.Event(rawValue: 1 << 3) }
    /// The finger came back.
    public static var touchDragEnter: UIControl.Event { UIControl.Event(rawValue: 1 << 4) }
    /// The finger moved away.
    public static var touchDragExit: UIControl.Event { UIControl.Event(rawValue: 1 << 5) }
    /// The finger was lifted on the control or at most about 70 points beside it.
    public static var touchUpInside: UIControl.Event { UIControl.Event(rawValue: 1 << 6) }
    /// The finger was lifted farther away.
    public static var touchUpOutside: UIControl.Event { UIControl.Event(rawValue: 1 << 7) }
    /// Something else took the touch, for instance a scroll view that began to scroll.
    public static var touchCancel: UIControl.Event { UIControl.Event(rawValue: 1 << 8) }
    /// The user changed the control's value.
    public static var valueChanged: UIControl.Event { UIControl.Event(rawValue: 1 << 12) }
    /// The user did what the control is there for.
    public static var primaryActionTriggered: UIControl.Event { UIControl.Event(rawValue: 1 << 13) }
    /// The user began to change text.
    public static var editingDidBegin: UIControl.Event { UIControl.Event(rawValue: 1 << 16) }
    /// The user changed text.
    public static var editingChanged: UIControl.Event { UIControl.Event(rawValue: 1 << 17) }
    /// The user is done with changing text.
    public static var editingDidEnd: UIControl.Event { UIControl.Event(rawValue: 1 << 18) }
    /// The user is done with changing text by pressing return.
    public static var editingDidEndOnExit: UIControl.Event { UIControl.Event(rawValue: 1 << 19) }
    /// The events of touches.
    public static var allTouchEvents: UIControl.Event { UIControl.Event(rawValue: 0x0000_0FFF) }
    /// The events of changing text.
    public static var allEditingEvents: UIControl.Event { UIControl.Event(rawValue: 0x000F_0000) }
    /// Every event, those without a name here included.
    public static var allEvents: UIControl.Event { UIControl.Event(rawValue: 0xFFFF_FFFF) }
  }

  /// The conditions that a control shows; several make a set.
  public struct State: OptionSet, Hashable, Sendable {
    /// One bit for each condition.
    public let rawValue: UInt

    /// The set with the given bits; bits without a meaning are kept.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// None of the others.
    public static var normal: UIControl.State { [] }
    /// A finger is on the control.
    public static var highlighted: UIControl.State { UIControl.State(rawValue: 1 << 0) }
    /// The control takes no touches.
    public static var disabled: UIControl.State { UIControl.State(rawValue: 1 << 1) }
    /// The control is chosen.
    public static var selected: UIControl.State { UIControl.State(rawValue: 1 << 2) }
  }

  /// Where a control puts its content from top to bottom.
  public enum ContentVerticalAlignment: Int, @unchecked Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// Over the whole height.
    case fill = 3
  }

  /// Where a control puts its content from left to right.
  public enum ContentHorizontalAlignment: Int, @unchecked Sendable {
    /// In the middle.
    case center = 0
    /// At the left edge.
    case left = 1
    /// At the right edge.
    case right = 2
    /// Over the whole width.
    case fill = 3
    /// At the edge where reading starts.
    case leading = 4
    /// At the edge where reading ends.
    case trailing = 5
  }

  private var actions = ControlActions()
  private var targets = ControlTargets()
  private weak var trackedTouch: UITouch?

  /// A control that is enabled and has no actions.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A control with an action for `primaryActionTriggered`; nil adds none.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Not supported: always traps.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit has no archives")
  }

  /// Whether the control takes touches; true unless set. Switching it off stops a touch under way.
  open var isEnabled: Bool = true {
    didSet { if !isEnabled, oldValue { abandonTouch() } }
  }

  /// Whether the control is chosen; false unless set.
  open var isSelected: Bool = false

  /// Whether the control looks pressed; it follows the finger.
  open var isHighlighted: Bool = false

  /// Where the content goes from left to right, for subclasses that have content; `center` unless set.
  open var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment = .center

  /// Where the content goes from top to bottom, for subclasses that have content; `center` unless set.
  open var contentVerticalAlignment: UIControl.ContentVerticalAlignment = .center

  /// Where the content goes from left to right, as left, right, center or fill.
  open var effectiveContentHorizontalAlignment: UIControl.ContentHorizontalAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isRightToLeft ? .right : .left
    case .trailing: return isRightToLeft ? .left : .right
    default: return contentHorizontalAlignment
    }
  }

  /// The conditions that hold now.
  open var state: UIControl.State {
    var state: UIControl.State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Whether the control follows a touch.
  open var isTracking: Bool { trackedTouch != nil }

  /// Whether the touch that is followed is on the control or at most about 70 points beside it.
  open var isTouchInside: Bool { isTouchNear }
  private var isTouchNear = false

  /// Runs `action` at these events; for them it takes the place of an action with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    actions.add(action, for: controlEvents)
  }

  /// Stops running actions with the identifier of `action` at these events; others stay.
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    actions.remove(action, for: controlEvents)
  }

  /// Stops running the action with an identifier at these events; others stay.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
  ) {
    actions.remove(actionIdentifier, for: controlEvents)
  }

  /// Sends an action to a target at these events; the target is not kept.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
    targets.add(target, action, for: controlEvents)
  }

  /// Stops sending an action to a target at these events; nil stands for every one.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
    targets.remove(target, action, for: controlEvents)
  }

  /// The targets that are still there.
  open var allTargets: Set<AnyHashable> { targets.all }

  /// The events at which something is done.
  open var allControlEvents: UIControl.Event { targets.events.union(actions.events) }

  /// Runs the actions for any of these events, each once, in the order in which they were added; then those of
  /// targets.
  open func sendActions(for controlEvents: UIControl.Event) {
    for action in actions.matching(controlEvents) { sendAction(action) }
    for target in targets.matching(controlEvents) where !target.isGone {
      sendAction(target.action, to: target.target, for: nil)
    }
  }

  /// Runs an action; overridden by controls that want to know of it.
  open func sendAction(_ action: UIAction) { action.perform(sender: self) }

  /// Sends an action; overridden by controls that want to know of it.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) { action.block.run(self) }

  /// Asks whether to follow a touch that began on the control; yes unless overridden.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Asks whether to keep following a touch that moved; yes unless overridden.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the touch that was followed is lifted, before the events are sent.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the touch that was followed is taken away, before `touchCancel` is sent.
  open func cancelTracking(with event: UIEvent?) {}

  /// Begins to follow a touch, unless one is followed already or the control is disabled.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = touches.first else { return }
    // Both are true inside `beginTracking` already, as code there may ask for them.
    trackedTouch = touch
    isTouchNear = true
    guard beginTracking(touch, with: event) else {
      forgetTouch()
      return
    }
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  /// Follows the touch in and out of the control.
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

  /// Ends the touch with `touchUpInside` or `touchUpOutside`.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let isInside = isNear(touch)
    isTouchNear = isInside
    endTracking(touch, with: event)
    forgetTouch()
    sendActions(for: isInside ? touchUpInsideEvents : .touchUpOutside)
  }

  /// Ends the touch with `touchCancel`.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    cancelTracking(with: event)
    forgetTouch()
    sendActions(for: .touchCancel)
  }

  /// Whether there are actions for one of these events.
  final func hasActions(for controlEvents: UIControl.Event) -> Bool {
    !actions.matching(controlEvents).isEmpty || !targets.matching(controlEvents).isEmpty
  }

  /// What is sent when the finger is lifted on the control.
  var touchUpInsideEvents: UIControl.Event { .touchUpInside }

  /// Whether a recognizer of a superview may take what the control itself answers to: not a single tap.
  final func leavesTap(to recognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, let tap = recognizer as? UITapGestureRecognizer, tap.view !== self else { return true }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }

  /// Whether a recognizer of a superview may take a movement: not while the control follows it itself.
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
