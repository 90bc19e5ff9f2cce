import Foundation

/// A single change of a collection view, for use by its layout.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  /// The kinds of changes.
  public enum Action: Int, @unchecked Sendable {
    case insert = 0
    case delete = 1
    case reload = 2
    case move = 3
    case none = 4
  }

  /// The index path of the item or section before the change, or `nil` if it is new.
  open private(set) var indexPathBeforeUpdate: IndexPath?
  /// The index path of the item or section after the change, or `nil` if it was deleted.
  open private(set) var indexPathAfterUpdate: IndexPath?
  /// The kind of change.
  open private(set) var updateAction: UICollectionViewUpdateItem.Action

  /// Creates an empty change. Use it for subclasses in tests.
  public override init() {
    updateAction = .none
    super.init()
  }

  init(_ action: Action, from: IndexPath?, to: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = from
    indexPathAfterUpdate = to
    super.init()
  }
}
