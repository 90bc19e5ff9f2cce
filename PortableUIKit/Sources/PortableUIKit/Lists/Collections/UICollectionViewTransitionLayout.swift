import Foundation

/// A layout between two others, used during an interactive transition of a collection view.
///
/// The positions, sizes, opacities and transforms of elements are interpolated. Elements that only one of the
/// layouts has are faded in or out.
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  private final var values: [String: CGFloat] = [:]
  private final let ends: (UICollectionViewLayout, UICollectionViewLayout)

  /// Creates a layout between two others.
  ///
  /// - Parameters:
  ///   - currentLayout: The layout at a progress of 0.
  ///   - newLayout: The layout at a progress of 1.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    ends = (currentLayout, newLayout)
    super.init()
  }

  /// Not supported. Always traps, because there are no archives in PortableUIKit.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }

  /// The progress of the transition, 0...1. The default is 0. Invalidate the layout after changing it. Greater
  /// and smaller values continue the movement. A value that isn't finite is ignored.
  open var transitionProgress: CGFloat = 0 {
    didSet {
      guard !transitionProgress.isFinite else { return }
      HostSimulator.current.warn(
        "UICollectionViewTransitionLayout.transitionProgress: \(transitionProgress) is ignored")
      transitionProgress = oldValue
    }
  }
  /// The layout at a progress of 0.
  open var currentLayout: UICollectionViewLayout { ends.0 }
  /// The layout at a progress of 1.
  open var nextLayout: UICollectionViewLayout { ends.1 }

  /// Stores a value for a key, for example the location of a finger.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
  /// Returns the latest value for a key, or 0 if there is none.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  // MARK: - Layout

  /// The interpolated size of the contents, in points.
  open override var collectionViewContentSize: CGSize {
    mix(currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
  }

  /// Prepares both layouts.
  open override func prepare() {
    currentLayout.prepare()
    nextLayout.prepare()
  }

  /// Returns the interpolated attributes of the elements that one of the layouts has in the rectangle.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let current = currentLayout.layoutAttributesForElements(in: rect) ?? []
    let known = Set(current.map(\.element))
    let others = (nextLayout.layoutAttributesForElements(in: rect) ?? []).filter {
      !known.contains($0.element)
    }
    return current.compactMap { mix($0, nextLayout.attributes(of: $0.element)) }
      + others.compactMap { mix(currentLayout.attributes(of: $0.element), $0) }
  }

  /// Returns the interpolated attributes of an item.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    mix(
      currentLayout.layoutAttributesForItem(at: indexPath), nextLayout.layoutAttributesForItem(at: indexPath))
  }

  /// Returns the interpolated attributes of a supplementary view.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    mix(
      currentLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath),
      nextLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath))
  }

  /// Returns the interpolated attributes of a decoration view.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    mix(
      currentLayout.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath),
      nextLayout.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath))
  }

  /// Returns whether new bounds invalidate one of the layouts.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    currentLayout.shouldInvalidateLayout(forBoundsChange: newBounds)
      || nextLayout.shouldInvalidateLayout(forBoundsChange: newBounds)
  }

  /// Invalidates the layouts that new bounds invalidate, and returns a context for this one.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    for layout in [currentLayout, nextLayout]
    where layout.shouldInvalidateLayout(forBoundsChange: newBounds) {
      layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: newBounds))
    }
    return super.invalidationContext(forBoundsChange: newBounds)
  }

  /// Invalidates this layout. If the data changed, both other layouts are invalidated too.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts {
      for layout in [currentLayout, nextLayout] {
        let context = layout.makeContext()
        context.invalidateEverything = true
        context.invalidateDataSourceCounts = true
        layout.invalidateLayout(with: context)
      }
    }
    super.invalidateLayout(with: context)
  }

  // MARK: - Internal hooks

  override var asksForPreferredAttributes: Bool { false }

  override func itemsMoved(by map: ListUpdateMap) {
    for layout in [currentLayout, nextLayout] {
      layout.itemsMoved(by: map)
      layout.invalidateLayout()
    }
  }

  // MARK: - Interpolation

  private func mix(_ first: CGFloat, _ second: CGFloat) -> CGFloat {
    first + (second - first) * transitionProgress
  }

  private func mix(_ first: CGSize, _ second: CGSize) -> CGSize {
    CGSize(width: mix(first.width, second.width), height: mix(first.height, second.height))
  }

  private func mix(
    _ first: UICollectionViewLayoutAttributes?, _ second: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard let mixed = (first ?? second)?.copied() else { return nil }
    guard let first, let second else {
      // Elements of a single layout keep their places.
      mixed.alpha = mix(first?.alpha ?? 0, second?.alpha ?? 0)
      return mixed
    }
    mixed.size = mix(first.size, second.size)
    mixed.center = CGPoint(x: mix(first.center.x, second.center.x), y: mix(first.center.y, second.center.y))
    mixed.alpha = mix(first.alpha, second.alpha)
    mixed.transform3D = first.transform3D.mixed(with: second.transform3D, Double(transitionProgress))
    let nearer = transitionProgress < 0.5 ? first : second
    (mixed.zIndex, mixed.isHidden) = (nearer.zIndex, nearer.isHidden)
    return mixed
  }
}
