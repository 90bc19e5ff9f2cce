import Foundation

/// The parts of a button that only a configuration needs.
@MainActor final class ConfiguredParts {
  /// A Boolean value that indicates whether the configuration has to be updated before the next layout.
  var needsUpdate = true
  /// A Boolean value that indicates whether the update is in progress, in which the configuration may be set.
  var isUpdating = false
  /// The configuration with the colors of the button's state.
  var shown: UIButton.Configuration?
  let background = BackgroundConfigurationView()
  var subtitleLabel: UILabel?
  var spinner: UIActivityIndicatorView?
}

/// Buttons with a configuration.
extension UIButton {
  /// Creates a button with a configuration and an action for `primaryActionTriggered`, whose title and image
  /// are shown unless the configuration has its own.
  public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
    // Property observers aren't called in initializers.
    configurationDidChange()
    sizeToFit()
  }

  /// Called when a configuration was set or removed.
  final func configurationDidChange() {
    if configuration == nil {
      configured?.background.removeFromSuperview()
      configured?.subtitleLabel?.removeFromSuperview()
      configured?.spinner?.removeFromSuperview()
      configured = nil
      label?.font = defaultTitleFont
      label?.numberOfLines = 1
      picture?.tintColor = nil
      return showContent()
    }
    if configured == nil {
      let parts = ConfiguredParts()
      configured = parts
      insertSubview(parts.background, at: 0)
    }
    if configured?.isUpdating == true { return }
    setNeedsUpdateConfiguration()
  }

  /// Updates the configuration if a change of the button requires it.
  final func updateConfigurationIfNeeded() {
    guard let configured, configured.needsUpdate, !configured.isUpdating else { return }
    configured.needsUpdate = false
    configured.isUpdating = true
    updateConfiguration()
    configured.isUpdating = false
    guard let configuration, self.configured === configured else { return }
    let shown = automaticallyUpdatesConfiguration ? configuration.updated(for: self) : configuration
    configured.shown = shown
    UIView.performWithoutAnimation { show(shown, configured) }
  }

  // MARK: - Content

  private func show(_ shown: UIButton.Configuration, _ parts: ConfiguredParts) {
    let colors = ButtonColors(
      shown, state: automaticallyUpdatesConfiguration ? .normal : state, tint: tintColor)
    let foreground = shown.baseForegroundColor ?? colors.foreground
    showText(shown, parts, in: foreground)
    showImage(shown, parts, in: foreground)
    var background = shown.background
    if background.backgroundColor == nil { background.backgroundColor = colors.background }
    background.cornerRadius = cornerRadius(of: shown)
    parts.background.show(background, tint: tintColor)
    sendSubviewToBack(parts.background)
  }

  private func showText(_ shown: UIButton.Configuration, _ parts: ConfiguredParts, in color: UIColor) {
    let title = shown.attributedTitle ?? currentTitle.map { AttributedString($0) }
    if title != nil || label != nil {
      show(
        title, in: titleLabel, font: Self.titleFont(for: shown.buttonSize, traitCollection), color: color,
        shown.titleTextAttributesTransformer, shown.titleLineBreakMode)
    }
    if shown.attributedSubtitle != nil || parts.subtitleLabel != nil {
      let label = parts.subtitleLabel ?? UILabel()
      if parts.subtitleLabel == nil { addSubview(label) }
      parts.subtitleLabel = label
      label.isAccessibilityElement = false
      show(
        shown.attributedSubtitle, in: label, font: Self.subtitleFont(traitCollection), color: color,
        shown.subtitleTextAttributesTransformer, shown.subtitleLineBreakMode)
    }
  }

  private func show(
    _ text: AttributedString?, in label: UILabel?, font: UIFont, color: UIColor,
    _ transformer: UIConfigurationTextAttributesTransformer?, _ lineBreakMode: NSLineBreakMode
  ) {
    label?.lineBreakMode = lineBreakMode
    label?.numberOfLines = lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping ? 0 : 1
    label?.alpha = 1
    guard let text else {
      label?.text = nil
      return
    }
    let whole = NSMutableAttributedString(string: String(text.characters))
    var start = 0
    for run in text.runs {
      var attributes = AttributeContainer()
      attributes.font = run.font ?? font
      attributes.foregroundColor = run.foregroundColor ?? color
      if let transformer { attributes = transformer(attributes) }
      let length = String(text.characters[run.range]).utf16.count
      whole.setAttributes(
        [.font: attributes.font ?? font, .foregroundColor: attributes.foregroundColor ?? color],
        range: NSRange(location: start, length: length))
      start += length
    }
    label?.attributedText = whole
    label?.textAlignment = .natural
  }

  private func showImage(_ shown: UIButton.Configuration, _ parts: ConfiguredParts, in color: UIColor) {
    if shown.showsActivityIndicator {
      let spinner = parts.spinner ?? UIActivityIndicatorView(style: .medium)
      if parts.spinner == nil { addSubview(spinner) }
      parts.spinner = spinner
      spinner.color = shown.activityIndicatorColorTransformer?(color) ?? color
      spinner.startAnimating()
      picture?.image = nil
      return
    }
    parts.spinner?.removeFromSuperview()
    parts.spinner = nil
    if let image = shown.image ?? currentImage {
      imageView?.image = image
      imageView?.tintColor = shown.imageColorTransformer?(color) ?? color
      imageView?.alpha = 1
    } else {
      picture?.image = nil
    }
  }

  private static func titleFont(for size: Configuration.Size, _ traits: UITraitCollection) -> UIFont {
    let style: UIFont.TextStyle = size == .mini || size == .small ? .subheadline : .body
    return .preferredFont(forTextStyle: style, compatibleWith: traits)
  }

  private static func subtitleFont(_ traits: UITraitCollection) -> UIFont {
    .preferredFont(forTextStyle: .caption1, compatibleWith: traits)
  }

  /// The radii of the corner styles, in points [?].
  private func cornerRadius(of shown: UIButton.Configuration) -> CGFloat {
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection).pointSize
    let scale = body / 17
    switch shown.cornerStyle {
    case .fixed: return shown.background.cornerRadius
    case .dynamic: return shown.background.cornerRadius * scale
    case .small: return 5 * scale
    case .medium: return 8 * scale
    case .large: return 12 * scale
    case .capsule: return .greatestFiniteMagnitude
    }
  }

  // MARK: - Layout

  /// Returns the size of the content with its insets.
  final func configuredSize(fitting size: CGSize) -> CGSize? {
    updateConfigurationIfNeeded()
    guard let shown = configured?.shown else { return nil }
    let insets = shown.contentInsets
    let room = size.width > 0 ? max(0, size.width - insets.leading - insets.trailing) : CGFloat.infinity
    let content = ButtonContentLayout.size(
      partSizes(shown, width: room), paddings(of: shown), placement: shown.imagePlacement)
    return CGSize(
      width: content.width + insets.leading + insets.trailing,
      height: content.height + insets.top + insets.bottom)
  }

  /// Positions the parts. Returns `false` if there is no configuration.
  final func layOutConfiguration() -> Bool {
    updateConfigurationIfNeeded()
    guard let configured, let shown = configured.shown else { return false }
    configured.background.frame = bounds
    let layout = contentLayout(of: shown, in: bounds)
    label?.frame = layout.titleFrame
    configured.subtitleLabel?.frame = layout.subtitleFrame
    picture?.frame = layout.imageFrame
    configured.spinner?.frame = layout.imageFrame
    return true
  }

  final func contentLayout(of shown: UIButton.Configuration, in bounds: CGRect) -> ButtonContentLayout {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let insets = shown.contentInsets
    let content = bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
        right: isMirrored ? insets.leading : insets.trailing))
    return ButtonContentLayout(
      partSizes(shown, width: max(0, content.width)), paddings(of: shown), placement: shown.imagePlacement,
      in: content, position: contentPosition, alignment: textAlignment(of: shown, isMirrored: isMirrored),
      isRightToLeft: isMirrored)
  }

  private func paddings(of shown: UIButton.Configuration) -> ButtonContentLayout.Paddings {
    .init(image: shown.imagePadding, title: shown.titlePadding)
  }

  /// The sizes of the parts; texts that are wider than the room are broken into lines or truncated.
  private func partSizes(_ shown: UIButton.Configuration, width: CGFloat) -> ButtonContentLayout.Sizes {
    var sizes = ButtonContentLayout.Sizes()
    sizes.image = configured?.spinner?.sizeThatFits(.zero) ?? picture?.image?.size ?? .zero
    let isBeside = !shown.imagePlacement.isVertical && sizes.image.width > 0
    let beside = isBeside ? sizes.image.width + shown.imagePadding : 0
    let room = max(0, width - beside)
    func size(of label: UILabel?) -> CGSize {
      guard let label, label.text?.isEmpty == false else { return .zero }
      let natural = label.sizeThatFits(.zero)
      guard natural.width > room else { return natural }
      var size = label.sizeThatFits(CGSize(width: room, height: 0))
      size.width = min(size.width, room)
      return size
    }
    sizes.title = size(of: label)
    sizes.subtitle = size(of: configured?.subtitleLabel)
    return sizes
  }

  /// The position of the content, as fractions of the free room.
  private var contentPosition: CGPoint {
    let x: CGFloat =
      switch effectiveContentHorizontalAlignment {
      case .left: 0
      case .right: 1
      default: 0.5
      }
    let y: CGFloat =
      switch contentVerticalAlignment {
      case .top: 0
      case .bottom: 1
      default: 0.5
      }
    return CGPoint(x: x, y: y)
  }

  private func textAlignment(of shown: UIButton.Configuration, isMirrored: Bool) -> CGFloat {
    let leading: CGFloat = isMirrored ? 1 : 0
    let hasImage = picture?.image != nil || configured?.spinner != nil
    switch shown.titleAlignment {
    case .leading: return leading
    case .center: return 0.5
    case .trailing: return 1 - leading
    case .automatic:
      guard hasImage, !shown.imagePlacement.isVertical else { return 0.5 }
      return shown.imagePlacement == .leading ? leading : 1 - leading
    }
  }
}
