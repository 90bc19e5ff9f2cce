extension CALayer {
  /// Changes a property; where a change may animate, its action is asked for before and run after.
  @inline(__always) final func change(_ key: LayerKey, _ write: () -> Void) {
    let mayAnimate = isViewBacked ? ViewAnimation.isRecording : true
    if mayAnimate { changeWithAction(key, write) } else { write() }
  }

  /// The same for a property that is equal or not; an equal value changes nothing.
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

  /// A layer without a view glides to its new look once it has been seen.
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

  /// The value of an animatable property, as an animation takes it.
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
      // A gradient or line that is not there yet has nothing to start from.
      modelNumbers(key).isEmpty ? nil : key.value(of: modelNumbers(key))
    }
  }
}
