import Foundation

/// A bar that shows the progress of a task.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// The styles of progress views.
  public enum Style: Int, @unchecked Sendable {
    /// A bar of 4 points.
    case `default` = 0
    /// A bar of 2.5 points for toolbars.
    case bar = 1
  }

  private static let changeDuration: TimeInterval = 0.25
  private let track = UIView()
  private let bar = UIView()
  private var storedProgress: Float = 0

  /// Creates a progress view of the default style.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .updatesFrequently
    for part in [track, bar] { addSubview(part) }
    showColors()
  }

  /// Creates a progress view with a style, as high as the style.
  public convenience init(progressViewStyle style: UIProgressView.Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    sizeToFit()
  }

  /// Not supported. Always traps.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }

  /// The style. The default is `default`.
  open var progressViewStyle = UIProgressView.Style.default {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The progress, 0...1. The default is 0. Other values are clamped; NaN counts as 0.
  open var progress: Float {
    get { storedProgress }
    set { setProgress(newValue, animated: false) }
  }
  /// The color of the completed part. The default, `nil`, is the tint color.
  open var progressTintColor: UIColor? {
    didSet { showColors() }
  }
  /// The color of the remaining part. The default, `nil`, is a gray.
  open var trackTintColor: UIColor? {
    didSet { showColors() }
  }
  /// Sets the progress, moving the bar within 0.25 seconds if `animated` is `true`.
  open func setProgress(_ progress: Float, animated: Bool) {
    storedProgress = progress.isNaN ? 0 : min(1, max(0, progress))
    accessibilityValue = "\(Int((storedProgress * 100).rounded()))%"
    setNeedsLayout()
    guard animated else { return }
    UIView.animate(withDuration: Self.changeDuration) { self.layoutIfNeeded() }
  }

  private var thickness: CGFloat { progressViewStyle == .bar ? 2.5 : 4 }

  /// The height of the style, without a width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: thickness)
  }
  /// Returns the given width and the height of the style.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: thickness) }
  /// Positions the bar. Subclasses must call `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    track.frame = bounds
    let length = bounds.width * CGFloat(storedProgress)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    bar.frame = CGRect(
      x: isMirrored ? bounds.width - length : 0, y: 0, width: length, height: bounds.height)
    for part in [track, bar] { part.layer.cornerRadius = bounds.height / 2 }
  }
  /// Applies the tint color. Subclasses must call `super`.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  private func showColors() {
    track.backgroundColor = trackTintColor ?? .systemFill
    bar.backgroundColor = progressTintColor ?? tintColor
  }
}
