import Foundation

/// A control that is on or off; 51 points wide and 31 high whatever size it is given.
@preconcurrency @MainActor open class UISwitch: UIControl {
  static let size = CGSize(width: 51, height: 31)
  private static let margin: CGFloat = 2
  /// How far the finger moves to throw the switch, in points.
  private static let throwDistance: CGFloat = 10
  private static let slideDuration: TimeInterval = 0.25

  private final let track = UIView(frame: CGRect(origin: .zero, size: size))
  private final let thumb = UIView()
  private final var storedIsOn = false
  /// What the finger that is down has done.
  private final var drag: (origin: CGFloat, wasOn: Bool, hasMoved: Bool)?

  /// A switch that is off; only the origin of `frame` counts.
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

  /// Not supported: always traps.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit has no archives")
  }

  /// Whether the switch is on; false unless set. Setting it moves the switch at once and sends no event.
  open var isOn: Bool {
    get { storedIsOn }
    set { setOn(newValue, animated: false) }
  }

  /// The ground while the switch is on; green when nil, the default.
  open var onTintColor: UIColor? {
    didSet { showState() }
  }
  /// The disc; white when nil, the default.
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

  /// The place in the superview, in points; setting it keeps the size.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
  }
  /// The view's own coordinates; setting them keeps the size.
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: Self.size) }
  }

  /// 51 × 31 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// 51 × 31 points.
  open override var intrinsicContentSize: CGSize { Self.size }

  /// Whether the switch takes touches; it is pale when not.
  open override var isEnabled: Bool {
    didSet { if isEnabled != oldValue { showState() } }
  }

  // MARK: Touches

  /// Follows the finger.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    drag = (touch.location(in: self).x, storedIsOn, false)
    return super.beginTracking(touch, with: event)
  }

  /// Throws the switch when the finger has moved far enough.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let drag else { return false }
    let distance = (touch.location(in: self).x - drag.origin) * (isMirrored ? -1 : 1)
    if abs(distance) >= Self.throwDistance {
      // From here on the distance to the next throw counts anew.
      self.drag = (touch.location(in: self).x, drag.wasOn, true)
      if storedIsOn != (distance > 0) { setOn(distance > 0, animated: true) }
    }
    return super.continueTracking(touch, with: event)
  }

  /// Throws the switch after a tap, and sends `valueChanged` when it is not as it was.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let drag else { return }
    self.drag = nil
    if !drag.hasMoved, isTouchInside { setOn(!drag.wasOn, animated: true) }
    if storedIsOn != drag.wasOn { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  /// Puts the switch back.
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    guard let drag else { return }
    self.drag = nil
    if storedIsOn != drag.wasOn { setOn(drag.wasOn, animated: true) }
  }

  /// Keeps a single tap and a movement from recognizers of superviews.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    leavesTap(to: gestureRecognizer) && leavesMovement(to: gestureRecognizer)
      && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Accessibility

  /// "1" while on and "0" while off, unless another value was given.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (storedIsOn ? "1" : "0") }
    set { super.accessibilityValue = newValue }
  }
  /// What the switch is, and whether it can't be used.
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
