import UIKit

/// A movement of the header: its present progress, and the keyframes that follow it.
///
/// The header's composer owns channels, and with them the keyframes. `LayoutKeyframes`, which users may keep, refers to
/// its channel weakly.
@MainActor final class KeyframeChannel {
  let source: HeaderProgressSource
  // Read at each event: a copy of the source with its section costs 200 instructions.
  let movement: HeaderProgressSource.Movement
  let isOfSection: Bool
  let keyframes = LayoutKeyframes()
  var progress = MovementProgress()
  var views: [KeyframesOfView] = []
  var constraints = ConstraintKeyframes()
  /// Whether frames and horizontal translations are mirrored in a right-to-left layout.
  var mirrors = true
  private(set) weak var composer: KeyframeComposer?

  init(_ source: HeaderProgressSource, of composer: KeyframeComposer) {
    self.source = source
    movement = source.movement
    isOfSection = source.section != nil
    self.composer = composer
    keyframes.channel = self
  }

  func keyframes(of view: UIView) -> KeyframesOfView? { views.first { $0.record.view === view } }
}
