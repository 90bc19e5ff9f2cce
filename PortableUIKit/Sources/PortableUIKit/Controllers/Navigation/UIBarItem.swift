import Foundation

/// An abstract class for items in a bar.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// Creates an item without a title and an image.
  public override init() { super.init() }

  /// A Boolean value that determines whether the item is enabled. The default is `true`.
  open var isEnabled = true {
    didSet { didChange?() }
  }
  /// The title of the item. The default is `nil`.
  open var title: String? {
    didSet { didChange?() }
  }
  /// The image of the item. The default is `nil`.
  open var image: UIImage? {
    didSet { didChange?() }
  }
  /// An integer that identifies the item. The default is 0.
  open var tag = 0

  /// Called after a visible change, for the bar that shows the item.
  final var didChange: (() -> Void)?
}
