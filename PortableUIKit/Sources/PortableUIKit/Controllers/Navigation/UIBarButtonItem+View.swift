import Foundation

/// The views of bar buttons.
extension UIBarButtonItem {
  /// A Boolean value that indicates whether the item is a space.
  final var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// Returns the view of the item for a bar: its custom view, or a button that performs its action. `onChange`
  /// runs after a visible change.
  final func makeView(onChange: @escaping () -> Void) -> UIView {
    didChange = onChange
    shownView = customView
    if let customView { return customView }
    let button = BarButton(title: title, image: image, isBold: style == .done, color: tintColor)
    shownView = button
    button.isEnabled = isEnabled
    if isSpace {
      button.isUserInteractionEnabled = false
      button.isAccessibilityElement = false
    }
    if let menu {
      button.install(MenuPress(menu, isPrimary: primaryAction == nil && action == nil, sender: self))
    }
    button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        if let primaryAction { primaryAction.perform(sender: self) } else { action?.run(self) }
      }, for: .touchUpInside)
    return button
  }
}

extension UIBarButtonItem {
  /// Returns a space that takes the room that the other items leave.
  public class func flexibleSpace() -> Self { make(UIBarButtonItem(systemItem: .flexibleSpace)) }

  /// Returns a space of a width, in points.
  public class func fixedSpace(_ width: CGFloat) -> Self {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return make(item)
  }

  /// Linux can't create instances of subclasses by their type.
  private class func make(_ item: UIBarButtonItem) -> Self {
    guard let item = item as? Self else {
      preconditionFailure("\(self): create spaces with UIBarButtonItem.flexibleSpace() or fixedSpace(_:)")
    }
    return item
  }
}
