/// The actions and settings of the device's user.
extension HeaderStage {
  /// Makes this stage the one to which newly created views belong. A new stage does this by itself.
  public func makeCurrent() { device.makeCurrent() }

  /// The interface's orientation.
  public var orientation: UIInterfaceOrientation { device.orientation }

  /// Begins to rotate the interface.
  ///
  /// - Parameters:
  ///   - orientation: The new orientation. The present one has no effect.
  ///   - duration: The duration of the rotation's animation, in seconds. The default is 0.3.
  public func rotate(to orientation: UIInterfaceOrientation, duration: TimeInterval = 0.3) {
    device.rotate(to: orientation, duration: duration, window: window)
  }

  /// Begins to resize the app's window, as Split View does.
  ///
  /// ```swift
  /// let stage = HeaderStage(.pad) { ProfileViewController() }
  /// stage.resize(to: CGSize(width: 375, height: stage.window.bounds.height), sizeClass: .compact)
  /// stage.settle()
  /// ```
  ///
  /// - Parameters:
  ///   - size: The new size of the window, in points. The present one has no effect.
  ///   - sizeClass: The horizontal size class at the new size. `unspecified` is that of the device. The default, `nil`,
  ///     doesn't change it.
  ///   - duration: The duration of the animation, in seconds. The default is 0.3.
  public func resize(
    to size: CGSize, sizeClass: UIUserInterfaceSizeClass? = nil, duration: TimeInterval = 0.3
  ) {
    device.resize(window, to: size, sizeClass: sizeClass, duration: duration)
  }

  /// Taps the status bar, which scrolls content to its top.
  public func tapStatusBar() { device.tapStatusBar(of: window) }

  /// Types `text` into the text field that is the first responder. If there is none, the call adds to ``warnings``.
  public func type(_ text: String) {
    if window.firstResponderInside == nil { note("type(_:): no view is first responder") }
    device.type(text, in: window)
  }

  /// A Boolean value that indicates whether VoiceOver is running. The default is `false`.
  public var isVoiceOverRunning: Bool {
    get { device.settings.isVoiceOverRunning }
    set { device.settings.isVoiceOverRunning = newValue }
  }

  /// A Boolean value that indicates whether Reduce Motion is enabled. The default is `false`.
  public var isReduceMotionEnabled: Bool {
    get { device.settings.isReduceMotionEnabled }
    set { device.settings.isReduceMotionEnabled = newValue }
  }

  /// The light or dark appearance of the device. The default is `.light`.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { device.settings.userInterfaceStyle }
    set { device.settings.userInterfaceStyle = newValue }
  }

  /// The user's text size. The default is `.large`.
  public var textSize: UIContentSizeCategory {
    get { device.settings.textSize }
    set { device.settings.textSize = newValue }
  }

  /// A Boolean value that determines whether a keyboard is shown while a text field is first responder. The default is
  /// `false`, as with a hardware keyboard.
  public var showsKeyboard: Bool {
    get { device.settings.showsKeyboard }
    set { device.settings.showsKeyboard = newValue }
  }

  /// A Boolean value that determines whether the status bar is hidden, regardless of the view controllers'
  /// preferences. The default, `nil`, uses their preferences.
  public var isStatusBarHidden: Bool? {
    get { device.settings.isStatusBarHidden }
    set { device.settings.isStatusBarHidden = newValue }
  }
}
