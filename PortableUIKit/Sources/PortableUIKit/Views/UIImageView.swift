import Foundation

/// A view that displays an image. `contentMode` determines how the image fills the bounds.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// Creates a view of the image's size, or of size zero if `image` is `nil`. User interaction is disabled.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    imageDidChange()
  }

  /// Creates a view without an image. User interaction is disabled.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Not supported; always traps.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }

  /// The displayed image, or `nil` for none. Setting it doesn't change the size of the view.
  open var image: UIImage? {
    didSet { imageDidChange() }
  }

  /// The image displayed while the view is highlighted, or `nil` to display `image` then, too. The default is `nil`.
  open var highlightedImage: UIImage? {
    didSet { imageDidChange() }
  }

  /// A Boolean value that determines whether `highlightedImage` is displayed. The default is `false`.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { imageDidChange() } }
  }

  /// Creates a view of the size of `image`, with a second image that is displayed while the view is highlighted.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  /// The size and the weight of symbols that don't specify them. The default is `nil`.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { if preferredSymbolConfiguration != oldValue { imageDidChange() } }
  }
  /// The image for the state of the view, with the preferred configuration.
  private var shownImage: UIImage? {
    let image = isHighlighted ? highlightedImage ?? image : image
    guard let image, image.isSymbolImage, let preferred = preferredSymbolConfiguration else { return image }
    return image.withConfiguration(preferred.applying(image.symbolConfiguration))
  }

  /// Returns the size of the image in points, or zero without an image.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    shownImage?.size ?? .zero
  }

  /// The size of the image in points, or no intrinsic size without an image.
  open override var intrinsicContentSize: CGSize { shownImage?.size ?? super.intrinsicContentSize }

  /// Images aren't drawn: `draw(_:)` of subclasses isn't called.
  override func makeContents() {}

  /// Shows a symbol in the new tint color. Subclasses must call super.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showImage()
  }

  /// Shows a symbol in the tint color for the new traits. Subclasses must call super.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) { showImage() }
  }

  /// What the view makes of images without a rendering mode of their own.
  final var automaticRenderingMode = UIImage.RenderingMode.alwaysOriginal {
    didSet { showImage() }
  }

  private func showImage() {
    let tint = tintColor.resolvedColor(with: traitCollection).cgColor
    let shown = shownImage
    let isEmpty = shown?.size == .zero
    layer.contents =
      isEmpty ? nil : shown.map { ImageContent(image: $0.tinted(tint, automatic: automaticRenderingMode)) }
  }

  private func imageDidChange() {
    showImage()
    invalidateIntrinsicContentSize()
  }
}
