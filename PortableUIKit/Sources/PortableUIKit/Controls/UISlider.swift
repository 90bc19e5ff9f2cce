import Foundation

/// A control for a number between two others, with a disc that is dragged along a line.
@preconcurrency @MainActor open class UISlider: UIControl {
  static let height: CGFloat = 34
  static let thumbSize: CGFloat = 28
  private static let trackHeight: CGFloat = 4
  /// How far beside the disc a finger may come down to take it, in points.
  private static let slack: CGFloat = 10

  private final var storedValue: Float = 0
  /// The line from its start to the disc, that from there to the end, and the disc.
  private final let parts = (before: UIView(), after: UIView(), thumb: UIView())
  /// How far the finger came down from the middle of the disc.
  private final var grip: CGFloat?

  /// A slider from 0 to 1 at 0.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    for part in [parts.after, parts.before, parts.thumb] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    for line in [parts.after, parts.before] { line.layer.cornerRadius = Self.trackHeight / 2 }
    parts.thumb.layer.cornerRadius = Self.thumbSize / 2
    parts.thumb.layer.shadowOpacity = 0.15
    parts.thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    parts.thumb.layer.shadowRadius = 4
    showColors()
  }

  /// Not supported: always traps.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit has no archives")
  }

  // MARK: Value

  /// The number, brought between the least and the greatest; 0 unless set. Setting it sends no event.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }

  /// The least number; 0 unless set. A greater one than the greatest moves that along.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = storedValue
    }
  }

  /// The greatest number; 1 unless set. A smaller one than the least moves that along.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
    }
  }

  /// Whether `valueChanged` is sent while the finger moves; otherwise only when it leaves. True unless set.
  open var isContinuous: Bool = true

  /// Sets the number without sending an event.
  open func setValue(_ value: Float, animated: Bool) {
    guard !value.isNaN else { return }
    storedValue = max(minimumValue, min(maximumValue, value))
    setNeedsLayout()
    if animated, window != nil {
      UIView.animate(
        withDuration: 0.25, delay: 0, options: .allowUserInteraction, animations: { self.layoutIfNeeded() })
    }
  }

  // MARK: Look

  /// The line before the disc; the tint colour when nil, the default.
  open var minimumTrackTintColor: UIColor? {
    didSet { showColors() }
  }
  /// The line after the disc; grey when nil, the default.
  open var maximumTrackTintColor: UIColor? {
    didSet { showColors() }
  }
  /// The disc; white when nil, the default.
  open var thumbTintColor: UIColor? {
    didSet { showColors() }
  }

  /// Takes over the tint colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  /// Whether the slider takes touches; it is pale when not.
  open override var isEnabled: Bool {
    didSet { if isEnabled != oldValue { showColors() } }
  }

  private func showColors() {
    parts.before.backgroundColor = minimumTrackTintColor ?? tintColor
    parts.after.backgroundColor = maximumTrackTintColor ?? ControlColor.fill
    parts.thumb.backgroundColor = thumbTintColor ?? .white
    alpha = isEnabled ? 1 : 0.5
  }

  // MARK: Layout

  /// The place of the line in the given bounds.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.minX + 2, y: bounds.midY - Self.trackHeight / 2, width: max(0, bounds.width - 4),
      height: Self.trackHeight)
  }

  /// The place of the disc for a number, along the line in `rect`.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = Self.thumbSize
    let share = share(of: value)
    let travel = max(0, rect.width - size)
    let x = rect.minX + travel * (isMirrored ? 1 - share : share)
    return CGRect(x: x, y: bounds.midY - size / 2, width: size, height: size)
  }

  /// Puts line and disc in their places.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: storedValue)
    parts.thumb.frame = thumb
    var (left, right) = (track, track)
    left.size.width = max(0, thumb.midX - track.minX)
    right.origin.x = thumb.midX
    right.size.width = max(0, track.maxX - thumb.midX)
    parts.before.frame = isMirrored ? right : left
    parts.after.frame = isMirrored ? left : right
  }

  /// The given width and 34 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  /// 34 points high, of no width of its own.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  // MARK: Touches

  /// Follows a finger that comes down on the disc or right beside it.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let thumb = presentThumb
    let x = touch.location(in: self).x
    guard thumb.insetBy(dx: -Self.slack, dy: -Self.slack).contains(touch.location(in: self)) else {
      return false
    }
    grip = x - thumb.midX
    return true
  }

  /// Moves the disc with the finger.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let grip else { return false }
    let value = value(at: touch.location(in: self).x - grip)
    guard value != storedValue else { return true }
    self.value = value
    if isContinuous { sendActions(for: .valueChanged) }
    return true
  }

  /// Sends `valueChanged` a last time.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    grip = nil
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// Leaves the disc where it is.
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    grip = nil
  }

  /// Keeps movements from recognizers of superviews while the disc is held.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    leavesMovement(to: gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Accessibility

  /// How far the number is between the least and the greatest, in percent, unless another value was given.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Int((share(of: storedValue) * 100).rounded()))%" }
    set { super.accessibilityValue = newValue }
  }
  /// What the slider is, and whether it can't be used.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.adding(state) }
    set { super.accessibilityTraits = newValue }
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var presentThumb: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: storedValue)
  }

  /// Where a number lies between the least and the greatest, 0...1.
  private func share(of value: Float) -> CGFloat {
    guard maximumValue > minimumValue else { return 0 }
    return CGFloat(max(0, min(1, (value - minimumValue) / (maximumValue - minimumValue))))
  }

  /// The number for which the disc's middle lies at `x`.
  private func value(at x: CGFloat) -> Float {
    let track = trackRect(forBounds: bounds)
    let travel = track.width - Self.thumbSize
    guard travel > 0 else { return storedValue }
    let share = max(0, min(1, (x - track.minX - Self.thumbSize / 2) / travel))
    return minimumValue + Float(isMirrored ? 1 - share : share) * (maximumValue - minimumValue)
  }
}
