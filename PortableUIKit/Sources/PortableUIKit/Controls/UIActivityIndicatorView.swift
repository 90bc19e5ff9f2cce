import Foundation

/// A view with a wheel of eight spokes that indicates a task in progress.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// The styles of activity indicators.
  public enum Style: Int, @unchecked Sendable {
    /// A wheel of 20 points.
    case medium = 100
    /// A wheel of 37 points.
    case large = 101
  }

  private static let turnKey = "turn"
  private final let wheel = UIView()
  private final var spokes: [UIView] = []
  private final var isBusy = false

  /// Creates an activity indicator with a style. It is hidden and doesn't animate.
  public init(style: UIActivityIndicatorView.Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: style.size))
    prepare()
  }

  /// Creates a medium activity indicator. It is hidden and doesn't animate.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    prepare()
  }

  /// Not supported. Always traps.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }

  /// The style of the wheel. The default is `medium`. Setting it also sets the view's size.
  open var style: UIActivityIndicatorView.Style {
    didSet {
      bounds.size = style.size
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The color of the spokes. The default, and the value after setting `nil`, is gray.
  open var color: UIColor! {
    get { storedColor }
    set {
      storedColor = newValue ?? .systemGray
      showColor()
    }
  }
  private final var storedColor = UIColor.systemGray

  /// A Boolean value that determines whether the view is hidden while it doesn't animate. The default is
  /// `true`.
  open var hidesWhenStopped: Bool = true {
    didSet { if !isBusy { isHidden = hidesWhenStopped } }
  }

  /// A Boolean value that indicates whether the wheel turns.
  open var isAnimating: Bool { isBusy }

  /// Shows the view and starts the animation, which takes one second per turn.
  open func startAnimating() {
    isBusy = true
    isHidden = false
    showSpokes(nil)
    turn()
  }

  /// Stops the animation and, if `hidesWhenStopped` is `true`, hides the view.
  open func stopAnimating() {
    isBusy = false
    wheel.layer.removeAnimation(forKey: Self.turnKey)
    if hidesWhenStopped { isHidden = true }
  }

  /// Returns the size of the wheel.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

  /// The size of the wheel.
  open override var intrinsicContentSize: CGSize { style.size }

  /// Centers the wheel.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = style.size
    wheel.bounds = CGRect(origin: .zero, size: size)
    wheel.center = CGPoint(x: bounds.midX, y: bounds.midY)
    let (length, width) = (size.width * 0.25, size.width * 0.1)
    for (index, spoke) in spokes.enumerated() {
      let angle = CGFloat(index) / CGFloat(spokes.count) * 2 * .pi
      let radius = size.width / 2 - length / 2
      spoke.bounds = CGRect(x: 0, y: 0, width: width, height: length)
      spoke.layer.cornerRadius = width / 2
      spoke.center = CGPoint(
        x: size.width / 2 + radius * sin(angle), y: size.height / 2 - radius * cos(angle))
      spoke.transform = CGAffineTransform(rotationAngle: angle)
    }
  }

  /// Resumes the animation, because leaving a window stops all animations.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if isBusy { turn() }
  }

  private func prepare() {
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityTraits = .updatesFrequently
    wheel.isUserInteractionEnabled = false
    addSubview(wheel)
    for index in 0..<8 {
      let spoke = UIView()
      spoke.alpha = Self.alpha(ofSpoke: index)
      spokes.append(spoke)
      wheel.addSubview(spoke)
    }
    showColor()
    isHidden = true
  }

  /// Shows a fraction of the static wheel, 0...1, one spoke after the other. `nil` shows the complete,
  /// animated wheel.
  final func showSpokes(_ share: CGFloat?) {
    for (index, spoke) in spokes.enumerated() {
      let place = CGFloat(index)
      spoke.alpha =
        share.map { min(1, max(0, $0 * CGFloat(spokes.count) - place)) } ?? Self.alpha(ofSpoke: index)
    }
  }

  /// Returns the opacity of a spoke of the turning wheel. Trailing spokes are more transparent.
  private static func alpha(ofSpoke index: Int) -> CGFloat { 1 - CGFloat((8 - index) % 8) * 0.1 }

  private func showColor() {
    for spoke in spokes { spoke.backgroundColor = storedColor }
  }

  /// Nothing is visible outside of a window, so no animation is necessary.
  private func turn() {
    guard window != nil else { return }
    let turn = CABasicAnimation(keyPath: "transform.rotation")
    turn.fromValue = 0.0
    turn.toValue = 2 * Double.pi
    turn.duration = 1
    turn.repeatCount = .infinity
    wheel.layer.add(turn, forKey: Self.turnKey)
  }
}

extension UIActivityIndicatorView.Style {
  var size: CGSize {
    switch self {
    case .medium: CGSize(width: 20, height: 20)
    case .large: CGSize(width: 37, height: 37)
    }
  }
}
