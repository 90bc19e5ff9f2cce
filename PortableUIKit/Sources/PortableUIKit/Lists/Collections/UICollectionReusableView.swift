import Foundation

/// A view in a collection view that is reused after it leaves the visible area.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// Creates a view with a frame, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Not supported. Always traps, because there are no archives in PortableUIKit.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }

  /// The identifier under which the collection view reuses the view, or `nil` if the view wasn't dequeued.
  open internal(set) var reuseIdentifier: String?
  /// Prepares the view for reuse with another element. Subclasses must call `super`.
  open func prepareForReuse() {}
  /// Applies layout attributes to the view. Frame, transform, alpha, and similar values are already set when
  /// it is called.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// Called before the view moves to its position in another layout.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// Called after the layout changed.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// Returns the attributes that the view prefers to those of the layout. The argument
  /// is a copy that overrides can change. By default, the size is the one required by the content's constraints or returned by `sizeThatFits(_:)`.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let preferred = layoutAttributes.copied()
    preferred.size = fittingSize(for: layoutAttributes)
    return preferred
  }

  /// Returns the size required by the constraints or, without constraints, the result of `sizeThatFits(_:)`.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard !constraints.isEmpty else { return sizeThatFits(targetSize) }
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  /// The registration that created the view.
  final var registration: AnyObject?
}

/// A view that shows a single item of a collection view.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// Creates a cell with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// Not supported. Always traps, because there are no archives in PortableUIKit.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }

  /// The view that contains the cell's content.
  open var contentView: UIView { content }
  /// The view behind the content. The default is `nil`.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, by: backgroundView) }
  }
  /// The view between the background and the content that is visible while the cell is selected or
  /// highlighted. The default is `nil`.
  open var selectedBackgroundView: UIView? {
    didSet {
      replaceBackground(oldValue, by: selectedBackgroundView)
      updateSelectedBackground()
    }
  }
  /// A Boolean value that indicates whether the cell's item is selected.
  open var isSelected = false {
    didSet { updateSelectedBackground() }
  }
  /// A Boolean value that indicates whether a finger touches the cell.
  open var isHighlighted = false {
    didSet { updateSelectedBackground() }
  }

  /// Clears selection and highlight. Subclasses must call `super`.
  open override func prepareForReuse() {
    super.prepareForReuse()
    isHighlighted = false
    isSelected = false
  }

  /// Positions the background views and the separator. Subclasses must call `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    layOutSeparator()
  }

  /// Returns the size required by the content view's constraints or, without constraints, the result of
  /// `sizeThatFits(_:)`.
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

  /// Shows a separator with insets below the cell, or removes it if the argument is `nil`.
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
