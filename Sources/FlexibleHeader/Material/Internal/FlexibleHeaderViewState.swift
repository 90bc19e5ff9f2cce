import UIKit

// What a flexible header view remembers beside its engine.

/// Between its new height and its new center a header has no valid place: a safe area that changes meanwhile is reported
/// afterward.
struct PlacementGuard {
  private(set) var isPlacing = false
  private var missedReport = false

  mutating func begin() { isPlacing = true }

  /// Returns whether the safe area may be reported now; if not, it is due at the end of the placement.
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

/// The layer that casts the shadow, and the values that were applied last.
struct HeaderShadowLook {
  var color = UIColor.black
  /// The custom shadow layer, or `nil` if the header casts its shadow itself.
  var layer: CALayer?
  var intensityDidChange: ((CALayer, CGFloat) -> Void)?
  /// The opacity that was set last, 0...1.
  var opacity: Float = 0
  /// The intensity that the block received last, 0...1, or `nil` before the first call.
  var intensity: CGFloat?
}

/// A request to hide or show the status bar.
struct StatusBarRequest {
  /// The time after which the system must have asked the header's controller, in seconds.
  static let patience = 0.5

  /// When the request was made, in seconds.
  var time: TimeInterval
  /// A Boolean value that indicates whether it was checked that the request reached the system.
  var isChecked = false
}

/// What a header stores to call each override of an event once, under whichever name.
struct OriginalNamesState {
  /// A Boolean value that indicates whether the header may override events.
  var isSubclass = false
  /// A Boolean value that indicates whether the event passed one name and is on its way through the other.
  var isPassingOn = false
}
