extension UIView {
  final func setBackgroundColor(_ color: UIColor?) {
    // The layer is updated first: an animation that starts there records the view's previous color.
    backing.backgroundColor = color?.resolvedColor(with: traitCollection).cgColor
    settings.backgroundColor = color
  }

  /// Resolves a dynamic color for the current traits.
  final func resolveBackgroundColor() {
    guard let color = settings.backgroundColor else {
      backing.backgroundColor = nil
      return
    }
    backing.backgroundColor = color.resolvedColor(with: traitCollection).cgColor
  }

  final func setMask(_ mask: UIView?) {
    mask?.removeFromSuperview()
    settings.mask = mask
    backing.mask = mask?.backing
  }

  /// The tint color of the view or of a superview, adjusted for the mode.
  final var shownTintColor: UIColor {
    tintAdjustmentMode == .dimmed ? ownTintColor.gray(for: traitCollection) : ownTintColor
  }

  private final var ownTintColor: UIColor {
    if let color = settings.tintColor { return color }
    guard let superviewStorage else { return .systemBlue }
    return superviewStorage.tintAdjustmentMode == .dimmed
      ? superviewStorage.ownTintColor : superviewStorage.tintColor
  }

  final func setTintColor(_ color: UIColor?) {
    let old = tintColor
    settings.tintColor = color
    if tintColor != old { tellOfTintColor() }
  }

  /// Notifies the view and all descendants that inherit its tint color.
  final func tellOfTintColor() {
    tintColorDidChange()
    for subview in subviewsStorage where subview.settings.tintColor == nil { subview.tellOfTintColor() }
  }

  final func makeSnapshot(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    guard prepareSnapshot(afterScreenUpdates: afterUpdates) else { return nil }
    let snapshot = UIView(frame: CGRect(origin: .zero, size: backing.geometry.bounds.size))
    snapshot.backing.addSublayer(frozenPicture(at: .zero, asSeen: !afterUpdates))
    return snapshot
  }

  final func makeSnapshot(
    of rect: CGRect, afterScreenUpdates afterUpdates: Bool, caps: UIEdgeInsets
  ) -> UIView? {
    guard prepareSnapshot(afterScreenUpdates: afterUpdates) else { return nil }
    return ResizableSnapshotView(of: rect, caps: caps) {
      frozenPicture(at: backing.geometry.bounds.origin, asSeen: !afterUpdates)
    }
  }

  /// Returns whether there is something to see.
  private final func prepareSnapshot(afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard afterUpdates else { return backing.isCommitted }
    layoutIfNeeded()
    backing.displayTree()
    return true
  }

  /// Returns a copy of the layer with the upper left corner at a point.
  private final func frozenPicture(at origin: CGPoint, asSeen: Bool) -> CALayer {
    let picture = backing.frozen(asSeen: asSeen)
    picture.geometry.transform = CATransform3D.identity
    picture.geometry.position = CGPoint(
      x: origin.x + picture.geometry.anchorPoint.x * picture.geometry.bounds.size.width,
      y: origin.y + picture.geometry.anchorPoint.y * picture.geometry.bounds.size.height)
    return picture
  }
}

extension UIView {
  /// Determines whether tint colors are dimmed, as behind a popover.
  public enum TintAdjustmentMode: Int, @unchecked Sendable {
    /// The mode of the superview, and `normal` at the top.
    case automatic = 0
    /// Tint colors are used unchanged.
    case normal = 1
    /// Tint colors become gray.
    case dimmed = 2
  }

  /// The adjustment of the tint color of this view and of subviews whose mode is `automatic`. The default is `automatic`;
  /// reading it then returns the mode of the superview, or `normal` at the top.
  public final var tintAdjustmentMode: UIView.TintAdjustmentMode {
    get {
      let mode = settings.tintAdjustmentMode
      return mode == .automatic ? superviewStorage?.tintAdjustmentMode ?? .normal : mode
    }
    set {
      let old = tintAdjustmentMode
      settings.tintAdjustmentMode = newValue
      if tintAdjustmentMode != old { tellOfTintAdjustment() }
    }
  }

  private final func tellOfTintAdjustment() {
    tintColorDidChange()
    for subview in subviewsStorage where subview.settings.tintAdjustmentMode == .automatic {
      subview.tellOfTintAdjustment()
    }
  }
}

extension UIColor {
  /// Returns the gray of the same luminance and opacity. UIKit's formula isn't known.
  fileprivate final func gray(for traits: UITraitCollection) -> UIColor {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
  }
}

extension CALayer {
  /// Returns a copy of the layer tree, either with the model values or as presented.
  final func frozen(asSeen: Bool) -> CALayer {
    let copy = copyOfKnownClass() ?? CALayer(layer: self)
    copy.delegate = nil
    if asSeen {
      for key in animatedKeys {
        copy.setModelNumbers(presentedNumbers(key), of: key)
      }
      copy.geometry = presentedGeometry
      copy.appearance = presentedAppearance
    }
    if let mask = appearance.mask {
      copy.appearance.mask = nil
      copy.mask = mask.frozen(asSeen: asSeen)
    }
    for child in children { copy.addSublayer(child.frozen(asSeen: asSeen)) }
    return copy
  }
}
