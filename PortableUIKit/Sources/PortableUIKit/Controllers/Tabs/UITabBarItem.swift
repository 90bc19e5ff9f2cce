import Foundation

/// What a tab bar shows for one controller.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// An item without title and picture.
  public override init() { super.init() }

  /// An item with words, a picture and a number.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// An item with words and pictures for both conditions.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// The picture while the tab is selected; nil, the default, means the same as otherwise.
  open var selectedImage: UIImage? {
    didSet { didChange?() }
  }
  /// The words in the corner of the item; nil, the default, shows none.
  open var badgeValue: String? {
    didSet { didChange?() }
  }
}
