import Foundation

/// A description of the invalid parts of a layout.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Creates an empty context.
  public override init() { super.init() }

  /// A Boolean value that indicates whether the entire layout is invalid.
  open internal(set) var invalidateEverything = false
  /// A Boolean value that indicates whether the numbers of sections and items have to be requested again.
  open internal(set) var invalidateDataSourceCounts = false
  /// Invalidates items.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
  /// Invalidates supplementary views.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }
  /// Invalidates decoration views.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }
  /// The index paths of invalid items, or `nil` if there are none.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The index paths of invalid supplementary views by kind, or `nil` if there are none.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The index paths of invalid decoration views by kind, or `nil` if there are none.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// The change of the content offset, in points. The default is zero.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The change of the content size, in points. The default is zero. It is only information for other parts
  /// of a layout.
  open var contentSizeAdjustment = CGSize.zero

  /// A Boolean value that indicates whether items stay in place and only pinned elements move.
  final var keepsItems = false
  /// The sizes preferred by cells.
  final var preferred: [CollectionElement: CGSize] = [:]
}

/// A description of the invalid parts of a flow layout.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// A Boolean value that indicates whether the delegate has to be queried for sizes and spacings again. The default is `true`.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// A Boolean value that indicates whether the layout has to arrange its items again. The default is `true`.
  open var invalidateFlowLayoutAttributes = true
}
