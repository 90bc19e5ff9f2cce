import UIKit

/// What a recording says of the device, in place of what UIKit says.
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
