import Foundation

/// A wheel of eight spokes that turns while something is going on.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// The sizes of wheels.
  public enum Style: Int, @unchecked Sendable {
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101
  }

  private static let turnKey = "turn"
  private final let wheel = UIView()
  private final var spokes: [UIView] = []
  private final var isBusy = false

  /// A wheel of the given size that stands still and is hidden.
  public init(style: UIActivityIndicatorView.Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: style.size))
    prepare()
  }

  /// A medium wheel that stands still and is hidden.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    prepare()
  }

  /// Not supported: always traps.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit has no archives")
  }

  /// The size of the wheel; medium unless given. Setting it gives the view that size.
  open var style: UIActivityIndicatorView.Style {
    didSet {
      bounds.size = style.size
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The spokes' colour; grey when nil is set, and unless set.
  open var color: UIColor! {
    get { storedColor }
    set {
      storedColor = newValue ?? .systemGray
      showColor()
    }
  }
  private final var storedColor = UIColor.systemGray

  /// Whether the view is hidden while the wheel stands still; true unless set.
  open var hidesWhenStopped: Bool = true {
    didSet { if !isBusy { isHidden = hidesWhenStopped } }
  }

  /// Whether the wheel turns.
  open var isAnimating: Bool { isBusy }

  /// Shows the view and lets the wheel turn, once a second.
  open func startAnimating() {
    isBusy = true
    isHidden = false
    showSpokes(nil)
    turn()
  }

  /// Stops the wheel and hides the view, if it is to be hidden.
  open func stopAnimating() {
    isBusy = false
    wheel.layer.removeAnimation(forKey: Self.turnKey)
    if hidesWhenStopped { isHidden = true }
  }

  /// The size of the wheel.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

  /// The size of the wheel.
  open override var intrinsicContentSize: CGSize { style.size }

  /// Puts the wheel in the middle.
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

  /// Goes on turning; leaving a window stops all animations.
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

  /// Shows so much of the standing wheel, 0...1, one spoke after the other; nil for the wheel as it turns.
  final func showSpokes(_ share: CGFloat?) {
    for (index, spoke) in spokes.enumerated() {
      let place = CGFloat(index)
      spoke.alpha =
        share.map { min(1, max(0, $0 * CGFloat(spokes.count) - place)) } ?? Self.alpha(ofSpoke: index)
    }
  }

  /// How opaque a spoke of the turning wheel is: the later ones trail after the first.
  private static func alpha(ofSpoke index: Int) -> CGFloat { 1 - CGFloat((8 - index) % 8) * 0.1 }

  private func showColor() {
    for spoke in spokes { spoke.backgroundColor = storedColor }
  }

  /// Outside of a window nothing is seen, so nothing has to move.
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
