import Foundation

/// A row of dots for the pages of another view. Tapping it changes the current page.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  private static let dotSize: CGFloat = 7
  private static let dotDistance: CGFloat = 16
  private static let height: CGFloat = 26

  private final var dots: [UIView] = []
  private final var storedPage = 0

  /// Creates a page control without pages.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
  }

  /// Not supported. Always traps.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }

  /// The number of pages. The default is 0. Negative values are replaced with 0.
  open var numberOfPages: Int = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      showDots()
      currentPage = storedPage
    }
  }

  /// The index of the current page, clamped to the valid range. The default is 0. Setting it sends no event.
  open var currentPage: Int {
    get { storedPage }
    set {
      storedPage = max(0, min(newValue, numberOfPages - 1))
      showColors()
    }
  }

  /// A Boolean value that determines whether the dot is hidden if there is only one page. The default is
  /// `false`.
  open var hidesForSinglePage: Bool = false {
    didSet { showColors() }
  }
  /// The color of the dots of other pages. The default, `nil`, is translucent white.
  open var pageIndicatorTintColor: UIColor? {
    didSet { showColors() }
  }
  /// The color of the current page's dot. The default, `nil`, is white.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { showColors() }
  }

  /// Returns the minimum size of the control for a number of pages, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let gaps = CGFloat(max(0, pageCount - 1))
    return CGSize(width: Self.dotSize + gaps * Self.dotDistance, height: Self.height)
  }

  /// Returns the size for the current number of pages.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }

  /// The size for the current number of pages.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  /// Centers the dots.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = CGFloat(max(0, dots.count - 1)) * Self.dotDistance
    for (index, dot) in dots.enumerated() {
      let place = isMirrored ? dots.count - 1 - index : index
      dot.center = CGPoint(
        x: bounds.midX - width / 2 + CGFloat(place) * Self.dotDistance, y: bounds.midY)
    }
  }

  /// Moves one page toward the side of the tap and, if there is such a page, sends `valueChanged`.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, isTouchInside else { return }
    let isRight = touch.location(in: self).x > bounds.midX
    let page = storedPage + (isRight != isMirrored ? 1 : -1)
    guard page >= 0, page < numberOfPages else { return }
    currentPage = page
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// Prevents gesture recognizers of superviews from recognizing a single tap.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    leavesTap(to: gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// "page 1 of 3", unless another value was set.
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
