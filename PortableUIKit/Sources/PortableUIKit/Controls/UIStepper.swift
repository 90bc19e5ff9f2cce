import Foundation

/// A control with two buttons that decrease and increase a value.
///
/// The value changes when a finger touches a button. The times of repeated changes are this module's own choices.
@preconcurrency @MainActor open class UIStepper: UIControl {
  static let size = CGSize(width: 94, height: 32)
  /// The time of a touch until the value changes again, in seconds.
  private static let firstPause: TimeInterval = 0.5
  /// The time until each further change, in seconds, before and after the number of changes at which they become faster.
  private static let pauses: (slow: TimeInterval, fast: TimeInterval) = (0.25, 0.05)
  private static let slowRepeats = 4

  private final let decrement = Segment()
  private final let increment = Segment()
  private final let line = UIView()
  private final var storedValue = 0.0
  /// The button under the finger, and the value before the touch.
  private final var press: (button: Segment, value: Double)?
  private final var timer: HostTimer?
  private final var repeats = 0

  /// Creates a stepper from 0 to 100 with the value 0. Only the origin of `frame` is used.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    backgroundColor = ControlColor.faintFill
    layer.cornerRadius = 8
    (decrement.title, increment.title) = ("−", "+")
    (decrement.accessibilityLabel, increment.accessibilityLabel) = ("Decrement", "Increment")
    line.backgroundColor = ControlColor.fill
    line.isUserInteractionEnabled = false
    for part in [decrement, increment, line] { addSubview(part) }
    showState()
  }

  /// Not supported. Always traps.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }

  // MARK: Value

  /// The value, clamped to the minimum and the maximum. The default is 0. Setting it sends no event.
  open var value: Double {
    get { storedValue }
    set {
      guard !newValue.isNaN else { return }
      storedValue = min(maximumValue, max(minimumValue, newValue))
      showState()
    }
  }

  /// The lowest value. The default is 0. A value above the maximum also sets the maximum.
  open var minimumValue = 0.0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = storedValue
    }
  }

  /// The highest value. The default is 100. A value below the minimum also sets the minimum.
  open var maximumValue = 100.0 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
    }
  }

  /// The amount by which a button changes the value. The default is 1. Values that aren't above 0 stop the program.
  open var stepValue = 1.0 {
    willSet { precondition(newValue > 0, "UIStepper stepValue must be greater than 0, and is \(newValue)") }
  }

  /// A Boolean value that determines whether the value continues at the other end of the range. The default is `false`.
  open var wraps = false {
    didSet { showState() }
  }

  /// A Boolean value that determines whether the value changes repeatedly while a button is held. The default is `true`.
  open var autorepeat = true

  /// A Boolean value that determines whether each change sends `valueChanged`, or only the end of the touch. The default is
  /// `true`.
  open var isContinuous = true

  // MARK: Layout

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

  /// Returns 94 × 32 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// 94 × 32 points.
  open override var intrinsicContentSize: CGSize { Self.size }

  /// Positions the buttons.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let halves = bounds.divided(atDistance: bounds.width / 2, from: .minXEdge)
    (decrement.frame, increment.frame) =
      isMirrored ? (halves.remainder, halves.slice) : (halves.slice, halves.remainder)
    line.frame = CGRect(x: bounds.midX - 0.5, y: bounds.minY + 7, width: 1, height: bounds.height - 14)
  }

  /// A Boolean value that determines whether the stepper receives touches. A disabled stepper is dimmed.
  open override var isEnabled: Bool {
    didSet { alpha = isEnabled ? 1 : 0.5 }
  }

  // MARK: Touches

  /// Changes the value, unless the button under the finger is disabled.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let isFirstHalf = touch.location(in: self).x < bounds.midX
    let button = isFirstHalf == isMirrored ? increment : decrement
    guard button.isEnabled else { return false }
    press = (button, storedValue)
    button.isPressed = true
    repeats = 0
    step()
    return super.beginTracking(touch, with: event)
  }

  /// Changes the value only while the finger is on its button.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    press?.button.isPressed = press?.button.frame.contains(touch.location(in: self)) == true
    return super.continueTracking(touch, with: event)
  }

  /// Sends `valueChanged` if the changes haven't.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    finish()
  }

  /// Ends the changes. The value stays.
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    finish()
  }

  /// Prevents gesture recognizers of superviews from recognizing a single tap.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    leavesTap(to: gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  private func step() {
    guard let press else { return }
    if press.button.isPressed, press.button.isEnabled {
      let next = storedValue + (press.button === increment ? stepValue : -stepValue)
      let isBeyond = next > maximumValue || next < minimumValue
      let old = storedValue
      value = isBeyond && wraps ? (next > maximumValue ? minimumValue : maximumValue) : next
      if isContinuous, storedValue != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }
    guard autorepeat else { return }
    let pause =
      repeats == 0 ? Self.firstPause : repeats < Self.slowRepeats ? Self.pauses.slow : Self.pauses.fast
    repeats += 1
    timer = HostSimulator.current.schedule(after: pause) { [weak self] in self?.step() }
  }

  private func finish() {
    timer?.cancel()
    timer = nil
    press?.button.isPressed = false
    let isChanged = press.map { $0.value != storedValue } ?? false
    press = nil
    if !isContinuous, isChanged { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  private func showState() {
    decrement.isEnabled = wraps || storedValue > minimumValue
    increment.isEnabled = wraps || storedValue < maximumValue
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
