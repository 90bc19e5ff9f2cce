extension CALayer {
  /// Changes a property. If the change can be animated, its action is requested before and run after the
  /// change.
  @inline(__always) final func change(_ key: LayerKey, _ write: () -> Void) {
    let mayAnimate = isViewBacked ? ViewAnimation.isRecording : true
    if mayAnimate { changeWithAction(key, write) } else { write() }
  }

  /// Changes an equatable property. Equal values are ignored.
  @inline(__always) final func update<Value: Equatable>(
    _ key: LayerKey, from old: Value, to new: Value, _ write: (Value) -> Void
  ) {
    if new != old { change(key) { write(new) } }
  }

  private func changeWithAction(_ key: LayerKey, _ write: () -> Void) {
    guard modelLayer == nil, !Timeline.current.transactions.disablesActions else {
      write()
      return
    }
    let action = action(forKey: key.rawValue)
    write()
    action?.run(forKey: key.rawValue, object: self, arguments: nil)
  }

  final func defaultAction(forKey event: String) -> (any CAAction)? {
    if view != nil {
      return ViewAnimation.current.flatMap { $0.action(for: self, forKey: event) }
    }
    if let action = delegate?.action(for: self, forKey: event) { return action }
    return implicitAnimation(forKey: event)
  }

  /// Returns the implicit animation of a layer without a view that was part of a frame.
  private func implicitAnimation(forKey event: String) -> CABasicAnimation? {
    guard LayerKey(rawValue: event) != nil, isCommitted, CATransaction.animationDuration() > 0 else {
      return nil
    }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = presentation()?.value(of: event) ?? value(of: event)
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }

  /// Returns the value of an animatable property, in the form used by animations.
  final func value(of event: String) -> Any? {
    switch LayerKey(rawValue: event) {
    case .bounds: geometry.bounds
    case .position: geometry.position
    case .anchorPoint: geometry.anchorPoint
    case .zPosition: geometry.zPosition
    case .transform: geometry.transform
    case .opacity: appearance.opacity
    case .cornerRadius: appearance.cornerRadius
    case .borderWidth: appearance.borderWidth
    case .shadowOpacity: appearance.shadowOpacity
    case .shadowRadius: appearance.shadowRadius
    case .shadowOffset: appearance.shadowOffset
    case .backgroundColor: appearance.backgroundColor
    case .borderColor: appearance.borderColor
    case .shadowColor: appearance.shadowColor
    case nil: nil
    case let key?:
      // An unset gradient or line has no start value.
      modelNumbers(key).isEmpty ? nil : key.value(of: modelNumbers(key))
    }
  }
}
