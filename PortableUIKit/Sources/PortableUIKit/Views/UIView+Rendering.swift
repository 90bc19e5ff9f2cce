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
    if afterUpdates {
      layoutIfNeeded()
      backing.displayTree()
    } else if !backing.isCommitted {
      return nil
    }
    let snapshot = UIView(frame: CGRect(origin: .zero, size: backing.geometry.bounds.size))
    let picture = backing.frozen(asSeen: !afterUpdates)
    picture.geometry.transform = CATransform3D.identity
    picture.geometry.position = CGPoint(
      x: picture.geometry.anchorPoint.x * picture.geometry.bounds.size.width,
      y: picture.geometry.anchorPoint.y * picture.geometry.bounds.size.height)
    snapshot.backing.addSublayer(picture)
    return snapshot
  }
}

extension CALayer {
  /// Returns a copy of the layer tree, either with the model values or as presented.
  final func frozen(asSeen: Bool) -> CALayer {
    let copy = copyOfKnownClass() ?? CALayer(layer: self)
    copy.delegate = nil
    if asSeen {
      for key in Set(animationRecords.compactMap { $0.property?.key }) {
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
