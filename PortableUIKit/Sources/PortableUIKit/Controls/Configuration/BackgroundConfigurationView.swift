import Foundation

/// The view that draws a background configuration.
@MainActor final class BackgroundConfigurationView: UIView {
  private let fill = UIView()
  private let stroke = UIView()
  private var effectView: UIVisualEffectView?
  private var picture: UIImageView?
  private var custom: UIView?
  private var background = UIBackgroundConfiguration.clear()

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    fill.clipsToBounds = true
    for view in [fill, stroke] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }

  /// Shows a background with the colors that are derived from a tint color.
  func show(_ background: UIBackgroundConfiguration, tint: UIColor) {
    self.background = background
    fill.backgroundColor = background.resolvedBackgroundColor(for: tint)
    stroke.layer.borderWidth = background.strokeWidth
    stroke.layer.borderColor =
      background.resolvedStrokeColor(for: tint).resolvedColor(with: traitCollection).cgColor
    stroke.isHidden = background.strokeWidth <= 0
    showEffect()
    showImage()
    if custom !== background.customView {
      custom?.removeFromSuperview()
      custom = background.customView
      if let custom { fill.addSubview(custom) }
    }
    setNeedsLayout()
  }

  private func showEffect() {
    guard background.visualEffect != nil || effectView != nil else { return }
    let view = effectView ?? UIVisualEffectView(effect: nil)
    if effectView == nil { insertSubview(view, at: 0) }
    effectView = view
    view.effect = background.visualEffect
    view.isHidden = background.visualEffect == nil
    view.clipsToBounds = true
  }

  private func showImage() {
    guard background.image != nil || picture != nil else { return }
    let view = picture ?? UIImageView(image: nil)
    if picture == nil { fill.insertSubview(view, at: 0) }
    picture = view
    view.image = background.image
    view.contentMode = background.imageContentMode
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let insets = background.backgroundInsets
    let frame = bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
        right: isMirrored ? insets.leading : insets.trailing))
    fill.frame = frame
    effectView?.frame = frame
    picture?.frame = fill.bounds
    custom?.frame = fill.bounds
    stroke.frame = frame.insetBy(dx: -background.strokeOutset, dy: -background.strokeOutset)
    let radius = min(background.cornerRadius, min(frame.width, frame.height) / 2)
    for view in [fill, effectView] as [UIView?] { view?.layer.cornerRadius = max(0, radius) }
    stroke.layer.cornerRadius = max(0, radius + background.strokeOutset)
  }
}
