import Foundation

/// A view that shows a picture; `contentMode` says how it fills the bounds.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// A view of the picture's size, of size 0 when that is nil; it takes no touches.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    imageDidChange()
  }

  /// A view without a picture; it takes no touches.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Not supported: always traps.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit has no archives")
  }

  /// The picture; nil shows nothing. Setting it does not change the view's size.
  open var image: UIImage? {
    didSet { imageDidChange() }
  }

  /// The picture's size in points, 0 without one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    image?.size ?? .zero
  }

  /// The picture's size in points; none without one.
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  /// A picture is not drawn: `draw(_:)` of subclasses is not called.
  override func makeContents() {}

  /// Shows a symbol in the new colour; subclasses call super.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showImage()
  }

  /// Shows a symbol in the tint colour of the new look; subclasses call super.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) { showImage() }
  }

  private func showImage() {
    let tint = tintColor.resolvedColor(with: traitCollection).cgColor
    layer.contents = image.map { ImageContent(image: $0.tinted(tint)) }
  }

  private func imageDidChange() {
    showImage()
    invalidateIntrinsicContentSize()
  }
}
