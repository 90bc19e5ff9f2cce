import Foundation

/// A view of a collection view that is used again when it goes out of view.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// Makes a view with a frame in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Traps: there are no archives here.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit has no archives")
  }

  /// Under which name the collection view keeps the view; nil if it was not dequeued.
  open internal(set) var reuseIdentifier: String?
  /// Called before the view is used for another element; subclasses call super.
  open func prepareForReuse() {}
  /// Called when the view gets a place; frame, transform, alpha and the like are set already.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// Called before the view gets its place in another layout.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// Called after the change from one layout to another.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// What the view would like instead of what the layout planned; subclasses change a copy. By default the size
  /// is what the constraints of the content ask for, or `sizeThatFits(_:)`.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let preferred = layoutAttributes.copied()
    preferred.size = fittingSize(for: layoutAttributes)
    return preferred
  }

  /// What the constraints ask for; without any `sizeThatFits(_:)`.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard !constraints.isEmpty else { return sizeThatFits(targetSize) }
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  /// The registration that the view was made for.
  final var registration: AnyObject?
}

/// Shows one item of a collection view.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// Makes a cell with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// Traps: there are no archives here.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit has no archives")
  }

  /// The view that holds what the cell shows.
  open var contentView: UIView { content }
  /// A view behind the content; nil by default.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, by: backgroundView) }
  }
  /// A view between background and content that is seen while the cell is selected or highlighted; nil by
  /// default.
  open var selectedBackgroundView: UIView? {
    didSet {
      replaceBackground(oldValue, by: selectedBackgroundView)
      updateSelectedBackground()
    }
  }
  /// Whether the cell's item is selected.
  open var isSelected = false {
    didSet { updateSelectedBackground() }
  }
  /// Whether a finger is on the cell.
  open var isHighlighted = false {
    didSet { updateSelectedBackground() }
  }

  /// Takes selection and highlight away; subclasses call super.
  open override func prepareForReuse() {
    super.prepareForReuse()
    isHighlighted = false
    isSelected = false
  }

  /// Places the backgrounds and the line below; subclasses call super.
  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    layOutSeparator()
  }

  /// What the constraints of the content view ask for; without any `sizeThatFits(_:)`.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard !contentView.constraints.isEmpty else { return sizeThatFits(targetSize) }
    return contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  private let content = UIView()
  private var separator: UIView?
  private var separatorInset: UIEdgeInsets?

  /// Shows a line below the cell, or none.
  final func showSeparator(_ inset: UIEdgeInsets?) {
    guard inset != separatorInset else { return }
    separatorInset = inset
    if inset != nil, separator == nil {
      let line = UIView()
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      addSubview(line)
      separator = line
    }
    separator?.isHidden = inset == nil
    layOutSeparator()
  }

  private func layOutSeparator() {
    guard let separator, let inset = separatorInset else { return }
    let height = 1 / HostSimulator.current.device.scale
    separator.frame = CGRect(
      x: inset.left, y: bounds.height - height, width: max(0, bounds.width - inset.left - inset.right),
      height: height)
  }

  private func replaceBackground(_ old: UIView?, by new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    guard let new else { return }
    new.frame = bounds
    insertSubview(new, belowSubview: content)
  }

  private func updateSelectedBackground() {
    selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
  }
}
