import Foundation

/// The wheel of a refresh control: it appears as the content is pulled, turns while loading is under way, and fades.
@MainActor final class RefreshWheel: UIView {
  /// How large the wheel is, as a multiple of the large activity indicator: 30 points [?].
  private static let scale: CGFloat = 0.8
  /// How long the wheel takes to fade, in seconds [?].
  private static let fadeDuration: TimeInterval = 0.25

  private let indicator = UIActivityIndicatorView(style: .large)

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    indicator.hidesWhenStopped = false
    indicator.isHidden = false
    indicator.transform = CGAffineTransform(scaleX: Self.scale, y: Self.scale)
    indicator.showSpokes(0)
    addSubview(indicator)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit has no archives")
  }

  /// The spokes' colour; grey when nil is set.
  var color: UIColor! {
    get { indicator.color }
    set { indicator.color = newValue }
  }

  /// How far the content is pulled, 0...1 of what it takes to begin; the standing wheel shows it.
  var pull: CGFloat = 0 {
    didSet { if pull != oldValue, !isBusy, !isFading { indicator.showSpokes(pull) } }
  }

  /// Whether the wheel turns.
  var isBusy = false {
    didSet {
      guard isBusy != oldValue else { return }
      if isBusy { begin() } else { end() }
    }
  }

  private var isFading = false

  override func layoutSubviews() {
    super.layoutSubviews()
    indicator.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  private func begin() {
    isFading = false
    indicator.layer.removeAnimation(forKey: "opacity")
    indicator.alpha = 1
    indicator.startAnimating()
  }

  private func end() {
    guard window != nil else { return stop() }
    isFading = true
    UIView.animate(
      withDuration: Self.fadeDuration, delay: 0, options: .allowUserInteraction,
      animations: { self.indicator.alpha = 0 },
      completion: { [weak self] _ in
        guard let self, isFading else { return }
        stop()
      })
  }

  private func stop() {
    isFading = false
    indicator.stopAnimating()
    indicator.alpha = 1
    indicator.showSpokes(pull)
  }
}
