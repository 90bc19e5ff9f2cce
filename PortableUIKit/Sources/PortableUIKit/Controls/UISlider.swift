import Foundation

/// A control for selecting a value from a continuous range, with a thumb that is dragged along a track.
@preconcurrency @MainActor open class UISlider: UIControl {
  static let height: CGFloat = 34
  static let thumbSize: CGFloat = 28
  private static let trackHeight: CGFloat = 4
  /// The distance from the thumb within which a touch still starts a drag, in points.
  private static let slack: CGFloat = 10

  private final var storedValue: Float = 0
  /// The track before and after the thumb, and the thumb.
  private final let parts = (before: UIView(), after: UIView(), thumb: UIView())
  /// The distance of the touch from the center of the thumb, in points.
  private final var grip: CGFloat?

  /// Creates a slider with the range 0 to 1 and the value 0. The height of `frame` isn't used.
  public override init(frame: CGRect) {
    super.init(frame: Self.rect(in: frame))
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

  /// Not supported. Always traps.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }

  // MARK: Value

  /// The value of the slider, clamped to the minimum and maximum. The default is 0. Setting it sends no
  /// event.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }

  /// The minimum value. The default is 0. A value greater than the maximum also sets the maximum.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = storedValue
    }
  }

  /// The maximum value. The default is 1. A value less than the minimum also sets the minimum.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
    }
  }

  /// A Boolean value that determines whether `valueChanged` is sent while the finger moves, or only when it
  /// lifts. The default is `true`.
  open var isContinuous: Bool = true

  /// Sets the value without sending an event.
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

  /// The color of the track before the thumb. The default, `nil`, is the tint color.
  open var minimumTrackTintColor: UIColor? {
    didSet { showColors() }
  }
  /// The color of the track after the thumb. The default, `nil`, is gray.
  open var maximumTrackTintColor: UIColor? {
    didSet { showColors() }
  }
  /// The color of the thumb. The default, `nil`, is white.
  open var thumbTintColor: UIColor? {
    didSet { showColors() }
  }

  /// Applies the new tint color.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  /// A Boolean value that determines whether the slider receives touches. A disabled slider is dimmed.
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

  /// Returns the rectangle of the track in the given bounds.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.minX + 2, y: bounds.midY - Self.trackHeight / 2, width: max(0, bounds.width - 4),
      height: Self.trackHeight)
  }

  /// Returns the rectangle of the thumb for a value, along the track in `rect`.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = Self.thumbSize
    let share = share(of: value)
    let travel = max(0, rect.width - size)
    let x = rect.minX + travel * (isMirrored ? 1 - share : share)
    return CGRect(x: x, y: bounds.midY - size / 2, width: size, height: size)
  }

  /// Positions the track and the thumb.
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

  /// The frame in the superview, in points. Without a transform, setting it keeps the height.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = transform.isIdentity ? Self.rect(in: newValue) : newValue }
  }
  /// The bounds, in points. Setting them keeps the height.
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = Self.rect(in: newValue) }
  }

  private static func rect(in rect: CGRect) -> CGRect {
    CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: height)
  }

  /// Returns the given width and a height of 34 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  /// A height of 34 points, without an intrinsic width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  // MARK: Touches

  /// Starts tracking a touch on the thumb or next to it.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let thumb = presentThumb
    let x = touch.location(in: self).x
    guard thumb.insetBy(dx: -Self.slack, dy: -Self.slack).contains(touch.location(in: self)) else {
      return false
    }
    grip = x - thumb.midX
    return true
  }

  /// Moves the thumb with the finger.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let grip else { return false }
    let value = value(at: touch.location(in: self).x - grip)
    guard value != storedValue else { return true }
    self.value = value
    if isContinuous { sendActions(for: .valueChanged) }
    return true
  }

  /// Sends a final `valueChanged`.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    grip = nil
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// Leaves the thumb where it is.
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    grip = nil
  }

  /// Prevents gesture recognizers of superviews from using the movement while the thumb is dragged.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    leavesMovement(to: gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Accessibility

  /// The value's position in its range, in percent, unless another accessibility value was set.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Int((share(of: storedValue) * 100).rounded()))%" }
    set { super.accessibilityValue = newValue }
  }
  /// The traits for a slider and its current state.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.adding(state) }
    set { super.accessibilityTraits = newValue }
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var presentThumb: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: storedValue)
  }

  /// Returns the position of a value in the range, 0...1.
  private func share(of value: Float) -> CGFloat {
    guard maximumValue > minimumValue else { return 0 }
    return CGFloat(max(0, min(1, (value - minimumValue) / (maximumValue - minimumValue))))
  }

  /// Returns the value for which the center of the thumb is at `x`.
  private func value(at x: CGFloat) -> Float {
    let track = trackRect(forBounds: bounds)
    let travel = track.width - Self.thumbSize
    guard travel > 0 else { return storedValue }
    let share = max(0, min(1, (x - track.minX - Self.thumbSize / 2) / travel))
    return minimumValue + Float(isMirrored ? 1 - share : share) * (maximumValue - minimumValue)
  }
}
