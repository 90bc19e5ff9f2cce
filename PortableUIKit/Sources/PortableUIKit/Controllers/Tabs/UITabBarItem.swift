import Foundation

/// The item of a tab bar for a controller.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// Creates an item without a title and an image.
  public override init() { super.init() }

  /// Creates an item with a title, an image, and a tag.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item with a title and images for the unselected and selected state.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// The image while the tab is selected. The default, `nil`, uses the same image in both states.
  open var selectedImage: UIImage? {
    didSet { didChange?() }
  }
  /// The text of the badge. The default, `nil`, shows no badge.
  open var badgeValue: String? {
    didSet { didChange?() }
  }
}
