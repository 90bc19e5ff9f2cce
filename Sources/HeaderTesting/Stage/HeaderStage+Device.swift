/// The hands and settings of the device's user.
extension HeaderStage {
  /// Makes views that are created from now on belong to this stage. A new stage does this by itself.
  public func makeCurrent() { device.makeCurrent() }

  /// The interface's orientation.
  public var orientation: UIInterfaceOrientation { device.orientation }

  /// Begins to rotate the interface.
  ///
  /// - Parameters:
  ///   - orientation: The new orientation. The present one does nothing.
  ///   - duration: The duration of the rotation's animation, in seconds. The default is 0.3.
  public func rotate(to orientation: UIInterfaceOrientation, duration: TimeInterval = 0.3) {
    device.rotate(to: orientation, duration: duration, window: window)
  }

  /// Taps the status bar, which scrolls to the top.
  public func tapStatusBar() { device.tapStatusBar(of: window) }

  /// Types `text` into the text field that is first responder. Does nothing without one.
  public func type(_ text: String) { device.type(text, in: window) }

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

  /// Whether the status bar is hidden whatever the view controllers say. The default, `nil`, leaves it to them.
  public var isStatusBarHidden: Bool? {
    get { device.settings.isStatusBarHidden }
    set { device.settings.isStatusBarHidden = newValue }
  }
}
