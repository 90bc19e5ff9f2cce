import UIKit

// The state of a flexible header view in addition to its engine.

/// Delays reports of the safe area during placement. Between setting the height and the center, the header's place
/// isn't valid.
struct PlacementGuard {
  private(set) var isPlacing = false
  private var missedReport = false

  mutating func begin() { isPlacing = true }

  /// Returns whether the safe area may be reported now. If not, the report is due at the end of the placement.
  mutating func allowsReport() -> Bool {
    if isPlacing { missedReport = true }
    return !isPlacing
  }

  /// Ends the placement and returns whether a report is due.
  mutating func end() -> Bool {
    defer { missedReport = false }
    isPlacing = false
    return missedReport
  }
}

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
