import Foundation

/// What of a layout is no longer right.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// A context that says nothing in particular.
  public override init() { super.init() }

  /// Whether nothing of the layout is right any more.
  open internal(set) var invalidateEverything = false
  /// Whether the numbers of sections and items have to be asked for again.
  open internal(set) var invalidateDataSourceCounts = false
  /// Says that single items have to be laid out again.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
  /// Says that single supplementary views have to be laid out again.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }
  /// Says that single decoration views have to be laid out again.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }
  /// The single items that have to be laid out again; nil if there are none.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The supplementary views that have to be laid out again, by kind; nil if there are none.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decoration views that have to be laid out again, by kind; nil if there are none.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// By how much the content offset has to move with the change, in points; zero by default.
  open var contentOffsetAdjustment = CGPoint.zero
  /// By how much the content grows with the change, in points; zero by default. Only a message between parts of
  /// a layout.
  open var contentSizeAdjustment = CGSize.zero

  /// Whether items stay where they are and only what sticks to the edges moves.
  final var keepsItems = false
  /// The sizes that cells asked for.
  final var preferred: [CollectionElement: CGSize] = [:]
}

/// What of a flow layout is no longer right.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate has to be asked again for sizes and spacings; true by default.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the layout has to arrange its items again; true by default.
  open var invalidateFlowLayoutAttributes = true
}
