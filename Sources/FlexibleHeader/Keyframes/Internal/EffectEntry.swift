import HeaderEngine
import UIKit

/// An effect on one view.
@MainActor struct EffectEntry {
  let record: KeyframedView
  let channel: KeyframeChannel
  let track: PropertyTrack
  let action: KeyframeAction
  /// Whether Reduce Motion leaves the effect out.
  let isDecorative: Bool

  /// Returns whether the effect changes a view, or turns it into another one.
  func concerns(_ view: UIView) -> Bool {
    if case .morph(let morph) = action, morph.involves(view) { return true }
    return record.view === view
  }
}
