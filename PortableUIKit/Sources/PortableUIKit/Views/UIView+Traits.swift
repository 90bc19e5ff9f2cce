extension UIView {
  /// The inherited traits with the overrides of this view.
  final var inheritedTraits: UITraitCollection {
    let above = surroundingTraits
    guard overrideUserInterfaceStyle != .unspecified else { return above }
    var traits = above.traits
    traits.userInterfaceStyle = overrideUserInterfaceStyle
    return traits == above.traits ? above : UITraitCollection(traits: traits)
  }

  private var surroundingTraits: UITraitCollection {
    guard let superviewStorage else {
      return viewController?.traitCollection ?? windowStorage?.traitsFromDevice
        ?? HostSimulator.current.traitCollection
    }
    let traits = superviewStorage.traitCollection
    return viewController?.traitOverride?.merged(with: traits) ?? traits
  }

  /// Notifies the view, its controller, and all descendants if the traits changed.
  final func updateTraits() {
    let traits = traitCollection
    let known = knownTraits
    if traits !== known {
      knownTraits = traits
      if !traits.isEqual(known) {
        resolveBackgroundColor()
        if traits.hasDifferentColorAppearance(comparedTo: known), backing.contents is DrawnContent {
          setNeedsDisplay()
        }
        traitCollectionDidChange(known)
        viewController?.traitCollectionDidChange(known)
      }
    }
    for subview in subviewsStorage { subview.updateTraits() }
  }

  /// Updates traits and tint color for a new superview.
  final func updateInheritedValues() {
    updateTraits()
    if settings.tintColor == nil, superviewStorage?.tintColor != .systemBlue { tellOfTintColor() }
  }

  /// Returns the layout direction of views with the given content, in the language of the user.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: HostSimulator.current.application.userInterfaceLayoutDirection)
  }

  /// Returns the layout direction of views with the given content in an interface with the given direction.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: layoutDirection
    }
  }

  final var layoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }
}
