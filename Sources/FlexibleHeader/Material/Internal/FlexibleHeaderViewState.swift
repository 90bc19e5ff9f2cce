import UIKit

// The state of a flexible header view in addition to its engine.

/// The layer that casts the shadow, and the values that were last applied.
struct HeaderShadowLook {
  var color = UIColor.black
  /// The custom shadow layer, or `nil` if the header casts its shadow itself.
  var layer: CALayer?
  var intensityDidChange: ((CALayer, CGFloat) -> Void)?
  /// The opacity that was last set, from 0 to 1.
  var opacity: Float = 0
  /// The intensity that the closure last received, from 0 to 1, or `nil` before the first call.
  var intensity: CGFloat?
}

/// The device values of a recording, which replace those of UIKit.
package struct ScriptedDevice {
  var statusBarHeight: CGFloat
  var isStatusBarHidden: Bool
  var isVoiceOverRunning: Bool

  package init(statusBarHeight: CGFloat, isStatusBarHidden: Bool, isVoiceOverRunning: Bool) {
    self.statusBarHeight = statusBarHeight
    self.isStatusBarHidden = isStatusBarHidden
    self.isVoiceOverRunning = isVoiceOverRunning
  }
}
