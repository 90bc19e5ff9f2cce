import Foundation

extension HostSimulator {
  /// Rotates the interface.
  ///
  /// View controllers are notified with the old bounds. Then windows and root views change, after them the
  /// traits, everything is laid out, and the alongside blocks run. All changes are in one animation, and the completion handlers
  /// are called at its end on the virtual clock (12.14). A running transition is ended first.
  ///
  /// - Parameters:
  ///   - orientation: The new orientation. `unknown` and the current orientation have no effect.
  ///   - duration: The duration of the animation, in seconds. The default is 0.3.
  public func rotate(to orientation: UIInterfaceOrientation, duration: TimeInterval = 0.3) {
    let old = scene.interfaceOrientation
    guard orientation != .unknown, orientation != old else { return }
    let oldBounds = screen.bounds
    let frame = CGRect(origin: .zero, size: screen.size(in: orientation))
    let turn = CGAffineTransform(rotationAngle: old.turn(to: orientation))
    let traits = device.traits(
      isLandscape: orientation.isLandscape, style: userInterfaceStyle, textSize: preferredContentSizeCategory,
      layoutDirection: layoutDirection)
    let changes = application.windows.filter { $0.layer.frame == oldBounds }.map { window in
      let new = window.hostTraits?.merged(with: traits) ?? traits
      return SizeChange(
        window: window, frame: frame, duration: duration, turn: turn,
        newTraits: new == window.traitsFromDevice ? nil : new)
    }
    run(changes, duration: duration) {
      scene.orientation = orientation
      if uiDevice.isGeneratingDeviceOrientationNotifications {
        NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: uiDevice)
      }
    } changeTraits: { [self] in
      updateTraits()
    }
  }

  /// Sets the frame of a window with the steps and the order of a rotation, as Split View does.
  ///
  /// - Parameters:
  ///   - window: The window to resize.
  ///   - frame: The new frame on the screen, in points. The current frame has no effect.
  ///   - horizontalSizeClass: The horizontal size class of the window at its new size. `unspecified` is that of
  ///     the device. The default, `nil`, doesn't change it.
  ///   - duration: The duration of the animation, in seconds. The default is 0.3.
  public func resizeWindow(
    _ window: UIWindow, to frame: CGRect, horizontalSizeClass: UIUserInterfaceSizeClass? = nil,
    duration: TimeInterval = 0.3
  ) {
    var override = window.hostTraits
    if let horizontalSizeClass {
      override =
        horizontalSizeClass == .unspecified
        ? nil : TraitOverride(UITraitCollection(horizontalSizeClass: horizontalSizeClass))
    }
    let traits = override?.merged(with: traitCollection) ?? traitCollection
    let changesTraits = !traits.isEqual(window.traitsFromDevice)
    guard changesTraits || window.layer.frame != frame else { return }
    let change = SizeChange(
      window: window, frame: frame, duration: duration, newTraits: changesTraits ? traits : nil)
    run([change], duration: duration) {
    } changeTraits: {
      window.hostTraits = override
      if changesTraits { window.updateTraits() }
    }
  }

  /// The order of chapter 12.14. Views have their new sizes before their new traits, which they receive before they are laid
  /// out.
  private func run(
    _ changes: [SizeChange], duration: TimeInterval, turnScreen: () -> Void,
    changeTraits: @escaping () -> Void
  ) {
    let before = HostSimulator.current
    makeCurrent()
    defer { before.makeCurrent() }
    let shown = changes.filter { !$0.window.isHidden }
    for change in shown { change.announce() }
    turnScreen()
    let resize = { [self] in
      for change in changes { change.window.frame = change.frame }
      changeTraits()
      screenBoundsDidChange()
      for window in application.registry.windows { window.updateSafeAreaInsets() }
      for change in shown { change.window.layoutIfNeeded() }
      updateStatusBarFromControllers()
      for change in shown { change.coordinator.runAnimations() }
    }
    if duration > 0 {
      UIView.animate(withDuration: duration, animations: resize)
    } else {
      UIView.performWithoutAnimation(resize)
    }
    schedule(after: duration > 0 ? duration : 0) {
      for change in shown { change.end() }
    }
  }
}

extension UIInterfaceOrientation {
  /// Returns the clockwise angle from this orientation to another, in radians. A half turn is clockwise.
  fileprivate func turn(to other: UIInterfaceOrientation) -> CGFloat {
    let quarters = (other.quarterTurns - quarterTurns + 4) % 4
    return (quarters == 3 ? -1 : CGFloat(quarters)) * .pi / 2
  }
}
