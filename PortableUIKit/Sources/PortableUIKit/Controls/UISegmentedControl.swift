import Foundation

/// A control with a row of segments, one of which can be selected.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// The value of `selectedSegmentIndex` if no segment is selected.
  public static let noSegment: Int = -1

  private static let height: CGFloat = 32
  private static let margin: CGFloat = 2

  private final var segments: [Segment] = []
  private final let plate = UIView()
  private final var selected = noSegment
  /// The index of the segment under the finger.
  private final var pressed: Int?

  /// Creates a control with a segment for each title or image in `items`, and the size that fits them. Other
  /// items are ignored.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    prepare()
    for item in items ?? [] {
      if let title = item as? String {
        insertSegment(withTitle: title, at: segments.count, animated: false)
      } else if let image = item as? UIImage {
        insertSegment(with: image, at: segments.count, animated: false)
      }
    }
    sizeToFit()
  }

  /// Creates a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Not supported. Always traps.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }

  // MARK: Segments

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// The index of the selected segment or, in a momentary control, of the segment that was tapped last. The
  /// default is `noSegment`. Setting it sends no event. Setting an index without a segment selects none.
  open var selectedSegmentIndex: Int {
    get { selected }
    set { select(segments.indices.contains(newValue) ? newValue : Self.noSegment) }
  }

  /// A Boolean value that determines whether segments don't stay selected. The default is `false`.
  open var isMomentary: Bool = false {
    didSet { showSelection() }
  }

  /// Inserts a segment with a title, without animation. An index beyond the end appends it.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let new = Segment()
    new.title = title
    insert(new, at: segment)
  }

  /// Inserts a segment with an image, without animation. An index beyond the end appends it.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    let new = Segment()
    new.image = image
    insert(new, at: segment)
  }

  /// Removes a segment, without animation. An index beyond the end removes the last one.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard !segments.isEmpty else { return }
    let index = max(0, min(segment, segments.count - 1))
    segments.remove(at: index).removeFromSuperview()
    if selected == index { selected = Self.noSegment } else if selected > index { selected -= 1 }
    contentDidChange()
  }

  /// Removes all segments.
  open func removeAllSegments() {
    for segment in segments { segment.removeFromSuperview() }
    segments = []
    selected = Self.noSegment
    contentDidChange()
  }

  /// Sets the title of a segment, replacing its content. Does nothing if there is no such segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].title = title
    contentDidChange()
  }

  /// Returns the title of a segment, or `nil` if it has none.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }

  /// Sets the image of a segment, replacing its content. Does nothing if there is no such segment.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].image = image
    contentDidChange()
  }

  /// Returns the image of a segment, or `nil` if it has none.
  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].image : nil
  }

  /// Enables or disables a segment. Does nothing if there is no such segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].isEnabled = enabled
  }

  /// Returns a Boolean value that indicates whether a segment is enabled. Segments are enabled by default.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }

  /// The background color of the selected segment. The default, `nil`, is white in light appearance.
  open var selectedSegmentTintColor: UIColor? {
    didSet { plate.backgroundColor = selectedSegmentTintColor ?? ControlColor.plate }
  }

  // MARK: Layout

  /// Returns the size at which all segments have the width of the widest one. The height is 32 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = segments.map(\.naturalWidth).max() ?? 0
    return CGSize(width: (width * CGFloat(segments.count)).rounded(.up), height: Self.height)
  }

  /// The size that fits the segments.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// Positions the segments.
  open override func layoutSubviews() {
    super.layoutSubviews()
    for (index, segment) in segments.enumerated() { segment.frame = segmentFrame(index) }
    placePlate()
  }

  private func segmentFrame(_ index: Int) -> CGRect {
    let width = bounds.width / CGFloat(max(1, segments.count))
    let place = isMirrored ? segments.count - 1 - index : index
    return CGRect(
      x: bounds.minX + CGFloat(place) * width, y: bounds.minY, width: width, height: bounds.height)
  }

  private func placePlate() {
    guard selected >= 0, !isMomentary else { return }
    plate.frame = segmentFrame(selected).insetBy(dx: Self.margin, dy: Self.margin)
  }

  // MARK: Touches

  /// Presses the segment under the finger.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    press(segment(at: touch))
    return super.beginTracking(touch, with: event)
  }

  /// Presses the segment under the finger instead of the previous one.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    press(isTouchInside ? segment(at: touch) : nil)
    return super.continueTracking(touch, with: event)
  }

  /// Selects the segment under the finger, and sends `valueChanged` unless it was already selected.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let target = isTouchInside ? touch.flatMap(segment(at:)) : nil
    press(nil)
    guard let target, isMomentary || target != selected else { return }
    if window != nil, selected >= 0, !isMomentary {
      UIView.animate(
        withDuration: 0.25, delay: 0, options: .allowUserInteraction, animations: { self.select(target) })
    } else {
      select(target)
    }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// Releases the pressed segment.
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    press(nil)
  }

  /// Prevents gesture recognizers of superviews from recognizing a single tap.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    leavesTap(to: gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// A Boolean value that determines whether the control receives touches. A disabled control is dimmed.
  open override var isEnabled: Bool {
    didSet { alpha = isEnabled ? 1 : 0.5 }
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Returns the index of the enabled segment in whose column the touch is.
  private func segment(at touch: UITouch) -> Int? {
    let x = touch.location(in: self).x
    let index = segments.indices.first { index in
      let frame = segmentFrame(index)
      return x >= frame.minX && x < frame.maxX
    }
    return index.flatMap { segments[$0].isEnabled ? $0 : nil }
  }

  private func press(_ index: Int?) {
    pressed = index == selected && !isMomentary ? nil : index
    for (index, segment) in segments.enumerated() { segment.isPressed = index == pressed }
  }

  // MARK: Content

  private func prepare() {
    backgroundColor = ControlColor.faintFill
    layer.cornerRadius = 8
    plate.backgroundColor = ControlColor.plate
    plate.isUserInteractionEnabled = false
    plate.layer.cornerRadius = 7
    plate.layer.shadowOpacity = 0.12
    plate.layer.shadowOffset = CGSize(width: 0, height: 3)
    plate.layer.shadowRadius = 4
    addSubview(plate)
    showSelection()
  }

  private func insert(_ segment: Segment, at place: Int) {
    let index = max(0, min(place, segments.count))
    segments.insert(segment, at: index)
    addSubview(segment)
    if selected >= index { selected += 1 }
    contentDidChange()
  }

  private func select(_ index: Int) {
    selected = index
    showSelection()
  }

  private func showSelection() {
    plate.isHidden = selected < 0 || isMomentary
    for (index, segment) in segments.enumerated() { segment.isChosen = index == selected && !isMomentary }
    placePlate()
  }

  private func contentDidChange() {
    showSelection()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}
