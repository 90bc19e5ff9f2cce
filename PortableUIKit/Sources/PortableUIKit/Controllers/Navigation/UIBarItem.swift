import Foundation

/// One thing in a bar.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// An item without title and picture.
  public override init() { super.init() }

  /// Whether the item can be used; true by default.
  open var isEnabled = true {
    didSet { didChange?() }
  }
  /// The words in the bar; nil by default.
  open var title: String? {
    didSet { didChange?() }
  }
  /// The picture in the bar; nil by default.
  open var image: UIImage? {
    didSet { didChange?() }
  }
  /// A number to find the item by; 0 by default.
  open var tag = 0

  /// Called after a change that can be seen; for the bar that shows the item.
  final var didChange: (() -> Void)?
}
