import HeaderEngine
import UIKit

/// An effect on one view.
@MainActor struct EffectEntry {
  let record: KeyframedView
  let channel: KeyframeChannel
  let track: PropertyTrack
  let action: KeyframeAction
  /// A Boolean value that indicates whether the effect is off while Reduce Motion is on.
  let isDecorative: Bool

  /// Returns whether the effect changes a view. A morph changes two.
  func concerns(_ view: UIView) -> Bool {
    if case .morph(let morph) = action, morph.involves(view) { return true }
    return record.view === view
  }
}
