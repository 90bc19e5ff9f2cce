import Foundation

/// A row of dots, one for each page, that turns pages when it is tapped.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  private static let dotSize: CGFloat = 7
  private static let dotDistance: CGFloat = 16
  private static let height: CGFloat = 26

  private final var dots: [UIView] = []
  private final var storedPage = 0

  /// A control without pages.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
  }

  /// Not supported: always traps.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit has no archives")
  }

  /// How many pages there are; 0 unless set, and for negative numbers.
  open var numberOfPages: Int = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      showDots()
      currentPage = storedPage
    }
  }

  /// The page that is shown, brought between 0 and the last; 0 unless set. Setting it sends no event.
  open var currentPage: Int {
    get { storedPage }
    set {
      storedPage = max(0, min(newValue, numberOfPages - 1))
      showColors()
    }
  }

  /// Whether a single page has no dot; false unless set.
  open var hidesForSinglePage: Bool = false {
    didSet { showColors() }
  }
  /// The dots of other pages; translucent white when nil, the default.
  open var pageIndicatorTintColor: UIColor? {
    didSet { showColors() }
  }
  /// The dot of the current page; white when nil, the default.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { showColors() }
  }

  /// The least size of a control with so many pages, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let gaps = CGFloat(max(0, pageCount - 1))
    return CGSize(width: Self.dotSize + gaps * Self.dotDistance, height: Self.height)
  }

  /// The size for the present number of pages.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }

  /// The size for the present number of pages.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  /// Puts the dots in the middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = CGFloat(max(0, dots.count - 1)) * Self.dotDistance
    for (index, dot) in dots.enumerated() {
      let place = isMirrored ? dots.count - 1 - index : index
      dot.center = CGPoint(
        x: bounds.midX - width / 2 + CGFloat(place) * Self.dotDistance, y: bounds.midY)
    }
  }

  /// Turns one page towards the side of the tap, and sends `valueChanged` if there is one.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, isTouchInside else { return }
    let isRight = touch.location(in: self).x > bounds.midX
    let page = storedPage + (isRight != isMirrored ? 1 : -1)
    guard page >= 0, page < numberOfPages else { return }
    currentPage = page
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// Keeps a single tap from recognizers of superviews.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    leavesTap(to: gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// "page 1 of 3", unless another value was given.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "page \(storedPage + 1) of \(numberOfPages)" }
    set { super.accessibilityValue = newValue }
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func showDots() {
    while dots.count > numberOfPages { dots.removeLast().removeFromSuperview() }
    while dots.count < numberOfPages {
      let dot = UIView(frame: CGRect(x: 0, y: 0, width: Self.dotSize, height: Self.dotSize))
      dot.layer.cornerRadius = Self.dotSize / 2
      dot.isUserInteractionEnabled = false
      dots.append(dot)
      addSubview(dot)
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func showColors() {
    for (index, dot) in dots.enumerated() {
      dot.isHidden = hidesForSinglePage && numberOfPages == 1
      dot.backgroundColor =
        index == storedPage
        ? currentPageIndicatorTintColor ?? .white
        : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.2)
    }
  }
}
