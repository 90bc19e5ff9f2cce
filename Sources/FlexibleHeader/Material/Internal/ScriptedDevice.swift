import UIKit

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
