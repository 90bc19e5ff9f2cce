import Foundation

/// A row of segments, one of which may be chosen.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// What `selectedSegmentIndex` is while none is chosen.
  public static let noSegment: Int = -1

  private static let height: CGFloat = 32
  private static let margin: CGFloat = 2

  private final var segments: [Segment] = []
  private final let plate = UIView()
  private final var selected = noSegment
  /// The segment under the finger.
  private final var pressed: Int?

  /// A control with a segment for each title or picture, of the size that suits them; other items are left out.
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

  /// A control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Not supported: always traps.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit has no archives")
  }

  // MARK: Segments

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// The chosen segment, in a momentary control the one that was tapped last; `noSegment` unless set. Setting it
  /// sends no event; numbers for which there is no segment choose none.
  open var selectedSegmentIndex: Int {
    get { selected }
    set { select(segments.indices.contains(newValue) ? newValue : Self.noSegment) }
  }

  /// Whether segments don't stay chosen; false unless set.
  open var isMomentary: Bool = false {
    didSet { showSelection() }
  }

  /// Adds a segment with a title; a place beyond the end means the end. It appears at once.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let new = Segment()
    new.title = title
    insert(new, at: segment)
  }

  /// Adds a segment with a picture; a place beyond the end means the end. It appears at once.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    let new = Segment()
    new.image = image
    insert(new, at: segment)
  }

  /// Takes out a segment; a place beyond the end means the last. It disappears at once.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard !segments.isEmpty else { return }
    let index = max(0, min(segment, segments.count - 1))
    segments.remove(at: index).removeFromSuperview()
    if selected == index { selected = Self.noSegment } else if selected > index { selected -= 1 }
    contentDidChange()
  }

  /// Takes out all segments.
  open func removeAllSegments() {
    for segment in segments { segment.removeFromSuperview() }
    segments = []
    selected = Self.noSegment
    contentDidChange()
  }

  /// Gives a segment a title in place of what it has; nothing happens where there is no segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].title = title
    contentDidChange()
  }

  /// A segment's title; nil without one.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }

  /// Gives a segment a picture in place of what it has; nothing happens where there is no segment.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].image = image
    contentDidChange()
  }

  /// A segment's picture; nil without one.
  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].image : nil
  }

  /// Lets a segment take taps or not; nothing happens where there is no segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].isEnabled = enabled
  }

  /// Whether a segment takes taps; true unless set.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }

  /// The plate behind the chosen segment; white in light appearance when nil, the default.
  open var selectedSegmentTintColor: UIColor? {
    didSet { plate.backgroundColor = selectedSegmentTintColor ?? ControlColor.plate }
  }

  // MARK: Layout

  /// All segments as wide as the widest needs to be, and 32 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = segments.map(\.naturalWidth).max() ?? 0
    return CGSize(width: (width * CGFloat(segments.count)).rounded(.up), height: Self.height)
  }

  /// The size that suits the segments.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// Puts the segments in their places.
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

  /// Presses the segment under the finger in place of the last one.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    press(isTouchInside ? segment(at: touch) : nil)
    return super.continueTracking(touch, with: event)
  }

  /// Chooses the segment under the finger, and sends `valueChanged` unless it was chosen already.
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

  /// Lets the segment go.
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    press(nil)
  }

  /// Keeps a single tap from recognizers of superviews.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    leavesTap(to: gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Whether the control takes touches; it is pale when not.
  open override var isEnabled: Bool {
    didSet { alpha = isEnabled ? 1 : 0.5 }
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The segment in whose column the finger is, if it takes taps.
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
