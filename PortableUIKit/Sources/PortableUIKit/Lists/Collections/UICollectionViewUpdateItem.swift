import Foundation

/// One change of a collection view, for its layout.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  /// What happened.
  public enum Action: Int, @unchecked Sendable {
    case insert = 0
    case delete = 1
    case reload = 2
    case move = 3
    case none = 4
  }

  /// Where the item or section was; nil if it is new.
  open private(set) var indexPathBeforeUpdate: IndexPath?
  /// Where the item or section is; nil if it is gone.
  open private(set) var indexPathAfterUpdate: IndexPath?
  /// What happened.
  open private(set) var updateAction: UICollectionViewUpdateItem.Action

  init(_ action: Action, from: IndexPath?, to: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = from
    indexPathAfterUpdate = to
    super.init()
  }
}
