import Foundation

/// The wheel of a refresh control. It appears as the content is pulled, turns while refreshing, and fades
/// out.
@MainActor final class RefreshWheel: UIView {
  /// The size of the wheel, as a multiple of the large activity indicator: 30 points [?].
  private static let scale: CGFloat = 0.8
  /// The duration of the fade-out, in seconds [?].
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
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }

  /// The color of the spokes. Setting `nil` uses gray.
  var color: UIColor! {
    get { indicator.color }
    set { indicator.color = newValue }
  }

  /// The pull distance as a fraction of the distance that starts refreshing, 0...1. The wheel shows it while
  /// it doesn't turn.
  var pull: CGFloat = 0 {
    didSet { if pull != oldValue, !isBusy, !isFading { indicator.showSpokes(pull) } }
  }

  /// A Boolean value that determines whether the wheel turns.
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
