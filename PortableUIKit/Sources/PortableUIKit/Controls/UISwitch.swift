import Foundation

/// A control with the states on and off. It is always 51 points wide and 31 points high.
@preconcurrency @MainActor open class UISwitch: UIControl {
  static let size = CGSize(width: 51, height: 31)
  private static let margin: CGFloat = 2
  /// The movement of the finger that toggles the switch, in points.
  private static let throwDistance: CGFloat = 10
  private static let slideDuration: TimeInterval = 0.25

  private final let track = UIView(frame: CGRect(origin: .zero, size: size))
  private final let thumb = UIView()
  private final var storedIsOn = false
  /// The state of the current drag.
  private final var drag: (origin: CGFloat, wasOn: Bool, hasMoved: Bool)?

  /// Creates a switch that is off. Only the origin of `frame` is used.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    isAccessibilityElement = true
    accessibilityTraits = .button
    let diameter = Self.size.height - 2 * Self.margin
    thumb.frame = CGRect(x: Self.margin, y: Self.margin, width: diameter, height: diameter)
    thumb.layer.cornerRadius = diameter / 2
    thumb.layer.shadowOpacity = 0.15
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    thumb.layer.shadowRadius = 4
    track.layer.cornerRadius = Self.size.height / 2
    for part in [track, thumb] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    showState()
  }

  /// Not supported. Always traps.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }

  /// A Boolean value that determines whether the switch is on. The default is `false`. Setting it moves the
  /// thumb at once and sends no event.
  open var isOn: Bool {
    get { storedIsOn }
    set { setOn(newValue, animated: false) }
  }

  /// The background color while the switch is on. The default, `nil`, is green.
  open var onTintColor: UIColor? {
    didSet { showState() }
  }
  /// The color of the thumb. The default, `nil`, is white.
  open var thumbTintColor: UIColor? {
    didSet { showState() }
  }

  /// Turns the switch on or off without sending an event.
  open func setOn(_ on: Bool, animated: Bool) {
    storedIsOn = on
    if animated, window != nil {
      UIView.animate(
        withDuration: Self.slideDuration, delay: 0, options: .allowUserInteraction,
        animations: { self.showState() })
    } else {
      showState()
    }
  }

  /// The frame in the superview, in points. Setting it keeps the size.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
  }
  /// The bounds, in points. Setting them keeps the size.
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: Self.size) }
  }

  /// Returns 51 × 31 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// 51 × 31 points.
  open override var intrinsicContentSize: CGSize { Self.size }

  /// A Boolean value that determines whether the switch receives touches. A disabled switch is dimmed.
  open override var isEnabled: Bool {
    didSet { if isEnabled != oldValue { showState() } }
  }

  // MARK: Touches

  /// Starts tracking a touch.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    drag = (touch.location(in: self).x, storedIsOn, false)
    return super.beginTracking(touch, with: event)
  }

  /// Toggles the switch if the finger has moved far enough.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let drag else { return false }
    let distance = (touch.location(in: self).x - drag.origin) * (isMirrored ? -1 : 1)
    if abs(distance) >= Self.throwDistance {
      // The distance to the next toggle is measured from here.
      self.drag = (touch.location(in: self).x, drag.wasOn, true)
      if storedIsOn != (distance > 0) { setOn(distance > 0, animated: true) }
    }
    return super.continueTracking(touch, with: event)
  }

  /// Toggles the switch after a tap, and sends `valueChanged` if its state changed since the touch began.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let drag else { return }
    self.drag = nil
    if !drag.hasMoved, isTouchInside { setOn(!drag.wasOn, animated: true) }
    if storedIsOn != drag.wasOn { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  /// Restores the state before the touch.
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    guard let drag else { return }
    self.drag = nil
    if storedIsOn != drag.wasOn { setOn(drag.wasOn, animated: true) }
  }

  /// Prevents gesture recognizers of superviews from using a single tap or a movement.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    leavesTap(to: gestureRecognizer) && leavesMovement(to: gestureRecognizer)
      && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Accessibility

  /// "1" if on and "0" if off, unless another value was set.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (storedIsOn ? "1" : "0") }
    set { super.accessibilityValue = newValue }
  }
  /// The traits for a switch and its current state.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.adding(state) }
    set { super.accessibilityTraits = newValue }
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func showState() {
    track.backgroundColor = storedIsOn ? onTintColor ?? .systemGreen : ControlColor.fill
    thumb.backgroundColor = thumbTintColor ?? .white
    let travel = Self.size.width - thumb.bounds.width - 2 * Self.margin
    thumb.frame.origin.x = Self.margin + (storedIsOn != isMirrored ? travel : 0)
    alpha = isEnabled ? 1 : 0.5
  }
}
