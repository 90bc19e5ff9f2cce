import UIKit

/// A movement of the header: its current progress and the keyframes that follow it.
///
/// The header's composer owns the channels, which own the keyframes. `LayoutKeyframes`, which the app may
/// store, holds its channel weakly.
@MainActor final class KeyframeChannel {
  let source: HeaderProgressSource
  // Stored separately because it is read at each event: a copy of the source with its section costs 200
  // instructions.
  let movement: HeaderProgressSource.Movement
  let isOfSection: Bool
  let keyframes = LayoutKeyframes()
  var progress = MovementProgress()
  var views: [KeyframesOfView] = []
  var constraints = ConstraintKeyframes()
  /// A Boolean value that determines whether frames and horizontal translations are mirrored in a
  /// right-to-left layout.
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
